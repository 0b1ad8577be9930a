import { isSame } from '@araw/flow/canonical';
import { defineModel } from '#machines/support/defineModel.ts';
import type { Step, View } from '@araw/flow/model';
import type { ChartError } from '../chartError.ts';
import {
  type ConfirmedAnswer,
  paymentConfirmationMachine,
  type Proof,
} from './paymentConfirmation.machine.ts';

interface Seen {
  proof: Proof | null;
  triesLeft: number | null;
  lockedUntil: number | null;
  error: ChartError | null;
}

/** The last confirmation, how many answers in a row were lost, and the last message about wrong digits. */
interface Known {
  proof: Proof | null;
  lost: number;
  isUncertain: boolean;
  triesLeft: number | null;
  lockedUntil: number | null;
  wrong: ChartError | null;
}

type Seeing = View<Seen, Known>;

const refused = (
  code: string,
  rest: { decided?: boolean; triesLeft?: number; lockedUntil?: number; value?: unknown } = {},
) => ({
  ok: false,
  error: { code, message: '', requestId: 'r1' },
  decided: false,
  triesLeft: null,
  lockedUntil: null,
  value: null,
  ...rest,
});
const pauses = [3_000, 6_000, 12_000, 24_000, 30_000];
const mostLost = 6;

const isUser = (step: Step, type: string) => step.kind === 'user' && step.event.type === type;
const submittedBy = (step: Step): Proof | null => {
  if (step.kind !== 'user' || step.event.type !== 'password.submitted') return null;
  const { key, paymentPassword } = step.event;
  return { key, paymentPassword };
};
const isComplete = (proof: Proof | null) => proof !== null && /^[0-9]{6}$/.test(proof.paymentPassword);
const isAnswer = (step: Step) => step.kind === 'answer';
/** The answer that settles the call; null while its outcome is unknown. */
function fateBy({ known }: Pick<Seeing, 'known'>, step: Step): ConfirmedAnswer | null {
  if (step.kind !== 'answer' || !step.ok) return null;
  const answer = step.value as ConfirmedAnswer;
  const isFirst = !known.isUncertain && !answer.ok && answer.error.code !== 'inProgress';
  // The same digits were wrong before, so never use up another try.
  return answer.ok || answer.decided || isFirst || isWrong(answer) ? answer : null;
}
const isAs = (code: string) => (answer: ConfirmedAnswer | null) =>
  answer !== null && !answer.ok && answer.error.code === code;
const isWrong = isAs('paymentPasswordWrong');
const isLocked = isAs('paymentPasswordLocked');
const isMissing = isAs('paymentPasswordMissing');
/** Whether an answer is only about the payment password, so that the player is asked again. */
const isOfPassword = (answer: ConfirmedAnswer | null) =>
  isWrong(answer) || isLocked(answer) || isMissing(answer);
const isCalling = (view: Seeing) => view.matches('calling');
const isUnsure = (view: Seeing) =>
  view.matches('calling.again') || view.matches('waiting') || view.matches('stopped');

/** Whether a step repeats the call. */
const asksAgain = (view: Seeing, step: Step) =>
  (view.matches('waiting') &&
    (step.kind === 'time' || isUser(step, 'net.returned') || isUser(step, 'page.shown'))) ||
  (view.matches('stopped') && (isUser(step, 'net.returned') || isUser(step, 'retry.requested')));

export const paymentConfirmationModel = defineModel<Seen, Known>({
  name: 'paymentConfirmation',
  machine: paymentConfirmationMachine,
  variants: { 'of a withdrawal': { request: { quote: 'q1' } } },
  events: {
    'password.submitted': {
      'six digits': { paymentPassword: '491736', key: 'k1' },
      'six others': { paymentPassword: '820417', key: 'k2' },
      'five digits': { paymentPassword: '49173', key: 'k3' },
      'seven digits': { paymentPassword: '4917360', key: 'k4' },
    },
    'confirmation.cancelled': { '': {} },
    'password.set': { '': {} },
    'retry.requested': { '': {} },
    'net.returned': { '': {} },
    'page.shown': { '': {} },
  },
  actors: {
    makeCall: {
      done: {
        done: { ok: true, value: { id: 'w1' } },
        'wrong digits': refused('paymentPasswordWrong', { triesLeft: 3 }),
        locked: refused('paymentPasswordLocked', { lockedUntil: 60_000 }),
        'none is set': refused('paymentPasswordMissing'),
        refused: refused('noPermission'),
        'not done, of this very key': refused('quoteChanged', { decided: true, value: { quote: 'q2' } }),
        'still at work': refused('inProgress'),
      },
      error: { 'no answer': { code: 'timeout', message: '', requestId: 'r2' } },
    },
  },
  shown: ['proof', 'triesLeft', 'lockedUntil', 'error'],
  observe: {
    start: () => ({
      proof: null,
      lost: 0,
      isUncertain: false,
      triesLeft: null,
      lockedUntil: null,
      wrong: null,
    }),
    after(known, step, { from }) {
      const submitted = submittedBy(step);
      if (from.matches('typing') && isComplete(submitted)) return { ...known, proof: submitted, wrong: null };
      if (from.matches('stopped') && (isUser(step, 'net.returned') || isUser(step, 'retry.requested'))) {
        return { ...known, lost: 1 };
      }
      if (step.kind !== 'answer') return known;
      const fate = fateBy({ known }, step);
      if (fate === null) return { ...known, lost: known.lost + 1, isUncertain: true };
      const settled = { ...known, proof: null, lost: 0, isUncertain: false };
      if (fate.ok) return settled;
      if (isLocked(fate)) return { ...settled, lockedUntil: fate.lockedUntil };
      return isWrong(fate) ? { ...settled, triesLeft: fate.triesLeft, wrong: fate.error } : settled;
    },
  },
  rules: [
    {
      text: 'the digits are asked for first, and nothing is sent without them',
      requirements: ['CASH-09', 'CASH-11'],
      neverStart: (view, _actions, calls) =>
        !view.matches('typing') ||
        calls.length > 0 ||
        view.context.error !== null ||
        view.context.triesLeft !== null ||
        view.context.lockedUntil !== null,
    },
    {
      text: 'six digits are sent immediately; otherwise nothing is, and the field is focused',
      requirements: ['CASH-11'],
      neverStep: (from, step, to, actions, calls) => {
        const submitted = from.matches('typing') ? submittedBy(step) : null;
        const isSent = isComplete(submitted);
        return (
          (submitted !== null && !isSent) !== actions.includes('focusPassword') ||
          (isSent && !(to.matches('calling.first') && calls.length === 1)) ||
          (submitted !== null && !isSent && !to.matches('typing'))
        );
      },
    },
    {
      text: 'one confirmation makes one call: another is made only if the previous answer was lost',
      requirements: ['CASH-09', 'CASH-13', 'NET-13'],
      neverStep: (from, step, _to, _actions, calls) =>
        calls.length !==
        Number((from.matches('typing') && isComplete(submittedBy(step))) || asksAgain(from, step)),
    },
    {
      text: 'the call is the one to confirm, with the latest confirmed key and digits',
      requirements: ['CASH-09', 'NET-12', 'NET-13'],
      neverStep: (from, _step, to, _actions, calls) =>
        calls.some(({ input }) => !isSame(input, { request: from.input.request, ...to.known.proof })),
    },
    {
      text: 'the payment PIN is kept only while its call is in progress or its result unknown',
      requirements: ['CASH-11'],
      never: (view) =>
        !isSame(view.context.proof, view.known.proof) ||
        (view.context.proof !== null) !==
          (isCalling(view) || view.matches('waiting') || view.matches('stopped')),
    },
    {
      text: 'wrong digits are retyped, with the number of remaining attempts',
      requirements: ['CASH-11'],
      neverStep: (from, step, to, actions) => {
        const fate = fateBy(from, step);
        return (
          isOfPassword(fate) !== actions.includes('emptyPassword') ||
          (isWrong(fate) && !to.matches('typing')) ||
          to.context.triesLeft !== to.known.triesLeft ||
          !isSame(to.context.error, to.known.wrong)
        );
      },
    },
    {
      text: 'a lock stays until the player leaves, with its end; a missing PIN is asked for once it has been set',
      requirements: ['CASH-09', 'CASH-11'],
      neverStep: (from, step, to) => {
        const fate = fateBy(from, step);
        return (
          (isLocked(fate) && !to.matches('locked')) ||
          (isMissing(fate) && !to.matches('missing')) ||
          to.context.lockedUntil !== to.known.lockedUntil ||
          (from.matches('missing') && isUser(step, 'password.set') && !to.matches('typing'))
        );
      },
    },
    {
      text: 'it ends only with the operator’s answer to this call, or by the player before the call',
      requirements: ['CASH-09', 'NET-12'],
      neverStep: (from, step, to) => {
        const fate = fateBy(from, step);
        const isIdle = from.matches('typing') || from.matches('locked') || from.matches('missing');
        const isCancelled = isIdle && isUser(step, 'confirmation.cancelled');
        const isOver = isCancelled || (fate !== null && !isOfPassword(fate));
        const end = isCancelled
          ? { result: 'cancelled' }
          : fate?.ok
            ? { result: 'accepted', value: fate.value }
            : fate && { result: 'refused', error: fate.error, value: fate.value };
        return isOver !== to.matches('ended') || (isOver && !isSame(to.output, end));
      },
    },
    {
      text: 'after a lost answer, only an answer about this key decides the result, or that its digits are wrong',
      requirements: ['NET-12'],
      neverStep: (from, step, to) => {
        const isLost = isAnswer(step) && fateBy(from, step) === null;
        const isLast = from.known.lost + 1 === mostLost;
        return (
          isLost !== (isCalling(from) && (to.matches('waiting') || to.matches('stopped'))) ||
          (isLost && to.matches('stopped') !== isLast)
        );
      },
    },
    {
      text: 'the same call is retried after pauses that grow from 3 to 30 seconds, and immediately when the page or the network is back',
      requirements: ['NET-10', 'NET-12'],
      never: (view) =>
        view.matches('waiting')
          ? !isSame(view.timers, [pauses[view.known.lost - 1]])
          : view.timers.length > 0,
    },
    {
      text: 'a retried call is shown as unconfirmed',
      requirements: ['CASH-09', 'NET-12'],
      neverStep: (from, step, to) => asksAgain(from, step) && !to.matches('calling.again'),
    },
    {
      text: 'the digits can be sent while typing; missing, locked, in progress, unconfirmed and stopped are each shown exactly in their state',
      requirements: ['CASH-09', 'NET-04', 'NET-12'],
      never: (view) =>
        view.tags.has('canSubmit') !== view.matches('typing') ||
        view.tags.has('locked') !== view.matches('locked') ||
        view.tags.has('missing') !== view.matches('missing') ||
        view.tags.has('busy') !== (isCalling(view) || view.matches('waiting')) ||
        view.tags.has('unsure') !== isUnsure(view) ||
        view.tags.has('stopped') !== view.matches('stopped'),
    },
    {
      text: 'every request ends, if only until the player retries',
      requirements: ['NET-04', 'NET-10'],
      settles: (view) => view.tags.has('busy'),
    },
    {
      text: 'the call can end from every state',
      requirements: ['CASH-09'],
      canReach: (view) => view.matches('ended'),
    },
  ],
});
