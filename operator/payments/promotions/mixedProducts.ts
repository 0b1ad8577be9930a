import { productsOf, releasingProducts } from '#operator/bets/products.ts';
import { turnoverRules } from '#operator/bets/requirements.ts';
import type { Database } from '#operator/core/context.ts';
import type { promotions } from '#operator/database/tables/promotions.tables.ts';
import { merchantOf, switchesIn } from '#operator/system/merchants.ts';
import { gameTypes } from '@araw/contract/games/gameCodes';

type Terms = Pick<typeof promotions.$inferSelect, 'basis' | 'gameTypes' | 'factor'>;

/** Whether the bets that earn a promotion's bonus, or release it, count in several products. */
export function mixesProducts(
  { basis, gameTypes: counting, factor }: Terms,
  weights: Readonly<Record<string, number>>,
): boolean {
  const earn = basis === 'bets' ? productsOf(counting ?? gameTypes) : [];
  const release = factor > 0 ? releasingProducts(weights) : [];
  return new Set([...earn, ...release]).size > 1;
}

/** Whether the profile refuses a promotion for mixing products (CASH-21). */
export async function refusesMix(database: Database, terms: Terms): Promise<boolean> {
  if (switchesIn(await merchantOf({ database })).mixedBonuses) return false;
  const { weights } = await turnoverRules(database);
  return mixesProducts(terms, weights);
}
