import { asc, desc, eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { openRequirements } from '#operator/bets/requirements.ts';
import { giveBonus } from '#operator/bets/bonuses.ts';
import { bonuses } from '#operator/database/tables/bonuses.tables.ts';
import { depositSteps, paymentMethods } from '#operator/database/tables/deposits.tables.ts';
import { defaultTurnover } from '#operator/database/tables/system.tables.ts';
import { changeMerchant } from '#operator/system/merchants.ts';
import { inboxMessages } from '#operator/database/tables/inbox.tables.ts';
import {
  ledgerAccounts,
  ledgerPostings,
  ledgerTransactions,
  receivables,
} from '#operator/database/tables/ledger.tables.ts';
import { auditLedger, isSound } from '#operator/ledger/audit.ts';
import { houseBalance, pocketOf, pocketsOf, post } from '#operator/ledger/ledger.ts';
import { setProfile, setSwitches } from '#operator/testing/protection.ts';
import { refusalOf } from '#operator/testing/accounts.ts';
import { createTestAccounts } from '#operator/testing/database.ts';
import {
  applyAlone,
  createPaymentsContext,
  createProviderDouble,
  makeDeposit,
  newKey,
} from '#operator/testing/payments.ts';
import { depositTable, moveOf } from '@araw/contract/values/stateTables';
import type { DepositChange, DepositEvent } from './applyDeposit.ts';
import { auditPayments } from '../reconciliation/auditPayments.ts';
import { writePesos } from '#operator/core/amounts.ts';
import { demandsOf } from '../demands/demands.ts';
import { createDeposit } from './deposits.ts';
import { describeOrder, type DepositOrder, type DepositState, ownOrder } from './depositOrders.ts';
import type { ProviderSession } from '../provider/provider.ts';
import { quoteDeposit } from './quotes.ts';
import { owedBy } from '../debts/receivables.ts';

const provider = createProviderDouble();
const context = await createPaymentsContext(provider);
const { database, clock } = context;
afterAll(() => context.close());

const full = 100_000;
const odd = 90_000;

const states = Object.keys(depositTable.rows) as DepositState[];
const events = depositTable.columns.map(([event]) => event);
const cells = states.flatMap((state) => events.map((event) => ({ state, event })));

const session: ProviderSession = {
  id: 's',
  instructions: { kind: 'eWallet', url: '/pay/s' },
  confirmations: 0,
  payments: [],
};

let made = 0;

/** The change for an event, with the payment of that order. */
function changeOf(event: DepositEvent, payment: string, { version }: DepositOrder): DepositChange {
  const decision = { by: 'reviewer', reason: 'because', version };
  switch (event) {
    case 'opened':
      return { event, session };
    case 'openFailed':
    case 'cancel':
    case 'due':
      return { event };
    case 'receipt':
      return { event, reference: 'R-1' };
    case 'pending':
    case 'failed':
    case 'refunded':
    case 'reversed':
      return { event, payment: { id: payment, rank: event, amount: full } };
    case 'paid':
      return { event, payment: { id: payment, rank: 'paid', amount: full } };
    case 'odd':
      return { event, payment: { id: payment, rank: 'paid', amount: odd } };
    case 'refundFailed':
      return { event, payment: { id: payment, rank: 'refunded', amount: odd } };
    case 'credit':
    case 'return':
    case 'close':
      return { event, ...decision };
  }
}

/** The events that bring an order to a state; `inReview` has undecided money, unless these events need it. */
function wayTo(state: DepositState, event: DepositEvent): DepositEvent[] {
  const unpaidReview: DepositEvent[] = ['paid', 'odd', 'close'];
  const ways: Record<DepositState, DepositEvent[]> = {
    created: [],
    waiting: ['opened'],
    processing: ['opened', 'pending'],
    inReview: unpaidReview.includes(event) ? ['opened', 'due', 'receipt'] : ['opened', 'odd'],
    credited: ['opened', 'paid'],
    failed: ['opened', 'failed'],
    cancelled: ['opened', 'cancel'],
    expired: ['opened', 'due'],
    refunding: ['opened', 'odd', 'return'],
    refunded: ['opened', 'odd', 'return', 'refunded'],
    reversed: ['opened', 'paid', 'reversed'],
  };
  return ways[state];
}

async function orderIn(state: DepositState, event: DepositEvent) {
  const [player = 0] = await createTestAccounts(database, 1);
  const payment = `payment-${++made}`;
  // It stays created: the next events open it.
  provider.answers = 'lost';
  let order = await makeDeposit(context, player);
  provider.answers = 'given';
  for (const step of wayTo(state, event)) {
    ({ order } = await applyAlone(context, order.id, changeOf(step, payment, order)));
  }
  return { order, payment, player };
}

const money = async (player: number) => ({
  cash: (await pocketsOf(database, player)).cash,
  suspense: await houseBalance(database, 'house:suspense'),
  clearing: await houseBalance(database, 'house:clearing:double'),
  receivables: await houseBalance(database, 'house:receivables'),
});

type Money = Awaited<ReturnType<typeof money>>;

/** Money that moves when the table moves the order. */
const moving: Partial<Record<`${DepositState} ${DepositEvent}`, Partial<Money>>> = Object.fromEntries([
  ...(['created', 'waiting', 'processing', 'inReview', 'failed', 'cancelled', 'expired'] as const).flatMap(
    (state) => [
      [`${state} paid`, { cash: full, clearing: -full }],
      [`${state} odd`, { suspense: odd, clearing: -odd }],
    ],
  ),
  ['processing credit', { cash: full, clearing: -full }],
  ['inReview credit', { cash: odd, suspense: -odd }],
  ['inReview reversed', { suspense: -odd, clearing: odd }],
  ['credited reversed', { cash: -full, clearing: full }],
  ['refunding refunded', { suspense: -odd, clearing: odd }],
  ['refunding reversed', { suspense: -odd, clearing: odd }],
  ['refunded refundFailed', { suspense: odd, clearing: -odd }],
]);

describe('[CASH-22] each cell of the deposit table', () => {
  const moveIn = ({ state, event }: (typeof cells)[number]) => moveOf(depositTable, state, event);
  const rejected = cells.filter((cell) => moveIn(cell).result === 'rejected');
  const taken = cells.filter((cell) => moveIn(cell).result !== 'rejected');

  test.each(rejected)('$event is refused in $state with the order, and moves nothing', async (cell) => {
    const { order, payment, player } = await orderIn(cell.state, cell.event);
    const before = await money(player);
    const applying = applyAlone(context, order.id, changeOf(cell.event, payment, order));
    expect(await refusalOf(applying)).toMatchObject({
      code: 'conflict',
      value: { order: { id: order.id, state: cell.state, version: order.version } },
    });
    expect(await money(player)).toEqual(before);
  });

  test.each(taken)('$event in $state: next state, money and step', async (cell) => {
    const { state, event } = cell;
    const { order, payment, player } = await orderIn(state, event);
    expect(order.state).toBe(state);
    const expected = await money(player);
    for (const [owner, amount] of Object.entries(moving[`${state} ${event}`] ?? {})) {
      expected[owner as keyof Money] += amount;
    }
    const isFound = state === 'processing' && event === 'credit';
    const found = isFound ? { found: { id: `${payment} found`, amount: full } } : {};
    const change = { ...changeOf(event, payment, order), ...found };
    const { order: after, result } = await applyAlone(context, order.id, change);
    const move = moveIn(cell);
    expect({ result, state: after.state, version: after.version }).toEqual({
      result: move.result,
      state: move.result === 'moved' ? move.to : state,
      version: order.version + 1,
    });
    expect(await money(player)).toEqual(expected);
    const [step] = await database
      .select()
      .from(depositSteps)
      .where(eq(depositSteps.orderId, order.id))
      .orderBy(desc(depositSteps.no))
      .limit(1);
    expect(step).toMatchObject({
      no: after.version,
      event,
      actor: depositTable.columns.find(([name]) => name === event)?.[1],
      from: state,
      to: after.state,
      alarm: move.result === 'alarm',
    });
  });

  test('every combination that moves money is allowed by the table', () => {
    for (const cell of Object.keys(moving)) {
      const [state, event] = cell.split(' ') as [DepositState, DepositEvent];
      expect(moveOf(depositTable, state, event)).toMatchObject({ result: 'moved' });
    }
  });
});

const decide = (order: DepositOrder) => ({ by: 'reviewer', reason: 'because', version: order.version });

describe('[CASH-20] decisions', () => {
  test('on an order that has moved on is refused with its current state', async () => {
    const { order, payment } = await orderIn('inReview', 'credit');
    await applyAlone(context, order.id, {
      event: 'reversed',
      payment: { id: payment, rank: 'reversed', amount: odd },
    });
    for (const event of ['credit', 'return', 'close'] as const) {
      expect(await refusalOf(applyAlone(context, order.id, { event, ...decide(order) }))).toMatchObject({
        code: 'conflict',
        value: { order: { state: 'reversed' } },
      });
    }
  });

  test('nothing unpaid is credited or returned, and nothing paid is closed', async () => {
    const unpaid = await orderIn('inReview', 'close');
    for (const event of ['credit', 'return'] as const) {
      const refused = refusalOf(applyAlone(context, unpaid.order.id, { event, ...decide(unpaid.order) }));
      expect(await refused).toMatchObject({ code: 'conflict' });
    }
    const paid = await orderIn('inReview', 'credit');
    const closing = applyAlone(context, paid.order.id, { event: 'close', ...decide(paid.order) });
    expect(await refusalOf(closing)).toMatchObject({ code: 'conflict' });
  });

  test('a found payment that is already known, or arrives beside another, is refused', async () => {
    const { order, payment } = await orderIn('inReview', 'credit');
    const other = await orderIn('processing', 'credit');
    const credit = (id: string, found: string, by: ReturnType<typeof decide>) =>
      refusalOf(applyAlone(context, id, { event: 'credit', ...by, found: { id: found, amount: full } }));
    expect(await credit(order.id, 'another', decide(order))).toMatchObject({ code: 'conflict' });
    expect(await credit(other.order.id, payment, decide(other.order))).toMatchObject({ code: 'conflict' });
  });

  test('of two at once one wins, and the other is told', async () => {
    const { order, player } = await orderIn('inReview', 'credit');
    const both = await Promise.all(
      (['credit', 'return'] as const).map((event) =>
        refusalOf(applyAlone(context, order.id, { event, ...decide(order) })),
      ),
    );
    expect(both.filter((refused) => refused === null)).toHaveLength(1);
    expect(both.find((refused) => refused !== null)).toMatchObject({ code: 'conflict' });
    expect([0, odd]).toContain((await pocketsOf(database, player)).cash);
  });

  test('are kept with name and reason, and can never be changed', async () => {
    const { order } = await orderIn('inReview', 'credit');
    await applyAlone(context, order.id, { event: 'credit', ...decide(order) });
    const steps = await database
      .select()
      .from(depositSteps)
      .where(eq(depositSteps.orderId, order.id))
      .orderBy(asc(depositSteps.no));
    expect(steps.map(({ event, by, reason }) => [event, by, reason])).toEqual([
      ['opened', '', ''],
      ['odd', '', ''],
      ['credit', 'reviewer', 'because'],
    ]);
    await expect(
      database.update(depositSteps).set({ reason: 'x' }).where(eq(depositSteps.orderId, order.id)),
    ).rejects.toThrow('Failed query');
  });

  test('[CASH-06] the message to the member is plain text, whatever a payment method is called', async () => {
    const { order, payment, player } = await orderIn('waiting', 'failed');
    const named = (name: string) =>
      database.update(paymentMethods).set({ name }).where(eq(paymentMethods.code, order.methodCode));
    await named('Pay <b>& Go</b>');
    await applyAlone(context, order.id, {
      event: 'failed',
      payment: { id: payment, rank: 'failed', amount: full },
    });
    await named('GCash');
    const [message] = await database
      .select()
      .from(inboxMessages)
      .where(eq(inboxMessages.accountId, player))
      .orderBy(desc(inboxMessages.id))
      .limit(1);
    expect(message?.content).toBe(
      '<p>Your payment with Pay &lt;b&gt;&amp; Go&lt;/b&gt; failed. No money moved.</p>' +
        `<p><a href="/m/voucherCenter?order=${order.id}">${order.number}</a></p>`,
    );
  });

  test.each([
    ['in turnover', 1_000_000],
    ['paid out to cash', 0],
  ])('[BEN-12] a reversal revokes the bonus based on it: %s', async (_how, turnover) => {
    const { order, payment, player } = await orderIn('credited', 'reversed');
    const number = `B-${order.number}`;
    await database.transaction((transaction) =>
      giveBonus(
        transaction,
        {
          accountId: player,
          number,
          source: `test:${number}`,
          origin: `deposit:${order.id}`,
          amount: 12_345,
          turnover,
          cap: null,
          largestBet: null,
          onWithdrawal: 'stays',
          startsItself: true,
          turnoverDays: null,
          endsAt: null,
        },
        clock.now(),
      ),
    );
    const before = await pocketsOf(database, player);
    await applyAlone(context, order.id, {
      event: 'reversed',
      payment: { id: payment, rank: 'reversed', amount: full },
    });
    const after = await pocketsOf(database, player);
    expect(before.cash + before.bonus - after.cash - after.bonus).toBe(full + 12_345);
    expect(after.bonus).toBe(0);
    const [bonus] = await database.select().from(bonuses).where(eq(bonuses.number, number));
    expect(bonus).toMatchObject({ state: 'revoked', endedAt: clock.now() });
  });

  test('[CASH-20] a reversal takes what is there, and the member is told that the rest is owed', async () => {
    const { order, payment, player } = await orderIn('credited', 'reversed');
    await post(database, {
      idempotencyKey: `spent:${player}`,
      kind: 'opening',
      reference: 'spent',
      at: clock.now(),
      postings: [
        { owner: pocketOf(player, 'cash'), amount: -30_001 },
        { owner: 'house:opening', amount: 30_001 },
      ],
    });
    const before = await houseBalance(database, 'house:receivables');
    await applyAlone(context, order.id, {
      event: 'reversed',
      payment: { id: payment, rank: 'reversed', amount: full },
    });
    expect((await pocketsOf(database, player)).cash).toBe(0);
    expect((await houseBalance(database, 'house:receivables')) - before).toBe(-30_001);
    const owed = await database.select().from(receivables).where(eq(receivables.accountId, player));
    expect(owed.map(({ amount, settled }) => ({ amount, settled }))).toEqual([
      { amount: 30_001, settled: 0 },
    ]);
    const [message] = await database
      .select()
      .from(inboxMessages)
      .where(eq(inboxMessages.accountId, player))
      .orderBy(desc(inboxMessages.id))
      .limit(1);
    expect(message).toMatchObject({
      title: `Cash-in ${order.number}`,
      content:
        "<p>This payment was reversed, so it's no longer in your balance. You've already used ₱300.01 of it. Pay that back before you can withdraw.</p>" +
        `<p><a href="/m/voucherCenter?order=${order.id}">${order.number}</a></p>`,
    });
    expect(Object.keys(message?.translations ?? {}).toSorted()).toEqual(
      'AR BN CN DE ES FA FR HI ID IT JA KM KO LO MS MY NE PL PT RU SI TA TH TR TW TY UK UR VI'.split(' '),
    );
    expect(message?.translations['UK']).toMatchObject({
      title: `Поповнення ${order.number}`,
      content: expect.stringContaining('Із цієї суми ₱300.01 уже не було на балансі.'),
    });
  });
});

describe('[CASH-20] debts', () => {
  /** As after a reversal of money that was already spent. */
  async function owe(player: number, amount: number) {
    await post(database, {
      idempotencyKey: `gone:${player}:${amount}`,
      kind: 'depositReversed',
      reference: 'gone',
      at: clock.now(),
      postings: [
        { owner: 'house:receivables', amount: -amount },
        { owner: 'house:clearing:double', amount },
      ],
    });
    await database
      .insert(receivables)
      .values({ accountId: player, source: `gone:${player}:${amount}`, amount, createdAt: clock.now() });
  }
  const pay = (id: string, payment: string) =>
    applyAlone(context, id, { event: 'paid', payment: { id: payment, rank: 'paid', amount: full } });
  const movementsOf = async (player: number) =>
    (
      await database
        .select({ kind: ledgerTransactions.kind, amount: ledgerPostings.amount })
        .from(ledgerTransactions)
        .innerJoin(ledgerPostings, eq(ledgerPostings.transactionId, ledgerTransactions.id))
        .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.ledgerAccountId))
        .where(eq(ledgerAccounts.accountId, player))
        .orderBy(asc(ledgerTransactions.id))
    ).map(({ kind, amount }) => [kind, amount]);
  const mayWithdraw = async (player: number) =>
    (await demandsOf(context, player, 'withdrawal', 'EN')).every(({ kind }) => kind !== 'receivable');

  test.each([
    ['a centavo less than the deposit', [full - 1], { settles: full - 1, left: 0 }],
    ['as much as the deposit', [full], { settles: full, left: 0 }],
    ['a centavo more than the deposit', [full + 1], { settles: full, left: 1 }],
    ['two debts, and a centavo of the second stays', [1, full], { settles: full, left: 1 }],
  ])(
    '%s: the deposit settles it first, with a movement of its own',
    async (_name, debts, { settles, left }) => {
      const [player = 0] = await createTestAccounts(database, 1);
      for (const amount of debts) await owe(player, amount);
      expect(await mayWithdraw(player)).toBe(false);
      const { id } = await makeDeposit(context, player);
      const order = await ownOrder(database, player, id);
      expect(order).toMatchObject({ settles, turnover: full - settles });
      expect((await describeOrder(context, order, 'EN')).arrives).toBe((full - settles) / 100);

      const { order: after } = await pay(id, `debt-${player}`);
      expect(await movementsOf(player)).toEqual([
        ['deposit', full],
        ['debtSettled', -settles],
      ]);
      expect((await pocketsOf(database, player)).cash).toBe(full - settles);
      expect(await owedBy(database, player)).toBe(left);
      expect(await mayWithdraw(player)).toBe(left === 0);
      expect(after).toMatchObject({ credited: full, balanceBefore: 0, balanceAfter: full - settles });
      expect((await openRequirements(database, player)).map(({ base }) => base)).toEqual(
        full > settles ? [full - settles] : [],
      );
      expect((await describeOrder(context, after, 'EN')).text).toBe(
        `${writePesos(full - settles)} is in your balance. ${writePesos(settles)} of your payment paid what you owed.`,
      );
      // The provider reports it again.
      await pay(id, `debt-${player}`);
      expect(await owedBy(database, player)).toBe(left);
    },
  );

  test('of two deposits credited at once, together just enough or a centavo short', async () => {
    const [player = 0] = await createTestAccounts(database, 1);
    await owe(player, 2 * full - 1);
    const orders = [await makeDeposit(context, player), await makeDeposit(context, player)];
    await Promise.all(orders.map(({ id }) => pay(id, `both-${id}`)));
    expect([await owedBy(database, player), (await pocketsOf(database, player)).cash]).toEqual([0, 1]);
    // The first leaves less for the second than its quote showed.
    const settled = await Promise.all(
      orders.map(async ({ id }) => (await ownOrder(database, player, id)).settles),
    );
    expect(settled.toSorted((one, other) => one - other)).toEqual([full - 1, full]);
    expect((await openRequirements(database, player)).map(({ base, required }) => [base, required])).toEqual([
      [1, 1],
    ]);
  });

  test('a quote that now settles another amount is refused together with the new one', async () => {
    const [player = 0] = await createTestAccounts(database, 1);
    const { id: quote } = await quoteDeposit(context, player, { method: 'GCASH', amount: '1000' });
    await owe(player, 1);
    const asked = createDeposit(context, player, { key: newKey(), quote, anyway: false, language: 'EN' });
    expect(await refusalOf(asked)).toMatchObject({
      code: 'quoteChanged',
      value: { quote: { pays: 1_000, settles: 0.01, arrives: 999.99, turnover: 999.99 } },
    });
  });

  test('a payment of another amount settles no more than has arrived', async () => {
    const { order, player } = await orderIn('inReview', 'credit');
    await owe(player, full);
    await applyAlone(context, order.id, { event: 'credit', ...decide(order) });
    expect([await owedBy(database, player), (await pocketsOf(database, player)).cash]).toEqual([
      full - odd,
      0,
    ]);
    expect(await auditPayments(database)).toMatchObject({ receivables: 0, wrongCredits: 0 });
  });

  test('a deposit that settled a debt and is reversed becomes a debt itself', async () => {
    const { order, payment, player } = await orderIn('waiting', 'paid');
    await owe(player, 40_000);
    await pay(order.id, payment);
    await applyAlone(context, order.id, {
      event: 'reversed',
      payment: { id: payment, rank: 'reversed', amount: full },
    });
    expect([await owedBy(database, player), (await pocketsOf(database, player)).cash]).toEqual([40_000, 0]);
    expect(await auditPayments(database)).toMatchObject({ receivables: 0, wrongCredits: 0 });
  });
});

describe('[CASH-17] turnover', () => {
  test('is required for the money that arrived, and no longer once it is reversed', async () => {
    const { order, payment, player } = await orderIn('credited', 'reversed');
    const open = async () =>
      (await openRequirements(database, player)).map(({ source, base, required, locks }) => ({
        source,
        base,
        required,
        locks,
      }));
    expect(await open()).toEqual([
      { source: `deposit:${order.id}`, base: full, required: full, locks: 'cash' },
    ]);
    await applyAlone(context, order.id, {
      event: 'reversed',
      payment: { id: payment, rank: 'reversed', amount: full },
    });
    expect(await open()).toEqual([]);
  });

  test('for another amount follows that amount', async () => {
    const { order, player } = await orderIn('inReview', 'credit');
    await applyAlone(context, order.id, { event: 'credit', ...decide(order) });
    expect((await openRequirements(database, player)).map(({ base, required }) => [base, required])).toEqual([
      [odd, odd],
    ]);
  });
});

describe('[CASH-21] turnover that is no longer allowed when the money arrives', () => {
  const setTurnover = (rules: Partial<typeof defaultTurnover>) =>
    changeMerchant(context, () => ({ turnover: { ...defaultTurnover, ...rules } }));

  test.each([
    ['forbidden', {}, { depositTurnover: false }, []],
    ['limited', {}, { mostTurnoverFactor: 30 }, [[full, full * 0.3]]],
    ['raised', { depositFactor: 500 }, {}, [[full, full]]],
  ])('%s', async (_name, rules, switches, open) => {
    const { order, payment, player } = await orderIn('waiting', 'paid');
    await setTurnover(rules);
    await setSwitches(context, switches);
    await applyAlone(context, order.id, {
      event: 'paid',
      payment: { id: payment, rank: 'paid', amount: full },
    });
    await setTurnover({});
    await setProfile(context, 'spec');
    const found = await openRequirements(database, player);
    expect(found.map(({ base, required }) => [base, required])).toEqual(open);
  });
});

test('[CASH-16] the ledger is sound after all of it', async () => {
  expect(isSound(await auditLedger(database))).toBe(true);
});
