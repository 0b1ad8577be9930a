import { expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { CallError } from '#services/client/callError.ts';
import type { OperatorClient } from '#services/client/operator.ts';
import { withdrawalQuoteOf } from '#tests/withdrawals.ts';
import { defineWithdrawalActors, defineWithdrawalOrderActors } from './withdrawalActors.ts';

type Answer = (...asked: unknown[]) => Promise<unknown>;

/** Fakes the one call of a test and records its requests. */
function world(call: keyof OperatorClient, answer: Answer) {
  const answered = vi.fn<Answer>(answer);
  const operator = { [call]: answered } as unknown as OperatorClient;
  return { operator, language: 'TY', asked: () => answered.mock.calls.map(([request]) => request) };
}
const refused = (code: string, value?: unknown) => () =>
  Promise.reject(new CallError({ call: 'createWithdrawal', kind: 'refused', code, value, requestId: 'r1' }));
const quote = withdrawalQuoteOf({ id: 'q2', fee: 20 });
const error = (code: string) => ({ code, message: '', requestId: 'r1' });

test('[CASH-08] the page is requested in the language shown', async () => {
  const page = { withdrawable: 1_000 };
  const { asked, ...rest } = world('withdrawPage', async () => page);
  expect(await toPromise(createActor(defineWithdrawalActors(rest).loadPage).start())).toBe(page);
  expect(asked()).toEqual([{ language: 'tl' }]);
});

test.each([
  ['quoted', async () => quote, { ok: true, quote }],
  [
    'out of bounds',
    refused('amountOutOfBounds', { bound: 'sumADay', amount: 8_000 }),
    { ok: false, error: error('amountOutOfBounds'), problem: { bound: 'sumADay', pesos: 8_000 } },
  ],
  ['refused', refused('noPermission'), { ok: false, error: error('noPermission'), problem: null }],
])('[CASH-09] an amount is %s', async (_what, answer, outcome) => {
  const { asked, ...rest } = world('quoteWithdrawal', answer);
  const { quoteWithdrawal } = defineWithdrawalActors(rest);
  const input = { account: 'a1', amount: '500.00' };
  expect(await toPromise(createActor(quoteWithdrawal, { input }).start())).toEqual(outcome);
  expect(asked()).toEqual([{ account: 'a1', amount: '500.00', language: 'tl' }]);
});

test('[CASH-09] the quote is ordered, with key and payment PIN; an expired one comes with the new one', async () => {
  const { asked, ...rest } = world('createWithdrawal', refused('quoteChanged', { decided: 'k1', quote }));
  const { makeCall } = defineWithdrawalActors(rest);
  const input = { request: { quote: 'q1' }, key: 'k1', paymentPassword: '491736' };
  expect(await toPromise(createActor(makeCall, { input }).start())).toEqual({
    ok: false,
    error: error('quoteChanged'),
    decided: true,
    triesLeft: null,
    lockedUntil: null,
    value: { problem: null, quote },
  });
  expect(asked()).toEqual([{ quote: 'q1', key: 'k1', paymentPassword: '491736', language: 'tl' }]);
});

test('[CASH-10] a withdrawal is read and cancelled by its id, in the language shown', async () => {
  const order = { id: 'w1', state: 'requested' };
  const reading = world('withdrawalOrder', async () => order);
  const { loadOrder } = defineWithdrawalOrderActors(reading);
  expect(await toPromise(createActor(loadOrder, { input: { id: 'w1' } }).start())).toBe(order);
  expect(reading.asked()).toEqual([{ id: 'w1', language: 'tl' }]);

  const cancelling = world('cancelWithdrawal', async () => order);
  const { cancelOrder } = defineWithdrawalOrderActors(cancelling);
  const input = { id: 'w1', key: 'k1' };
  expect(await toPromise(createActor(cancelOrder, { input }).start())).toEqual({ ok: true, order });
  expect(cancelling.asked()).toEqual([{ id: 'w1', key: 'k1', language: 'tl' }]);

  const late = defineWithdrawalOrderActors(world('cancelWithdrawal', refused('conflict')));
  expect(await toPromise(createActor(late.cancelOrder, { input }).start())).toEqual({
    ok: false,
    error: error('conflict'),
  });
});
