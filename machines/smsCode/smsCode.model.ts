import { canonical } from '@araw/flow/canonical';
import { defineModel } from '#machines/support/defineModel.ts';
import type { Step, View } from '@araw/flow/model';
import { type ChartError, toChartError } from '../chartError.ts';
import {
  type CodeOutcome,
  type Countdown,
  type Recipient,
  type RecipientCountdown,
  smsCodeMachine,
} from './smsCode.machine.ts';

interface Seen {
  countdown: RecipientCountdown | null;
  error: ChartError | null;
}

const until = (remainingMs: number): Countdown => ({ expiresAt: 1_700_000_000_000, remainingMs });
const error: ChartError = { code: 'tooManyRequests', message: '', requestId: 'r1' };
const recipient: Recipient = { address: '09171234567', countryDialingCode: '63' };
const other: Recipient = { ...recipient, address: '09181234567' };
const storedFor = (remainingMs: number): RecipientCountdown => ({ ...until(remainingMs), recipient });
const proof = { lot: '1', pass: '2' };

const isUser = (step: Step, type: string) => step.kind === 'user' && step.event.type === type;
const answers = (step: Step, actor: string) => step.kind === 'answer' && step.actor === actor;
const isSolved = (step: Step) =>
  step.kind === 'answer' && step.ok && (step.value as { result?: string }).result === 'solved';
/** What the operator answered to a request for a code; null when the step is no such answer. */
const outcomeOf = (step: Step) =>
  step.kind === 'answer' && step.actor === 'sendCode' && step.ok
    ? (step.value as { ok: boolean; countdown: Countdown | null })
    : null;
/** Whom a request of the player is for; null where the step is none. */
const requestFor = (step: Step) =>
  step.kind === 'user' && step.event.type === 'code.requested' ? (step.event.recipient as Recipient) : null;
/** By the rule of this model: digits and country alone say who it is, and no digits nobody else. */
const digits = ({ address }: Recipient) => address.replaceAll(/\D/g, '');
const isOther = (one: Recipient, two: Recipient) =>
  digits(one) !== '' && (digits(one) !== digits(two) || one.countryDialingCode !== two.countryDialingCode);
/** Whether the chart may ask for a code for whom the step names. */
const isFree = (from: View<Seen>, step: Step) => {
  const asked = requestFor(step);
  if (asked === null) return false;
  return (
    from.matches('idle') || (from.matches('counting') && isOther(asked, from.context.countdown!.recipient))
  );
};
const remaining = ({ context }: View<Seen>) => context.countdown?.remainingMs ?? 0;
/** Nothing was sent: the countdown of another recipient goes on, where there is one. */
const isBack = (from: View<Seen>, to: View<Seen>) =>
  remaining(from) > 0
    ? to.matches('counting') && canonical(to.context.countdown) === canonical(from.context.countdown)
    : to.matches('idle');
/** The countdown that an answer names is that of whom the request was for. */
const countsDown = (to: View<Seen>, countdown: Countdown | null, recipient: unknown) =>
  to.matches('counting') && canonical(to.context.countdown) === canonical({ ...countdown, recipient });
/** Why nothing was sent, by the operator's word or without one; null where nothing went wrong. */
function whyNot(step: Step): ChartError | null {
  if (step.kind === 'time') return toChartError({ code: 'timeout' });
  if (step.kind !== 'answer') return null;
  if (!step.ok) return toChartError(step.value);
  const outcome = step.value as CodeOutcome | { result: string };
  if ('result' in outcome) {
    return outcome.result === 'unavailable' ? toChartError({ code: 'humanCheckUnavailable' }) : null;
  }
  return outcome.ok ? null : outcome.error;
}
const says = ({ context }: View<Seen>, step: Step) => canonical(context.error) === canonical(whyNot(step));
const timeLimit = (step: Step, ms: number) => step.kind === 'time' && step.ms === ms;

export const smsCodeModel = defineModel<Seen, Recipient | null>({
  name: 'smsCode',
  machine: smsCodeMachine,
  variants: {
    'nothing stored': { stored: null },
    'a countdown stored that still runs': { stored: storedFor(30_000) },
    'a countdown stored that is over': { stored: storedFor(-5_000) },
    'a countdown stored that ends now': { stored: storedFor(0) },
    'a countdown stored for its last millisecond': { stored: storedFor(1) },
  },
  events: {
    'code.requested': {
      'number wrong': { valid: false, recipient: { address: '0917', countryDialingCode: '63' } },
      'number right': { valid: true, recipient },
      'the same number typed otherwise': {
        valid: true,
        recipient: { ...recipient, address: '0917 123-4567' },
      },
      'another number right': { valid: true, recipient: other },
      'the same digits in another country': {
        valid: true,
        recipient: { ...recipient, countryDialingCode: '84' },
      },
      'no number': { valid: false, recipient: { ...recipient, address: '' } },
    },
    'clock.checked': {
      'an hour later': { remainingMs: -3_540_000 },
      'at the very end': { remainingMs: 0 },
      'half a minute left': { remainingMs: 30_000 },
      'a millisecond left': { remainingMs: 1 },
    },
  },
  actors: {
    verifyHuman: {
      done: {
        solved: { result: 'solved', proof },
        cancelled: { result: 'cancelled' },
        'cannot be loaded': { result: 'unavailable' },
      },
      error: { failed: { code: 'offline', message: '', requestId: '' } },
    },
    sendCode: {
      done: {
        sent: { ok: true, countdown: until(60_000) },
        'sent, and expired on its way': { ok: true, countdown: until(-1_000) },
        'refused, later again': { ok: false, error, countdown: until(30_000) },
        'refused, the time to wait over': { ok: false, error, countdown: until(-1_000) },
        refused: { ok: false, error, countdown: null },
      },
      error: { 'no answer': { code: 'timeout', message: '', requestId: '' } },
    },
  },
  shown: ['countdown', 'error'],
  observe: {
    /** Whom the request on its way is for. */
    start: () => null,
    after: (known, step, { to }) => (to.tags.has('busy') ? (requestFor(step) ?? known) : null),
  },
  rules: [
    {
      text: 'a stored countdown goes on while time is left, and says nothing; without one a code can be asked for',
      requirements: ['SMS-06'],
      neverStart: (view) => {
        const { stored } = view.input as { stored: RecipientCountdown | null };
        const goesOn = stored !== null && stored.remainingMs > 0;
        return (
          !view.matches(goesOn ? 'counting' : 'idle') ||
          canonical(view.context) !== canonical({ countdown: goesOn ? stored : null, error: null })
        );
      },
    },
    {
      text: 'a check is waited for two minutes, a code 10 s, and a countdown for as long as it says',
      requirements: ['SMS-02', 'SMS-04', 'SMS-05'],
      never: (view) => {
        const due = view.matches('verifyingHuman')
          ? [120_000]
          : view.matches('sending')
            ? [10_000]
            : view.matches('counting')
              ? [Math.max(remaining(view), 0)]
              : [];
        return canonical(view.timers) !== canonical(due);
      },
    },
    {
      text: 'no code is asked for while one is being asked for, nor for a recipient whose countdown runs',
      requirements: ['SMS-05'],
      neverStep: (from, step, _to, _actions, calls) =>
        requestFor(step) !== null && !isFree(from, step) && calls.length > 0,
    },
    {
      text: 'only a valid number is asked for, and then it is',
      requirements: ['SMS-01'],
      neverStep: (from, step, to) =>
        step.kind === 'user' &&
        isFree(from, step) &&
        (step.event.valid === true) !== to.matches('verifyingHuman'),
    },
    {
      text: 'a number that is wrong is led to, and no other',
      requirements: ['SMS-01'],
      neverStep: (from, step, _to, actions) =>
        (step.kind === 'user' && isFree(from, step) && step.event.valid === false) !==
        actions.includes('focusRecipient'),
    },
    {
      text: 'nothing is sent before a human check is solved, and its fields accompany the request',
      requirements: ['SMS-02'],
      neverStep: (from, step, _to, _actions, calls) =>
        isSolved(step) !== calls.some(({ actor }) => actor === 'sendCode') ||
        (isSolved(step) && !from.matches('verifyingHuman')) ||
        calls.some(({ actor, input }) => actor === 'sendCode' && input.proof.pass !== proof.pass),
    },
    {
      text: 'the code goes to the number that was checked',
      requirements: ['SMS-01', 'SMS-03'],
      neverStep: (from, _step, _to, _actions, calls) =>
        calls.some(
          ({ actor, input }) => actor === 'sendCode' && canonical(input.recipient) !== canonical(from.known),
        ),
    },
    {
      text: 'every request begins with a human check of its own',
      requirements: ['SMS-02'],
      neverStep: (from, _step, to, _actions, calls) =>
        (!from.matches('verifyingHuman') && to.matches('verifyingHuman')) !==
        calls.some(({ actor }) => actor === 'verifyHuman'),
    },
    {
      text: 'a check that is cancelled, fails or cannot be loaded sends nothing; only the player’s own way out is silent',
      requirements: ['SMS-02', 'SMS-04'],
      neverStep: (from, step, to) =>
        answers(step, 'verifyHuman') && !isSolved(step) && !(isBack(from, to) && says(to, step)),
    },
    {
      text: 'a sent code starts the countdown, is said and is stored for the return',
      requirements: ['SMS-03', 'SMS-04', 'SMS-05', 'SMS-06'],
      neverStep: (from, step, to, actions) => {
        const outcome = outcomeOf(step);
        const isSent = outcome?.ok === true;
        return (
          isSent !== actions.includes('sayCodeSent') ||
          (isSent &&
            !(
              countsDown(to, outcome.countdown, from.known) &&
              actions.includes('storeCountdown') &&
              to.context.error === null
            ))
        );
      },
    },
    {
      text: 'a refusal that names a time counts down for so long and says why',
      requirements: ['SMS-05', 'NET-05'],
      neverStep: (from, step, to, actions) => {
        const outcome = outcomeOf(step);
        if (!outcome || outcome.ok) return false;
        if (outcome.countdown === null) return !(isBack(from, to) && says(to, step));
        return !(
          countsDown(to, outcome.countdown, from.known) &&
          actions.includes('storeCountdown') &&
          says(to, step)
        );
      },
    },
    {
      text: 'nothing is stored but the countdown that runs',
      requirements: ['SMS-06'],
      neverStep: (_from, step, to, _actions, _calls, effects) =>
        effects.some(
          ({ action, params }) =>
            action === 'storeCountdown' &&
            !(to.matches('counting') && outcomeOf(step) && params.countdown === outcomeOf(step)?.countdown),
        ),
    },
    {
      text: '‘sending’ hides after 10 s or with the answer, whichever comes first, and a failure says why',
      requirements: ['SMS-04'],
      neverStep: (from, step, to) =>
        from.matches('sending') &&
        !to.matches('sending') &&
        outcomeOf(step) === null &&
        !(isBack(from, to) && says(to, step) && (timeLimit(step, 10_000) || answers(step, 'sendCode'))),
    },
    {
      text: 'a human check that never ends is given up after two minutes, with a word',
      requirements: ['SMS-02'],
      neverStep: (from, step, to) =>
        from.matches('verifyingHuman') &&
        step.kind === 'time' &&
        !(timeLimit(step, 120_000) && isBack(from, to) && says(to, step)),
    },
    {
      text: 'the countdown ends when the code expires by the clock, and not before',
      requirements: ['SMS-05', 'SMS-06'],
      neverStep: (from, step, to) => {
        if (!from.matches('counting')) return false;
        if (step.kind === 'time') return step.ms !== Math.max(remaining(from), 0) || !to.matches('idle');
        if (step.kind === 'user' && isUser(step, 'clock.checked')) {
          const { remainingMs } = step.event;
          return remainingMs <= 0 ? !to.matches('idle') : remaining(to) !== remainingMs;
        }
        return !to.matches('counting') && !isFree(from, step);
      },
    },
    {
      text: 'a page that is seen again counts from the clock: its timer is set again',
      requirements: ['SMS-06'],
      never: (view) =>
        (view.matches('counting') && view.context.countdown === null) ||
        (view.matches('idle') && view.context.countdown !== null),
    },
    {
      text: 'a countdown that is over leaves nothing behind: no stored one, no old refusal',
      requirements: ['SMS-05', 'SMS-06'],
      neverStep: (from, _step, to, actions) => {
        const ends = from.matches('counting') && to.matches('idle');
        return ends !== actions.includes('clearStoredCountdown') || (ends && to.context.error !== null);
      },
    },
    {
      text: 'a new request starts clean',
      requirements: ['NET-05'],
      never: (view) => view.tags.has('busy') && view.context.error !== null,
    },
    {
      text: 'a request on its way says so',
      requirements: ['SMS-04', 'NET-04'],
      never: (view) =>
        view.tags.has('busy') !== (view.matches('verifyingHuman') || view.matches('sending')) ||
        view.tags.has('sending') !== view.matches('sending'),
    },
    {
      text: 'the button counts while the same recipient has to wait for another code',
      requirements: ['SMS-05'],
      never: (view) => view.tags.has('counting') !== view.matches('counting'),
    },
    {
      text: 'every wait ends: the check, the sending and the countdown',
      requirements: ['SMS-04', 'SMS-05'],
      settles: (view) =>
        view.matches('verifyingHuman') || view.matches('sending') || view.matches('counting'),
    },
    {
      text: 'from everywhere one can still get a code',
      requirements: ['SMS-05'],
      canReach: (view) => view.matches('counting') && remaining(view) === 60_000,
    },
  ],
});
