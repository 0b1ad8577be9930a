import type { GameClassify, ListedType, MinBet } from '@araw/contract/games/gameCodes';
import { covers } from '@araw/contract/games/gameCodes';
import type { Vendor, VendorConfig } from '@araw/contract/games/games';
import { categoriesOf, uniqueVendors } from '../gameEntrance/gameEntrance.rules.ts';

export type ListTab = 'all' | 'hot' | 'recent' | 'fav';

export interface Filters {
  /** Vendor code; '' is all. */
  vendor: string;
  /** Trimmed name search. */
  name: string;
  classify: GameClassify | '';
  /** Pesos; '' is all. */
  minBet: MinBet;
}

export const noFilters: Filters = { vendor: '', name: '', classify: '', minBet: '' };

export const isUnfiltered = (filters: Filters) => Object.values(filters).every((value) => value === '');

/** Only RNG has the classify and minimum-bet filters (LIST-03). */
export function filtersFor(gameType: ListedType, filters: Filters): Filters {
  const trimmed = { ...filters, name: filters.name.trim() };
  return gameType === 'RNG' ? trimmed : { ...trimmed, classify: '', minBet: '' };
}

/** The vendors of the games in a list, each once; ELOTT isn't part of the filter (LIST-03, ENT-03). */
export function filterVendors(config: VendorConfig, gameType: ListedType): Vendor[] {
  if (gameType === 'ELOTT') return [];
  const listed = covers(gameType);
  const shown = categoriesOf(config).filter((category) => listed.includes(category.gameType));
  return uniqueVendors(shown.flatMap((category) => category.vendors));
}

/** The page for another game type (LIST-07). */
export const gameTypePath = (gameType: ListedType) =>
  gameType === 'LOTT' ? '/m/lottery' : `/m/gameList?gameType=${gameType}`;

export interface ListRequest {
  gameType: ListedType;
  tab: ListTab | 'filter';
  filters: Filters;
}
