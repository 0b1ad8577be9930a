import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { CallError } from '#services/client/callError.ts';
import type { OperatorClient } from '#services/client/operator.ts';
import type { Queries } from '#services/queries/queries.ts';
import { defineTrialActor } from './trialActor.ts';

const answer = { token: 't', userName: 'trial-7', customerType: 2 as const };

function ask(createTrial: () => Promise<unknown>) {
  const asked: unknown[] = [];
  const operator = {
    createTrial(request: unknown) {
      asked.push(request);
      return createTrial();
    },
  } as unknown as OperatorClient;
  const settings = { queryKey: ['settings'], queryFn: () => ({ trialMerchantCode: 'ARAWTRIAL' }) };
  const queries = { settings: () => settings } as unknown as Queries;
  const outside = { operator, queries, queryClient: new QueryClient() };
  const outcome = toPromise(
    createActor(defineTrialActor(outside), { input: { ageConfirmed: true } }).start(),
  );
  return { asked, outcome };
}

test('[TRIAL-01] a trial is a session of the trial merchant', async () => {
  const { asked, outcome } = ask(() => Promise.resolve(answer));
  expect([await outcome, asked]).toEqual([
    {
      ok: true,
      session: {
        token: 't',
        merchantCode: 'ARAWTRIAL',
        userName: 'trial-7',
        type: 2,
        firstTimeLogin: false,
      },
    },
    [{ ageConfirmed: true }],
  ]);
});

test('[TRIAL-01] [NET-05] a refused trial is an outcome, with the operator’s message', async () => {
  const refused = new CallError({
    call: 'createTrial',
    kind: 'refused',
    code: 'tooManyRequests',
    message: 'later',
  });
  const { outcome } = ask(() => Promise.reject(refused));
  expect(await outcome).toEqual({
    ok: false,
    error: { code: 'tooManyRequests', message: 'later', requestId: '' },
  });
});
