import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { jobPayments, jobs } from '#operator/database/tables/jobs.tables.ts';
import { pointCarries, pointRates } from '#operator/database/tables/mall.tables.ts';
import { seedGames } from '#operator/games/games.seed.ts';
import { games } from '#operator/database/tables/games.tables.ts';
import { margin, runJobs } from '#operator/jobs/jobs.ts';
import { settleBet } from '#operator/testing/growth.ts';
import { createTestAccounts } from '#operator/testing/database.ts';
import { createCollector, stockMall } from '#operator/testing/mall.ts';
import { createPaymentsContext } from '#operator/testing/payments.ts';
import { pointsJob } from './earning.ts';
import { auditPoints, pointsOf } from './pointsBook.ts';

const context = await createPaymentsContext();
const { database, clock } = context;
await seedGames(context);
await stockMall(context);
const [live] = await database.select().from(games).where(eq(games.gameType, 'LIVE')).limit(1);
const liveGame = live?.gameId ?? '';
const [slot] = await database.select().from(games).where(eq(games.gameId, 'JL-001'));
afterAll(() => context.close());
const hour = 3_600_000;
/** A Wednesday, noon in Manila. */
const noon = Date.UTC(2026, 2, 4, 4);
let member: number;

const goTo = (moment: number) => {
  if (moment !== clock.now()) clock.shift(moment - clock.now());
};
/** Two processes run the same turn. */
const turn = () => Promise.all([runJobs(context, [pointsJob]), runJobs(context, [pointsJob])]);
const endHour = async () => {
  goTo((Math.floor(clock.now() / hour) + 1) * hour + margin);
  await turn();
};
const points = (id = member) => pointsOf(database, id);
const parts = async () => {
  const [carry] = await database.select().from(pointCarries).where(eq(pointCarries.accountId, member));
  return carry?.parts ?? 0;
};

beforeEach(async () => {
  await database.delete(jobPayments);
  await database.delete(jobs);
  goTo(noon);
  ({ id: member } = await createCollector(context, 0));
  await turn();
});

describe('points from valid bets', () => {
  it('[BEN-04] [BEN-13] are credited when the hour ends, once, and not before', async () => {
    await settleBet(context, member, 30_000);
    await turn();
    goTo(noon + hour + margin - 1);
    await turn();
    expect(await points()).toBe(0);
    goTo(noon + hour + margin);
    await turn();
    await turn();
    expect(await points()).toBe(3);
    expect(await auditPoints(database)).toEqual({ total: 0, wrongBalances: 0, wrongOrders: 0 });
  });

  it('[BEN-04] carry over fractions: the last centavo makes it a full point', async () => {
    await settleBet(context, member, 9_999);
    await endHour();
    expect([await points(), await parts()]).toEqual([0, 999_900]);
    await settleBet(context, member, 1);
    await endHour();
    expect([await points(), await parts()]).toEqual([1, 0]);
    await settleBet(context, member, 25_001);
    await endHour();
    expect([await points(), await parts()]).toEqual([3, 500_100]);
  });

  it('[BEN-04] add up across categories with different rates, each bet at its own', async () => {
    await settleBet(context, member, 5_000);
    await settleBet(context, member, 9_999, { gameId: liveGame });
    await endHour();
    expect([await points(), await parts()]).toEqual([0, 999_950]);
    await settleBet(context, member, 1, { gameId: liveGame });
    await endHour();
    expect([await points(), await parts()]).toEqual([1, 0]);
  });

  it('[BEN-04] [CASH-18] exclude tied and voided bets, and those of trial players', async () => {
    await settleBet(context, member, 50_000, { result: 'tied' });
    await settleBet(context, member, 50_000, { result: 'voided' });
    const [trial = 0] = await createTestAccounts(database, 1, 4);
    const [agent = 0] = await createTestAccounts(database, 1, 2);
    await settleBet(context, trial, 50_000);
    await settleBet(context, agent, 50_000);
    await endHour();
    expect([await points(), await points(trial), await points(agent)]).toEqual([0, 0, 5]);
  });

  it('[BEN-13] [CASH-18] are never taken back: a bet settled again counts in the next hour, and later bets offset it', async () => {
    const bet = await settleBet(context, member, 25_000);
    await endHour();
    expect(await points()).toBe(2);
    await settleBet(context, member, 25_000, { ...bet, result: 'voided', settledAt: clock.now() });
    await endHour();
    expect([await points(), await parts()]).toEqual([2, -2_000_000]);
    await settleBet(context, member, 29_999);
    await endHour();
    expect([await points(), await parts()]).toEqual([2, 999_900]);
    await settleBet(context, member, 1);
    await endHour();
    expect(await points()).toBe(3);
  });

  it('[BEN-04] [BEN-11] use the rate of the day on which a bet was first settled', async () => {
    const bet = await settleBet(context, member, 100_000);
    await endHour();
    expect(await points()).toBe(10);
    await database
      .insert(pointRates)
      .values({ gameType: slot?.gameType ?? '', fromDay: '2026-03-05', rate: 300 });
    goTo(noon + 24 * hour);
    // A correction takes the ten points earned then, whatever a bet earns today.
    await settleBet(context, member, 100_000, { ...bet, result: 'voided', settledAt: clock.now() });
    await settleBet(context, member, 100_000, { placedAt: noon });
    await endHour();
    expect(await points()).toBe(10 - 10 + 30);
    await database.delete(pointRates).where(eq(pointRates.fromDay, '2026-03-05'));
  });

  it('[BEN-13] for several missed hours are credited in one turn, each with its first and last moment', async () => {
    await settleBet(context, member, 10_000);
    goTo(noon + hour - 1);
    await settleBet(context, member, 10_000);
    goTo(noon + hour);
    await settleBet(context, member, 10_000);
    goTo(noon + 5 * hour + margin);
    await turn();
    const paid = await database
      .select()
      .from(jobPayments)
      .where(eq(jobPayments.accountId, member))
      .orderBy(jobPayments.begins);
    expect(paid.map(({ begins, amount }) => [begins - noon, amount])).toEqual([
      [0, 2],
      [hour, 1],
    ]);
    expect(await points()).toBe(3);
  });
});
