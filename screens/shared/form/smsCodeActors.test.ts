// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, createMachine, toPromise } from 'xstate';
import { CallError } from '#services/client/callError.ts';
import type { Clock } from '#services/clock.ts';
import type { OperatorClient } from '#services/client/operator.ts';
import { type CodePurpose, defineSendCodeActor, defineWatchClockActor } from './smsCodeActors.ts';

/** The device is three seconds ahead of the operator. */
const clock = { now: () => 103_000, serverNow: () => 100_000 } as Clock;
const input = { recipient: { address: 'a', countryDialingCode: '63' }, proof: { altcha: 'solved' } };
const humanCheck = input.proof;

/** An operator that records each call with its request. */
function noting(answer: () => Promise<unknown>) {
  const asked: unknown[] = [];
  const operator = new Proxy(
    {},
    { get: (_, call) => (request: unknown) => (asked.push([call, request]), answer()) },
  ) as OperatorClient;
  return { asked, operator };
}
const expiring = () => Promise.resolve({ expirationTime: 160_000 });
const outcomeOf = (given: Parameters<typeof defineSendCodeActor>[0]) =>
  toPromise(createActor(defineSendCodeActor(given), { input }).start());

test.each<[CodePurpose, unknown[]]>([
  ['login', ['sendLoginCode', { mobileNo: 'a', countryDialingCode: '63', humanCheck }]],
  ['register', ['sendRegisterCode', { mobileNum: 'a', countryDialingCode: '63', humanCheck }]],
  ['passwordBySms', ['forgotBySms', { mobileNum: 'a', countryDialingCode: '63', humanCheck }]],
  ['passwordByMail', ['forgotByEmail', { account: 'a', humanCheck }]],
  ['ownByMail', ['sendOwnCode', { by: 'email', humanCheck }]],
  ['ownBySms', ['sendOwnCode', { by: 'sms', humanCheck }]],
  ['newEmail', ['updateEmail', { email: 'a', humanCheck }]],
  ['newMobile', ['updateMobile', { mobileNum: 'a', countryDialingCode: '63', humanCheck }]],
])('[SMS-03] a code for %s is requested with its own call', async (purpose, call) => {
  const { asked, operator } = noting(expiring);
  await outcomeOf({ operator, clock, purpose });
  expect(asked).toEqual([call]);
});

describe('[SMS-05] the countdown', () => {
  test('is the operator’s time, measured by the device’s clock', async () => {
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
      challenge: null,
    });
  });
});

test.each([
  ['that a longer check brings', { challenge: { salt: 's1' } }, { salt: 's1' }],
  ['without one', { challenge: 'none' }, null],
  ['of another kind', undefined, null],
])('[SMS-02] a refusal %s says what the next check has to solve', async (_which, value, challenge) => {
  const refused = new CallError({ call: 'sendLoginCode', kind: 'refused', code: 'humanCheckFailed', value });
  const { operator } = noting(() => Promise.reject(refused));
  expect(await outcomeOf({ operator, clock, purpose: 'login' })).toMatchObject({ ok: false, challenge });
});

describe('[SMS-05] [SMS-06] the clock of a countdown', () => {
  /** Records the events sent as time passes and as the page sleeps and becomes visible again. */
  function watched() {
    const told: unknown[] = [];
    const time = { now: 100_000 };
    const watch = defineWatchClockActor({ now: () => time.now } as Clock);
    const chart = createMachine({
      invoke: { src: watch, input: { expiresAt: 101_000 } },
      on: { 'clock.checked': { actions: ({ event }) => void told.push(event) } },
    });
    const actor = createActor(chart).start();
    return { told, time, actor };
  }
  const seenAgain = (visibility: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  test('sends nothing while time is left, and an event once it is over', () => {
    const { told, time, actor } = watched();
    vi.advanceTimersByTime(500);
    expect(told).toEqual([]);
    time.now = 101_200;
    vi.advanceTimersByTime(500);
    expect(told).toEqual([{ type: 'clock.checked', remainingMs: -200 }]);
    actor.stop();
  });

  test('sends the time left when the page is shown again, and not when it is hidden', () => {
    const { told, time, actor } = watched();
    time.now = 100_300;
    seenAgain('hidden');
    expect(told).toEqual([]);
    seenAgain('visible');
    expect(told).toEqual([{ type: 'clock.checked', remainingMs: 700 }]);
    actor.stop();
    seenAgain('visible');
    expect(told).toHaveLength(1);
  });
});

test('[LOGIN-08] a sender that replaces the operator is the only one called', async () => {
  const { asked, operator } = noting(expiring);
  const others: unknown[] = [];
  const send = async (_operator: OperatorClient, request: unknown) => {
    others.push(request);
    return { expirationTime: 160_000 };
  };
  await outcomeOf({ operator, clock, purpose: 'login', send });
  expect([asked, others]).toEqual([[], [{ address: 'a', countryDialingCode: '63', humanCheck }]]);
});
