import type { DepositOrder } from '@araw/contract/cashier/deposits';
import { isSame } from '@araw/flow/canonical';
import type { Call, Step, View } from '@araw/flow/model';
import { defineModel } from '#machines/support/defineModel.ts';
import { type ChartError, toChartError } from '../chartError.ts';
import { orderAs } from '../depositOrder/depositOrder.model.ts';
import {
  type Attempt,
  type CreateOutcome,
  type DepositAttemptInput,
  depositAttemptMachine,
} from './depositAttempt.machine.ts';

interface Seen {
  error: ChartError | null;
}

interface Known {
  /** It was sent before. */
  repeated: boolean;
  times: number;
  error: ChartError | null;
}

type Seeing = View<Seen, Known>;

const attempt: Attempt = { key: 'b6a1f0de-6b2c-4b6e-8b26-2f8a3f1f0c01', quote: 'q1', anyway: false };
const order: DepositOrder = orderAs('waiting', 1, ['cancel', 'receipt']);
const error = (code: string): ChartError => ({ code, message: '', requestId: 'r1' });
const refused = (code: string, decided: boolean): CreateOutcome => ({
  ok: false,
  error: error(code),
  decided,
  bound: null,
  quote: null,
  order: null,
});

const is = (step: Step, ...types: string[]) => step.kind === 'user' && types.includes(step.event.type);
const answerIn = (step: Step) => (step.kind === 'answer' && step.ok ? (step.value as CreateOutcome) : null);
/** Whether it is still unknown after this answer if an order was created. */
const isOpen = (known: Known, step: Step) => {
  if (step.kind !== 'answer') return false;
  const answer = answerIn(step);
  return (
    answer === null ||
    (!answer.ok && !answer.decided && (known.repeated || answer.error.code === 'inProgress'))
  );
};
const isAgain = (step: Step) =>
  step.kind === 'time' || is(step, 'retry.requested', 'net.returned', 'page.shown');
const isSentAgain = (from: Seeing, step: Step) => from.matches('unanswered') && isAgain(step);
const isSent = (call: Call | undefined, { input }: Seeing) =>
  call?.actor === 'createDeposit' && isSame(call.input, input.attempt);

const pausesAfter = [4_000, 10_000, 30_000];

export const depositAttemptModel = defineModel<Seen, Known>({
  name: 'depositAttempt',
  machine: depositAttemptMachine,
  variants: {
    confirmed: { attempt, repeated: false },
    'beside an open order, after a reload': { attempt: { ...attempt, anyway: true }, repeated: true },
  },
  events: {
    'retry.requested': { '': {} },
    'net.returned': { '': {} },
    'page.shown': { '': {} },
    'attempt.left': { '': {} },
  },
  actors: {
    createDeposit: {
      done: {
        made: { ok: true, order },
        'refused by its key': refused('conflict', true),
        'refused unseen': refused('tooManyRequests', false),
        'still at work': refused('inProgress', false),
      },
      error: { 'no answer': error('timeout') },
    },
  },
  shown: ['error'],
  observe: {
    start: ({ repeated }: DepositAttemptInput) => ({ repeated, times: 0, error: null }),
    after(known, step, { from }) {
      if (from.matches('unanswered') && isAgain(step)) {
        return { ...known, times: Math.min(known.times + 1, pausesAfter.length - 1) };
      }
      if (!isOpen(known, step) || step.kind !== 'answer') return known;
      const answer = answerIn(step);
      return {
        repeated: true,
        times: known.times,
        error: answer?.ok === false ? answer.error : toChartError(step.value),
      };
    },
  },
  rules: [
    {
      text: 'what was confirmed is stored for a reload before it is sent, and sent once',
      requirements: ['CASH-03', 'NET-13'],
      neverStart: (view, _actions, calls, effects) =>
        !isSame(effects, [{ action: 'storeAttempt', params: view.input.attempt }]) ||
        calls.length !== 1 ||
        !isSent(calls[0], view),
    },
    {
      text: 'a retry is identical, with the same key: one tap creates one order',
      requirements: ['CASH-03', 'NET-12', 'NET-13'],
      neverStep: (from, step, to, _actions, calls) =>
        calls.length !== (isSentAgain(from, step) ? 1 : 0) ||
        (calls.length === 1 && !(isSent(calls[0], from) && to.matches('asking'))),
    },
    {
      text: 'an answer ends it, unless it leaves the result of this key open',
      requirements: ['CASH-03', 'NET-12'],
      neverStep: (from, step, to) =>
        from.matches('asking') &&
        !to.matches(step.kind !== 'answer' ? 'asking' : isOpen(from.known, step) ? 'unanswered' : 'ended'),
    },
    {
      text: 'only a player who stops waiting leaves it',
      requirements: ['CASH-03'],
      neverStep: (from, step, to) =>
        from.matches('unanswered') &&
        !isSentAgain(from, step) &&
        !to.matches(is(step, 'attempt.left') ? 'ended' : 'unanswered'),
    },
    {
      text: 'it returns the answer that ended it, or that the player stopped waiting',
      requirements: ['CASH-03'],
      neverStep: (from, step, to) =>
        from.status === 'active' && to.status !== 'active' && !isSame(to.output, answerIn(step)),
    },
    {
      text: 'the key is stored until then',
      requirements: ['NET-13'],
      neverStep: (from, _step, to, actions) =>
        actions.includes('clearStoredAttempt') !== (from.status === 'active' && to.status !== 'active') ||
        actions.includes('storeAttempt'),
    },
    {
      text: 'without an answer it is resent after 4, 10 and 30 s',
      requirements: ['CASH-03', 'NET-12'],
      never: (view) =>
        !isSame(view.timers, view.matches('unanswered') ? [pausesAfter[view.known.times]] : []),
    },
    {
      text: 'the reason for a missing answer is shown',
      requirements: ['NET-05'],
      never: (view) => !isSame(view.context.error, view.known.error),
    },
    {
      text: 'the page says that it is in progress, or that its result is unknown',
      requirements: ['CASH-03'],
      never: (view) =>
        view.tags.has('busy') !== view.matches('asking') ||
        view.tags.has('unanswered') !== view.matches('unanswered'),
    },
    {
      text: 'the order can be created from every state',
      requirements: ['CASH-03'],
      from: (view) => view.status === 'active',
      canReach: (view) => view.status === 'done' && view.output !== null,
    },
  ],
});
