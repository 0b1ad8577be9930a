import { expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { Aim, DigitsProof } from '#machines/paymentPassword/paymentPassword.machine.ts';
import { CallError } from '#services/client/callError.ts';
import type { OperatorClient } from '#services/client/operator.ts';
import { definePaymentPasswordActors } from './paymentPasswordActors.ts';

const now = 1_700_000_000_000;
const stateOf = (lockedUntil: number | null) => ({
  isSet: true,
  triesLeft: 5,
  lockedUntil,
  changedAt: null,
  now,
});

test.each([
  [null, null],
  [5, now + 5],
  [null, now],
  [null, now - 5],
])('[CASH-11] it is locked for %o ms by the operator’s clock', async (lockedFor, lockedUntil) => {
  const state = stateOf(lockedUntil);
  const operator = { paymentPassword: async () => state } as unknown as OperatorClient;
  const { loadState } = definePaymentPasswordActors(operator);
  expect(await toPromise(createActor(loadState).start())).toEqual({ state, lockedFor });
});

const code: DigitsProof = { by: 'sms', code: '123456' };
const password: DigitsProof = { by: 'password', password: 'correct horse' };
const old: DigitsProof = { by: 'old', oldPassword: '820417' };
const paymentPassword = '491736';

test.each([
  ['set', password, 'setPaymentPassword', { proof: password, paymentPassword }],
  ['set', code, 'setPaymentPassword', { proof: code, paymentPassword }],
  ['change', old, 'changePaymentPassword', { oldPassword: '820417', paymentPassword }],
  ['recover', code, 'recoverPaymentPassword', { proof: code, paymentPassword }],
] satisfies [Aim, DigitsProof, keyof OperatorClient, object][])(
  '[CASH-11] %s by %j calls %s',
  async (aim, proof, call, request) => {
    const save = vi.fn<(asked: object) => Promise<object>>(async () => stateOf(null));
    const { saveDigits } = definePaymentPasswordActors({ [call]: save } as unknown as OperatorClient);
    const input = { aim, proof, paymentPassword };
    expect(await toPromise(createActor(saveDigits, { input }).start())).toEqual({ ok: true });
    expect(save.mock.calls).toEqual([[request]]);
  },
);

test('[CASH-11] a login password recovers nothing, and nothing is sent', async () => {
  const { saveDigits } = definePaymentPasswordActors({} as OperatorClient);
  const input = { aim: 'recover' as const, proof: password, paymentPassword };
  await expect(toPromise(createActor(saveDigits, { input }).start())).rejects.toThrow('by a code alone');
});

test.each([
  [{ triesLeft: 3 }, 3],
  [undefined, null],
])('[CASH-11] a refusal with %j leaves %o attempts', async (value, triesLeft) => {
  const refusal = { call: 'changePaymentPassword', kind: 'refused', code: 'paymentPasswordWrong' } as const;
  const { saveDigits } = definePaymentPasswordActors({
    changePaymentPassword: () => Promise.reject(new CallError({ ...refusal, value })),
  } as unknown as OperatorClient);
  const input = { aim: 'change' as const, proof: old, paymentPassword };
  expect(await toPromise(createActor(saveDigits, { input }).start())).toEqual({
    ok: false,
    error: { code: 'paymentPasswordWrong', message: '', requestId: '' },
    triesLeft,
  });
});
