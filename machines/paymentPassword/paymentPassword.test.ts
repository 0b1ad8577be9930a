import { expect, onTestFinished, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { createRecorder } from '#services/trace/recorder.ts';
import {
  type Aim,
  type DigitsProof,
  type KnownDigits,
  type NewDigits,
  paymentPasswordMachine,
  type SavedDigits,
} from './paymentPassword.machine.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

test.each([
  ['the login password', false, { by: 'password', password: 'correct horse' }, 'correct horse'],
  ['a code', false, { by: 'sms', code: '730518' }, '730518'],
  ['the old one', true, { by: 'old', oldPassword: '820417' }, '820417'],
] satisfies [string, boolean, DigitsProof, string][])(
  '[CASH-11] the input is in no trace and in no state: %s, the digits and variations of them',
  async (_what, isSet, proof, secret) => {
    const recorder = createRecorder();
    const saved: (NewDigits & { aim: Aim })[] = [];
    const machine = paymentPasswordMachine.provide({
      actors: {
        loadState: fromPromise<KnownDigits>(async () => ({
          state: { isSet, triesLeft: 5, lockedUntil: null, changedAt: null, now: 0 },
          lockedFor: null,
        })),
        saveDigits: fromPromise<SavedDigits, NewDigits & { aim: Aim }>(async ({ input }) => {
          saved.push(input);
          return { ok: true };
        }),
      },
    });
    const actor = createActor(machine, {
      input: { memberType: 0, ownerProofs: ['password', 'sms'] },
      inspect: (event) => recorder.record(event, 0),
    }).start();
    onTestFinished(() => void actor.stop());
    await settled();
    if (isSet) actor.send({ type: 'change.chosen' });
    actor.send({ type: 'proof.submitted', valid: true });
    actor.send({ type: 'digits.chosen', paymentPassword: '491736' });
    const digits = { proof, paymentPassword: '491736' };
    actor.send({ type: 'digits.repeated', repeatedPassword: '491763', ...digits });
    expect(actor.getSnapshot().hasTag('differs')).toBe(true);
    actor.send({ type: 'digits.repeated', repeatedPassword: '491736', ...digits });
    await settled();

    expect(actor.getSnapshot().hasTag('done')).toBe(true);
    expect(saved).toEqual([{ aim: isSet ? 'change' : 'set', ...digits }]);
    const told = JSON.stringify([recorder.trace(), actor.getPersistedSnapshot()]);
    for (const typed of ['491736', '491763', secret]) expect(told).not.toContain(typed);
  },
);
