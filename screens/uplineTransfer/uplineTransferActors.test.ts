import { expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { CallError } from '#services/client/callError.ts';
import type { OperatorClient } from '#services/client/operator.ts';
import { defineUplineTransferActors } from './uplineTransferActors.ts';

test('[CASH-13] the amount is sent, with key and payment PIN; a refusal contains the limit', async () => {
  const refusal = { call: 'transferUpline', kind: 'refused', code: 'amountOutOfBounds' } as const;
  const value = { decided: 'k1', bound: 'withdrawable', amount: 250 };
  const send = vi.fn<(asked: object) => Promise<object>>(() =>
    Promise.reject(new CallError({ ...refusal, value })),
  );
  const { makeCall } = defineUplineTransferActors(
    { transferUpline: send } as unknown as OperatorClient,
    'EN',
  );
  const input = { request: { amount: '500' }, key: 'k1', paymentPassword: '491736' };
  expect(await toPromise(createActor(makeCall, { input }).start())).toMatchObject({
    ok: false,
    decided: true,
    value: { problem: { bound: 'withdrawable', pesos: 250 } },
  });
  expect(send.mock.calls).toEqual([
    [{ amount: '500', key: 'k1', paymentPassword: '491736', language: 'EN' }],
  ]);
});
