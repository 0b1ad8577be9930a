import type { GameType } from '@araw/contract/games/gameCodes';
import type { Vendor, VendorConfig } from '@araw/contract/games/games';

/** Esports vendors that operators list under SPORTS. */
const esportsVendors = ['AV', 'AI', 'IMES', 'TF', 'IA'];
/** The slot vendor group with a category of its own (ENT-03). */
const jlVendor = 'JL';
/** Lists that show beside the menu instead of on their own page (ENT-01). */
const inPlace: GameType[] = ['LOTT', 'ELOTT', 'ELOTTO', 'SPORTS'];
/** Categories that always have their own page, however many vendors they have (ENT-01). */
const withPage: GameType[] = ['RNG', 'FISH', 'JL', 'PVP', 'BINGO'];

export interface Category {
  gameType: GameType;
  /** The operator's own name; only BINGO uses it (ENT-02). */
  displayName: string;
  vendors: Vendor[];
}

/** A tab of the game menu and what a tap on it does. */
export type EntranceTab =
  | { id: 'HOME' | 'HOT' | 'PROMO' }
  | ({ id: GameType; opens: 'inPlace' | 'page' | 'vendor' } & Category);

/**
 * The operator's categories in its order, with esports vendors split out of SPORTS into ESPORTS and the JL
 * vendor out of RNG into JL (ENT-03). Categories without a vendor are left out.
 */
export function categoriesOf({ sorting, mapping }: VendorConfig): Category[] {
  const split = (gameType: GameType, displayName: string, vendors: Vendor[]): Category[] => {
    const leaves = (vendor: Vendor) =>
      (gameType === 'SPORTS' && esportsVendors.includes(vendor.vassalage)) ||
      (gameType === 'RNG' && vendor.vassalage === jlVendor);
    const goesTo: GameType = gameType === 'SPORTS' ? 'ESPORTS' : 'JL';
    return [
      { gameType, displayName, vendors: vendors.filter((vendor) => !leaves(vendor)) },
      { gameType: goesTo, displayName: '', vendors: vendors.filter(leaves) },
    ];
  };

  const merged = new Map<GameType, Category>();
  for (const { gameCategory, displayName, vendorNames } of sorting) {
    const vendors = mapping[gameCategory] ?? [];
    const known = vendorsByName(vendors);
    const named = vendorNames.flatMap((name) => known.get(name) ?? vendors.filter(isCalled(name)));
    // An order of categories alone leaves the vendors as they are.
    const ordered = vendorNames.length === 0 ? vendors : named;
    for (const category of split(gameCategory, displayName, ordered)) {
      const before = merged.get(category.gameType);
      merged.set(category.gameType, {
        gameType: category.gameType,
        displayName: before?.displayName || category.displayName,
        vendors: uniqueVendors([...(before?.vendors ?? []), ...category.vendors]),
      });
    }
  }
  return [...merged.values()].filter(({ vendors }) => vendors.length > 0);
}

function vendorsByName(vendors: Vendor[]) {
  const byName = new Map<string, Vendor[]>();
  for (const vendor of vendors) {
    const namesakes = byName.get(vendor.accountTypeName);
    if (namesakes) namesakes.push(vendor);
    else byName.set(vendor.accountTypeName, [vendor]);
  }
  return byName;
}

/** Operators may order vendors by code or by display name (NET-11). */
const isCalled =
  (name: string) =>
  ({ vassalage, displayName }: Vendor) =>
    vassalage === name || displayName === name;

export function uniqueVendors(vendors: readonly Vendor[]): Vendor[] {
  return [...new Map(vendors.map((vendor) => [vendor.vassalage, vendor])).values()];
}

/** HOME first, hot, the categories in the operator's order, PROMO last (ENT-01, ENT-02). */
export function entranceTabs(config: VendorConfig): EntranceTab[] {
  const opens = ({ gameType, vendors }: Category) => {
    if (inPlace.includes(gameType)) return 'inPlace';
    return withPage.includes(gameType) || vendors.length > 1 ? 'page' : 'vendor';
  };
  const categories = categoriesOf(config).map((category): EntranceTab => ({
    id: category.gameType,
    opens: opens(category),
    ...category,
  }));
  return [{ id: 'HOME' }, { id: 'HOT' }, ...categories, { id: 'PROMO' }];
}

/** The page of a category (ENT-01, CAT-01). */
export function categoryPath(gameType: GameType): string {
  switch (gameType) {
    case 'RNG':
      return '/m/rng';
    case 'JL':
      return '/m/jl-slot';
    case 'FISH':
      return '/m/fish';
    case 'PVP':
      return '/m/pvp';
    case 'LIVE':
      return '/m/live';
    case 'SPORTS':
      return '/m/sports';
    case 'ESPORTS':
      return '/m/esports';
    case 'LOTT':
      return '/m/lott';
    case 'ELOTT':
    case 'ELOTTO':
      return '/m/elott';
    case 'BINGO':
      return '/m/gameList?gameType=RNG&vassalage=FC';
    case 'COCKFIGHT':
      return '/m/gameList?gameType=COCKFIGHT';
  }
}
