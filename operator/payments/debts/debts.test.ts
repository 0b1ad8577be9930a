import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { inboxMessages } from '#operator/database/tables/inbox.tables.ts';
import { ledgerTransactions, receivables } from '#operator/database/tables/ledger.tables.ts';
import { seedGames } from '#operator/games/games.seed.ts';
import { createHandlers } from '#operator/handlers.ts';
import { pocketOf, pocketsOf, post } from '#operator/ledger/ledger.ts';
import { refusalOf } from '#operator/testing/accounts.ts';
import {
  applyAlone,
  createPaymentsContext,
  createProviderDouble,
  makeDeposit,
  newKey,
} from '#operator/testing/payments.ts';
import { createWithdrawer, type Withdrawer } from '#operator/testing/withdrawals.ts';
import { calls } from '@araw/contract/calls/calls';
import { auditPayments } from '../reconciliation/auditPayments.ts';
import { owedBy } from './receivables.ts';

const context = await createPaymentsContext(createProviderDouble());
const { database, clock, providers } = context;
await seedGames(context);
afterAll(() => context.close());
const handlers = createHandlers({ sandbox: true, providers });

/** Debts from reversed payments, in centavos. */
async function owing(cash: number, ...debts: number[]): Promise<Withdrawer> {
  const member = await createWithdrawer(context, { cash });
  for (const [index, amount] of debts.entries()) {
    await post(database, {
      idempotencyKey: `owe:${member.id}:${index}`,
      kind: 'reconciled',
      reference: 'R1',
      at: clock.now(),
      postings: [
        { owner: 'house:receivables', amount: -amount },
        { owner: 'house:clearing:double', amount },
      ],
    });
    await database
      .insert(receivables)
      .values({ accountId: member.id, source: `gone:${member.id}:${index}`, amount, createdAt: clock.now() });
  }
  return member;
}
const settle = ({ caller }: Withdrawer, amount: string, key = newKey()) =>
  handlers.settleDebt({ key, amount }, caller, context);
const page = ({ caller }: Withdrawer) => handlers.withdrawPage({ language: 'EN' }, caller, context);
const standing = async ({ id }: Withdrawer) => [
  (await pocketsOf(database, id)).cash,
  await owedBy(database, id),
];

describe('[CASH-20] settling a debt from the balance', () => {
  it.each([
    ['a centavo more than is owed', 30_001, [30_000], 300, [1, 0]],
    ['exactly what is owed', 30_000, [30_000], 300, [0, 0]],
    ['a centavo less than is owed', 29_999, [30_000], 299.99, [0, 1]],
    ['two debts at once', 50_000, [10_000, 20_000], 300, [20_000, 0]],
  ])('%s', async (_name, cash, debts, settles, after) => {
    const member = await owing(cash, ...debts);
    const owed = debts.reduce((sum, one) => sum + one, 0) / 100;
    expect((await page(member)).debt).toEqual({ owed, settles });
    expect(await refusalOf(settle(member, String((settles * 100 + 1) / 100)))).toMatchObject({
      code: 'amountOutOfBounds',
      value: { bound: 'most', amount: settles },
    });
    expect(await settle(member, String(settles))).toEqual({
      number: expect.stringMatching(/^S\d+$/),
      at: clock.now(),
      amount: settles,
    });
    expect(await standing(member)).toEqual(after);
    const left = owed - settles;
    expect((await page(member)).demands.map(({ kind }) => kind)).toEqual(left > 0.001 ? ['receivable'] : []);
    expect(await auditPayments(database)).toMatchObject({ receivables: 0 });
  });

  it('is reported in the inbox, and is one movement', async () => {
    const member = await owing(50_000, 12_345);
    const { number } = await settle(member, '123.45');
    const [told] = await database.select().from(inboxMessages).where(eq(inboxMessages.accountId, member.id));
    expect([told?.title, told?.content]).toEqual([
      'Paid from your balance',
      `<p>₱123.45 of your balance paid what you owed.</p><p>${number}</p>`,
    ]);
    const moved = await database
      .select()
      .from(ledgerTransactions)
      .where(eq(ledgerTransactions.reference, number));
    expect(moved.map(({ kind }) => kind)).toEqual(['debtSettled']);
  });

  it('zero, or from an empty balance, is refused', async () => {
    const member = await owing(50_000, 100);
    expect(await refusalOf(settle(member, '0'))).toMatchObject({ value: { bound: 'most', amount: 1 } });
    const without = await createWithdrawer(context);
    expect((await page(without)).debt).toBeNull();
    expect(await refusalOf(settle(without, '1'))).toMatchObject({ value: { bound: 'most', amount: 0 } });
    const poor = await owing(0, 100);
    expect((await page(poor)).debt).toEqual({ owed: 1, settles: 0 });
    expect(await refusalOf(settle(poor, '1'))).toMatchObject({ value: { bound: 'most', amount: 0 } });
  });

  it('[NET-13] happens once per key, both at once and later', async () => {
    const member = await owing(50_000, 30_000);
    const key = newKey();
    const [first, second] = await Promise.all([settle(member, '100', key), settle(member, '100', key)]);
    expect(second).toEqual(first);
    expect(await settle(member, '100', key)).toEqual(first);
    expect(await standing(member)).toEqual([40_000, 20_000]);
    expect(await refusalOf(settle(member, '200', key))).toMatchObject({ code: 'conflict' });
  });

  it('two devices that settle all of it at once settle it once', async () => {
    const member = await owing(50_000, 30_000);
    const ends = await Promise.all([refusalOf(settle(member, '300')), refusalOf(settle(member, '300'))]);
    expect(ends.map((end) => end?.code ?? 'done').toSorted()).toEqual(['amountOutOfBounds', 'done']);
    expect(await standing(member)).toEqual([20_000, 0]);
  });
});

describe('[REC-05] [REC-07] [PROT-06] cash-ins are one figure in every record', () => {
  const figures = async ({ caller }: Withdrawer, chosen: { state?: string; method?: string } = {}) => {
    const today = { period: 'today' };
    const { list, totals } = await handlers.depositRecord(
      v.parse(calls.depositRecord.request, { ...today, ...chosen }),
      caller,
      context,
    );
    const profit = await handlers.profitRecord(v.parse(calls.profitRecord.request, today), caller, context);
    const team = await handlers.teamFigures(v.parse(calls.teamFigures.request, today), caller, context);
    const { spans } = await handlers.activity({}, caller, context);
    return {
      orders: list.map(({ state }) => state),
      credited: totals?.creditedOrders,
      record: totals?.credited,
      profit: profit.list.reduce((sum, { deposits }) => sum + deposits, 0),
      team: team.own?.deposits,
      activity: spans.map(({ deposits }) => deposits),
    };
  };
  const same = (amount: number) => ({
    record: amount,
    profit: amount,
    team: amount,
    activity: [amount, amount, amount, amount],
  });
  const cashIn = async ({ id }: Withdrawer, amount: number) => {
    const order = await makeDeposit(context, id, { amount: (amount / 100).toFixed(2) });
    const payment = { id: `figures ${order.id}`, amount };
    await applyAlone(context, order.id, { event: 'paid', payment: { ...payment, rank: 'paid' } });
    return () =>
      applyAlone(context, order.id, { event: 'reversed', payment: { ...payment, rank: 'reversed' } });
  };
  const play = ({ id }: Withdrawer, kind: 'bet' | 'win', amount: number) =>
    post(database, {
      idempotencyKey: `figures ${kind} ${id}`,
      kind,
      reference: 'JL-003',
      at: clock.now(),
      postings: [
        { owner: pocketOf(id, 'cash'), amount },
        { owner: 'house:games', amount: -amount },
      ],
    });

  it('reversed after all of it was lost, and the debt paid from what was won', async () => {
    const member = await createWithdrawer(context, { cash: 0 });
    const reverse = await cashIn(member, 50_000);
    expect(await figures(member)).toEqual({ orders: ['credited'], credited: 1, ...same(500) });
    await play(member, 'bet', -50_000);
    await reverse();
    expect(await figures(member)).toEqual({ orders: ['reversed'], credited: 0, ...same(500) });
    await play(member, 'win', 60_000);
    await settle(member, '500');
    expect(await figures(member)).toEqual({ orders: ['reversed'], credited: 0, ...same(0) });
    expect(await figures(member, { method: 'GCASH' })).toMatchObject({ record: 500, credited: 0 });
  });

  it('a cash-in of which a part pays a debt', async () => {
    const member = await owing(0, 10_001);
    await cashIn(member, 25_001);
    expect(await figures(member)).toEqual({ orders: ['credited'], credited: 1, ...same(150) });
  });

  it('a reversal on another day, with nothing left to take, is listed on both', async () => {
    const member = await createWithdrawer(context, { cash: 0 });
    const reverse = await cashIn(member, 50_000);
    await play(member, 'bet', -50_000);
    clock.shift(24 * 60 * 60_000);
    await reverse();
    expect(await figures(member)).toMatchObject({ orders: ['reversed'], credited: 0, record: 0, profit: 0 });
    clock.shift(0);
  });
});
