import { turnoverRules } from '#operator/bets/requirements.ts';
import type { Database } from '#operator/core/context.ts';
import type { promotions } from '#operator/database/tables/promotions.tables.ts';
import { merchantOf, switchesIn } from '#operator/system/merchants.ts';
import { type GameType, gameTypes } from '@araw/contract/games/gameCodes';

type Terms = Pick<typeof promotions.$inferSelect, 'basis' | 'gameTypes' | 'factor'>;

/** What a regulator counts as products of their own. */
const products: Record<GameType, 'slots' | 'casino' | 'betting' | 'lottery' | 'bingo'> = {
  RNG: 'slots',
  FISH: 'slots',
  JL: 'slots',
  LIVE: 'casino',
  PVP: 'casino',
  SPORTS: 'betting',
  ESPORTS: 'betting',
  COCKFIGHT: 'betting',
  ELOTTO: 'lottery',
  LOTT: 'lottery',
  ELOTT: 'lottery',
  BINGO: 'bingo',
};

/** A category that is not among ours is a product of its own. */
const productsOf = (types: readonly string[]) =>
  new Set(types.map((type) => products[type as GameType] ?? type));

/** Whether the bets that earn a promotion's bonus, or release it, count in several products. */
export function mixesProducts(
  { basis, gameTypes: counting, factor }: Terms,
  weights: Readonly<Record<string, number>>,
): boolean {
  const earn = basis === 'bets' ? [...productsOf(counting ?? gameTypes)] : [];
  const release = factor > 0 ? [...productsOf(gameTypes.filter((type) => weights[type] !== 0))] : [];
  return new Set([...earn, ...release]).size > 1;
}

/** Whether the profile refuses a promotion for mixing products (CASH-21). */
export async function refusesMix(database: Database, terms: Terms): Promise<boolean> {
  if (switchesIn(await merchantOf({ database })).mixedBonuses) return false;
  const { weights } = await turnoverRules(database);
  return mixesProducts(terms, weights);
}
