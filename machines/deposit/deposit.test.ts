import { expect, onTestFinished, test } from 'vitest';
import { type AnyActorRef, createActor, fromPromise, SimulatedClock } from 'xstate';
import type { CashIn, DepositOrder, DepositQuote } from '@araw/contract/cashier/deposits';
import { errorWithCode } from '../chartError.ts';
import {
  type Attempt,
  type CreateOutcome,
  depositAttemptMachine,
} from '../depositAttempt/depositAttempt.machine.ts';
import { type CancelOutcome, depositOrderMachine } from '../depositOrder/depositOrder.machine.ts';
import {
  depositReceiptsMachine,
  type Submission,
  type SendOutcome,
} from '../depositReceipts/depositReceipts.machine.ts';
import type { Outcome } from '../outcome.ts';
import {
  type DepositInput,
  depositMachine,
  type QuoteOutcome,
  type QuoteRequest,
} from './deposit.machine.ts';

const method = {
  code: 'gcash',
  kind: 'eWallet',
  name: 'GCash',
  icon: '/icons/gcash.svg',
  least: 100,
  most: 50_000,
  quickAmounts: [500],
  fee: { flat: 0, share: 0, bearer: 'house' },
  minutes: 1,
  open: true,
  opensAt: null,
  tooLittleLeft: null,
} as const;
const cashIn: CashIn = {
  promotions: [],
  now: 0,
  timeZone: 'Asia/Manila',
  demands: [],
  methods: [{ ...method, quickAmounts: [500] }],
  open: [],
  mostOpen: 3,
  lastMethod: 'gcash',
  again: null,
};
const quote: DepositQuote = {
  promotion: null,
  promotionRefusal: '',
  id: 'q1',
  method: 'gcash',
  amount: 500,
  fee: 0,
  pays: 500,
  settles: 0,
  arrives: 500,
  withBonus: 0,
  rate: null,
  foreignAmount: null,
  turnover: 500,
  endsAt: 600_000,
};
const orderAs = (state: string, version: number, actions: DepositOrder['actions'] = []): DepositOrder => ({
  promotion: null,
  id: 'd1',
  number: 'D 2611 2214 0017',
  method: { code: method.code, kind: method.kind, name: method.name, icon: method.icon },
  amount: 500,
  fee: 0,
  pays: 500,
  arrives: 500,
  withBonus: 0,
  state,
  text: '',
  version,
  createdAt: 0,
  endsAt: 900_000,
  steps: [],
  instructions: null,
  actions,
  receipts: [],
  balance: null,
  now: 0,
  timeZone: 'Asia/Manila',
});
const key = 'b6a1f0de-6b2c-4b6e-8b26-2f8a3f1f0c01';
const attempt: Attempt = { key, quote: 'q1', anyway: false };

/** The page with all its charts; the operator answers on command. */
function start(input: Partial<DepositInput> = {}, readCashIn = () => Promise.resolve(cashIn)) {
  const asked: [actor: string, input: unknown][] = [];
  const told: unknown[] = [];
  const waiting: { resolve: (value: never) => void; reject: (error: unknown) => void }[] = [];
  const held = <Output, Input>(name: string) =>
    fromPromise<Output, Input & {}>(({ input: request }) => {
      asked.push([name, request]);
      return new Promise((resolve, reject) => {
        waiting.push({ resolve: resolve as (value: never) => void, reject });
      });
    });
  const depositReceipts = depositReceiptsMachine.provide({
    actors: {
      uploadReceipt: held<Outcome<{ receipt: string }>, { orderId: string; file: string }>('uploadReceipt'),
      sendProof: held<SendOutcome, Submission>('sendProof'),
    },
  });
  const depositOrder = depositOrderMachine.provide({
    actors: {
      readOrder: held<DepositOrder, { id: string }>('readOrder'),
      cancelOrder: held<CancelOutcome, { id: string; key: string }>('cancelOrder'),
      depositReceipts,
    },
    actions: { refreshBalance: () => void told.push('balance') },
  });
  const depositAttempt = depositAttemptMachine.provide({
    actors: { createDeposit: held<CreateOutcome, Attempt>('createDeposit') },
    actions: {
      storeAttempt: (_, kept) => void told.push(['kept', kept]),
      clearStoredAttempt: () => void told.push('cleared'),
    },
  });
  const machine = depositMachine.provide({
    actors: {
      loadCashIn: fromPromise<CashIn>(() => {
        asked.push(['loadCashIn', undefined]);
        return readCashIn();
      }),
      quoteDeposit: held<QuoteOutcome, QuoteRequest>('quoteDeposit'),
      depositAttempt,
      depositOrder,
    },
    actions: {
      nameOrder: (_, { id }) => void told.push(['named', id]),
      unnameOrder: () => void told.push('unnamed'),
    },
  });
  const clock = new SimulatedClock();
  const actor = createActor(machine, {
    clock,
    input: {
      memberType: 0,
      guided: true,
      orderId: null,
      amount: '',
      promotion: null,
      attempt: null,
      ...input,
    },
  }).start();
  onTestFinished(() => void actor.stop());
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const child = (name: string, above: AnyActorRef = actor): AnyActorRef => {
    const found = (above.getSnapshot() as { children: Record<string, AnyActorRef> }).children[name];
    if (!found) throw new Error(`${name} does not run`);
    return found;
  };
  return {
    actor,
    asked,
    told,
    settled,
    order: () => child('depositOrder'),
    receipts: () => child('depositReceipts', child('depositOrder')),
    async answer(value: unknown) {
      waiting.at(-1)?.resolve(value as never);
      await settled();
    },
    async lose() {
      waiting.at(-1)?.reject(errorWithCode('timeout'));
      await settled();
    },
    async pass(ms: number) {
      clock.increment(ms);
      await settled();
    },
  };
}

/** Runs up to the quote for 500 pesos. */
async function quoted() {
  const page = start();
  await page.settled();
  page.actor.send({ type: 'quickAmount.chosen', amount: 500 });
  await page.answer({ ok: true, quote });
  return page;
}

test('[CASH-02] [CASH-03] [CASH-06] a deposit from the amount to the balance', async () => {
  const { actor, asked, told, order, answer, pass } = await quoted();
  actor.send({ type: 'pay.confirmed', key });
  actor.send({ type: 'pay.confirmed', key: 'b6a1f0de-6b2c-4b6e-8b26-2f8a3f1f0c02' });
  await answer({ ok: true, order: orderAs('waiting', 1) });
  await answer(orderAs('waiting', 1));
  await pass(3_000);
  await pass(7_000);
  await answer(orderAs('credited', 2));
  expect(asked).toEqual([
    ['loadCashIn', undefined],
    ['quoteDeposit', { method: 'gcash', amount: '500', promotion: null }],
    ['createDeposit', attempt],
    ['readOrder', { id: 'd1' }],
    ['readOrder', { id: 'd1' }],
  ]);
  expect(told).toEqual([['kept', attempt], 'cleared', ['named', 'd1'], 'balance']);
  expect(order().getSnapshot().hasTag('credited')).toBe(true);
});

test('[CASH-03] [NET-12] an order whose answer is lost is retried with the same key', async () => {
  const { actor, asked, told, answer, lose, pass } = await quoted();
  actor.send({ type: 'pay.confirmed', key });
  await lose();
  expect(told).toEqual([['kept', attempt]]);
  await pass(4_000);
  await answer({ ok: true, order: orderAs('waiting', 1) });
  expect(asked.filter(([name]) => name === 'createDeposit')).toEqual([
    ['createDeposit', attempt],
    ['createDeposit', attempt],
  ]);
  expect(told).toEqual([['kept', attempt], 'cleared', ['named', 'd1']]);
  expect(actor.getSnapshot().hasTag('order')).toBe(true);
});

test('[CASH-03] [NET-13] a reload requests the order with the stored key', async () => {
  const { actor, asked, answer } = start({ attempt });
  await answer({ ok: true, order: orderAs('waiting', 1) });
  expect(asked).toEqual([
    ['createDeposit', attempt],
    ['readOrder', { id: 'd1' }],
  ]);
  expect(actor.getSnapshot().hasTag('order')).toBe(true);
});

test('[CASH-06] an expired order leads to another one for the same amount, which is quoted before it is created', async () => {
  const { actor, asked, told, order, answer, settled } = start({ orderId: 'd1' });
  await answer(orderAs('expired', 2, ['receipt']));
  order().send({ type: 'again.chosen' });
  await settled();
  await answer({ ok: true, quote });
  expect(asked).toEqual([
    ['readOrder', { id: 'd1' }],
    ['loadCashIn', undefined],
    ['quoteDeposit', { method: 'gcash', amount: '500', promotion: null }],
  ]);
  expect(told).toEqual([['named', 'd1'], 'unnamed']);
  expect(actor.getSnapshot().hasTag('canSubmit')).toBe(true);
});

test('[CASH-04] [CASH-06] a payment for an expired order goes to review with its receipt', async () => {
  const { asked, order, receipts, answer } = start({ orderId: 'd1' });
  await answer(orderAs('expired', 2, ['receipt']));
  order().send({ type: 'receipt.tapped' });
  receipts().send({
    type: 'files.chosen',
    files: [{ id: 'f1', name: 'receipt.png', type: 'image/png', bytes: 1 }],
  });
  await answer({ ok: true, receipt: 'r1' });
  receipts().send({ type: 'proof.submitted', key, reference: '8024 511' });
  await answer({ ok: true, order: orderAs('inReview', 3) });
  expect(asked).toEqual([
    ['readOrder', { id: 'd1' }],
    ['uploadReceipt', { orderId: 'd1', file: 'f1' }],
    ['sendProof', { key, reference: '8024 511', orderId: 'd1', version: null, receipts: ['r1'] }],
  ]);
  expect(order().getSnapshot().context.order).toEqual(orderAs('inReview', 3));
});

test.each([
  { code: 'timeout', asked: 2 },
  { code: 'switchedOff', asked: 1 },
])(
  '[NET-05] a tap on "Try again" reads the page after $code, requested $asked times',
  async ({ code, asked }) => {
    const page = start({}, () => Promise.reject(errorWithCode(code)));
    await page.settled();
    expect(page.actor.getSnapshot().can({ type: 'retry.requested' })).toBe(asked === 2);
    page.actor.send({ type: 'retry.requested' });
    await page.settled();
    expect(page.asked).toEqual(Array(asked).fill(['loadCashIn', undefined]));
    page.actor.send({ type: 'net.returned' });
    expect(page.asked).toHaveLength(asked + 1);
  },
);
