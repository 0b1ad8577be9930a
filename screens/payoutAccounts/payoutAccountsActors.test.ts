import { expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { OperatorClient } from '#services/client/operator.ts';
import { definePayoutAccountsActors } from './payoutAccountsActors.ts';

const proof = { key: 'k1', paymentPassword: '491736' };
const account = { institution: 'GCASH', number: '09171234567', holder: '', makeDefault: true };

function actorsWith(call: keyof OperatorClient) {
  const answer = vi.fn<(asked: object) => Promise<object>>(async () => ({}));
  const actors = definePayoutAccountsActors({ [call]: answer } as unknown as OperatorClient, 'EN');
  return { ...actors, asked: () => answer.mock.calls.map(([request]) => request) };
}

test('[CASH-12] an account is added and removed with key and payment PIN, and made the default with its key', async () => {
  const adding = actorsWith('addPayoutAccount');
  const added = createActor(adding.addAccount, { input: { request: account, ...proof } }).start();
  expect(await toPromise(added)).toEqual({ ok: true, value: {} });
  expect(adding.asked()).toEqual([{ ...account, ...proof }]);

  const removing = actorsWith('removePayoutAccount');
  const removed = createActor(removing.removeAccount, { input: { request: { id: 'a1' }, ...proof } }).start();
  expect(await toPromise(removed)).toEqual({ ok: true, value: {} });
  expect(removing.asked()).toEqual([{ id: 'a1', ...proof }]);

  const choosing = actorsWith('setDefaultPayoutAccount');
  const chosen = createActor(choosing.setDefault, { input: { id: 'a1', key: 'k2' } }).start();
  expect(await toPromise(chosen)).toEqual({ ok: true });
  expect(choosing.asked()).toEqual([{ id: 'a1', key: 'k2' }]);
});
