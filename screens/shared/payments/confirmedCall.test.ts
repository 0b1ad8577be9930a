import { describe, expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { ConfirmedCall } from '#machines/paymentConfirmation/paymentConfirmation.machine.ts';
import { CallError, type FailureKind } from '#services/client/callError.ts';
import { defineConfirmedCall, problemIn } from './confirmedCall.ts';

const confirmed: ConfirmedCall = { request: { quote: 'q1' }, key: 'k1', paymentPassword: '491736' };
const failure = (kind: FailureKind, code?: string, value?: unknown) =>
  new CallError({ call: 'createWithdrawal', kind, code, value, requestId: 'r1' });
const answerTo = (call: () => Promise<unknown>, refusal?: (refused: CallError) => unknown) =>
  toPromise(createActor(defineConfirmedCall(call, refusal), { input: confirmed }).start());
const refusedWith = (code: string, value?: unknown) =>
  answerTo(() => Promise.reject(failure('refused', code, value)));

const nothing = { decided: false, triesLeft: null, lockedUntil: null, value: null };
const error = (code: string) => ({ code, message: '', requestId: 'r1' });

describe('a call confirmed with the payment PIN', () => {
  test('[CASH-09] is made with its request, its key and the PIN, and returns its value', async () => {
    const calls: ConfirmedCall[] = [];
    const call = async (made: ConfirmedCall) => {
      calls.push(made);
      return { id: 'w1' };
    };
    const actor = createActor(defineConfirmedCall(call), { input: confirmed }).start();
    expect(await toPromise(actor)).toEqual({ ok: true, value: { id: 'w1' } });
    expect(calls).toEqual([confirmed]);
  });

  test.each([
    ['wrong digits', 'paymentPasswordWrong', { triesLeft: 3 }, { triesLeft: 3 }],
    ['none left', 'paymentPasswordWrong', { triesLeft: 0 }, { triesLeft: 0 }],
    ['a lock', 'paymentPasswordLocked', { lockedUntil: 60_000 }, { lockedUntil: 60_000 }],
    ['something unknown', 'conflict', 'text', {}],
    ['tries in words', 'paymentPasswordWrong', { triesLeft: 'three' }, {}],
    ['nothing', 'conflict', undefined, {}],
  ])('[CASH-11] is refused with %s', async (_what, code, value, told) => {
    expect(await refusedWith(code, value)).toEqual({
      ok: false,
      error: error(code),
      ...nothing,
      ...told,
    });
  });

  test.each([
    ['this very key', 'k1', true],
    ['another key', 'k2', false],
    ['no text', 1, false],
  ])('[NET-12] is decided by a refusal that names %s', async (_what, decided, isDecided) => {
    expect(await refusedWith('conflict', { decided })).toMatchObject({ decided: isDecided });
  });

  test('[CASH-02] returns the parts of a refusal that its caller reads', async () => {
    const refused = failure('refused', 'quoteChanged', { decided: 'k1' });
    const answer = await answerTo(
      () => Promise.reject(refused),
      ({ code }) => ({ code }),
    );
    expect(answer).toMatchObject({ decided: true, value: { code: 'quoteChanged' } });
  });

  test.each(['offline', 'timeout', 'server', 'notJson', 'shape'] as const)(
    '[NET-12] fails without a result: %s',
    async (kind) => {
      const lost = failure(kind);
      await expect(answerTo(() => Promise.reject(lost))).rejects.toBe(lost);
    },
  );

  test('[NET-12] was not sent by a browser that cannot seal it, and is not retried', async () => {
    expect(await answerTo(() => Promise.reject(failure('sealing')))).toEqual({
      ok: false,
      error: error('sealing'),
      ...nothing,
      decided: true,
    });
  });
});

test.each([
  [
    { bound: 'withdrawable', amount: 250 },
    { bound: 'withdrawable', pesos: 250 },
  ],
  [
    { bound: 'least', amount: '250.50' },
    { bound: 'least', pesos: 250.5 },
  ],
  [{ bound: 'least' }, { bound: 'least', pesos: null }],
  [
    { bound: 'timesADay', amount: 3 },
    { bound: 'timesADay', pesos: null },
  ],
  [{ bound: 'moon', amount: 1 }, null],
  [{}, null],
])('[CASH-08] for %j has the limit %j', (value, problem) => {
  expect(problemIn(failure('refused', 'amountOutOfBounds', value))).toEqual(problem);
});
