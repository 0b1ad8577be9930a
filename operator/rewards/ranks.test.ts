import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '#operator/core/context.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { settlements } from '#operator/database/tables/bets.tables.ts';
import { bonuses } from '#operator/database/tables/bonuses.tables.ts';
import { jobPayments, jobs } from '#operator/database/tables/jobs.tables.ts';
import { rankAbsences, rankPrizes, rankResults } from '#operator/database/tables/ranks.tables.ts';
import { seedGames } from '#operator/games/games.seed.ts';
import { createHandlers } from '#operator/handlers.ts';
import { margin, runJobs } from '#operator/jobs/jobs.ts';
import { openingBalance } from '#operator/ledger/ledger.ts';
import { seedPrizes } from '#operator/seed/growth.ts';
import { merchant } from '#operator/seed/merchant.ts';
import { putOnBreak } from '#operator/testing/protection.ts';
import { visitor } from '#operator/testing/accounts.ts';
import { createTestAccounts } from '#operator/testing/database.ts';
import { cashIn, settleBet } from '#operator/testing/growth.ts';
import { createPaymentsContext, createProviderDouble } from '#operator/testing/payments.ts';
import { calls } from '@araw/contract/calls/calls';
import type { RankBoard, RankPeriod } from '@araw/contract/rewards/ranks';
import { rankJobs } from './ranks.ts';

const context = await createPaymentsContext(createProviderDouble());
const { database, clock } = context;
await seedGames(context);
afterAll(() => context.close());
const handlers = createHandlers({ sandbox: true });
const minute = 60_000;
const day = 24 * 60 * minute;
/** Each test has its own week: its Wednesday, noon in Manila, and the midnight after it. */
let noon = Date.UTC(2026, 2, 4, 4);
let midnight: number;
let members: number[];

const goTo = (moment: number) => {
  if (moment !== clock.now()) clock.shift(moment - clock.now());
};
const callerOf = (id: number): Caller => ({
  ...visitor,
  account: { id, name: '', type: 0, merchantCode: merchant.code },
});
const names = ['maria15', 'jose88', 'lito', 'gina_', 'rommel', 'dana', 'edwyn'];
let tests = 0;

beforeEach(async () => {
  noon += 35 * day;
  midnight = noon + day / 2;
  goTo(noon);
  await database.delete(jobPayments);
  await database.delete(jobs);
  await database.delete(rankPrizes);
  await database.insert(rankPrizes).values(seedPrizes);
  members = await createTestAccounts(database, names.length);
  tests++;
  for (const [at, id] of members.entries()) {
    await database
      .update(accounts)
      .set({ name: `${names[at]}.${tests}` })
      .where(eq(accounts.id, id));
    await openingBalance(database, id, 100_000, clock.now());
  }
  await turn();
});

const member = (at: number) => members[at] ?? 0;
const shown = async (board: RankBoard, period: RankPeriod, who: Caller = visitor) =>
  v.parse(calls.rank.response, await handlers.rank({ board, period }, who, context));
const listed = async (board: RankBoard = 'bets', period: RankPeriod = 'day') =>
  (await shown(board, period)).list.map(({ name, sum }) => [name.split('•')[0], sum]);
/** Two processes run the same turn. */
const turn = () => Promise.all([runJobs(context, rankJobs), runJobs(context, rankJobs)]);
const bet = (at: number, centavos: number) => settleBet(context, member(at), centavos);
const prizesOf = async (at: number) =>
  (
    await database
      .select()
      .from(bonuses)
      .where(eq(bonuses.accountId, member(at)))
  ).map(({ source, amount }) => [source.replace(/:[\d-]+:\d+$/, ''), amount]);

describe('the leaderboard', () => {
  it('[BEN-08] lists the highest totals, masked, with prizes, for visitors too', async () => {
    await bet(0, 6_420_000);
    await bet(1, 5_180_000);
    await bet(3, 100);
    const rank = await shown('bets', 'day');
    expect(rank.list).toEqual([
      { place: 1, name: `ma•••.${tests}`, sum: 64_200, prize: 800, own: false },
      { place: 2, name: `jo•••.${tests}`, sum: 51_800, prize: 500, own: false },
      { place: 3, name: `gi•••.${tests}`, sum: 1, prize: 300, own: false },
    ]);
    expect(rank).toMatchObject({ own: null, endsAt: midnight, now: clock.now(), timeZone: 'Asia/Manila' });
    expect(rank.prizes).toEqual([
      { first: 1, last: 1, prize: 800 },
      { first: 2, last: 2, prize: 500 },
      { first: 3, last: 3, prize: 300 },
      { first: 4, last: 7, prize: 100 },
      { first: 8, last: 50, prize: 50 },
    ]);
    expect(await listed('deposits')).toEqual([]);
  });

  it('[BEN-08] covers the merchant’s day, week from Monday, and month', async () => {
    goTo(noon - 3 * day);
    await bet(0, 500);
    goTo(noon - 2 * day);
    await bet(0, 300);
    goTo(noon);
    await bet(0, 200);
    expect([
      await listed('bets', 'day'),
      await listed('bets', 'week'),
      await listed('bets', 'month'),
    ]).toEqual([[['ma', 2]], [['ma', 5]], [['ma', 10]]]);
    goTo(midnight - 1);
    expect(await listed()).toEqual([['ma', 2]]);
    goTo(midnight);
    expect(await listed()).toEqual([]);
  });

  it('[BEN-08] ranks ties by who got there first', async () => {
    await bet(1, 600);
    goTo(noon + minute);
    await bet(0, 1_000);
    goTo(noon + 2 * minute);
    await bet(1, 400);
    expect(await listed()).toEqual([
      ['ma', 10],
      ['jo', 10],
    ]);
    await bet(1, 1);
    expect((await listed())[0]).toEqual(['jo', 10.01]);
  });

  it('[BEN-08] [CASH-18] follows voided bets and reversed deposits', async () => {
    const won = await bet(0, 1_000);
    await bet(1, 500);
    const reverse = await cashIn(context, member(0), '700');
    await cashIn(context, member(1), '600.5');
    expect(await listed('deposits')).toEqual([
      ['ma', 700],
      ['jo', 600.5],
    ]);
    await settleBet(context, member(0), 1_000, { ...won, result: 'voided' });
    await reverse();
    expect([await listed('bets'), await listed('deposits')]).toEqual([[['jo', 5]], [['jo', 600.5]]]);
  });

  it('[BEN-08] shows members their own rank and the gap to the one above', async () => {
    await bet(0, 3_000);
    await bet(1, 1_234);
    expect((await shown('bets', 'day', callerOf(member(1)))).own).toEqual({
      place: 2,
      sum: 12.34,
      prize: 500,
      behind: { place: 1, sum: 17.66, prize: 800 },
      out: false,
      excluded: false,
    });
    expect((await shown('bets', 'day', callerOf(member(0)))).own).toMatchObject({ place: 1, behind: null });
    expect((await shown('bets', 'day', callerOf(member(2)))).own).toMatchObject({
      place: null,
      sum: 0,
      behind: null,
    });
    const [trial = 0] = await createTestAccounts(database, 1, 4);
    const asTrial: Caller = { ...visitor, account: { id: trial, name: '', type: 4, merchantCode: '' } };
    expect((await shown('bets', 'day', asTrial)).own).toBeNull();
  });

  it('[BEN-08] lists fifty, and shows the fifty-first the gap to the list', async () => {
    const many = await createTestAccounts(database, 52);
    for (const [at, id] of many.entries()) await settleBet(context, id, 10_000 - at);
    const last = await shown('bets', 'day', callerOf(many[51] ?? 0));
    expect(last.list).toHaveLength(50);
    expect(last.list.at(-1)).toMatchObject({ place: 50, prize: 50, own: false });
    expect(last.own).toMatchObject({ place: 52, prize: 0, behind: { place: 50, sum: 0.02, prize: 50 } });
    expect((await shown('bets', 'day', callerOf(many[49] ?? 0))).list.at(-1)?.own).toBe(true);
  });

  it('[BEN-08] leaves out hidden members, self-excluded members and closed accounts', async () => {
    for (const at of [0, 1, 2, 3]) await bet(at, 1_000 - at);
    const own = callerOf(member(0));
    expect(await handlers.setRankPresence({ out: true }, own, context)).toEqual({ out: true });
    await handlers.setRankPresence({ out: true }, own, context);
    await putOnBreak(context, member(1), clock.now() + 1);
    await database
      .update(accounts)
      .set({ disabled: true })
      .where(eq(accounts.id, member(2)));
    expect(await listed()).toEqual([['gi', 9.97]]);
    expect((await shown('bets', 'day', own)).own).toMatchObject({ place: null, sum: 10, out: true });
    expect((await shown('bets', 'day', callerOf(member(1)))).own).toMatchObject({ excluded: true });
    await handlers.setRankPresence({ out: false }, own, context);
    expect((await listed())[0]).toEqual(['ma', 10]);
    expect(await database.$count(rankAbsences)).toBe(0);
  });
});

describe('the prizes', () => {
  it('[BEN-08] [BEN-13] for a closed day are given once, to be claimed; later changes have no effect', async () => {
    await bet(0, 3_000);
    const second = await bet(1, 2_000);
    await cashIn(context, member(2), '500');
    goTo(midnight + margin - 1);
    await turn();
    expect(await prizesOf(0)).toEqual([]);
    goTo(midnight + margin);
    await turn();
    await turn();
    expect([await prizesOf(0), await prizesOf(1), await prizesOf(2)]).toEqual([
      [['rank:bets:day', 80_000]],
      [['rank:bets:day', 50_000]],
      [['rank:deposits:day', 80_000]],
    ]);
    const { list } = await handlers.rewards({ language: 'EN' }, callerOf(member(0)), context);
    expect(list).toMatchObject([
      {
        title: 'Ranking prize',
        state: 'claimable',
        amount: 800,
        turnover: 800,
        endsAt: midnight + margin + 7 * day,
      },
    ]);
    await settleBet(context, member(1), 2_000, { ...second, settledAt: clock.now(), result: 'voided' });
    await turn();
    const kept = await database
      .select()
      .from(rankResults)
      .where(eq(rankResults.accountId, member(1)));
    expect(kept).toMatchObject([{ place: 2, sum: 2_000, prize: 50_000 }]);
    expect(kept[0]?.bonusId).not.toBeNull();
    expect(await prizesOf(1)).toHaveLength(1);
    expect(await listed()).toEqual([]);
  });

  it('[BEN-08] for weeks and months come at their end; members hidden at that time get none', async () => {
    await bet(0, 3_000);
    await bet(1, 2_000);
    await handlers.setRankPresence({ out: true }, callerOf(member(0)), context);
    goTo(noon + 40 * day);
    await turn();
    expect(await prizesOf(0)).toEqual([]);
    expect(
      (await prizesOf(1)).toSorted(([one], [other]) => String(one).localeCompare(String(other))),
    ).toEqual([
      ['rank:bets:day', 80_000],
      ['rank:bets:month', 1_500_000],
      ['rank:bets:week', 500_000],
    ]);
    await handlers.setRankPresence({ out: false }, callerOf(member(0)), context);
    noon += 35 * day;
  });

  it('[BEN-08] are those in effect on the first day of the period', async () => {
    await database.insert(rankPrizes).values({
      board: 'bets',
      period: 'day',
      fromDay: new Date(midnight + day / 2).toISOString().slice(0, 10),
      firstPlace: 1,
      lastPlace: 1,
      amount: 7,
      factor: 0,
      turnoverDays: 1,
      claimDays: 1,
    });
    await bet(0, 1_000);
    await bet(1, 900);
    goTo(midnight);
    await bet(0, 1_000);
    await bet(1, 900);
    goTo(midnight + day + margin);
    await turn();
    expect((await prizesOf(0)).map(([, amount]) => amount)).toEqual([80_000, 7]);
    expect((await prizesOf(1)).map(([, amount]) => amount)).toEqual([50_000]);
    expect(await database.$count(settlements)).toBeGreaterThan(0);
  });
});
