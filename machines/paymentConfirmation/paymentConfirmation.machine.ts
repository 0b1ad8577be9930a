import { assign, fromPromise, setup } from 'xstate';
import { sixDigits } from '@araw/contract/values/paymentDigits';
import type { ChartError } from '../chartError.ts';
import type { ConfirmationEnd } from '../confirmationEnd.ts';
import { notProvided } from '../notProvided.ts';
import { type Outcome, rejectedAs, rejectionIn } from '../outcome.ts';

/** The request to confirm, without its key and the payment password. */
export type ConfirmedRequest = Readonly<Record<string, unknown>>;

/** What authorises and identifies a call; the key is made when the player confirms (NET-13). */
export interface Proof {
  key: string;
  paymentPassword: string;
}

export interface ConfirmedCall extends Proof {
  request: ConfirmedRequest;
}

/** The operator's answer to one attempt. */
export type ConfirmedAnswer = Outcome<
  { value: unknown },
  {
    /** The operator says that it did nothing for this key (NET-12). */
    decided: boolean;
    /** Set if the payment password was wrong. */
    triesLeft: number | null;
    /** Set if it is locked: milliseconds since 1970 by the operator's clock. */
    lockedUntil: number | null;
    /** Any other data of the refusal; null without any. */
    value: unknown;
  }
>;

type Rejection = Extract<ConfirmedAnswer, { ok: false }>;

interface Context {
  request: ConfirmedRequest;
  /** Set only while it is in flight or its outcome is unknown. */
  proof: Proof | null;
  /** Lost answers since the player last asked. */
  lost: number;
  /** Null while no digits were wrong. */
  triesLeft: number | null;
  lockedUntil: number | null;
  /** Why the digits were refused; null while no error shows. */
  error: ChartError | null;
  end: ConfirmationEnd;
}

type Event =
  | ({ type: 'password.submitted' } & Proof)
  | { type: 'confirmation.cancelled' }
  /** The player has set the missing payment password. */
  | { type: 'password.set' }
  /** Checks the outcome at once. */
  | { type: 'retry.requested' }
  | { type: 'net.returned' }
  | { type: 'page.shown' };

const firstPause = 3_000;
const longestPause = 30_000;
/** After this many lost answers, only the player triggers further checks (NET-10). */
const mostLost = 6;

/** Whether an answer settles the call. After a lost answer, only one about this key does (NET-12). */
const isDefinite = ({ lost }: Context, answer: ConfirmedAnswer) =>
  answer.ok || answer.decided || (lost === 0 && answer.error.code !== 'inProgress');

const isDecidedAs =
  (code: string) =>
  ({ context }: { context: Context }, answer: ConfirmedAnswer) =>
    rejectedAs(answer) === code && isDefinite(context, answer);

/**
 * Takes the payment password for a call that moves money or changes its destination, and makes the call once
 * (CASH-09, CASH-11 … 13, NET-12, NET-13). If the answer is lost, the call repeats under its key until its outcome
 * is known. The payment password is kept nowhere else and no longer than that.
 */
export const paymentConfirmationMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { request: ConfirmedRequest },
    output: {} as ConfirmationEnd,
    tags: {} as 'canSubmit' | 'missing' | 'locked' | 'busy' | 'unsure' | 'stopped',
  },
  actors: { makeCall: fromPromise<ConfirmedAnswer, ConfirmedCall>(notProvided('makeCall')) },
  guards: {
    isComplete: (_, { paymentPassword }: Proof) => sixDigits.test(paymentPassword),
    /**
     * Also after a lost answer: the operator checks the key before the digits. The same digits were wrong before,
     * so a repeat would only cost another try.
     */
    isPasswordWrong: (_, answer: ConfirmedAnswer) => rejectedAs(answer) === 'paymentPasswordWrong',
    isPasswordLocked: isDecidedAs('paymentPasswordLocked'),
    isPasswordMissing: isDecidedAs('paymentPasswordMissing'),
    isDecided: ({ context }, answer: ConfirmedAnswer) => isDefinite(context, answer),
    isLastAttempt: ({ context }) => context.lost + 1 >= mostLost,
  },
  actions: {
    noteProof: assign((_, { key, paymentPassword }: Proof) => ({ proof: { key, paymentPassword } })),
    forgetProof: assign({ proof: null, lost: 0 }),
    countLost: assign(({ context }) => ({ lost: context.lost + 1 })),
    countAgain: assign({ lost: 1 }),
    noteWrong: assign((_, { error, triesLeft }: Rejection) => ({ error, triesLeft })),
    noteLock: assign((_, { lockedUntil }: Rejection) => ({ lockedUntil })),
    clearError: assign({ error: null }),
    noteEnd: assign((_, answer: ConfirmedAnswer): Pick<Context, 'end'> => ({
      end: answer.ok
        ? { result: 'accepted', value: answer.value }
        : { result: 'refused', error: answer.error, value: answer.value },
    })),
    /** Too few digits. */
    focusPassword: () => {},
    /** The player types them again. */
    emptyPassword: () => {},
  },
  delays: {
    pause: ({ context }) => Math.min(firstPause * 2 ** (context.lost - 1), longestPause),
  },
}).createMachine({
  id: 'paymentConfirmation',
  context: ({ input }) => ({
    request: input.request,
    proof: null,
    lost: 0,
    triesLeft: null,
    lockedUntil: null,
    error: null,
    end: { result: 'cancelled' },
  }),
  initial: 'typing',
  states: {
    typing: {
      tags: 'canSubmit',
      on: {
        'password.submitted': [
          {
            guard: { type: 'isComplete', params: ({ event }) => event },
            target: 'calling',
            actions: ['clearError', { type: 'noteProof', params: ({ event }) => event }],
          },
          { actions: 'focusPassword' },
        ],
        'confirmation.cancelled': 'ended',
      },
    },
    calling: {
      tags: 'busy',
      initial: 'first',
      invoke: {
        id: 'makeCall',
        src: 'makeCall',
        input: ({ context: { request, proof } }) => ({ request, ...proof! }),
        onDone: [
          {
            guard: { type: 'isPasswordWrong', params: ({ event }) => event.output },
            target: 'typing',
            actions: [
              { type: 'noteWrong', params: ({ event }) => rejectionIn(event.output) },
              'forgetProof',
              'emptyPassword',
            ],
          },
          {
            guard: { type: 'isPasswordLocked', params: ({ event }) => event.output },
            target: 'locked',
            actions: [
              { type: 'noteLock', params: ({ event }) => rejectionIn(event.output) },
              'forgetProof',
              'emptyPassword',
            ],
          },
          {
            guard: { type: 'isPasswordMissing', params: ({ event }) => event.output },
            target: 'missing',
            actions: ['forgetProof', 'emptyPassword'],
          },
          {
            guard: { type: 'isDecided', params: ({ event }) => event.output },
            target: 'ended',
            actions: [{ type: 'noteEnd', params: ({ event }) => event.output }, 'forgetProof'],
          },
          { guard: 'isLastAttempt', target: 'stopped', actions: 'countLost' },
          { target: 'waiting', actions: 'countLost' },
        ],
        onError: [
          { guard: 'isLastAttempt', target: 'stopped', actions: 'countLost' },
          { target: 'waiting', actions: 'countLost' },
        ],
      },
      states: {
        first: {},
        /** 'Still asking; your money is safe'. */
        again: { tags: 'unsure' },
      },
    },
    /** A pause before the same call is repeated. */
    waiting: {
      tags: ['busy', 'unsure'],
      on: { 'net.returned': 'calling.again', 'page.shown': 'calling.again' },
      after: { pause: 'calling.again' },
    },
    /** It may have been done; only the player triggers the next check. */
    stopped: {
      tags: ['unsure', 'stopped'],
      on: {
        'retry.requested': { target: 'calling.again', actions: 'countAgain' },
        'net.returned': { target: 'calling.again', actions: 'countAgain' },
      },
    },
    /** No device can confirm anything until the lock ends. */
    locked: { tags: 'locked', on: { 'confirmation.cancelled': 'ended' } },
    /** No payment password is set yet. */
    missing: { tags: 'missing', on: { 'password.set': 'typing', 'confirmation.cancelled': 'ended' } },
    ended: { type: 'final' },
  },
  output: ({ context }) => context.end,
});
