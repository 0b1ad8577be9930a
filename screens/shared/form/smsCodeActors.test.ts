import { describe, expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { CallError } from '#services/client/callError.ts';
import type { Clock } from '#services/clock.ts';
import type { OperatorClient } from '#services/client/operator.ts';
import { type CodePurpose, defineSendCodeActor } from './smsCodeActors.ts';

/** The device is three seconds ahead of the operator. */
const clock = { now: () => 103_000, serverNow: () => 100_000 } as Clock;
const input = { recipient: { address: 'a', countryDialingCode: '63' }, proof: { altcha: 'solved' } };
const humanCheck = input.proof;

/** An operator that notes what it is asked, by the call. */
function noting(answer: () => Promise<unknown>) {
  const asked: unknown[] = [];
  const operator = new Proxy(
    {},
    { get: (_, call) => (request: unknown) => (asked.push([call, request]), answer()) },
  ) as OperatorClient;
  return { asked, operator };
}
const expiring = () => Promise.resolve({ expirationTime: 160_000 });
const outcomeOf = (given: Omit<Parameters<typeof defineSendCodeActor>[0], 'longerCheck'>) =>
  toPromise(
    createActor(defineSendCodeActor({ longerCheck: { challenge: null }, ...given }), { input }).start(),
  );

test.each<[CodePurpose, unknown[]]>([
  ['login', ['sendLoginCode', { mobileNo: 'a', countryDialingCode: '63', humanCheck }]],
  ['register', ['sendRegisterCode', { mobileNum: 'a', countryDialingCode: '63', humanCheck }]],
  ['passwordBySms', ['forgotBySms', { mobileNum: 'a', countryDialingCode: '63', humanCheck }]],
  ['passwordByMail', ['forgotByEmail', { account: 'a', humanCheck }]],
  ['ownByMail', ['sendOwnCode', { by: 'email', humanCheck }]],
  ['ownBySms', ['sendOwnCode', { by: 'sms', humanCheck }]],
  ['newEmail', ['updateEmail', { email: 'a', humanCheck }]],
  ['newMobile', ['updateMobile', { mobileNum: 'a', countryDialingCode: '63', humanCheck }]],
])('[SMS-03] a code for %s is asked for by its own call', async (purpose, call) => {
  const { asked, operator } = noting(expiring);
  await outcomeOf({ operator, clock, purpose });
  expect(asked).toEqual([call]);
});

describe('[SMS-05] the countdown', () => {
  test('is the time of the operator, told by the clock of the device', async () => {
    const { operator } = noting(expiring);
    expect(await outcomeOf({ operator, clock, purpose: 'login' })).toEqual({
      ok: true,
      countdown: { expiresAt: 163_000, remainingMs: 60_000 },
    });
  });

  test.each([
    ['how long to wait', 30_000, { expiresAt: 133_000, remainingMs: 30_000 }],
    ['nothing of a wait', undefined, null],
  ])('follows a refusal that says %s', async (_what, retryAfter, countdown) => {
    const code = 'tooManyRequests';
    const refused = new CallError({ call: 'sendLoginCode', kind: 'refused', code, retryAfter });
    const { operator } = noting(() => Promise.reject(refused));
    expect(await outcomeOf({ operator, clock, purpose: 'login' })).toEqual({
      ok: false,
      error: { code, message: '', requestId: '' },
      countdown,
    });
  });
});

test('[LOGIN-08] a sender that replaces the operator is the only one asked', async () => {
  const { asked, operator } = noting(expiring);
  const others: unknown[] = [];
  const send = async (_operator: OperatorClient, request: unknown) => {
    others.push(request);
    return { expirationTime: 160_000 };
  };
  await outcomeOf({ operator, clock, purpose: 'login', send });
  expect([asked, others]).toEqual([[], [{ address: 'a', countryDialingCode: '63', humanCheck }]]);
});
