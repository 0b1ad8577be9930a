import { isSame } from '@araw/flow/canonical';
import { defineModel } from '#machines/support/defineModel.ts';
import type { Step, View } from '@araw/flow/model';
import { type ChartError, toChartError } from '../chartError.ts';
import {
  type Challenge,
  type CodeOutcome,
  type Countdown,
  type Recipient,
  type RecipientCountdown,
  smsCodeMachine,
} from './smsCode.machine.ts';

/** What the player and the operator have sent so far. */
interface Known {
  /** The recipient of the request in flight. */
  recipient: Recipient | null;
  /** The longer check that the last refusal required, until a check has ended. */
  challenge: Challenge | null;
}

interface Seen {
  countdown: RecipientCountdown | null;
  challenge: Challenge | null;
  error: ChartError | null;
}

const until = (remainingMs: number): Countdown => ({ expiresAt: 1_700_000_000_000, remainingMs });
const error: ChartError = { code: 'tooManyRequests', message: '', requestId: 'r1' };
const recipient: Recipient = { address: '09171234567', countryDialingCode: '63' };
const other: Recipient = { ...recipient, address: '09181234567' };
const storedFor = (remainingMs: number): RecipientCountdown => ({ ...until(remainingMs), recipient });
const challenge: Challenge = { salt: 's1' };
const proof = { lot: '1', pass: '2' };

const answers = (step: Step, actor: string) => step.kind === 'answer' && step.actor === actor;
const isSolved = (step: Step) =>
  step.kind === 'answer' && step.ok && (step.value as { result?: string }).result === 'solved';
/** The operator's answer to a code request; null for any other step. */
const outcomeOf = (step: Step) =>
  step.kind === 'answer' && step.actor === 'sendCode' && step.ok
    ? (step.value as { ok: boolean; countdown: Countdown | null; challenge?: Challenge | null })
    : null;
/** The recipient of a code request; null if the step is none. */
const requestFor = (step: Step) =>
  step.kind === 'user' && step.event.type === 'code.requested' ? (step.event.recipient as Recipient) : null;
/** This model's own rule: digits and country identify a recipient; no digits count as the same recipient. */
const digits = ({ address }: Recipient) => address.replaceAll(/\D/g, '');
const isOther = (one: Recipient, two: Recipient) =>
  digits(one) !== '' && (digits(one) !== digits(two) || one.countryDialingCode !== two.countryDialingCode);
/** Whether the chart may request a code for the step's recipient. */
const isFree = (from: View<Seen, Known>, step: Step) => {
  const asked = requestFor(step);
  if (asked === null) return false;
  return (
    from.matches('idle') || (from.matches('counting') && isOther(asked, from.context.countdown!.recipient))
  );
};
/** A code may be on its way. */
const isAwaited = (view: View<Seen, Known>) => view.matches('counting') || view.matches('idle.awaiting');
const remaining = ({ context }: View<Seen, Known>) => context.countdown?.remainingMs ?? 0;
/** Nothing was sent: another recipient's countdown continues, if there is one. */
const isBack = (from: View<Seen, Known>, to: View<Seen, Known>) =>
  remaining(from) > 0
    ? to.matches('counting') && isSame(to.context.countdown, from.context.countdown)
    : to.matches('idle');
/** The countdown in the answer belongs to the request's recipient. */
const countsDown = (to: View<Seen, Known>, countdown: Countdown | null, recipient: unknown) =>
  to.matches('counting') && isSame(to.context.countdown, { ...countdown, recipient });
/** Why nothing was sent, from the operator or a missing answer; null if nothing went wrong. */
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
const says = ({ context }: View<Seen, Known>, step: Step) => isSame(context.error, whyNot(step));
const timeLimit = (step: Step, ms: number) => step.kind === 'time' && step.ms === ms;

export const smsCodeModel = defineModel<Seen, Known>({
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
    // The player returns to the page, which checks the clock.
    'clock.checked': {
      'an hour later': { remainingMs: -3_540_000 },
      'at the very end': { remainingMs: 0 },
      'half a minute left': { remainingMs: 30_000 },
      'a millisecond left': { remainingMs: 1 },
    },
    // The device has read the message.
    'code.read': { '': { code: '481022' } },
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
        'refused, later again': { ok: false, error, countdown: until(30_000), challenge: null },
        'refused, the time to wait over': { ok: false, error, countdown: until(-1_000), challenge: null },
        refused: { ok: false, error, countdown: null, challenge: null },
        'refused, a longer check next': { ok: false, error, countdown: null, challenge },
        'refused, later again with a longer check': {
          ok: false,
          error,
          countdown: until(30_000),
          challenge,
        },
      },
      error: { 'no answer': { code: 'timeout', message: '', requestId: '' } },
    },
    watchClock: {
      error: { 'no clock': new Error('no clock') },
    },
    readCode: {
      error: { 'no reader': new Error('no reader') },
    },
  },
  shown: ['countdown', 'challenge', 'error'],
  observe: {
    start: () => ({ recipient: null, challenge: null }),
    after: (known, step, { from, to }) => ({
      recipient: to.tags.has('busy') ? (requestFor(step) ?? known.recipient) : null,
      challenge: outcomeOf(step)
        ? (outcomeOf(step)!.challenge ?? null)
        : from.matches('verifyingHuman') && !to.matches('verifyingHuman')
          ? null
          : known.challenge,
    }),
  },
  rules: [
    {
      text: 'a stored countdown silently continues while time is left; without one a code can be requested',
      requirements: ['SMS-06'],
      neverStart: (view) => {
        const { stored } = view.input as { stored: RecipientCountdown | null };
        const goesOn = stored !== null && stored.remainingMs > 0;
        return (
          !view.matches(goesOn ? 'counting' : 'idle') ||
          !isSame(view.context, { countdown: goesOn ? stored : null, challenge: null, error: null })
        );
      },
    },
    {
      text: 'a check may take two minutes, a code 10 s, and a countdown the time it says',
      requirements: ['SMS-02', 'SMS-04', 'SMS-05'],
      never: (view) => {
        const due = view.matches('verifyingHuman')
          ? [120_000]
          : view.matches('sending')
            ? [10_000]
            : view.matches('counting')
              ? [Math.max(remaining(view), 0)]
              : [];
        return !isSame(view.timers, due);
      },
    },
    {
      text: 'no code is requested during another request, or for a recipient whose countdown is running',
      requirements: ['SMS-05'],
      neverStep: (from, step, _to, _actions, calls) =>
        requestFor(step) !== null && !isFree(from, step) && calls.length > 0,
    },
    {
      text: 'a code is requested only for a valid number, and then it is',
      requirements: ['SMS-01'],
      neverStep: (from, step, to) =>
        step.kind === 'user' &&
        isFree(from, step) &&
        (step.event.valid === true) !== to.matches('verifyingHuman'),
    },
    {
      text: 'only an invalid number is focused',
      requirements: ['SMS-01'],
      neverStep: (from, step, _to, actions) =>
        (step.kind === 'user' && isFree(from, step) && step.event.valid === false) !==
        actions.includes('focusRecipient'),
    },
    {
      text: 'nothing is sent before a human check is solved, and its fields are sent with the request',
      requirements: ['SMS-02'],
      neverStep: (from, step, _to, _actions, calls) =>
        isSolved(step) !== calls.some(({ actor }) => actor === 'sendCode') ||
        (isSolved(step) && !from.matches('verifyingHuman')) ||
        calls.some(({ actor, input }) => actor === 'sendCode' && input.proof.pass !== proof.pass),
    },
    {
      text: 'the code goes to the number that was validated',
      requirements: ['SMS-01', 'SMS-03'],
      neverStep: (from, _step, _to, _actions, calls) =>
        calls.some(
          ({ actor, input }) => actor === 'sendCode' && !isSame(input.recipient, from.known.recipient),
        ),
    },
    {
      text: 'every request starts with its own human check',
      requirements: ['SMS-02'],
      neverStep: (from, _step, to, _actions, calls) =>
        (!from.matches('verifyingHuman') && to.matches('verifyingHuman')) !==
        calls.some(({ actor }) => actor === 'verifyHuman'),
    },
    {
      text: 'a longer check demanded by a refusal is the next one, once',
      requirements: ['SMS-02'],
      never: (view) => !isSame(view.context.challenge, view.known.challenge),
      neverStep: (from, _step, _to, _actions, calls) =>
        calls.some(
          ({ actor, input }) => actor === 'verifyHuman' && !isSame(input.challenge, from.known.challenge),
        ),
    },
    {
      text: 'the clock is checked only while a countdown is running',
      requirements: ['SMS-05', 'SMS-06'],
      neverStep: (_from, _step, to, _actions, calls) =>
        calls.some(
          ({ actor, input }) =>
            actor === 'watchClock' &&
            !(to.matches('counting') && input.expiresAt === to.context.countdown?.expiresAt),
        ),
    },
    {
      text: 'the device reads a code while one may arrive: from the countdown until another request, without a break',
      requirements: ['DEV-07', 'SMS-05'],
      neverStep: (from, _step, to, _actions, calls) => {
        const begins =
          (to.matches('counting') && !from.matches('counting')) ||
          (to.matches('idle') && from.matches('counting'));
        return begins !== calls.some(({ actor }) => actor === 'readCode');
      },
    },
    {
      text: 'a code that the device has read is filled in, and changes nothing else: the player submits',
      requirements: ['DEV-07'],
      neverStep: (from, step, to, actions, _calls, effects) => {
        const isRead = step.kind === 'user' && step.event.type === 'code.read';
        if (!isRead || !isAwaited(from)) return actions.includes('fillCode');
        return (
          !isSame(
            effects.map(({ action, params }) => [action, params.code]),
            [['fillCode', step.event.code]],
          ) ||
          !isSame(from.value, to.value) ||
          !isSame(from.context, to.context)
        );
      },
    },
    {
      text: 'a check that is cancelled, fails or cannot be loaded sends nothing; only the player’s own cancelling is silent',
      requirements: ['SMS-02', 'SMS-04'],
      neverStep: (from, step, to) =>
        answers(step, 'verifyHuman') && !isSolved(step) && !(isBack(from, to) && says(to, step)),
    },
    {
      text: 'a sent code starts the countdown, is announced and is stored for the return',
      requirements: ['SMS-03', 'SMS-04', 'SMS-05', 'SMS-06'],
      neverStep: (from, step, to, actions) => {
        const outcome = outcomeOf(step);
        const isSent = outcome?.ok === true;
        return (
          isSent !== actions.includes('sayCodeSent') ||
          (isSent &&
            !(
              countsDown(to, outcome.countdown, from.known.recipient) &&
              actions.includes('storeCountdown') &&
              to.context.error === null
            ))
        );
      },
    },
    {
      text: 'a refusal with a time counts down that long and says why',
      requirements: ['SMS-05', 'NET-05'],
      neverStep: (from, step, to, actions) => {
        const outcome = outcomeOf(step);
        if (!outcome || outcome.ok) return false;
        if (outcome.countdown === null) return !(isBack(from, to) && says(to, step));
        return !(
          countsDown(to, outcome.countdown, from.known.recipient) &&
          actions.includes('storeCountdown') &&
          says(to, step)
        );
      },
    },
    {
      text: 'only a running countdown is stored',
      requirements: ['SMS-06'],
      neverStep: (_from, step, to, _actions, _calls, effects) =>
        effects.some(
          ({ action, params }) =>
            action === 'storeCountdown' &&
            !(to.matches('counting') && outcomeOf(step) && params.countdown === outcomeOf(step)?.countdown),
        ),
    },
    {
      text: '‘sending’ disappears after 10 s or with the answer, whichever comes first, and a failure says why',
      requirements: ['SMS-04'],
      neverStep: (from, step, to) =>
        from.matches('sending') &&
        !to.matches('sending') &&
        outcomeOf(step) === null &&
        !(isBack(from, to) && says(to, step) && (timeLimit(step, 10_000) || answers(step, 'sendCode'))),
    },
    {
      text: 'a human check that never ends is abandoned after two minutes, with a message',
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
        if (step.kind === 'user' && step.event.type === 'clock.checked') {
          const { remainingMs } = step.event;
          return remainingMs <= 0 ? !to.matches('idle') : remaining(to) !== remainingMs;
        }
        return !to.matches('counting') && !isFree(from, step);
      },
    },
    {
      text: 'a page seen again counts by the clock: its timer is reset',
      requirements: ['SMS-06'],
      never: (view) =>
        (view.matches('counting') && view.context.countdown === null) ||
        (view.matches('idle') && view.context.countdown !== null),
    },
    {
      text: 'a finished countdown leaves nothing behind: no stored one, no old refusal',
      requirements: ['SMS-05', 'SMS-06'],
      neverStep: (from, _step, to, actions) => {
        const ends = from.matches('counting') && to.matches('idle');
        return ends !== actions.includes('clearStoredCountdown') || (ends && to.context.error !== null);
      },
    },
    {
      text: 'a new request clears the old error',
      requirements: ['NET-05'],
      never: (view) => view.tags.has('busy') && view.context.error !== null,
    },
    {
      text: 'a request in progress says so',
      requirements: ['SMS-04', 'NET-04'],
      never: (view) =>
        view.tags.has('busy') !== (view.matches('verifyingHuman') || view.matches('sending')) ||
        view.tags.has('sending') !== view.matches('sending'),
    },
    {
      text: 'the button counts down while the same recipient has to wait for another code',
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
      text: 'a code can be requested from every state',
      requirements: ['SMS-05'],
      canReach: (view) => view.matches('counting') && remaining(view) === 60_000,
    },
  ],
});
