import type { Caller, OperatorContext } from '#operator/core/context.ts';
import { goods, pointRates } from '#operator/database/tables/mall.tables.ts';
import { postPoints } from '#operator/mall/pointsBook.ts';
import { seedGoods, seedPointRates } from '#operator/seed/mall.ts';
import { visitor } from './accounts.ts';
import { createTestAccounts } from './database.ts';

/** The seed's goods and rates. */
export async function stockMall({ database }: OperatorContext): Promise<void> {
  await database.insert(pointRates).values(seedPointRates);
  await database.insert(goods).values(seedGoods);
}

export interface Collector {
  id: number;
  caller: Caller;
}

/** A member with this many points, and nothing else. */
export async function createCollector(
  { database, clock }: OperatorContext,
  points: number,
): Promise<Collector> {
  const [id = 0] = await createTestAccounts(database, 1);
  if (points > 0) {
    const movement = { kind: 'opening', reference: '', accountId: id, points, at: clock.now() } as const;
    await postPoints(database, { key: `opening:${id}`, ...movement });
  }
  const account = { id, name: `player${id}`, type: 0, merchantCode: 'ARAW' } as const;
  return { id, caller: { ...visitor, account } };
}
