import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { moveMember } from '#operator/agents/moves.ts';
import type { Caller } from '#operator/core/context.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { agentRates } from '#operator/database/tables/downlineRebates.tables.ts';
import { commissionDays, commissions } from '#operator/database/tables/commissions.tables.ts';
import { jobPayments, jobs } from '#operator/database/tables/jobs.tables.ts';
import { ledgerDaySums } from '#operator/database/tables/ledger.tables.ts';
import { rebateRates } from '#operator/database/tables/rebates.tables.ts';
import { merchants } from '#operator/database/tables/system.tables.ts';
import { catalogueOf } from '#operator/games/catalogue.ts';
import { seedGames } from '#operator/games/games.seed.ts';
import { createHandlers } from '#operator/handlers.ts';
import { margin, runJobs } from '#operator/jobs/jobs.ts';
import { auditLedger, isSound } from '#operator/ledger/audit.ts';
import { houseBalance, pocketsOf } from '#operator/ledger/ledger.ts';
import { merchant } from '#operator/seed/merchant.ts';
import { refusalOf, visitor } from '#operator/testing/accounts.ts';
import { createTestContext } from '#operator/testing/context.ts';
import { createTestAccounts } from '#operator/testing/database.ts';
import { settleBet } from '#operator/testing/growth.ts';
import { setFlag } from '#operator/testing/system.ts';
import { calls } from '@araw/contract/calls/calls';
import type { IncomeGroup } from '@araw/contract/agents/incomeGroups';
import { commissionJob } from './commissions.ts';

const context = await createTestContext();
const { database, clock } = context;
await database.insert(merchants).values(merchant);
await seedGames(context);
afterAll(() => context.close());

const handlers = createHandlers({ sandbox: true });
const catalogue = await catalogueOf(context);
const gameOf = (gameType: string) =>
  [...catalogue.byId.values()].find((game) => game.gameType === gameType)?.gameId ?? '';
const [slot, fishing, live] = ['RNG', 'FISH', 'LIVE'].map(gameOf);

const day = 86_400_000;
/** Noon of 4 March 2026 in Manila, and the midnight after it. */
const noon = Date.UTC(2026, 2, 4, 4);
const midnight = noon + day / 2;
const goTo = (moment: number) => moment !== clock.now() && clock.shift(moment - clock.now());
const turn = () => runJobs(context, [commissionJob]);
/** Closes the days that have ended by then. */
async function close(days = 1) {
  goTo(midnight + (days - 1) * day + margin);
  await turn();
}

interface Member {
  id: number;
  name: string;
}
let top: Member;
let middle: Member;
let member: Member;

async function account(type: 0 | 1, upline: Member | null): Promise<Member> {
  const [id = 0] = await createTestAccounts(database, 1, type);
  const [row] = await database
    .update(accounts)
    .set({ merchantCode: merchant.code, ...(upline && { uplineId: upline.id }) })
    .where(eq(accounts.id, id))
    .returning();
  return { id, name: row!.name };
}
const callerOf = ({ id, name }: Member): Caller => ({
  ...visitor,
  account: { id, name, type: 1, merchantCode: merchant.code },
});
const rate = (to: Member, given: Record<string, number>, fromDay = '2026-03-01') =>
  database.insert(agentRates).values(
    Object.entries(given).map(([gameType, one]) => ({
      accountId: to.id,
      gameType,
      fromDay,
      rate: one,
      givenAt: 0,
    })),
  );
const bet = (valid: number, changes: Parameters<typeof settleBet>[3] = {}, who = member) =>
  settleBet(context, who.id, valid, { gameId: slot, ...changes });
const cashOf = async ({ id }: Member) => (await pocketsOf(database, id)).cash;
const cash = async () => Promise.all([cashOf(top), cashOf(middle), cashOf(member)]);

const income = async (
  who: Member,
  more: { by?: IncomeGroup; period?: 'today' | 'yesterday' | '7days'; cursor?: string } = {},
) =>
  v.parse(
    calls.rebateIncome.response,
    await handlers.rebateIncome(
      { period: '7days', from: '', to: '', cursor: '', by: 'day', ...more },
      callerOf(who),
      context,
    ),
  );

beforeEach(async () => {
  goTo(noon);
  for (const table of [commissionDays, commissions, jobPayments, jobs, agentRates]) {
    await database.delete(table);
  }
  top = await account(1, null);
  middle = await account(1, top);
  member = await account(0, middle);
  await rate(top, { RNG: 80, FISH: 60 });
  await rate(middle, { RNG: 50, FISH: 60 });
  await rate(member, { RNG: 20 });
  await turn();
});

describe('[TEAM-12] what a line earns on a day', () => {
  it('each agent gets their own rate minus the rate of the next below, rounded down to the centavo', async () => {
    await bet(33_333);
    await bet(100, { gameId: fishing });
    await close();
    // 0.30% of 333.33, and nothing from fishing, where every agent passed the full rate on.
    expect(await cash()).toEqual([99, 99, 0]);
    expect(await houseBalance(database, 'house:agents')).toBe(-198);
    const kept = await database.select().from(commissions).orderBy(commissions.agentId, commissions.gameType);
    const common = { memberId: member.id, day: '2026-03-04', period: '2026-03-04', version: 1 };
    const fish = { ...common, gameType: 'FISH', valid: 100 };
    const slots = { ...common, gameType: 'RNG', valid: 33_333 };
    expect(kept).toEqual([
      { ...fish, agentId: top.id, childId: middle.id, rate: 60, below: 60, amount: 0 },
      { ...slots, agentId: top.id, childId: middle.id, rate: 80, below: 50, amount: 99 },
      { ...fish, agentId: middle.id, childId: member.id, rate: 60, below: 0, amount: 0 },
      { ...slots, agentId: middle.id, childId: member.id, rate: 50, below: 20, amount: 99 },
    ]);
  });

  it.each([
    ['the last bet that earns a centavo', 334, [1, 1]],
    ['a centavo less', 333, [0, 0]],
  ])('%s', async (_what, valid, [first, second]) => {
    await bet(valid);
    await close();
    expect(await cash()).toEqual([first, second, 0]);
  });

  it.each(['won', 'lost', 'tied', 'refunded', 'voided'] as const)('for a bet that is %s', async (result) => {
    await bet(10_000, { result });
    await close();
    const counts = result === 'won' || result === 'lost' ? 30 : 0;
    expect(await cash()).toEqual([counts, counts, 0]);
  });

  it('an agent earns nothing on their own bets; agents above do', async () => {
    await bet(10_000, {}, middle);
    await bet(10_000, {}, top);
    await close();
    expect(await cash()).toEqual([30, 0, 0]);
  });

  it('a category without rates, and a member without a line, earn nothing for anyone', async () => {
    await bet(10_000, { gameId: live });
    await bet(10_000, {}, await account(0, null));
    await close();
    expect(await cash()).toEqual([0, 0, 0]);
    expect(await database.$count(jobPayments)).toBe(0);
  });

  it('no rate counts for more than the rate above it', async () => {
    await rate(top, { RNG: 30 }, '2026-03-04');
    await rate(member, { RNG: 60 }, '2026-03-04');
    await bet(10_000);
    await close();
    expect(await cash()).toEqual([0, 0, 0]);
    await rate(member, { RNG: 10 }, '2026-03-05');
    await bet(10_000);
    await close(2);
    expect(await cash()).toEqual([0, 20, 0]);
  });

  it('rates apply from their day on, to the millisecond', async () => {
    await rate(middle, { RNG: 80 }, '2026-03-05');
    goTo(midnight - 1);
    await bet(10_000);
    goTo(midnight);
    await bet(20_000);
    await close(2);
    expect(await cash()).toEqual([30, 30 + 120, 0]);
  });

  it('[TEAM-11] a branch that moves earns its old line bets before midnight, and the new one the rest', async () => {
    const next = await account(1, null);
    await rate(next, { RNG: 100, FISH: 60 });
    await moveMember(context, { account: middle.name, superior: next.name });
    goTo(midnight - 1);
    const before = await bet(10_000);
    goTo(midnight);
    await bet(20_000);
    // Taken back from the agents who earned it.
    await bet(4_000, { ...before, valid: 4_000, settledAt: clock.now() });
    await close(2);
    expect([...(await cash()), await cashOf(next)]).toEqual([30, 30 + 60 - 18, 0, 100]);
    await bet(10_000);
    await close(3);
    expect([...(await cash()), await cashOf(next)]).toEqual([30, 102, 0, 150]);
  });
});

describe('[TEAM-12] a bet that is settled again', () => {
  it('before its day closes counts with its latest result', async () => {
    const one = await bet(30_000);
    await bet(10_000, { ...one, valid: 10_000, settledAt: clock.now() });
    await close();
    expect(await cash()).toEqual([30, 30, 0]);
  });

  it('afterwards changes the next day by the difference, at its own day’s rates; a negative amount is carried', async () => {
    const one = await bet(30_000);
    await close();
    expect(await cash()).toEqual([90, 90, 0]);
    await rate(top, { RNG: 50 }, '2026-03-05');
    await bet(30_000, { ...one, result: 'voided', settledAt: clock.now() });
    await bet(10_000);
    await close(2);
    expect(await cash()).toEqual([90, 90, 0]);
    expect(
      await database
        .select()
        .from(commissionDays)
        .where(and(eq(commissionDays.agentId, middle.id), eq(commissionDays.day, '2026-03-05'))),
    ).toEqual([
      {
        agentId: middle.id,
        day: '2026-03-05',
        earned: -60,
        carriedIn: 0,
        due: 0,
        carriedOut: -60,
        paidAt: null,
        number: null,
      },
    ]);
    await close(3);
    await bet(30_000, { settledAt: clock.now() });
    await close(4);
    expect(await cash()).toEqual([90, 90 + 30, 0]);
    await bet(20_000);
    expect((await income(top)).totals).toEqual({
      valid: 600,
      closed: 0,
      open: 0,
      settled: 0.9,
      carried: -0.9,
    });
    expect((await income(middle)).totals).toEqual({
      valid: 600,
      closed: 1.2,
      open: 0.6,
      settled: 1.2,
      carried: 0,
    });
  });

  it('rounds a day once, however often it is counted', async () => {
    await bet(334);
    await bet(333);
    const one = await bet(333);
    await close();
    expect((await cash())[1]).toBe(3);
    await bet(333, { ...one, result: 'voided', settledAt: clock.now() });
    await bet(0, {});
    await close(2);
    const amounts = await database
      .select({ version: commissions.version, valid: commissions.valid, amount: commissions.amount })
      .from(commissions)
      .where(eq(commissions.agentId, middle.id))
      .orderBy(commissions.version);
    expect(amounts).toEqual([
      { version: 1, valid: 1_000, amount: 3 },
      { version: 2, valid: -333, amount: -1 },
    ]);
  });
});

describe('[TEAM-12] [BEN-09] the rate that pays the bettor', () => {
  const rebateOf = async (who: Member) =>
    (
      await handlers.rebate(
        { language: 'EN' },
        { ...callerOf(who), account: { ...callerOf(who).account!, type: 0 } },
        context,
      )
    ).rows.map(({ day: of, rate: paid, rebate }) => [of, paid, rebate]);

  it('is the level’s until the merchant’s day, then the member’s own; the line earns the same', async () => {
    await database
      .update(merchants)
      .set({ whitelabel: merchant.whitelabel, rebates: { byLineFrom: '2026-03-05' } });
    await database.delete(rebateRates);
    await database.insert(rebateRates).values({ gameType: 'RNG', fromDay: '2026-03-01', rate: 70 });
    await bet(10_000);
    const other = await account(0, middle);
    await bet(10_000, {}, other);
    await close();
    expect(await cash()).toEqual([60, 30 + 50, 0]);
    await bet(10_000);
    await bet(10_000, {}, other);
    expect([await rebateOf(member), await rebateOf(other)]).toEqual([
      [
        ['2026-03-04', 0.7, 0.7],
        ['2026-03-05', 0.2, 0.2],
      ],
      [['2026-03-04', 0.7, 0.7]],
    ]);
    await close(2);
    expect(await cash()).toEqual([120, 160, 0]);
    await database.update(merchants).set({ rebates: { byLineFrom: null } });
    expect(await rebateOf(member)).toEqual([
      ['2026-03-04', 0.7, 0.7],
      ['2026-03-05', 0.7, 0.7],
    ]);
  });
});

describe('[TEAM-04] the commission', () => {
  it('is listed by day, category and member: closed, open and paid', async () => {
    const other = await account(0, top);
    await rate(other, { RNG: 70 });
    await bet(10_000);
    await bet(20_000, { gameId: fishing });
    await bet(10_000, {}, other);
    await close();
    await bet(50_000);
    const days = await income(top);
    expect(days.list).toEqual([
      { name: '2026-03-05', valid: 500, closed: 0, open: 1.5 },
      { name: '2026-03-04', valid: 400, closed: 0.4, open: 0 },
    ]);
    expect(days.totals).toEqual({ valid: 900, closed: 0.4, open: 1.5, settled: 0.4, carried: 0 });
    expect((await income(top, { by: 'category' })).list).toEqual([
      { name: 'RNG', valid: 700, closed: 0.4, open: 1.5 },
      { name: 'FISH', valid: 200, closed: 0, open: 0 },
    ]);
    expect((await income(top, { by: 'subordinate' })).list).toEqual([
      { name: middle.name, valid: 800, closed: 0.3, open: 1.5 },
      { name: other.name, valid: 100, closed: 0.1, open: 0 },
    ]);
    expect((await income(top, { period: 'yesterday' })).totals).toEqual({
      valid: 400,
      closed: 0.4,
      open: 0,
      settled: 0.4,
      carried: 0,
    });
    // Another agent sees only their own part.
    expect((await income(middle, { by: 'category' })).list).toEqual([
      { name: 'RNG', valid: 600, closed: 0.3, open: 1.5 },
      { name: 'FISH', valid: 200, closed: 1.2, open: 0 },
    ]);
    expect((await income(await account(1, null))).list).toEqual([]);
  });

  it('a day that has ended but is not closed is open', async () => {
    await bet(10_000);
    goTo(midnight + margin - 1);
    await turn();
    expect((await income(top)).list).toEqual([{ name: '2026-03-04', valid: 100, closed: 0, open: 0.3 }]);
    goTo(midnight + margin);
    await turn();
    expect((await income(top)).list).toEqual([{ name: '2026-03-04', valid: 100, closed: 0.3, open: 0 }]);
  });

  it('open days add the same to bets as closing them does', async () => {
    const one = await bet(1_000);
    goTo(midnight + day);
    await bet(500, { ...one, valid: 500, settledAt: clock.now() });
    await bet(0, { ...one, valid: 0, settledAt: clock.now() });
    const before = await income(top);
    expect(before.list).toEqual([
      { name: '2026-03-06', valid: -10, closed: 0, open: -0.03 },
      { name: '2026-03-04', valid: 10, closed: 0, open: 0.03 },
    ]);
    await close(3);
    expect((await income(top)).list.map(({ name, closed }) => [name, closed])).toEqual([
      ['2026-03-06', -0.03],
      ['2026-03-04', 0.03],
    ]);
  });

  it('[REC-08] lists 25 members a page, highest commission first, each once', async () => {
    const others = [];
    for (let made = 0; made < 26; made += 1) {
      const one = await account(0, top);
      others.push(one.name);
      await bet(1_000 * (made + 1), {}, one);
    }
    await close();
    const first = await income(top, { by: 'subordinate' });
    const second = await income(top, { by: 'subordinate', cursor: first.next ?? '' });
    expect([...first.list, ...second.list].map(({ name }) => name)).toEqual(others.toReversed());
    expect([first.list.length, second.next, second.totals]).toEqual([25, null, null]);
  });

  it('[REC-03] settled amounts match the ledger, day by day, and are in the movements', async () => {
    for (let days = 1; days <= 4; days += 1) {
      await bet(10_001 * days);
      await bet(3_333, { gameId: fishing });
      await close(days);
    }
    for (const who of [top, middle]) {
      const paid = await database
        .select({ day: ledgerDaySums.day, amount: ledgerDaySums.amount })
        .from(ledgerDaySums)
        .where(and(eq(ledgerDaySums.accountId, who.id), eq(ledgerDaySums.kind, 'commission')))
        .orderBy(ledgerDaySums.day);
      const { list, totals } = await income(who);
      // Paid after the midnight that ends the day.
      expect(list.map(({ closed }) => Math.round(closed * 100)).toReversed()).toEqual(
        paid.map(({ amount }) => amount),
      );
      expect(Math.round((totals?.settled ?? 0) * 100)).toBe(await cashOf(who));
    }
    const { list } = await handlers.movementRecord(
      { period: 'today', from: '', to: '', language: 'EN', cursor: '', kinds: 'commission' },
      callerOf(top),
      context,
    );
    expect(list.map(({ kind, amount, reference }) => [kind, amount, reference])).toEqual([
      ['commission', 1.2, expect.stringMatching(/^A\d{6}$/)],
    ]);
  });

  it('is not shown if its flag is off', async () => {
    await setFlag(context, 'AGEREBINC3', false);
    expect(await refusalOf(income(top))).toMatchObject({ code: 'switchedOff' });
    await setFlag(context, 'AGEREBINC3', true);
    expect((await income(top)).list).toEqual([]);
  });
});

it('[CASH-16] [TEAM-12] the books are sound after all of it', async () => {
  await bet(100_000);
  await close();
  expect(isSound(await auditLedger(database))).toBe(true);
  const [sum] = await database
    .select({ sum: sql`sum(${commissionDays.due})`.mapWith(Number) })
    .from(commissionDays);
  expect(sum).toEqual({ sum: 600 });
});
