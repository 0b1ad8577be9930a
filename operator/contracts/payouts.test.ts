import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { moveMember } from '#operator/agents/moves.ts';
import type { Caller } from '#operator/core/context.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { contractPayouts, contracts } from '#operator/database/tables/agents.tables.ts';
import { inboxMessages } from '#operator/database/tables/inbox.tables.ts';
import { jobPayments, jobs } from '#operator/database/tables/jobs.tables.ts';
import { merchants } from '#operator/database/tables/system.tables.ts';
import { seedGames } from '#operator/games/games.seed.ts';
import { margin, runJobs } from '#operator/jobs/jobs.ts';
import { auditLedger } from '#operator/ledger/audit.ts';
import { openingBalance, pocketOf, pocketsOf, post } from '#operator/ledger/ledger.ts';
import { merchant } from '#operator/seed/merchant.ts';
import { visitor } from '#operator/testing/accounts.ts';
import { createTestContext } from '#operator/testing/context.ts';
import { createTestAccounts } from '#operator/testing/database.ts';
import { settleBet } from '#operator/testing/growth.ts';
import type { ContractTerm } from '@araw/contract/agents/agent';
import { moveContracts } from './contractMoves.ts';
import { contractsHandlers as handlers } from './contracts.handlers.ts';
import { contractJobs, hurryOwed } from './payouts.ts';

const context = await createTestContext();
const { database, clock } = context;
await database.insert(merchants).values(merchant);
await seedGames(context);
afterAll(() => context.close());

const hour = 3_600_000;
const day = 24 * hour;
/** Noon of 4 March 2026 in Manila, and the midnight after it. */
const noon = Date.UTC(2026, 2, 4, 4);
const midnight = noon + 12 * hour;
const goTo = (moment: number) => moment !== clock.now() && clock.shift(moment - clock.now());

const terms: ContractTerm[] = [
  { amount: 1_000, activeMembers: 1, rate: 0.5 },
  { amount: 5_000, activeMembers: 2, rate: 1 },
];

let boss: Caller;
let holder: Caller;
let one: Caller;
let other: Caller;

async function account(type: 0 | 1 | 41, upline: Caller | null): Promise<Caller> {
  const [id = 0] = await createTestAccounts(database, 1, type);
  const [row] = await database
    .update(accounts)
    .set({ merchantCode: merchant.code, ...(upline && { uplineId: upline.account!.id }) })
    .where(eq(accounts.id, id))
    .returning();
  return { ...visitor, account: { id, name: row!.name, type, merchantCode: merchant.code } };
}
const idOf = ({ account: known }: Caller) => known!.id;
const cashOf = async (caller: Caller) => (await pocketsOf(database, idOf(caller))).cash;

async function turn() {
  await moveContracts(context);
  await hurryOwed(context);
  await runJobs(context, contractJobs);
}

const agree = async (rest: Partial<typeof contracts.$inferInsert> = {}, payer: Caller | null = boss) => {
  const [made] = await database
    .insert(contracts)
    .values({
      accountId: idOf(holder),
      payerId: payer && idOf(payer),
      kind: 'dailySalary',
      status: 'active',
      terms,
      offeredAt: noon - 2 * day,
      decidedAt: noon - 2 * day,
      ...rest,
    })
    .returning();
  return made!;
};

const payouts = async () =>
  (await database.select().from(contractPayouts).orderBy(contractPayouts.begins, contractPayouts.id)).map(
    ({ begins, amount, carriedIn, carriedOut, activeMembers, rate, due, state }) => ({
      begins,
      amount,
      carriedIn,
      carriedOut,
      activeMembers,
      rate,
      due,
      state,
    }),
  );
const titles = async (caller: Caller) =>
  (
    await database
      .select()
      .from(inboxMessages)
      .where(eq(inboxMessages.accountId, idOf(caller)))
  ).map(({ title }) => title);

beforeEach(async () => {
  goTo(noon);
  await database.delete(contractPayouts);
  await database.delete(contracts);
  await database.delete(jobPayments);
  await database.delete(jobs);
  boss = await account(1, null);
  holder = await account(1, boss);
  one = await account(0, holder);
  other = await account(0, holder);
  await openingBalance(database, idOf(boss), 1_000_000, 0);
  for (const player of [one, other, holder]) await openingBalance(database, idOf(player), 1_000_000, 0);
  await turn();
});

const figures = (rest: Partial<Awaited<ReturnType<typeof payouts>>[number]>) => ({
  begins: midnight - day,
  amount: 0,
  carriedIn: 0,
  carriedOut: 0,
  activeMembers: 0,
  rate: null,
  due: 0,
  state: 'nothing',
  ...rest,
});

describe('[TEAM-13] a daily salary', () => {
  it.each([
    ['a centavo below the first tier', [99_999], figures({ amount: 99_999, activeMembers: 1 })],
    [
      'the first tier',
      [100_000],
      figures({ amount: 100_000, activeMembers: 1, rate: 50, due: 500, state: 'paid' }),
    ],
    [
      'the amount of the second tier, and a member too few',
      [500_000],
      figures({ amount: 500_000, activeMembers: 1, rate: 50, due: 2_500, state: 'paid' }),
    ],
    [
      'the second tier',
      [499_900, 100],
      figures({ amount: 500_000, activeMembers: 2, rate: 100, due: 5_000, state: 'paid' }),
    ],
    [
      'a centavo below the second tier, rounded down',
      [499_899, 100],
      figures({ amount: 499_999, activeMembers: 2, rate: 50, due: 2_499, state: 'paid' }),
    ],
  ])('%s', async (_what, bets, expected) => {
    await agree();
    for (const [index, valid] of bets.entries()) {
      await settleBet(context, idOf(index === 0 ? one : other), valid);
    }
    goTo(midnight + margin);
    await turn();
    expect(await payouts()).toEqual([expected]);
    expect([await cashOf(holder), await cashOf(boss)]).toEqual([
      1_000_000 + expected.due,
      1_000_000 - expected.due,
    ]);
    await turn();
    expect(await cashOf(holder)).toBe(1_000_000 + expected.due);
    expect(await auditLedger(database)).toMatchObject({ total: 0, wrongBalances: 0 });
  });

  it('counts the line below, without the agent, and only bets that qualify', async () => {
    await agree();
    await settleBet(context, idOf(holder), 500_000);
    await settleBet(context, idOf(one), 0, { result: 'refunded' });
    goTo(midnight + margin);
    await turn();
    expect(await payouts()).toEqual([figures({})]);
  });

  it('counts a bet on the day it settles, to the millisecond', async () => {
    await agree();
    goTo(midnight - 1);
    await settleBet(context, idOf(one), 100_000);
    goTo(midnight);
    await settleBet(context, idOf(one), 300_000);
    goTo(midnight + day + margin);
    await turn();
    expect(await payouts()).toEqual([
      figures({ amount: 100_000, activeMembers: 1, rate: 50, due: 500, state: 'paid' }),
      figures({ begins: midnight, amount: 300_000, activeMembers: 1, rate: 50, due: 1_500, state: 'paid' }),
    ]);
  });

  it('of a bet settled again after its day closed counts the difference on the day it arrives', async () => {
    await agree();
    const bet = await settleBet(context, idOf(one), 300_000);
    goTo(midnight + margin);
    await turn();
    await settleBet(context, idOf(one), 100_000, { ...bet, valid: 100_000, settledAt: clock.now() });
    await settleBet(context, idOf(other), 350_000);
    goTo(midnight + day + margin);
    await turn();
    expect((await payouts()).map(({ amount, due }) => [amount, due])).toEqual([
      [300_000, 1_500],
      [150_000, 750],
    ]);
  });

  it('[PERM-02] is still paid to an agent who counts as trial, if it was agreed before', async () => {
    holder = await account(41, boss);
    one = await account(0, holder);
    await agree();
    await settleBet(context, idOf(one), 100_000);
    goTo(midnight + margin);
    await turn();
    expect([await cashOf(holder), await cashOf(boss)]).toEqual([500, 999_500]);
  });

  it('is paid by the house if there is no agent above', async () => {
    await agree({}, null);
    await settleBet(context, idOf(one), 100_000);
    goTo(midnight + margin);
    await turn();
    expect([await cashOf(holder), await cashOf(boss)]).toEqual([1_000_500, 1_000_000]);
  });

  it.each([
    ['at the period’s first moment', midnight - day, 1],
    ['a millisecond later', midnight - day + 1, 0],
  ])('one agreed %s: whether it counts for that period', async (_what, decidedAt, count) => {
    await agree({ decidedAt });
    goTo(midnight + margin);
    await turn();
    expect(await payouts()).toHaveLength(count);
  });

  it('one that ends is paid for the day that has begun, and for none after', async () => {
    const { id } = await agree();
    await settleBet(context, idOf(one), 100_000);
    await handlers.endContract({ contractId: String(id) }, boss, context);
    goTo(midnight + day + margin);
    await turn();
    expect((await payouts()).map(({ begins, due }) => [begins, due])).toEqual([[midnight - day, 500]]);
  });

  it('[TEAM-11] a branch that moves overnight is paid by the old agent for the day before, and not afterwards', async () => {
    const next = await account(1, null);
    const { id } = await agree();
    await settleBet(context, idOf(one), 100_000);
    await moveMember(context, { account: holder.account!.name, superior: next.account!.name });
    goTo(midnight + margin);
    await turn();
    await settleBet(context, idOf(one), 100_000);
    goTo(midnight + day + margin);
    await turn();
    expect((await payouts()).map(({ begins, due, state }) => [begins, due, state])).toEqual([
      [midnight - day, 500, 'paid'],
    ]);
    const [row] = await database.select().from(contracts).where(eq(contracts.id, id));
    expect([row?.status, row?.endedAt]).toEqual(['ended', midnight]);
    expect([await titles(holder), await titles(boss)]).toEqual([['Contract ended'], ['Contract ended']]);
  });
});

describe('[TEAM-13] an agent above who is out of money', () => {
  async function owedHour(cash: number) {
    await agree({ kind: 'hourlySalary' });
    await post(database, {
      idempotencyKey: `spent:${idOf(boss)}`,
      kind: 'commission',
      reference: '',
      at: clock.now(),
      postings: [
        { owner: pocketOf(idOf(boss), 'cash'), amount: cash - 1_000_000 },
        { owner: 'house:agents', amount: 1_000_000 - cash },
      ],
    });
    await settleBet(context, idOf(one), 100_000);
    goTo(noon + hour + margin);
    await turn();
  }

  it('pays with the last centavo of it', async () => {
    await owedHour(500);
    expect([await cashOf(boss), (await payouts())[0]?.state]).toEqual([0, 'paid']);
  });

  it('a centavo short owes it: both are notified once, and it is paid once as soon as money arrives', async () => {
    await owedHour(499);
    await turn();
    expect([await cashOf(boss), await cashOf(holder), (await payouts())[0]?.state]).toEqual([
      499,
      1_000_000,
      'owed',
    ]);
    expect([await titles(boss), await titles(holder)]).toEqual([
      ['You owe a payout'],
      ["You're owed a payout"],
    ]);
    await post(database, {
      idempotencyKey: `again:${idOf(boss)}`,
      kind: 'commission',
      reference: '',
      at: clock.now(),
      postings: [
        { owner: pocketOf(idOf(boss), 'cash'), amount: 1 },
        { owner: 'house:agents', amount: -1 },
      ],
    });
    await turn();
    await turn();
    expect([await cashOf(boss), await cashOf(holder), (await payouts())[0]?.state]).toEqual([
      0,
      1_000_500,
      'paid',
    ]);
    expect([(await titles(boss)).length, (await titles(holder)).length]).toEqual([1, 1]);
  });
});

describe('[TEAM-13] a dividend', () => {
  const month = (index: number) => Date.UTC(2026, index, 1) - 8 * hour;
  const lose = async (amount: number, key: string) =>
    post(database, {
      idempotencyKey: `${key}:${idOf(one)}`,
      kind: 'bet',
      reference: 'JL-001',
      at: clock.now(),
      postings: [
        { owner: pocketOf(idOf(one), 'cash'), amount: -amount },
        { owner: 'house:games', amount },
      ],
    });
  const dividend: ContractTerm[] = [{ amount: 1, activeMembers: 0, rate: 10 }];

  it.each([
    [
      true,
      [
        figures({ begins: month(2), amount: -60_000, carriedOut: -60_000 }),
        figures({
          begins: month(3),
          amount: 100_000,
          carriedIn: -60_000,
          rate: 1_000,
          due: 4_000,
          state: 'paid',
        }),
      ],
    ],
    [
      false,
      [
        figures({ begins: month(2), amount: -60_000 }),
        figures({ begins: month(3), amount: 100_000, rate: 1_000, due: 10_000, state: 'paid' }),
      ],
    ],
  ])(
    'a month below zero pays nothing; if it carries (%s) it counts against the next',
    async (carries, expected) => {
      await agree({ kind: 'dividend', terms: dividend, carries, decidedAt: month(2) });
      await lose(-60_000, 'won');
      goTo(month(3) + margin);
      await turn();
      await lose(100_000, 'lost');
      const page = await handlers.contractPayouts(
        { kind: 'dividend', page: 1, pageSize: 10 },
        holder,
        context,
      );
      expect(page.running).toMatchObject({
        begins: month(3),
        ends: month(4),
        amount: 1_000,
        carried: carries ? -600 : 0,
        due: carries ? 40 : 100,
      });
      goTo(month(4) + margin);
      await turn();
      expect(await payouts()).toEqual(expected);
      const { list } = await handlers.contractPayouts(
        { kind: 'dividend', page: 1, pageSize: 1 },
        holder,
        context,
      );
      expect(list).toMatchObject([{ begins: month(3), state: 'paid', due: carries ? 40 : 100 }]);
    },
  );
});

describe('[BEN-13] two processes', () => {
  it('pay each day once when midnight passes after a day of downtime', async () => {
    await agree();
    await settleBet(context, idOf(one), 100_000);
    goTo(midnight + day + margin);
    await Promise.all([turn(), turn()]);
    await turn();
    expect((await payouts()).map(({ due, state }) => [due, state])).toEqual([
      [500, 'paid'],
      [0, 'nothing'],
    ]);
    expect(await cashOf(holder)).toBe(1_000_500);
    const paid = await database
      .select()
      .from(jobPayments)
      .where(inArray(jobPayments.job, ['contract:dailySalary']));
    expect(paid).toHaveLength(1);
  });
});
