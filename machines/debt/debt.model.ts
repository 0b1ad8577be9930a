import { isSame } from '@araw/flow/canonical';
import type { StateView, Step } from '@araw/flow/model';
import { defineModel } from '#machines/support/defineModel.ts';
import type { ChartError } from '../chartError.ts';
import { debtMachine, type SettleOutcome, type Settlement } from './debt.machine.ts';

interface Seen {
  settlement: Settlement | null;
}

/** The last confirmation, and whether it comes from before a reload. */
interface Known extends Seen {
  reloaded: boolean;
}

const failed = (code: string): ChartError => ({ code, message: '', requestId: 'r1' });
const kept: Settlement = { amount: 120.5, key: 'k0' };

const is = (step: Step, type: string) => step.kind === 'user' && step.event.type === type;
const isConfirmed = (from: Pick<StateView, 'matches'>, step: Step) =>
  from.matches('asked') && is(step, 'settle.confirmed');
const isSettled = (step: Step) => step.kind === 'answer' && step.actor === 'settleDebt';
const outcomeIn = (step: Step): SettleOutcome | null =>
  step.kind === 'answer' && step.ok ? (step.value as SettleOutcome) : null;

export const debtModel = defineModel<Seen, Known>({
  name: 'debt',
  machine: debtMachine,
  variants: { owing: { kept: null }, 'reloaded while it was paid': { kept } },
  events: {
    'settle.tapped': { '': {} },
    'settle.cancelled': { '': {} },
    'settle.confirmed': {
      'the sum shown': { amount: 120.5, key: 'k1' },
      'another sum by now': { amount: 0.01, key: 'k2' },
    },
  },
  actors: {
    settleDebt: {
      done: {
        paid: { ok: true },
        'refused by its key': { ok: false, decided: true, error: failed('amountOutOfBounds') },
        refused: { ok: false, decided: false, error: failed('switchedOff') },
      },
      error: { 'it cannot run': failed('timeout') },
    },
  },
  shown: ['settlement'],
  observe: {
    start: ({ kept: settlement }) => ({ settlement, reloaded: settlement !== null }),
    after(known, step, { from }) {
      if (isConfirmed(from, step) && step.kind === 'user') {
        const { amount, key } = step.event as unknown as Settlement;
        return { settlement: { amount, key }, reloaded: false };
      }
      return isSettled(step) ? { ...known, reloaded: false } : known;
    },
  },
  rules: [
    {
      text: 'what is sent is the sum that was confirmed, with the key of that confirmation, even after a reload: never two payments from one confirmation',
      requirements: ['CASH-20', 'NET-13'],
      neverStart: ({ input }, _actions, calls) =>
        !isSame(
          calls.map((call) => call.input),
          input.kept === null ? [] : [{ request: input.kept, repeated: true }],
        ),
      neverStep: (from, step, to, _actions, calls) =>
        !isSame(
          calls.map(({ input }) => input),
          isConfirmed(from, step) ? [{ request: to.known.settlement, repeated: false }] : [],
        ) || !isSame(to.context.settlement, to.known.settlement),
    },
    {
      text: 'a payment with an unknown result is called neither done nor refused: only its result ends it, and until then no other is confirmed',
      requirements: ['NET-12', 'NET-13'],
      neverStep: (from, step, to) => from.matches('settling') && !isSettled(step) && !to.matches('settling'),
    },
    {
      text: 'the payment is stored for a reload until its result is known',
      requirements: ['NET-13'],
      neverStart: ({ input }, actions) => (input.kept !== null) !== actions.includes('storeSettlement'),
      neverStep: (from, step, _to, actions) =>
        isConfirmed(from, step) !== actions.includes('storeSettlement') ||
        (outcomeIn(step) !== null) !== actions.includes('clearStoredSettlement'),
    },
    {
      text: 'nothing is paid without a question, which the player can close',
      requirements: ['CASH-20'],
      neverStep: (from, step, to) =>
        to.matches('asked') !==
          ((from.matches('offered') && is(step, 'settle.tapped')) ||
            (from.matches('asked') && !is(step, 'settle.cancelled') && !isConfirmed(from, step))) ||
        (from.matches('asked') && is(step, 'settle.cancelled') && !to.matches('offered')),
      never: ({ tags, matches }) => tags.has('asked') !== matches('asked'),
    },
    {
      text: 'it is reported as paid only once it was, a failure says why, and after each answer balance and debt are reloaded',
      requirements: ['CASH-20', 'NET-05'],
      neverStep: (_from, step, to, actions) => {
        const answered = outcomeIn(step);
        return (
          (answered?.ok === true) !== actions.includes('saySettled') ||
          (isSettled(step) && answered?.ok !== true) !== actions.includes('sayFailure') ||
          (answered !== null) !== actions.includes('renewBalance') ||
          (answered !== null) !== actions.includes('renewPage') ||
          (isSettled(step) && !to.matches('offered'))
        );
      },
    },
  ],
});
