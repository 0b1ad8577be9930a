import { describe, expect, test, vi } from 'vitest';
import { type AnyActorLogic, createActor, toPromise } from 'xstate';
import { CallError } from '#services/client/callError.ts';
import type { OperatorClient } from '#services/client/operator.ts';
import { defineDepositActors } from './depositActors.ts';

const key = 'b6a1f0de-6b2c-4b6e-8b26-2f8a3f1f0c01';
const order = {
  id: 'd1',
  number: 'D 2611 2214 0017',
  method: { code: 'gcash', kind: 'eWallet', name: 'GCash', icon: '/icons/gcash.svg' },
  amount: 500,
  fee: 0,
  pays: 500,
  arrives: 500,
  state: 'waiting',
  version: 1,
  createdAt: 0,
  endsAt: null,
  steps: [],
  now: 0,
  timeZone: 'Asia/Manila',
};
const quote = {
  id: 'q2',
  method: 'gcash',
  amount: 500,
  fee: 5,
  pays: 505,
  arrives: 500,
  turnover: 500,
  endsAt: 600_000,
};
const demand = { kind: 'email', text: 'Verify your e-mail address first.', until: null };
const attempt = { key, quote: 'q1', anyway: false };
const proof = { key, reference: '8024 511', orderId: 'd1', version: null, receipts: ['r1'] };

/** Runs actors against one faked operator call. */
function ask(call: string, answer: () => Promise<unknown>) {
  const asked = vi.fn<(request: unknown) => Promise<unknown>>(answer);
  const actors = defineDepositActors({
    operator: { [call]: asked } as unknown as OperatorClient,
    language: 'TY',
  });
  const run = (actor: AnyActorLogic, input?: unknown) => toPromise(createActor(actor, { input }).start());
  return { actors, run, sent: () => asked.mock.calls.map(([request]) => request) };
}
const refusing = (code: string, value?: unknown) => () =>
  Promise.reject(new CallError({ call: 'createDeposit', kind: 'refused', code, requestId: 'r1', value }));
const error = (code: string) => ({ code, message: '', requestId: 'r1' });

describe('an order', () => {
  test('[CASH-02] [CASH-03] names its key and the quote shown, in the language shown', async () => {
    const { actors, run, sent } = ask('createDeposit', async () => order);
    expect(await run(actors.createDeposit, attempt)).toEqual({ ok: true, order });
    expect(sent()).toEqual([{ ...attempt, language: 'tl' }]);
  });

  test.each([
    [
      'quoteChanged',
      { quote },
      {
        quote: {
          ...quote,
          rate: null,
          foreignAmount: null,
          settles: 0,
          withBonus: 0,
          promotion: null,
          promotionRefusal: '',
        },
      },
    ],
    ['amountOutOfBounds', { bound: 'most', amount: 300 }, { bound: { kind: 'most', amount: 300 } }],
    ['amountOutOfBounds', { bound: 'least' }, {}],
    ['conflict', { decided: key }, { decided: true }],
    ['conflict', { decided: 'another key' }, {}],
    ['conflict', undefined, {}],
    ['conflict', 'no object', {}],
  ])('[CASH-02] [CASH-03] [NET-12] refused as %s with %j', async (code, value, told) => {
    const { actors, run } = ask('createDeposit', refusing(code, value));
    expect(await run(actors.createDeposit, attempt)).toEqual({
      ok: false,
      error: error(code),
      decided: false,
      bound: null,
      quote: null,
      order: null,
      ...told,
    });
  });

  test('[CASH-03] refused because of an open one includes that one', async () => {
    const { actors, run } = ask('createDeposit', refusing('orderOpen', { order }));
    expect(await run(actors.createDeposit, attempt)).toMatchObject({ ok: false, order });
  });

  test('[NET-12] without an answer is not a refusal', async () => {
    const lost = new CallError({ call: 'createDeposit', kind: 'timeout' });
    const { actors, run } = ask('createDeposit', () => Promise.reject(lost));
    await expect(run(actors.createDeposit, attempt)).rejects.toBe(lost);
  });

  test('[CASH-06] is read and cancelled by its id', async () => {
    const read = ask('depositOrder', async () => order);
    expect(await read.run(read.actors.readOrder, { id: 'd1' })).toEqual(order);
    expect(read.sent()).toEqual([{ id: 'd1', language: 'tl' }]);
    const cancelled = ask('cancelDeposit', async () => order);
    expect(await cancelled.run(cancelled.actors.cancelOrder, { id: 'd1', key })).toEqual({ ok: true, order });
    expect(cancelled.sent()).toEqual([{ id: 'd1', key, language: 'tl' }]);
  });

  test('[CASH-04] is proved with receipts and the payer’s reference', async () => {
    const { actors, run, sent } = ask('sendReceipt', async () => order);
    expect(await run(actors.sendProof, proof)).toEqual({ ok: true, order });
    expect(sent()).toEqual([{ key, id: 'd1', reference: '8024 511', receipts: ['r1'], language: 'tl' }]);
  });

  test.each([
    [{ decided: key }, true],
    [undefined, false],
  ])('[NET-12] a proof refused with %j is decided: %s', async (value, decided) => {
    const { actors, run } = ask('sendReceipt', refusing('conflict', value));
    expect(await run(actors.sendProof, proof)).toEqual({ ok: false, error: error('conflict'), decided });
  });
});

describe('a quote', () => {
  test('[CASH-02] comes from the operator, for the chosen method and amount', async () => {
    const { actors, run, sent } = ask('quoteDeposit', async () => quote);
    const asked = { method: 'gcash', amount: '500.10' };
    expect(await run(actors.quoteDeposit, { ...asked, promotion: null })).toEqual({ ok: true, quote });
    await run(actors.quoteDeposit, { ...asked, promotion: 'first' });
    expect(sent()).toEqual([
      { ...asked, language: 'tl' },
      { ...asked, promotion: 'first', language: 'tl' },
    ]);
  });

  test.each([
    ['demandOpen', { demands: [demand] }, { demands: [demand] }],
    ['demandOpen', { demands: 'none' }, {}],
    ['amountOutOfBounds', { bound: 'least', amount: 200 }, { bound: { kind: 'least', amount: 200 } }],
  ])('[CASH-02] [CASH-15] refused as %s with %j', async (code, value, told) => {
    const { actors, run } = ask('quoteDeposit', refusing(code, value));
    expect(await run(actors.quoteDeposit, { method: 'gcash', amount: '1', promotion: null })).toEqual({
      ok: false,
      error: error(code),
      bound: null,
      demands: [],
      ...told,
    });
  });
});

test('[CASH-01] the payment methods come in the language shown', async () => {
  const { actors, run, sent } = ask('cashIn', async () => ({ methods: [] }));
  expect(await run(actors.loadCashIn)).toEqual({ methods: [] });
  expect(sent()).toEqual([{ language: 'tl' }]);
});
