import { expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { CallError } from '#services/client/callError.ts';
import type { OperatorClient } from '#services/client/operator.ts';
import { defineDownlineTransferActors } from './downlineTransferActors.ts';

test('[TEAM-06] account, amount and note are sent, with key and payment PIN; a refusal contains the limit', async () => {
  const refusal = { call: 'transferDownline', kind: 'refused', code: 'amountOutOfBounds' } as const;
  const value = { decided: 'k1', bound: 'withdrawable', amount: 250 };
  const send = vi.fn<(asked: object) => Promise<object>>(() =>
    Promise.reject(new CallError({ ...refusal, value })),
  );
  const { makeCall } = defineDownlineTransferActors(
    { transferDownline: send } as unknown as OperatorClient,
    'EN',
  );
  const request = { account: 'jose', amount: '500', note: 'For Cebu' };
  const input = { request, key: 'k1', paymentPassword: '491736' };
  expect(await toPromise(createActor(makeCall, { input }).start())).toMatchObject({
    ok: false,
    decided: true,
    value: { problem: { bound: 'withdrawable', pesos: 250 } },
  });
  expect(send.mock.calls).toEqual([[{ ...request, key: 'k1', paymentPassword: '491736', language: 'EN' }]]);
});
