import {
  type Filters,
  filtersFor,
  type ListTab,
  type ListRequest,
} from '#machines/gameList/gameList.rules.ts';
import { onlyValue, vendorIn } from '#screens/shared/address/addressValues.ts';
import { gameClassifies, type ListedType, listGameType, minBets } from '@araw/contract/games/gameCodes';

export interface ListPlace {
  gameType: ListedType;
  tab: ListTab;
  filters: Filters;
}

export const tabs: readonly ListTab[] = ['all', 'hot', 'recent', 'fav'];

/** Maximum characters of a name; the operator accepts no more. */
const longestName = 100;

/**
 * The list that a query names (LIST-01…04). Ignores parameters that are unknown, repeated, too long or
 * for another game type.
 */
export function listPlaceOf(query: URLSearchParams): ListPlace {
  const gameType = listGameType(onlyValue(query, 'gameType'));
  const oneOf = <Value extends string>(values: readonly Value[], name: string) => {
    const given = onlyValue(query, name);
    return values.find((value) => value === given);
  };
  const filters: Filters = {
    vendor: vendorIn(query),
    name: nameIn(query),
    classify: oneOf(gameClassifies, 'gameClassify') ?? '',
    minBet: oneOf(minBets, 'minBet') ?? '',
  };
  return { gameType, tab: oneOf(tabs, 'type') ?? 'all', filters: filtersFor(gameType, filters) };
}

/** No game's name contains control or replacement characters. */
function nameIn(query: URLSearchParams): string {
  const name = onlyValue(query, 'gameName') ?? '';
  return name.length > longestName || /[\p{Cc}\uFFFD]/u.test(name) ? '' : name;
}

/** The address of a list; the inverse of `listPlaceOf`. */
export function listAddress({ gameType, tab, filters }: ListRequest): string {
  const query = new URLSearchParams({ gameType });
  if (tab !== 'all' && tab !== 'filter') query.set('type', tab);
  const named: [string, string][] = [
    ['vassalage', filters.vendor],
    ['gameClassify', filters.classify],
    ['minBet', filters.minBet],
    ['gameName', filters.name],
  ];
  for (const [name, value] of named) if (value !== '') query.set(name, value);
  return `/m/gameList?${query}`;
}
