import type { GameClassify, ListedType, MinBet } from '#services/contract/gameCodes.ts';
import { covers } from '#services/contract/gameCodes.ts';
import type { Vendor, VendorConfig } from '#services/contract/games.ts';
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

/** Classify and minimum bet are offered for RNG alone (LIST-03). */
export function filtersFor(gameType: ListedType, filters: Filters): Filters {
  const trimmed = { ...filters, name: filters.name.trim() };
  return gameType === 'RNG' ? trimmed : { ...trimmed, classify: '', minBet: '' };
}

/** The vendors of the games that a list shows, each once; ELOTT is no part of the filter (LIST-03, ENT-03). */
export function filterVendors(config: VendorConfig, gameType: ListedType): Vendor[] {
  if (gameType === 'ELOTT') return [];
  const listed = covers(gameType);
  const shown = categoriesOf(config).filter((category) => listed.includes(category.gameType));
  return uniqueVendors(shown.flatMap((category) => category.vendors));
}

/** Where picking another game type leads (LIST-07). */
export const gameTypePath = (gameType: ListedType) =>
  gameType === 'LOTT' ? '/m/lottery' : `/m/gameList?gameType=${gameType}`;

/** Which list its pages are asked by. */
export interface ListRequest {
  gameType: ListedType;
  tab: ListTab | 'filter';
  filters: Filters;
}
