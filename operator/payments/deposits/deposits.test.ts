import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { memberRestrictions, paymentMethods, receipts } from '#operator/database/tables/deposits.tables.ts';
import { receivables } from '#operator/database/tables/ledger.tables.ts';
import { balanceOf, pocketsOf } from '#operator/ledger/ledger.ts';
import { movementRecord } from '#operator/records/movementRecord.ts';
import { profitRecord } from '#operator/records/profitRecord.ts';
import { setSwitches } from '#operator/testing/protection.ts';
import { refusalOf } from '#operator/testing/accounts.ts';
import { createTestAccounts } from '#operator/testing/database.ts';
import {
  applyAlone,
  createPaymentsContext,
  createProviderDouble,
  makeDeposit,
  newKey,
} from '#operator/testing/payments.ts';
import { pdfOf, pngOf } from '#operator/testing/receipts.ts';
import { depositTable, moveOf } from '@araw/contract/values/stateTables';
import { askDueDeposits, moveDueDeposits } from './asking.ts';
import { depositRecord } from './depositRecord.ts';
import { type DepositOrder, describeOrder } from './depositOrders.ts';
import { cancelDeposit, cashIn, createDeposit, readDeposit, returnFrom, sendReceipt } from './deposits.ts';
import { accountTitle } from '../payoutAccounts/payoutAccounts.ts';
import { quoteDeposit } from './quotes.ts';
import { mostRefused, mostUnsent, readReceipt, storeReceipt } from '../receipts/receipts.ts';

const provider = createProviderDouble();
const context = await createPaymentsContext(provider);
const { database, clock } = context;
afterAll(() => context.close());

const second = 1_000;
const minute = 60 * second;

let player = 0;
beforeEach(async () => {
  clock.shift(0);
  provider.answers = 'given';
  provider.asked = [];
  [player = 0] = await createTestAccounts(database, 1);
});

const quoted = async (method = 'GCASH', amount = '1000') =>
  (await quoteDeposit(context, player, { method, amount })).id;
const create = (quote: string, { key = newKey(), anyway = false } = {}) =>
  createDeposit(context, player, { key, quote, anyway, language: 'EN' });
const paid = (order: DepositOrder, id: string, amount = 100_000) =>
  provider.sessions.get(order.reference)?.payments.push({ id, rank: 'paid', amount });
/** All requests that the job made for an order. */
const askedFor = ({ id, number }: DepositOrder) =>
  provider.asked.filter((asked) => asked.includes(number) || asked.includes(id));
const ordersOf = async () => (await cashIn(context, player, { language: 'EN' })).open;

describe('[CASH-21] the last payment method', () => {
  const last = async () => (await cashIn(context, player, { language: 'EN' })).lastMethod;

  test('is remembered, unless that is forbidden', async () => {
    expect(await last()).toBeNull();
    await create(await quoted());
    clock.shift(1);
    await create(await quoted('MAYA'));
    expect(await last()).toBe('MAYA');
    await setSwitches(context, { rememberMethod: false });
    expect(await last()).toBeNull();
    await setSwitches(context, { rememberMethod: true });
  });
});

describe('[CASH-02] [CASH-21] repeating the last cash-in', () => {
  const again = async () => (await cashIn(context, player, { language: 'EN' })).again;
  const credited = async (method: string, amount: string, centavos: number) => {
    const order = await create(await quoted(method, amount), { anyway: true });
    paid(order, `paid-${order.number}`, centavos);
    await readDeposit(context, player, order.id);
    clock.shift(1);
    return order;
  };

  test('uses the newest credited one, with its own quote that can be ordered', async () => {
    await create(await quoted());
    expect(await again()).toBeNull();
    await credited('GCASH', '750.50', 75_050);
    await credited('MAYA', '500', 50_000);
    await create(await quoted('GCASH', '300'));
    expect(await again()).toMatchObject({
      method: 'MAYA',
      amount: 500,
      pays: 500,
      arrives: 500,
      promotion: null,
    });
    const order = await create((await again())?.id ?? '');
    expect([order.methodCode, order.amount]).toEqual(['MAYA', 50_000]);
  });

  test('[PROT-10] quick amounts go up to it', async () => {
    const proposed = async () => {
      const { methods: offered } = await cashIn(context, player, { language: 'EN' });
      return offered.find(({ code }) => code === 'GCASH')?.quickAmounts;
    };
    expect(await proposed()).toEqual([200, 500, 1_000, 5_000]);
    await credited('GCASH', '1000', 100_000);
    expect(await proposed()).toEqual([200, 500, 1_000]);
    await credited('MAYA', '499.99', 49_999);
    await create(await quoted('GCASH', '5000'));
    expect(await proposed()).toEqual([200]);
    await credited('GCASH', '150', 15_000);
    expect(await proposed()).toEqual([]);
  });

  test('is not offered if payment methods must not be remembered, or while too many orders are unpaid', async () => {
    await credited('GCASH', '500', 50_000);
    expect(await again()).toMatchObject({ amount: 500 });
    await setSwitches(context, { rememberMethod: false });
    expect(await again()).toBeNull();
    await setSwitches(context, { rememberMethod: true });
    for (const amount of ['101', '102', '103']) await create(await quoted('GCASH', amount));
    expect(await again()).toBeNull();
  });

  test('is not offered if its method is closed or no longer accepts the amount', async () => {
    await credited('GCASH', '500', 50_000);
    const gcash = eq(paymentMethods.code, 'GCASH');
    const [before] = await database.select().from(paymentMethods).where(gcash);
    for (const changed of [{ open: false }, { least: 50_001 }]) {
      await database.update(paymentMethods).set(changed).where(gcash);
      expect(await again()).toBeNull();
      await database.update(paymentMethods).set(before!).where(gcash);
    }
    await database.update(paymentMethods).set({ least: 50_000 }).where(gcash);
    expect(await again()).toMatchObject({ amount: 500 });
    await database.update(paymentMethods).set(before!).where(gcash);
  });
});

describe('[CASH-03] creating an order', () => {
  test('opens it at its provider and says how to pay', async () => {
    const now = clock.now();
    const order = await create(await quoted());
    expect(await describeOrder(context, order, 'EN')).toEqual({
      id: order.id,
      number: order.number,
      method: { code: 'GCASH', kind: 'eWallet', name: 'GCash', icon: '' },
      amount: 1_000,
      fee: 0,
      pays: 1_000,
      arrives: 1_000,
      withBonus: 0,
      state: 'waiting',
      text: 'Waiting for your payment.',
      version: 1,
      createdAt: now,
      endsAt: now + 30 * minute,
      steps: [
        { at: now, state: 'created', text: 'Order created. Choose how to pay.' },
        { at: now, state: 'waiting', text: 'Waiting for your payment.' },
      ],
      instructions: { kind: 'eWallet', url: `/pay/${order.number}` },
      actions: ['cancel', 'receipt'],
      receipts: [],
      promotion: null,
      balance: null,
      now,
      timeZone: 'Asia/Manila',
    });
    expect(askedFor(order)).toEqual([`create ${order.number}`]);
  });

  test('[NET-13] the same key creates one order, in sequence and at once; a different body is refused', async () => {
    const quote = await quoted();
    const key = newKey();
    const made = await Promise.all([create(quote, { key }), create(quote, { key }), create(quote, { key })]);
    const again = await create(quote, { key });
    expect(new Set([...made, again].map(({ id }) => id)).size).toBe(1);
    expect(await ordersOf()).toHaveLength(1);
    expect(await refusalOf(create(quote, { key, anyway: true }))).toMatchObject({ code: 'conflict' });
  });

  test('an open order with the same method and amount is shown, and another is created only on request', async () => {
    const first = await create(await quoted());
    expect(await refusalOf(create(await quoted()))).toMatchObject({
      code: 'orderOpen',
      value: { order: { id: first.id, state: 'waiting' } },
    });
    for (const [method, amount] of [
      ['GCASH', '1000.01'],
      ['MAYA', '1000'],
    ]) {
      expect(await refusalOf(create(await quoted(method, amount)))).toBeNull();
    }
  });

  test('unpaid ones are limited, even when five arrive at once for a member without a pocket', async () => {
    const quotes = await Promise.all(Array.from({ length: 5 }, () => quoted()));
    const made = await Promise.all(quotes.map((quote) => refusalOf(create(quote, { anyway: true }))));
    expect(made.filter((refused) => refused === null)).toHaveLength(3);
    const open = await ordersOf();
    expect(open).toHaveLength(3);
    expect(made.find((refused) => refused !== null)).toMatchObject({ code: 'tooManyOrders' });
    const [newest] = open;
    await cancelDeposit(context, player, { key: newKey(), id: newest?.id ?? '', language: 'EN' });
    expect(await refusalOf(create(await quoted(), { anyway: true }))).toBeNull();
    expect(await refusalOf(create(await quoted(), { anyway: true }))).toMatchObject({
      code: 'tooManyOrders',
    });
  });

  test('[CASH-02] a quote creates one order, whatever becomes of it; the renewed quote creates another', async () => {
    const quote = await quoted();
    const key = newKey();
    const order = await create(quote, { key });
    const again = () => refusalOf(create(quote, { anyway: true }));
    const changed = { code: 'quoteChanged', value: { quote: { amount: 1_000, pays: 1_000 } } };
    expect(await again()).toMatchObject(changed);
    await cancelDeposit(context, player, { key: newKey(), id: order.id, language: 'EN' });
    const refused = await again();
    expect(refused).toMatchObject(changed);
    expect((await create(quote, { key })).id).toBe(order.id);
    expect(await ordersOf()).toEqual([]);
    const { quote: renewed } = (refused as { value: { quote: { id: string } } }).value;
    expect((await create(renewed.id)).id).not.toBe(order.id);
    expect(await ordersOf()).toHaveLength(1);
  });

  test('[CASH-03] a quote refused because of an open order creates its order on request', async () => {
    await create(await quoted());
    const quote = await quoted();
    expect(await refusalOf(create(quote))).toMatchObject({ code: 'orderOpen' });
    expect(await refusalOf(create(quote, { anyway: true }))).toBeNull();
    expect(await ordersOf()).toHaveLength(2);
  });

  test('[CASH-02] an expired quote is refused with the new one, which can be ordered', async () => {
    await setSwitches(context, { refusedMethods: [] });
    const quote = await quoted('USDT', '1000');
    await database.update(paymentMethods).set({ rate: 5_000 }).where(eq(paymentMethods.code, 'USDT'));
    const refused = await refusalOf(create(quote));
    expect(refused).toMatchObject({
      code: 'quoteChanged',
      value: { quote: { amount: 1_000, foreignAmount: '20.000000', rate: { pesos: '50.00' } } },
    });
    expect(await ordersOf()).toEqual([]);
    const { quote: renewed } = (refused as { value: { quote: { id: string } } }).value;
    expect(await create(renewed.id)).toMatchObject({ foreignAmount: '20.000000', rate: 5_000 });
    await database.update(paymentMethods).set({ rate: 5_825 }).where(eq(paymentMethods.code, 'USDT'));
    await setSwitches(context, { refusedMethods: ['crypto'] });
  });

  test('[CASH-21] [CASH-05] a crypto order is credited even if no more can be created', async () => {
    await setSwitches(context, { refusedMethods: [] });
    const [order, quote] = [await create(await quoted('USDT')), await quoted('USDT', '600')];
    await setSwitches(context, { refusedMethods: ['crypto'] });
    expect(await refusalOf(create(quote))).toMatchObject({ code: 'switchedOff' });
    paid(order, `paid-${order.number}`);
    expect(await readDeposit(context, player, order.id)).toMatchObject({ state: 'credited' });
    expect(await cashIn(context, player, { language: 'EN' })).toMatchObject({ again: null });
  });

  test('[CASH-15] unmet requirements are refused with their list, whatever was quoted', async () => {
    const quote = await quoted();
    await database.insert(memberRestrictions).values({ accountId: player, depositsClosed: true });
    expect(await refusalOf(create(quote))).toMatchObject({
      code: 'demandOpen',
      value: { demands: [{ kind: 'closed' }] },
    });
  });

  test('a lost answer leaves it created, and it is retried under the same reference', async () => {
    provider.answers = 'lost';
    const order = await create(await quoted());
    expect(order.state).toBe('created');
    provider.answers = 'given';
    clock.shift(15 * second - 1);
    await askDueDeposits(context);
    expect(askedFor(order)).toEqual([`create ${order.number}`]);
    clock.shift(1);
    await askDueDeposits(context);
    expect(askedFor(order)).toEqual([`create ${order.number}`, `create ${order.number}`]);
    expect((await readDeposit(context, player, order.id)).state).toBe('waiting');
  });

  test('a provider’s refusal makes it fail', async () => {
    provider.answers = 'refused';
    expect((await create(await quoted())).state).toBe('failed');
  });
});

describe('[CASH-06] an order', () => {
  test('of another member does not exist', async () => {
    const order = await makeDeposit(context, player);
    const [other = 0] = await createTestAccounts(database, 1);
    const asked = { key: newKey(), id: order.id, language: 'EN' };
    const refused = await Promise.all(
      [
        readDeposit(context, other, order.id),
        cancelDeposit(context, other, asked),
        sendReceipt(context, other, { ...asked, reference: '', receipts: [] }),
        readDeposit(context, player, 'x'),
      ].map(refusalOf),
    );
    expect(refused.map((one) => one?.code)).toEqual(Array(4).fill('notFound'));
  });

  test('expires on time and not before, and its provider is asked to close it', async () => {
    const order = await makeDeposit(context, player);
    const state = async () => (await readDeposit(context, player, order.id)).state;
    clock.shift(30 * minute - 1);
    await moveDueDeposits(context);
    expect(await state()).toBe('waiting');
    clock.shift(1);
    await moveDueDeposits(context);
    expect(await state()).toBe('expired');
    provider.asked = [];
    clock.shift(15 * second);
    await askDueDeposits(context);
    await askDueDeposits(context);
    expect(askedFor(order)).toEqual([`void ${order.number}`, `read ${order.number}`]);
  });

  test('[CASH-05] that its provider cannot close is read anyway, and closed in a later turn', async () => {
    const order = await makeDeposit(context, player);
    clock.shift(30 * minute);
    await moveDueDeposits(context);
    const { void: closing } = provider;
    provider.void = async () => {
      throw new Error('away');
    };
    paid(order, `late ${order.number}`);
    clock.shift(15 * second);
    await askDueDeposits(context);
    provider.void = closing;
    expect((await readDeposit(context, player, order.id)).state).toBe('credited');
  });

  test('[CASH-03] opened twice at once stays the one that the player has seen', async () => {
    const order = await makeDeposit(context, player);
    const instructions = { kind: 'eWallet', url: '/pay/other' } as const;
    const second = { id: 'other', instructions, confirmations: 0, payments: [] };
    await applyAlone(context, order.id, { event: 'opened', session: second });
    const after = await readDeposit(context, player, order.id);
    expect([after.session, after.instructions]).toEqual([
      `session of ${order.reference}`,
      { kind: 'eWallet', url: `/pay/${order.reference}` },
    ]);
  });

  test('reported as paid gets the full time again, then is reviewed', async () => {
    const order = await makeDeposit(context, player);
    clock.shift(minute);
    await applyAlone(context, order.id, { event: 'receipt', reference: '1' });
    clock.shift(30 * minute - 1);
    await moveDueDeposits(context);
    expect((await readDeposit(context, player, order.id)).state).toBe('processing');
    clock.shift(1);
    await moveDueDeposits(context);
    expect((await readDeposit(context, player, order.id)).state).toBe('inReview');
  });

  test('is cancelled once, and a payment that arrives anyway is credited', async () => {
    const order = await makeDeposit(context, player);
    const asked = { key: newKey(), id: order.id, language: 'EN' };
    expect((await cancelDeposit(context, player, asked)).state).toBe('cancelled');
    expect((await cancelDeposit(context, player, asked)).version).toBe(2);
    paid(order, `late ${order.id}`);
    clock.shift(15 * second);
    await askDueDeposits(context);
    expect((await readDeposit(context, player, order.id)).state).toBe('credited');
    expect(await balanceOf(database, player)).toBe(100_000);
    expect(await refusalOf(cancelDeposit(context, player, { ...asked, key: newKey() }))).toMatchObject({
      code: 'conflict',
      value: { order: { state: 'credited' } },
    });
  });

  test('offers exactly the actions the table allows a player', async () => {
    const order = await makeDeposit(context, player);
    for (const state of Object.keys(depositTable.rows) as DepositOrder['state'][]) {
      const { actions } = await describeOrder(context, { ...order, state }, 'EN');
      const resultOf = (event: 'cancel' | 'receipt') => moveOf(depositTable, state, event).result;
      expect([state, actions]).toEqual([
        state,
        [
          ...(resultOf('cancel') === 'moved' ? ['cancel'] : []),
          ...(resultOf('receipt') === 'rejected' ? [] : ['receipt']),
        ],
      ]);
    }
  });

  test('is described in the player’s language, or in English if that is unknown', async () => {
    const order = await makeDeposit(context, player);
    const textIn = async (language: string) => (await describeOrder(context, order, language)).text;
    expect(await Promise.all(['AR', 'TL', 'XX'].map(textIn))).toEqual([
      'في انتظار دفعتك.',
      'Hinihintay ang bayad mo.',
      'Waiting for your payment.',
    ]);
  });

  test('[CASH-04] the way back from the provider’s page works once', async () => {
    const { id, returnToken } = await makeDeposit(context, player);
    expect([
      await returnFrom(context, returnToken ?? ''),
      await returnFrom(context, returnToken ?? ''),
      await returnFrom(context, 'x'),
    ]).toEqual([id, null, null]);
  });
});

describe('[CASH-05] polling the provider', () => {
  test('credits a payment once, even without a webhook', async () => {
    const order = await makeDeposit(context, player);
    paid(order, `asked ${order.id}`);
    const reads = await Promise.all([1, 2, 3].map(() => readDeposit(context, player, order.id)));
    expect(reads.map(({ state }) => state)).toContain('credited');
    const after = await readDeposit(context, player, order.id);
    expect(after).toMatchObject({
      state: 'credited',
      credited: 100_000,
      balanceBefore: 0,
      balanceAfter: 100_000,
    });
    expect(await pocketsOf(database, player)).toEqual({ cash: 100_000, bonus: 0, held: 0 });
  });

  test('backs off, and a provider that does not answer changes nothing', async () => {
    const order = await makeDeposit(context, player);
    provider.asked = [];
    provider.answers = 'lost';
    const pauses = [15, 30, 60, 120, 300];
    for (const pause of pauses) {
      clock.shift(pause * second - 1);
      await askDueDeposits(context);
      clock.shift(1);
      await askDueDeposits(context);
    }
    expect(askedFor(order)).toEqual(pauses.map(() => `read ${order.number}`));
    expect((await readDeposit(context, player, order.id)).state).toBe('waiting');
  });

  test('of two turns at once only one polls', async () => {
    const order = await makeDeposit(context, player);
    provider.asked = [];
    clock.shift(15 * second);
    await Promise.all([askDueDeposits(context), askDueDeposits(context), askDueDeposits(context)]);
    expect(askedFor(order)).toEqual([`read ${order.number}`]);
  });

  test('a return is requested for its payment until answered, and ends once refused', async () => {
    const order = await makeDeposit(context, player);
    paid(order, `odd ${order.id}`, 90_000);
    const review = await readDeposit(context, player, order.id);
    expect(review.state).toBe('inReview');
    const decision = { by: 'reviewer', reason: 'too little', version: review.version };
    await applyAlone(context, order.id, { event: 'return', ...decision });
    provider.asked = [];
    provider.answers = 'lost';
    clock.shift(15 * second);
    await askDueDeposits(context);
    provider.answers = 'refused';
    clock.shift(30 * second);
    await askDueDeposits(context);
    expect(askedFor(order)).toEqual([
      `refund odd ${order.id}`,
      `refund odd ${order.id}`,
      `read ${order.number}`,
    ]);
    provider.answers = 'given';
    expect((await readDeposit(context, player, order.id)).state).toBe('inReview');
  });
});

describe('[CASH-04] receipts', () => {
  const store = (account = player, name = 'receipt.png') =>
    storeReceipt(context, account, { name, content: pngOf() });

  test('are stored as what they are, under a name that says so', async () => {
    const { id, ...described } = await storeReceipt(context, player, {
      name: 'evil.html',
      content: Buffer.concat([pdfOf(), Buffer.from('<script>alert(1)</script>')]),
    });
    const { content } = await readReceipt(context, player, id);
    expect(described).toEqual({ name: 'evil.pdf', type: 'application/pdf', bytes: content.length });
    expect(Buffer.from(content).includes('script')).toBe(false);
    const page = storeReceipt(context, player, {
      name: 'a.png',
      content: new TextEncoder().encode('<svg/>'),
    });
    expect(await refusalOf(page)).toMatchObject({ code: 'requestInvalid' });
  });

  test('that are refused are counted for an hour, by member, and those that are stored are not', async () => {
    const [other = 0] = await createTestAccounts(database, 1);
    const storeBroken = (account: number) =>
      refusalOf(storeReceipt(context, account, { name: 'a.png', content: pngOf().subarray(0, 20) }));
    for (let refused = 0; refused < mostRefused; refused += 1) {
      expect(await storeBroken(other)).toMatchObject({ code: 'requestInvalid' });
      if (refused < 3) await store(other);
    }
    const tooMany = { code: 'tooManyRequests', retryAfter: 3_600 };
    expect(await storeBroken(other)).toMatchObject(tooMany);
    expect(await refusalOf(store(other))).toMatchObject(tooMany);
    expect(await refusalOf(store())).toBeNull();
    clock.shift(60 * minute);
    expect(await refusalOf(store(other))).toBeNull();
  });

  test('sent with an order credit nothing and belong to it; only its owner reads them', async () => {
    const order = await makeDeposit(context, player);
    const { id, ...described } = await store();
    const { content } = await readReceipt(context, player, id);
    expect(described).toEqual({ name: 'receipt.png', type: 'image/png', bytes: content.length });
    const sent = await sendReceipt(context, player, {
      key: newKey(),
      id: order.id,
      reference: 'GC-1',
      receipts: [id],
      language: 'EN',
    });
    expect(sent).toMatchObject({ state: 'processing', payerReference: 'GC-1', credited: null });
    expect((await describeOrder(context, sent, 'EN')).receipts).toEqual([{ id, ...described }]);
    expect(await balanceOf(database, player)).toBe(0);
    const [other = 0] = await createTestAccounts(database, 1);
    expect(await refusalOf(readReceipt(context, other, id))).toMatchObject({ code: 'notFound' });
  });

  test('of another member or order are refused together with everything sent with them', async () => {
    const order = await makeDeposit(context, player);
    const [other = 0] = await createTestAccounts(database, 1);
    const foreign = await store(other);
    const own = await store();
    const send = (...sent: string[]) =>
      refusalOf(
        sendReceipt(context, player, {
          key: newKey(),
          id: order.id,
          reference: '',
          receipts: sent,
          language: 'EN',
        }),
      );
    expect(await send(own.id, foreign.id)).toMatchObject({ code: 'notFound' });
    expect(await send('x')).toMatchObject({ code: 'notFound' });
    expect((await readDeposit(context, player, order.id)).state).toBe('waiting');
    expect(await send(own.id)).toBeNull();
    expect(await send(own.id)).toMatchObject({ code: 'notFound' });
  });

  test('can wait for their order for a day, up to a limit', async () => {
    for (let count = 0; count < mostUnsent; count += 1) await store();
    expect(await refusalOf(store())).toMatchObject({ code: 'tooManyRequests' });
    clock.shift(24 * 60 * minute + 1);
    expect(await refusalOf(store())).toBeNull();
    expect(await database.$count(receipts, eq(receipts.accountId, player))).toBe(1);
  });
});

describe('[REC-04] the record of deposits', () => {
  const filters = {
    period: 'today',
    from: '',
    to: '',
    state: '',
    method: '',
    language: 'EN',
    cursor: '',
  } as const;

  test('lists orders newest first, by state and method, with totals for all of them', async () => {
    const first = await makeDeposit(context, player);
    clock.shift(1);
    const other = await makeDeposit(context, player, { method: 'MAYA', amount: '500' });
    paid(first, `record ${first.id}`);
    await readDeposit(context, player, first.id);
    const record = await depositRecord(context, player, filters);
    expect(record.list.map(({ id, state }) => [id, state])).toEqual([
      [other.id, 'waiting'],
      [first.id, 'credited'],
    ]);
    expect(record.totals).toEqual({ credited: 1_000, creditedOrders: 1, open: 500, openOrders: 1 });
    const listed = async (change: object) =>
      (await depositRecord(context, player, { ...filters, ...change })).list.map(({ id }) => id);
    expect(await listed({ state: 'credited' })).toEqual([first.id]);
    expect(await listed({ method: 'MAYA' })).toEqual([other.id]);
    expect(await listed({ method: 'eWallet' })).toEqual([other.id, first.id]);
    expect(await listed({ method: 'bank' })).toEqual([]);
    expect(await listed({ state: 'nothing' })).toEqual([]);
    expect(await listed({ period: 'yesterday' })).toEqual([]);
  });

  describe('[REC-07] on both sides of the merchant’s midnight', () => {
    const midnight = Date.UTC(2026, 0, 15, 16);
    const evening = { period: '', from: '2026-01-15', to: '2026-01-15' } as const;
    const morning = { period: '', from: '2026-01-16', to: '2026-01-16' } as const;
    const goTo = (at: number) => clock.shift(at - clock.now());
    const caller = () => ({
      account: { id: player, name: '', type: 0 as const, merchantCode: 'test' },
      sessionId: null,
      ip: '',
      userAgent: '',
      requestId: '',
    });
    const on = async (days: typeof evening | typeof morning, change: object = {}) => {
      const { list, totals } = await depositRecord(context, player, { ...filters, ...days, ...change });
      return [list.map(({ id }) => id), totals?.credited, totals?.creditedOrders];
    };
    const profitOf = async (days: typeof evening | typeof morning) => {
      const { list } = await profitRecord(context, caller(), { ...days, language: 'EN' });
      return list.reduce((sum, { deposits }) => sum + deposits, 0);
    };
    const credited = async ({ made, at, amount }: { made: number; at: number; amount: number }) => {
      goTo(made);
      const order = await makeDeposit(context, player, { method: 'GCASH', amount: String(amount / 100) });
      goTo(at);
      const payment = { id: `midnight ${order.id}`, amount };
      await applyAlone(context, order.id, { event: 'paid', payment: { ...payment, rank: 'paid' } });
      return { ...order, payment };
    };

    test.each([
      ['the last millisecond before', midnight - 1, [250.01, 1], null],
      ['midnight itself', midnight, [0, 0], [250.01, 1]],
    ])('an evening order counts on the day it was paid: %s', async (_at, at, day, next) => {
      const order = await credited({ made: midnight - minute, at, amount: 25_001 });
      expect(await on(evening)).toEqual([[order.id], ...day]);
      expect(await on(morning)).toEqual(next ? [[order.id], ...next] : [[], 0, 0]);
      expect([await profitOf(evening), await profitOf(morning)]).toEqual([day[0], next?.[0] ?? 0]);
      expect(await on(next ? morning : evening, { method: 'GCASH', state: 'credited' })).toEqual([
        [order.id],
        250.01,
        1,
      ]);
      expect(await on(next ? morning : evening, { method: 'MAYA' })).toEqual([[], 0, 0]);
      expect(await on(next ? morning : evening, { state: 'waiting' })).toEqual([[], 0, 0]);
    });

    test.each([
      ['the last millisecond before', midnight - 1, [0, 0], null],
      ['midnight itself', midnight, [300.5, 1], [-300.5, 0]],
    ])('a reversal counts on the day it happened: %s', async (_at, at, day, next) => {
      const { id, payment } = await credited({
        made: midnight - 2 * minute,
        at: midnight - minute,
        amount: 30_050,
      });
      goTo(at);
      await applyAlone(context, id, { event: 'reversed', payment: { ...payment, rank: 'reversed' } });
      expect(await on(evening)).toEqual([[id], ...day]);
      expect(await on(morning)).toEqual(next ? [[id], ...next] : [[], 0, 0]);
      expect([await profitOf(evening), await profitOf(morning)]).toEqual([day[0], next?.[0] ?? 0]);
    });

    test('settling a debt does not count as money that arrived', async () => {
      await database
        .insert(receivables)
        .values({ accountId: player, source: `record ${player}`, amount: 10_001, createdAt: clock.now() });
      const order = await credited({ made: midnight - minute, at: midnight, amount: 25_001 });
      expect([await on(evening), await on(morning)]).toEqual([
        [[order.id], 0, 0],
        [[order.id], 150, 1],
      ]);
      expect(await profitOf(morning)).toBe(150);
    });
  });

  test(
    '[REC-08] pages by key: none twice, none missed at equal moments, newer ones announced',
    { tags: ['full'] },
    async () => {
      const made: string[] = [];
      for (let count = 0; count < 27; count += 1) {
        const order = await makeDeposit(context, player);
        made.push(order.id);
        await cancelDeposit(context, player, { key: newKey(), id: order.id, language: 'EN' });
      }
      const first = await depositRecord(context, player, filters);
      expect(first.list).toHaveLength(25);
      clock.shift(1);
      await makeDeposit(context, player);
      const rest = await depositRecord(context, player, { ...filters, cursor: first.next ?? '' });
      expect([rest.list.length, rest.next, rest.totals, rest.newer]).toEqual([2, null, null, 1]);
      const listed = [...first.list, ...rest.list].map(({ id }) => id);
      expect(listed.toSorted()).toEqual(made.toSorted());
    },
  );
});

test('[REC-03] [REC-05] a credited entry links to its order, and is listed beside the net total, minus reversals', async () => {
  const caller = {
    account: { id: player, name: '', type: 0 as const, merchantCode: 'test' },
    sessionId: null,
    ip: '',
    userAgent: '',
    requestId: '',
  };
  const order = await makeDeposit(context, player);
  const payment = { id: `profit ${order.id}`, amount: 100_000 };
  const shown = async () => {
    const asked = { period: 'today', from: '', to: '', language: 'EN' } as const;
    const { list } = await profitRecord(context, caller, asked);
    return list.map(({ gameId, deposits, net }) => [gameId, deposits, net]);
  };
  expect(await shown()).toEqual([]);
  paid(order, payment.id);
  await readDeposit(context, player, order.id);
  expect(await shown()).toEqual([['', 1_000, 0]]);
  const { list } = await movementRecord(
    context,
    caller,
    {
      period: 'today',
      from: '',
      to: '',
      kinds: '',
      language: 'EN',
      cursor: '',
    },
    accountTitle,
  );
  expect(list.map((movement) => [movement.kind, movement.order, movement.account])).toEqual([
    ['deposit', { kind: 'deposit', id: order.id }, 'GCash'],
  ]);
  await applyAlone(context, order.id, { event: 'reversed', payment: { ...payment, rank: 'reversed' } });
  expect(await shown()).toEqual([['', 0, 0]]);
});
