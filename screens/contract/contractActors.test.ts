import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { agentKeys } from '#services/queries/agentQueries.ts';
import type { OperatorClient } from '#services/client/operator.ts';
import { defineContractActors } from './contractActors.ts';

const offer = { kind: 'dividend', contractId: '7', status: 'requested' };
const decision = { kind: 'dividend' as const, contractId: '7', accept: true };

function contracts(apply: () => Promise<object>) {
  const calls = {
    dividendInfo: vi.fn<() => Promise<object>>(async () => offer),
    dividendPayout: vi.fn<(given: object) => Promise<object>>(apply),
  };
  const queryClient = new QueryClient();
  const outdated = vi.spyOn(queryClient, 'invalidateQueries');
  const actors = defineContractActors(calls as object as OperatorClient, queryClient);
  return { calls, outdated, ...actors };
}

test('[AGENT-05] the newest contract of the kind is read each time, however fresh the cached one', async () => {
  const { loadContract, calls } = contracts(async () => ({}));
  const load = () => toPromise(createActor(loadContract, { input: { kind: 'dividend' } }).start());
  expect([await load(), await load()]).toEqual([offer, offer]);
  expect(calls.dividendInfo).toHaveBeenCalledTimes(2);
});

test('[AGENT-05] a decision is sent without its kind; cached contracts become stale, even if it fails', async () => {
  const taken = contracts(async () => ({}));
  await toPromise(createActor(taken.decide, { input: decision }).start());
  expect(taken.calls.dividendPayout.mock.calls).toEqual([[{ contractId: '7', accept: true }]]);
  expect(taken.outdated.mock.calls).toEqual([[{ queryKey: agentKeys.contracts }]]);

  const failed = contracts(() => Promise.reject(new Error('decided elsewhere')));
  const deciding = toPromise(createActor(failed.decide, { input: decision }).start());
  await expect(deciding).rejects.toThrow('decided elsewhere');
  expect(failed.outdated.mock.calls).toEqual([[{ queryKey: agentKeys.contracts }]]);
});
