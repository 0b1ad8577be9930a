import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { inboxMessages } from '#operator/database/tables/inbox.tables.ts';
import { ledgerTransactions } from '#operator/database/tables/ledger.tables.ts';
import { defaultPayments, merchants } from '#operator/database/tables/system.tables.ts';
import {
  payouts,
  withdrawalOrders,
  type WithdrawalState,
  withdrawalStates,
  withdrawalSteps,
} from '#operator/database/tables/withdrawals.tables.ts';
import { auditLedger, isSound } from '#operator/ledger/audit.ts';
import { hold } from '#operator/ledger/holds.ts';
import { houseBalance, pocketsOf } from '#operator/ledger/ledger.ts';
import { movementRecord } from '#operator/records/movementRecord.ts';
import { profitRecord } from '#operator/records/profitRecord.ts';
import { merchant } from '#operator/seed/merchant.ts';
import { setProfile, setSwitches } from '#operator/testing/protection.ts';
import { refusalOf } from '#operator/testing/accounts.ts';
import { createTestContext } from '#operator/testing/context.ts';
import { createWithdrawer, type Withdrawer } from '#operator/testing/withdrawals.ts';
import { cellOf, withdrawalTable } from '@araw/contract/values/stateTables';
import { countWrongWithdrawals } from './withdrawalAudit.ts';
import { accountTitle } from '../payoutAccounts/payoutAccounts.ts';
import { applyWithdrawal, beginWithdrawal, type WithdrawalEvent } from './withdrawalMoves.ts';

const context = await createTestContext();
const { database, clock } = context;
await database.insert(merchants).values(merchant);
afterAll(() => context.close());

const [cash, gross, fee] = [1_000_000, 600_000, 1_500];
const at = clock.now();
let member: Withdrawer;
let provider: string;
let orderId: string;

beforeEach(async () => {
  await database.update(merchants).set({ payments: defaultPayments });
  member = await createWithdrawer(context, { cash });
  provider = randomUUID();
  orderId = await request();
});

async function request(number = randomUUID()): Promise<string> {
  const { id: holdId } = await hold(database, {
    accountId: member.id,
    purpose: 'withdrawal',
    reference: number,
    pocket: 'cash',
    amount: gross,
    endsAt: null,
    at,
  });
  const [order] = await database
    .insert(withdrawalOrders)
    .values({
      number,
      gross,
      fee,
      holdId,
      accountId: member.id,
      payoutAccountId: member.payoutAccount,
      quoteId: randomUUID(),
      rail: 'eWallet:instaPay',
      state: 'requested',
      day: '2026-01-15',
      createdAt: at,
      arrivesAt: at,
    })
    .returning();
  if (!order) throw new Error('The order was not kept');
  await beginWithdrawal(context, order);
  return order.id;
}

/** Includes the payout that an order has once it was sent. */
const apply = (event: WithdrawalEvent, reason = '') =>
  database.transaction(async (transaction) => {
    const within = { ...context, database: transaction };
    const applied = await applyWithdrawal(within, orderId, { event, by: 'test', reason });
    const { result, order } = applied;
    if (result === 'moved' && order.state === 'paying') {
      const amount = order.gross - order.fee;
      await transaction
        .insert(payouts)
        .values({ reference: orderId, orderId, provider, amount, askAt: at, createdAt: at });
    }
    return applied;
  });

/** The shortest path to each state. */
const ways: Record<WithdrawalState, readonly WithdrawalEvent[]> = {
  requested: [],
  inReview: ['flag'],
  approved: ['approve'],
  paying: ['approve', 'send'],
  paid: ['approve', 'send', 'paid'],
  rejected: ['reject'],
  cancelled: ['cancel'],
  failed: ['approve', 'send', 'failed'],
  returned: ['approve', 'send', 'bounced'],
};

async function bringTo(state: WithdrawalState): Promise<void> {
  for (const event of ways[state]) await apply(event);
}

async function money() {
  const clearing = await houseBalance(database, `house:clearing:${provider}`);
  const pockets = await pocketsOf(database, member.id);
  return { ...pockets, clearing };
}

/** Where the money of an order is. */
function moneyIn(state: WithdrawalState) {
  const none = { bonus: 0, held: 0, clearing: 0 };
  if (state === 'paid') return { ...none, cash: cash - gross, clearing: gross - fee };
  const isOpen = ['requested', 'inReview', 'approved', 'paying'].includes(state);
  return isOpen ? { ...none, cash: cash - gross, held: gross } : { ...none, cash };
}

const stateOf = async () =>
  (await database.select().from(withdrawalOrders).where(eq(withdrawalOrders.id, orderId)))[0];
const stepsOf = () =>
  database
    .select()
    .from(withdrawalSteps)
    .where(eq(withdrawalSteps.orderId, orderId))
    .orderBy(asc(withdrawalSteps.no));
const titles = async () =>
  (
    await database
      .select()
      .from(inboxMessages)
      .where(eq(inboxMessages.accountId, member.id))
      .orderBy(asc(inboxMessages.id))
  ).map(({ title }) => title);

const events = withdrawalTable.columns.map(([event]) => event);
const cells = withdrawalStates.flatMap((state) =>
  events.map((event) => ({ state, event, cell: cellOf(withdrawalTable, state, event) })),
);
const isState = (cell: unknown): cell is WithdrawalState => withdrawalStates.some((state) => state === cell);
const moves = cells.flatMap(({ cell, ...at }) => (isState(cell) ? [{ ...at, to: cell }] : []));
const stays = cells.flatMap(({ cell, ...at }) =>
  cell === '=' || cell === '!' ? [{ ...at, result: cell === '=' ? 'same' : 'alarm' }] : [],
);
const rejections = cells.filter(({ cell }) => cell === 'x');

const feeIn = (state: WithdrawalState) => (state === 'paid' ? fee : 0);

/** The result of an event on an order in this state. */
async function leftBy(state: WithdrawalState, event: WithdrawalEvent) {
  await bringTo(state);
  const [fees, steps, told] = [await houseBalance(database, 'house:fees'), await stepsOf(), await titles()];
  const refusal = await refusalOf(apply(event));
  const order = await stateOf();
  return {
    refusal: refusal && { code: refusal.code, value: refusal.value },
    state: order?.state,
    version: order?.version,
    steps: (await stepsOf()).slice(steps.length),
    money: await money(),
    fees: (await houseBalance(database, 'house:fees')) - fees,
    told: (await titles()).length - told.length,
  };
}

const stepOf = (from: WithdrawalState, event: WithdrawalEvent) => ({
  orderId,
  no: ways[from].length + 1,
  at,
  event,
  from,
  by: 'test',
  reason: '',
});

describe('a withdrawal', () => {
  it('[CASH-22] has a test for each cell of its table', () => {
    expect(moves.length + stays.length + rejections.length).toBe(withdrawalStates.length * events.length);
  });

  it.each(moves)('[CASH-10] [CASH-22] in $state, $event: goes to $to', async ({ state, event, to }) => {
    expect(await leftBy(state, event)).toEqual({
      refusal: null,
      state: to,
      version: ways[state].length + 1,
      steps: [{ ...stepOf(state, event), to, result: 'moved' }],
      money: moneyIn(to),
      fees: feeIn(to) - feeIn(state),
      told: 1,
    });
  });

  it.each(stays)('[CASH-10] [CASH-22] in $state, $event: $result', async ({ state, event, result }) => {
    expect(await leftBy(state, event)).toEqual({
      refusal: null,
      state,
      version: ways[state].length,
      steps: [{ ...stepOf(state, event), to: state, result }],
      money: moneyIn(state),
      fees: 0,
      told: event === 'late' ? 1 : 0,
    });
  });

  it.each(rejections)('[CASH-10] [CASH-22] in $state, $event is rejected', async ({ state, event }) => {
    expect(await leftBy(state, event)).toEqual({
      refusal: { code: 'conflict', value: { state } },
      state,
      version: ways[state].length,
      steps: [],
      money: moneyIn(state),
      fees: 0,
      told: 0,
    });
  });

  it('[CASH-10] that came back after payment returns everything once', async () => {
    await bringTo('paid');
    await apply('bounced');
    await apply('bounced');
    expect(await money()).toEqual(moneyIn('returned'));
    const moved = await database
      .select({ kind: ledgerTransactions.kind })
      .from(ledgerTransactions)
      .where(eq(ledgerTransactions.idempotencyKey, `withdrawalReturned:${orderId}`));
    expect(moved).toEqual([{ kind: 'withdrawalReturned' }]);
  });

  it('[CASH-10] without a fee pays the whole amount', async () => {
    await database.update(withdrawalOrders).set({ fee: 0 }).where(eq(withdrawalOrders.id, orderId));
    await bringTo('paid');
    expect(await money()).toEqual({ ...moneyIn('paid'), clearing: gross });
    await apply('bounced');
    expect(await money()).toEqual(moneyIn('returned'));
  });

  it.each(['requested', 'inReview', 'cancelled'] as const)(
    '[CASH-21] in %s cannot be cancelled if the merchant forbids it, unless it already is',
    async (state) => {
      await bringTo(state);
      await setSwitches(context, { cancelWithdrawal: false });
      const refusal = await refusalOf(apply('cancel'));
      expect(refusal?.code ?? null).toBe(state === 'cancelled' ? null : 'switchedOff');
      expect((await stateOf())?.state).toBe(state);
      await setProfile(context, 'spec');
    },
  );

  it('[CASH-20] of a simultaneous cancel and approve, one wins and the other is told', async () => {
    await bringTo('inReview');
    const done = await Promise.all([refusalOf(apply('cancel')), refusalOf(apply('approve'))]);
    const state = (await stateOf())?.state;
    expect(done.filter((refusal) => refusal === null)).toHaveLength(1);
    expect(done.find((refusal) => refusal !== null)).toMatchObject({ code: 'conflict', value: { state } });
    expect(await money()).toEqual(moneyIn(state ?? 'requested'));
  });

  it('[CASH-10] paid and failed at once ends in one of the two', async () => {
    await bringTo('paying');
    await Promise.all([apply('paid'), apply('failed').catch(() => null)]);
    const state = (await stateOf())?.state ?? 'requested';
    expect(['paid', 'failed']).toContain(state);
    expect(await money()).toEqual(moneyIn(state));
  });

  it('[CASH-10] stores and shows why it was rejected, and records who decided', async () => {
    await bringTo('inReview');
    await apply('reject', 'Name <b>differs</b>');
    expect(await stateOf()).toMatchObject({ state: 'rejected', reason: 'Name <b>differs</b>' });
    expect((await stepsOf()).at(-1)).toMatchObject({ by: 'test', reason: 'Name <b>differs</b>' });
    const [newest] = (
      await database.select().from(inboxMessages).where(eq(inboxMessages.accountId, member.id))
    ).toReversed();
    expect(newest).toMatchObject({
      title: 'Withdrawal not approved',
      content:
        '<p>It was not approved. ₱6,000.00 is back in your balance.</p><p>Name &lt;b&gt;differs&lt;/b&gt;</p>' +
        `<p><a href="/m/withdraw?order=${orderId}">${(await stateOf())?.number}</a></p>`,
    });
    expect(newest?.translations['TY']?.title).toBe('Hindi naaprubahan ang withdrawal');
  });

  it('[CASH-20] has steps that no one can change', async () => {
    const change = database.update(withdrawalSteps).set({ by: 'somebody' });
    await expect(change).rejects.toMatchObject({
      cause: expect.objectContaining({ message: 'withdrawal_steps is append-only' }),
    });
  });

  it.each([
    ['whose state is another one', { state: 'paid' as const }],
    ['whose amount is another one', { gross: gross + 1 }],
    ['with a change that has no step', { version: 1 }],
  ])('[CASH-16] %s is found by the audit', async (_, values) => {
    const set = (changed: Partial<typeof withdrawalOrders.$inferSelect>) =>
      database.update(withdrawalOrders).set(changed).where(eq(withdrawalOrders.id, orderId));
    const before = await countWrongWithdrawals(database);
    await set(values);
    expect((await countWrongWithdrawals(database)) - before).toBe(1);
    await set({ state: 'requested', gross, version: 0 });
    expect(await countWrongWithdrawals(database)).toBe(before);
  });

  it('[CASH-10] of an unknown order is not found', async () => {
    orderId = randomUUID();
    expect(await refusalOf(apply('cancel'))).toMatchObject({ code: 'notFound' });
  });
});

it('[CASH-16] the books are sound after all of it', async () => {
  expect(isSound(await auditLedger(database))).toBe(true);
  expect(await countWrongWithdrawals(database)).toBe(0);
});

describe('in the records', () => {
  const today = { period: 'today', from: '', to: '', language: 'EN' } as const;
  const withdrawn = async () => {
    const { list } = await profitRecord(context, member.caller, today);
    return list.map(({ gameId, withdrawals, net }) => [gameId, withdrawals, net]);
  };

  it.each(withdrawalStates)(
    '[REC-05] profit and loss shows what is %s beside the net, only if it was paid',
    async (state) => {
      await bringTo(state);
      expect(await withdrawn()).toEqual(state === 'paid' ? [['', gross / 100, 0]] : []);
    },
  );

  it('[REC-05] a bounced withdrawal no longer counts as withdrawn', async () => {
    await bringTo('paid');
    await apply('bounced');
    expect(await withdrawn()).toEqual([['', 0, 0]]);
  });

  it('[REC-03] each movement of a withdrawal links to its order, and no other movement does', async () => {
    await bringTo('paid');
    await apply('bounced');
    const kinds = '';
    const asked = { ...today, kinds, cursor: '' };
    const { list } = await movementRecord(context, member.caller, asked, accountTitle);
    const order = { kind: 'withdrawal', id: orderId };
    const account = expect.stringMatching(/^GCash •••• \d{4}$/);
    expect(list.map((row) => [row.kind, row.fee, row.order, row.account])).toEqual([
      ['withdrawalReturned', false, order, account],
      ['holdUsed', true, order, account],
      ['holdUsed', false, order, account],
      ['hold', false, order, account],
      ['opening', false, null, null],
    ]);
  });
});
