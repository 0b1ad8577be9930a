import { expect, onTestFinished, test } from 'vitest';
import { type AnyActorRef, type AnyStateMachine, createActor, fromPromise, SimulatedClock } from 'xstate';
import { createRecorder } from '#services/trace/recorder.ts';
import { envelopeRainMachine } from '../envelopeRain/envelopeRain.machine.ts';
import { payoutAccountsMachine } from '../payoutAccounts/payoutAccounts.machine.ts';
import { downlineTransferMachine } from '#machines/downlineTransfer/downlineTransfer.machine.ts';
import { uplineTransferMachine } from '../uplineTransfer/uplineTransfer.machine.ts';
import { withdrawalMachine } from '../withdrawal/withdrawal.machine.ts';
import {
  type ConfirmedAnswer,
  type ConfirmedCall,
  paymentConfirmationMachine,
} from './paymentConfirmation.machine.ts';

const account = { id: 'a1', isDefault: true, inReview: false, usableAt: 0, inUse: false };
const limits = { least: 200, most: 50_000, timesLeft: 2, sumLeft: 48_500 };
const form = { institution: 'GCASH', number: '09171234567', holder: '', makeDefault: true };

const rainForm = {
  audience: 'all',
  accounts: [],
  shares: '3',
  split: 'equal',
  amount: '500',
  greeting: '',
  hours: 24,
};

/** The charts that invoke it: what they load, and the taps that lead to the payment password. */
const hosts = {
  payoutAccounts: {
    machine: payoutAccountsMachine as AnyStateMachine,
    input: { memberType: 0 },
    loads: { loadAccounts: { list: [], most: 5, holder: 'Maria Santos', institutions: [{ code: 'GCASH' }] } },
    taps: [{ type: 'add.tapped' }, { type: 'account.submitted', valid: true, account: form }],
    child: 'confirmAdding',
    request: form,
    before: 'adding',
    value: { id: 'a2' },
  },
  withdrawal: {
    machine: withdrawalMachine as AnyStateMachine,
    input: { memberType: 0 },
    loads: {
      loadPage: {
        now: 0,
        demands: [],
        withdrawable: 1_000,
        limits,
        accounts: [account],
        hasPaymentPassword: true,
      },
      quoteWithdrawal: { ok: true, quote: { id: 'q1' } },
    },
    taps: [{ type: 'review.requested', amount: '500' }, { type: 'withdrawal.confirmed' }],
    child: 'confirmWithdrawal',
    request: { quote: 'q1' },
    before: 'reviewing',
    value: { id: 'w1' },
  },
  envelopeRain: {
    machine: envelopeRainMachine as AnyStateMachine,
    input: undefined,
    loads: {
      loadRain: { demands: [], withdrawable: 1_000, least: 1, all: 3, hasPaymentPassword: true, list: [] },
    },
    taps: [{ type: 'check.requested', form: rainForm }],
    child: 'confirmRain',
    request: rainForm,
    before: 'shown.editing',
    value: { number: 'E 1' },
  },
  downlineTransfer: {
    machine: downlineTransferMachine as AnyStateMachine,
    input: { account: 'jose' },
    loads: { loadMeans: { demands: [], withdrawable: 1_000, least: 1, hasPaymentPassword: true } },
    taps: [{ type: 'check.requested', amount: '500', note: 'For Cebu' }],
    child: 'confirmTransfer',
    request: { account: 'jose', amount: '500', note: 'For Cebu' },
    before: 'editing',
    value: { number: 'T 1' },
  },
  uplineTransfer: {
    machine: uplineTransferMachine as AnyStateMachine,
    input: { memberType: 0, enabled: true, toUpline: true },
    loads: {
      loadUpline: { demands: [], withdrawable: 1_000, least: 1, most: 500, hasPaymentPassword: true },
    },
    taps: [{ type: 'review.requested', amount: '500' }, { type: 'transfer.confirmed' }],
    child: 'confirmTransfer',
    request: { amount: '500' },
    before: 'reviewing',
    value: { number: 'T 1' },
  },
};
const names = Object.keys(hosts) as (keyof typeof hosts)[];

const refused = (code: string, rest: object = {}): ConfirmedAnswer => ({
  ok: false,
  error: { code, message: '', requestId: '' },
  decided: false,
  triesLeft: null,
  lockedUntil: null,
  value: { problem: null, quote: null },
  ...rest,
});
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A host about to ask for the payment password; its call is answered on command. */
async function start(name: keyof typeof hosts) {
  const { machine, input, loads, taps, child } = hosts[name];
  const clock = new SimulatedClock();
  const recorder = createRecorder();
  const calls: ConfirmedCall[] = [];
  let answerCall: (answer: ConfirmedAnswer | Promise<never>) => void = () => {};
  const confirmation = paymentConfirmationMachine.provide({
    actors: {
      makeCall: fromPromise<ConfirmedAnswer, ConfirmedCall>(({ input: call }) => {
        calls.push(call);
        return new Promise((resolve) => (answerCall = resolve));
      }),
    },
  });
  const loaded = Object.entries(loads).map(([actor, value]) => [actor, fromPromise(async () => value)]);
  const actor = createActor(
    machine.provide({ actors: { ...Object.fromEntries(loaded), [child]: confirmation } } as never),
    { input, clock, inspect: (event) => recorder.record(event, clock.now()) },
  ).start();
  onTestFinished(() => void actor.stop());
  await settled();
  for (const tap of taps) {
    actor.send(tap);
    await settled();
  }
  const confirming = () => actor.getSnapshot().children[child] as AnyActorRef | undefined;
  return {
    actor,
    clock,
    calls,
    confirming,
    trace: () => JSON.stringify(recorder.trace()),
    submit: (paymentPassword: string, key: string) =>
      confirming()?.send({ type: 'password.submitted', paymentPassword, key }),
    async answer(answer: ConfirmedAnswer | 'lost') {
      answerCall(answer === 'lost' ? Promise.reject(new Error('no answer')) : answer);
      await settled();
    },
  };
}

test.each(names)(
  '[CASH-11] %s: after wrong digits the player retries, with another key, and sees the remaining attempts',
  async (name) => {
    const { request, before } = hosts[name];
    const { actor, calls, confirming, submit, answer } = await start(name);
    expect(actor.getSnapshot().hasTag('confirming')).toBe(true);
    submit('491736', 'k1');
    await answer(refused('paymentPasswordWrong', { triesLeft: 3 }));
    expect(confirming()?.getSnapshot().context).toMatchObject({ triesLeft: 3, proof: null });
    submit('820417', 'k2');
    await answer({ ok: true, value: hosts[name].value });
    expect(calls).toEqual([
      { request, key: 'k1', paymentPassword: '491736' },
      { request, key: 'k2', paymentPassword: '820417' },
    ]);
    expect(confirming()).toBeUndefined();
    expect(actor.getSnapshot().matches(before)).toBe(false);
  },
);

test.each(names)(
  '[NET-12] [NET-13] %s: a call whose answer is lost is repeated unchanged, until an answer about its key decides',
  async (name) => {
    const { request, before } = hosts[name];
    const { actor, clock, calls, confirming, submit, answer } = await start(name);
    submit('491736', 'k1');
    await answer('lost');
    clock.increment(3_000);
    await answer(refused('noPermission'));
    expect(confirming()?.getSnapshot().hasTag('unsure')).toBe(true);
    clock.increment(6_000);
    await answer(refused('noPermission', { decided: true }));
    expect(calls).toEqual(Array(3).fill({ request, key: 'k1', paymentPassword: '491736' }));
    expect(actor.getSnapshot().matches(before)).toBe(true);
    expect(actor.getSnapshot().context.error).toMatchObject({ code: 'noPermission' });
  },
);

test.each(names)(
  '[CASH-11] %s: wrong digits in a lost answer use up no further attempt on their own',
  async (name) => {
    const { clock, calls, confirming, submit, answer } = await start(name);
    submit('491736', 'k1');
    await answer('lost');
    clock.increment(3_000);
    await answer(refused('paymentPasswordWrong', { triesLeft: 3 }));
    expect(confirming()?.getSnapshot().hasTag('canSubmit')).toBe(true);
    clock.increment(60_000);
    expect(calls).toHaveLength(2);
  },
);

test.each(names)('[CASH-09] %s: nothing is sent if the player turns back', async (name) => {
  const { actor, calls, confirming } = await start(name);
  confirming()?.send({ type: 'confirmation.cancelled' });
  await settled();
  expect(calls).toEqual([]);
  expect(actor.getSnapshot().matches(hosts[name].before)).toBe(true);
});

test.each(names)(
  '[CASH-11] %s: the payment PIN is in no trace, and in no state once it has been used',
  async (name) => {
    const { actor, clock, trace, submit, answer } = await start(name);
    submit('491736', 'k1');
    await answer(refused('paymentPasswordWrong', { triesLeft: 4 }));
    submit('820417', 'k2');
    await answer('lost');
    clock.increment(3_000);
    expect(JSON.stringify(actor.getPersistedSnapshot())).toContain('820417');
    await answer({ ok: true, value: hosts[name].value });
    for (const digits of ['491736', '820417']) {
      expect(trace()).not.toContain(digits);
      expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain(digits);
    }
  },
);
