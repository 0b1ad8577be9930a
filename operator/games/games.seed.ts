import { tileAddress, vendorIconAddress } from '#operator/art/names.ts';
import type { OperatorContext } from '#operator/core/context.ts';
import {
  categoryVendors,
  gameCategories,
  games,
  pastWinners,
  vendors,
} from '#operator/database/tables/games.tables.ts';
import { seedCatalogue } from './data/seedCatalogue.ts';
import { seedCategories, seedVendors } from './data/vendors.ts';
import { seedWinners } from './data/winners.ts';

/** All seeded rows of games; always the same. */
export function gameRows() {
  const catalogue = seedCatalogue();
  return {
    vendors: seedVendors.map(({ code, displayName }) => ({
      code,
      displayName,
      iconUrl: vendorIconAddress(code),
    })),
    categories: seedCategories.map(({ category, displayName }, position) => ({
      category,
      displayName,
      position,
    })),
    categoryVendors: seedCategories.flatMap(({ category, holds }) =>
      seedVendors
        .filter(({ games: counts }) => holds.some((gameType) => counts[gameType]))
        .map(({ code }, position) => ({ category, vendor: code, position })),
    ),
    games: catalogue.map(({ design, ...game }) => ({
      ...game,
      iconUrl: tileAddress(design),
    })),
    pastWinners: seedWinners(catalogue),
  };
}

export async function seedGames({ database }: OperatorContext): Promise<void> {
  const rows = gameRows();
  await database.insert(vendors).values(rows.vendors);
  await database.insert(gameCategories).values(rows.categories);
  await database.insert(categoryVendors).values(rows.categoryVendors);
  await database.insert(games).values(rows.games);
  await database.insert(pastWinners).values(rows.pastWinners);
}
