import { createHash } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller, OperatorContext } from '#operator/core/context.ts';
import { accounts, affiliateCodes, operatorSecrets } from '#operator/database/tables/accounts.tables.ts';
import { contractPayouts, contracts } from '#operator/database/tables/agents.tables.ts';
import { depositOrders } from '#operator/database/tables/deposits.tables.ts';
import { rowsOf } from '#operator/database/insertRows.ts';
import { jobs } from '#operator/database/tables/jobs.tables.ts';
import { ledgerTransactions } from '#operator/database/tables/ledger.tables.ts';
import { seedPairs } from '#operator/database/tables/play.tables.ts';
import { withdrawalOrders } from '#operator/database/tables/withdrawals.tables.ts';
import { auditLedger, isSound } from '#operator/ledger/audit.ts';
import { arePointsSound, auditPoints } from '#operator/mall/pointsBook.ts';
import { auditEnvelopes } from '#operator/payments/envelopes/auditEnvelopes.ts';
import {
  auditPayments,
  clearingGap,
  isPaymentsSound,
} from '#operator/payments/reconciliation/auditPayments.ts';
import { pocketsOf } from '#operator/ledger/ledger.ts';
import { movementRecord } from '#operator/records/movementRecord.ts';
import { profitRecord } from '#operator/records/profitRecord.ts';
import { rewardsOf } from '#operator/rewards/rewards.ts';
import { createSandboxProvider } from '#operator/sandboxProvider/sandboxProvider.ts';
import { createSecrets } from '#operator/sandboxProvider/signing.ts';
import { visitor } from '#operator/testing/accounts.ts';
import { wrongBonuses, wrongSums, wrongValid } from '#operator/testing/audits.ts';
import { createTestContext, type TestContext } from '#operator/testing/context.ts';
import { calls } from '@araw/contract/calls/calls';
import { dayAfter, merchantDayOf, startOfMerchantDay } from '@araw/contract/values/dates';
import { contractKinds } from '@araw/contract/agents/agent';
import { seed } from './seed.ts';
import { endHistory, isHistoryOutdated, leaveHistory, liveUntilToday } from './history.ts';

const hour = 3_600_000;
const dayLength = 24 * hour;

/** A demo opened at this moment, which its clock shows; seeded, without any history yet. */
async function begin(now: number): Promise<TestContext> {
  const context = await createTestContext();
  context.clock.shift(now - context.clock.now());
  await seed(context, { history: true });
  return context;
}

/** Sets the clock. */
const moveTo = ({ clock }: OperatorContext, now: number) => clock.shift(now - clock.now());

async function open(context: OperatorContext): Promise<void> {
  await liveUntilToday(context);
  await endHistory(context);
}

/** Every audit of the product; each returns that nothing is wrong. */
async function audits(context: OperatorContext) {
  const { database } = context;
  const provider = createSandboxProvider({ ...context, secrets: createSecrets(), deliver: async () => 200 });
  const payments = { ...context, providers: new Map([[provider.name, provider]]) };
  return {
    ledger: isSound(await auditLedger(database)),
    payments: isPaymentsSound(await auditPayments(database)),
    clearing: await clearingGap(payments, provider.name),
    envelopes: await auditEnvelopes(database),
    points: arePointsSound(await auditPoints(database)),
    sums: await wrongSums(database),
    valid: await wrongValid(database),
    bonuses: await wrongBonuses(database),
  };
}

const nothingWrong: Awaited<ReturnType<typeof audits>> = {
  ledger: true,
  payments: true,
  clearing: 0,
  envelopes: [],
  points: true,
  sums: [],
  valid: [],
  bonuses: [],
};

async function callerOf({ database }: OperatorContext, name: string): Promise<Caller> {
  const [account] = await database.select().from(accounts).where(eq(accounts.name, name));
  if (!account) throw new Error(`There is no ${name}`);
  const { id, type, merchantCode } = account;
  return { ...visitor, account: { id, name, type: type as 0, merchantCode } };
}

/** Centavos moved by some kinds of movements in a member's playable pockets on some days. */
async function movedBy(
  { database }: OperatorContext,
  accountId: number,
  kinds: readonly string[],
  { from, to, pockets = ['cash', 'bonus'] }: { from: string; to: string; pockets?: readonly string[] },
) {
  const [moved] = await rowsOf<{ sum: string }>(
    database,
    sql`select coalesce(sum(posting.amount), 0) as sum from ledger_postings posting
      join ledger_accounts account on account.id = posting.ledger_account_id
      where account.account_id = ${accountId} and account.pocket in ${[...pockets]} and posting.kind in ${[...kinds]}
        and merchant_day(posting.created_at) between ${from} and ${to}`,
  );
  return Number(moved?.sum ?? 0);
}

/** The guessable seed of a player in the history. */
const knownSeed = (name: string) => createHash('sha256').update(`history of ${name} 77`).digest('hex');

/** The names of players with a guessable seed. */
async function knownPlayers({ database }: OperatorContext): Promise<string[]> {
  const inUse = await database
    .select({ name: accounts.name, serverSeed: seedPairs.serverSeed })
    .from(seedPairs)
    .innerJoin(accounts, eq(accounts.id, seedPairs.accountId))
    .where(isNull(seedPairs.endedAt));
  return inUse.filter(({ name, serverSeed }) => serverSeed === knownSeed(name)).map(({ name }) => name);
}

describe('a few days of the history', () => {
  const today = startOfMerchantDay('2026-05-09');
  const isUnderWay = eq(jobs.job, 'historyOfTheDemo');
  let context: TestContext;
  beforeAll(async () => {
    // Begun on 6 May, as if opened thirty days later; the build has run two days of it.
    context = await begin(startOfMerchantDay('2026-06-05') + hour);
    moveTo(context, startOfMerchantDay('2026-05-08') + hour);
    await liveUntilToday(context);
  }, 600_000);
  afterAll(() => context.close());

  test('[CASH-16] [REC-08] are continued a day later, up to now, and everything adds up', async () => {
    expect(await context.database.$count(jobs, isUnderWay)).toBe(1);
    expect(await knownPlayers(context)).toContain('maria');
    moveTo(context, today + 15 * hour);
    expect(await isHistoryOutdated(context)).toBe(false);
    await open(context);
    expect(await context.database.$count(jobs, isUnderWay)).toBe(0);
    expect(await audits(context)).toEqual(nothingWrong);
    const [moved] = await rowsOf<{ days: string; latest: string }>(
      context.database,
      sql`select string_agg(distinct merchant_day(created_at), ' ') as days, max(created_at)::text as latest
        from play_rounds where created_at >= ${startOfMerchantDay('2026-05-06')}`,
    );
    expect(moved?.days.split(' ').toSorted()).toEqual([
      '2026-05-06',
      '2026-05-07',
      '2026-05-08',
      '2026-05-09',
    ]);
    expect(Number(moved?.latest)).toBeLessThanOrEqual(today + 15 * hour);
  });

  test('leave nothing that would reveal later draws', async () => {
    expect(await knownPlayers(context)).toEqual([]);
    expect(await context.database.select().from(operatorSecrets)).toEqual([]);
  });

  test('end only once', async () => {
    const before = await context.database.$count(ledgerTransactions);
    moveTo(context, today + dayLength + hour);
    await open(context);
    await leaveHistory(context);
    expect(await context.database.$count(ledgerTransactions)).toBe(before);
  });
});

test('leaving the history continues from its beginning, with unpredictable draws', async () => {
  const context = await begin(startOfMerchantDay('2026-06-05') + hour);
  await leaveHistory(context);
  await open(context);
  expect(await knownPlayers(context)).toEqual([]);
  expect(await context.database.select().from(operatorSecrets)).toEqual([]);
  expect(await context.database.$count(depositOrders)).toBe(0);
  await context.close();
}, 600_000);

describe.each(['2026-11-28T16:17:00+08:00', '2028-03-01T00:00:05+08:00', '2026-12-31T23:59:50+08:00'])(
  'the whole history, opened at %s,',
  { tags: ['full'] },
  (moment) => {
    const now = Date.parse(moment);
    const today = merchantDayOf(now);
    const days = { from: dayAfter(today, -29), to: today };
    let context: TestContext;
    beforeAll(async () => {
      context = await begin(now);
      await open(context);
    }, 900_000);
    afterAll(() => context.close());

    test('[CASH-16] [REC-08] passes every audit of the product', async () => {
      expect(await audits(context)).toEqual(nothingWrong);
    });

    test('has something for every page', async () => {
      const { database } = context;
      const maria = await callerOf(context, 'maria');
      const own = <Row extends { accountId: number }>(rows: readonly Row[]) =>
        rows.filter(({ accountId }) => accountId === maria.account?.id);
      const statesOf = (rows: readonly { state: string }[]) =>
        [...new Set(rows.map(({ state }) => state))].toSorted();
      expect(statesOf(own(await database.select().from(depositOrders)))).toEqual([
        'cancelled',
        'credited',
        'expired',
        'failed',
        'inReview',
        'processing',
        'refunded',
        'reversed',
        'waiting',
      ]);
      // Requested or approved orders continue within two seconds in any running operator.
      expect(statesOf(own(await database.select().from(withdrawalOrders)))).toEqual([
        'cancelled',
        'failed',
        'inReview',
        'paid',
        'paying',
        'rejected',
        'returned',
      ]);
      const { list: rewards } = await rewardsOf(context, maria.account?.id ?? 0, 'EN');
      expect(rewards.filter(({ state }) => state === 'inTurnover').map(({ title }) => title)).toEqual([
        '20% reload bonus',
      ]);
      expect(rewards.filter(({ state }) => state === 'claimable').length).toBeGreaterThan(0);
      const played = await rowsOf<{ types: string }>(
        database,
        sql`select string_agg(distinct game_type, ' ') as types from settlements
          join games using (game_id) where account_id = ${maria.account?.id ?? 0}`,
      );
      expect(played[0]?.types.split(' ').toSorted()).toEqual([
        'BINGO',
        'COCKFIGHT',
        'ELOTT',
        'ELOTTO',
        'ESPORTS',
        'FISH',
        'JL',
        'LIVE',
        'LOTT',
        'PVP',
        'RNG',
        'SPORTS',
      ]);
    });

    test.each(['maria', 'ramon', 'carmela'])(
      '[REC-03] [REC-05] the records of %s match the ledger',
      async (name) => {
        const caller = await callerOf(context, name);
        const id = caller.account?.id ?? 0;
        const moving = await movementRecord(
          context,
          caller,
          v.parse(calls.movementRecord.request, days),
          () => '',
        );
        const { opening = 0, closing = 0, change = 0 } = moving.totals ?? {};
        expect(Math.round((opening + change) * 100)).toBe(Math.round(closing * 100));
        const { cash, bonus } = await pocketsOf(context.database, id);
        expect(Math.round(closing * 100)).toBe(cash + bonus);
        const { list } = await profitRecord(context, caller, v.parse(calls.profitRecord.request, days));
        const sumOf = (of: (row: (typeof list)[number]) => number) =>
          Math.round(list.reduce((sum, row) => sum + of(row), 0) * 100);
        const moved = (...kinds: string[]) => movedBy(context, id, kinds, days);
        expect(sumOf(({ bets }) => bets)).toBe(-(await moved('bet', 'refund')));
        expect(sumOf(({ payouts }) => payouts)).toBe(await moved('win', 'jackpotWin', 'correction'));
        expect(sumOf(({ rebates }) => rebates)).toBe(await moved('rebate'));
        expect(sumOf(({ deposits }) => deposits)).toBe(
          await moved('deposit', 'depositReversed', 'debtSettled'),
        );
        expect(sumOf(({ bonuses }) => bonuses)).toBe(await moved('bonus', 'bonusEnded'));
        // The bank's money leaves from what was held, and comes back as cash.
        const pockets = ['cash', 'held'];
        expect(sumOf(({ withdrawals }) => withdrawals)).toBe(
          0 - (await movedBy(context, id, ['holdUsed', 'withdrawalReturned'], { ...days, pockets })),
        );
        expect(sumOf(({ net }) => net)).toBe(
          (await moved('bet', 'refund', 'win', 'jackpotWin', 'correction', 'rebate', 'bonus', 'bonusEnded')) +
            sumOf(({ open }) => open),
        );
      },
    );

    test.each([
      ['ramon', ['dailySalary', 'dividend']],
      ['jose', []],
    ])('[TEAM-13] the contracts of %s have paid what the ledger says', async (name, paying) => {
      const { database } = context;
      const id = (await callerOf(context, name)).account?.id ?? 0;
      const received = new Map<string, number>();
      for (const kind of contractKinds) {
        const [paid] = await database
          .select({ sum: sql`coalesce(sum(${contractPayouts.due}), 0)`.mapWith(Number) })
          .from(contractPayouts)
          .innerJoin(contracts, eq(contracts.id, contractPayouts.contractId))
          .where(
            and(eq(contracts.accountId, id), eq(contracts.kind, kind), eq(contractPayouts.state, 'paid')),
          );
        const [booked] = await rowsOf<{ sum: string }>(
          database,
          sql`select coalesce(sum(posting.amount), 0) as sum from ledger_postings posting
            join ledger_accounts account on account.id = posting.ledger_account_id
            where account.account_id = ${id} and posting.kind = ${kind} and posting.amount > 0`,
        );
        received.set(kind, Number(booked?.sum));
        expect([kind, received.get(kind)]).toEqual([kind, paid?.sum]);
      }
      expect(paying.filter((kind) => !received.get(kind))).toEqual([]);
      const closed = await database
        .select({ kind: contracts.kind })
        .from(contractPayouts)
        .innerJoin(contracts, eq(contracts.id, contractPayouts.contractId))
        .where(eq(contracts.accountId, id));
      expect(closed.filter(({ kind }) => kind === 'dailySalary').length).toBeGreaterThan(27);
      expect(closed.filter(({ kind }) => kind === 'dividend').length).toBeGreaterThan(0);
    });

    test('nothing in it is from 1970, and the accounts it created are closed without the sandbox', async () => {
      const addresses = await context.database.select().from(affiliateCodes);
      expect(addresses.filter(({ createdAt }) => createdAt < Date.UTC(2025, 0, 1))).toEqual([]);
      const members = await context.database.select().from(accounts);
      expect(members.filter(({ demo }) => !demo).map(({ name }) => name)).toEqual([]);
    });
  },
);

test('the same days produce the same history', { tags: ['full'], timeout: 900_000 }, async () => {
  const lived = [];
  for (let no = 0; no < 2; no += 1) {
    const context = await begin(startOfMerchantDay('2026-06-05') + hour);
    moveTo(context, startOfMerchantDay('2026-05-10') + hour);
    await liveUntilToday(context);
    lived.push(
      await rowsOf(
        context.database,
        sql`select posting.kind, posting.created_at, account.account_id, account.pocket, account.purpose, posting.amount::text
          from ledger_postings posting join ledger_accounts account on account.id = posting.ledger_account_id
          order by posting.transaction_id, account.account_id, account.pocket, account.purpose`,
      ),
    );
    await context.close();
  }
  expect(lived[0]?.length).toBeGreaterThan(200);
  expect(lived[1]).toEqual(lived[0]);
});
