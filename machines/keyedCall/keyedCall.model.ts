import { isSame } from '@araw/flow/canonical';
import type { StateView, Step } from '@araw/flow/model';
import { defineModel } from '#machines/support/defineModel.ts';
import { type ChartError, toChartError } from '../chartError.ts';
import { type KeyedAnswer, keyedCallMachine } from './keyedCall.machine.ts';

interface Seen {
  answer: KeyedAnswer | null;
  error: ChartError | null;
}

interface Known extends Seen {
  /** An earlier attempt may have been done. */
  open: boolean;
}

const failed = (code: string): ChartError => ({ code, message: '', requestId: 'r1' });
const refused = (code: string, decided: boolean): KeyedAnswer => ({
  ok: false,
  error: failed(code),
  decided,
});

const answerIn = (step: Step) => (step.kind === 'answer' && step.ok ? (step.value as KeyedAnswer) : null);
/** No answer, or a refusal not about this key during or after another attempt. */
function staysOpen({ open }: Known, step: Step): boolean {
  if (step.kind !== 'answer') return false;
  const answer = answerIn(step);
  return answer === null || (!answer.ok && !answer.decided && (open || answer.error.code === 'inProgress'));
}
const isSentAgain = ({ matches }: Pick<StateView, 'matches'>, step: Step) =>
  matches('unanswered') &&
  step.kind === 'user' &&
  ['retry.requested', 'net.returned'].includes(step.event.type);

export const keyedCallModel = defineModel<Seen, Known>({
  name: 'keyedCall',
  machine: keyedCallMachine,
  variants: {
    'a mission': { request: { id: '7', key: 'k1' }, repeated: false },
    'an envelope': { request: { id: 'e1', key: 'k2' }, repeated: false },
    'an account': { request: { account: 'lorna', key: 'k4' }, repeated: false },
    'an invitation link': { request: { label: 'Facebook group', key: 'k5' }, repeated: false },
    'a contract': { request: { kind: 'dividend', key: 'k6' }, repeated: false },
    'a promotion': { request: { step: 'join', key: 'k7' }, repeated: false },
    'goods, after a reload': { request: { version: 1, address: null, key: 'k3' }, repeated: true },
  },
  events: { 'retry.requested': { '': {} }, 'net.returned': { '': {} } },
  actors: {
    makeCall: {
      done: {
        'it is done': { ok: true },
        'refused by its key': refused('conflict', true),
        'refused unseen': refused('tooManyRequests', false),
        'still at work': refused('inProgress', false),
      },
      error: { 'no answer': new Error('no answer') },
    },
  },
  shown: ['answer', 'error'],
  observe: {
    start: ({ repeated }) => ({ open: repeated, answer: null, error: null }),
    after(known, step) {
      if (step.kind !== 'answer') return known;
      const answer = answerIn(step);
      if (!staysOpen(known, step)) return { ...known, answer };
      const error = answer?.ok === false ? answer.error : toChartError(step.value);
      return { ...known, open: true, error };
    },
  },
  rules: [
    {
      text: 'a request is sent immediately and unchanged; it is resent with the same key, on request or when the connection returns',
      requirements: ['NET-12', 'NET-13'],
      neverStart: ({ input }, _actions, calls) =>
        !isSame(calls, [{ actor: 'makeCall', input: input.request }]),
      neverStep: (from, step, to, _actions, calls) =>
        !isSame(calls, isSentAgain(from, step) ? [{ actor: 'makeCall', input: from.input.request }] : []) ||
        (isSentAgain(from, step) && !to.matches('asking')),
    },
    {
      text: 'a request is waited for, and its answer ends it, unless the answer leaves the result of this key unknown',
      requirements: ['NET-12', 'NET-13'],
      neverStep: (from, step, to) =>
        step.kind === 'answer'
          ? !to.matches(staysOpen(from.known, step) ? 'unanswered' : 'ended')
          : !isSentAgain(from, step) && !isSame(from.value, to.value),
    },
    {
      text: 'it passes on the answer that ended it, and says why a result is unknown',
      requirements: ['NET-05', 'NET-12'],
      never: ({ context, known, status, output }) =>
        !isSame(context, { answer: known.answer, error: known.error }) ||
        (status === 'done' && !isSame(output, known.answer)),
    },
    {
      text: 'the page shows exactly when a request is running or its result is unknown',
      requirements: ['NET-04', 'NET-12'],
      never: ({ tags, matches }) =>
        tags.has('busy') !== matches('asking') || tags.has('unanswered') !== matches('unanswered'),
    },
    {
      text: 'every request ends',
      requirements: ['NET-04'],
      settles: ({ matches }) => matches('asking'),
    },
    {
      text: 'the result can be learnt from every state',
      requirements: ['NET-12'],
      from: ({ status }) => status === 'active',
      canReach: ({ status, output }) => status === 'done' && (output as KeyedAnswer).ok,
    },
  ],
});
