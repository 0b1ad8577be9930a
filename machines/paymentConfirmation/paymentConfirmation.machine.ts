import { assign, fromPromise, setup } from 'xstate';
import { sixDigits } from '#services/contract/paymentDigits.ts';
import type { ChartError } from '../chartError.ts';
import type { ConfirmationEnd } from '../confirmationEnd.ts';
import { notProvided } from '../notProvided.ts';
import { type Outcome, rejectedAs, rejectionIn } from '../outcome.ts';

/** What is confirmed: what the call asks for, but for its key and the payment password. */
export type ConfirmedRequest = Readonly<Record<string, unknown>>;

/** What proves a call and names it; the key is made when the player confirms (NET-13). */
export interface Proof {
  key: string;
  paymentPassword: string;
}

export interface ConfirmedCall extends Proof {
  request: ConfirmedRequest;
}

/** The operator's word on one attempt. */
export type ConfirmedAnswer = Outcome<
  { value: unknown },
  {
    /** It says of this very key that nothing was done (NET-12). */
    decided: boolean;
    /** Of a wrong payment password. */
    triesLeft: number | null;
    /** Of a locked one, milliseconds since 1970 by the operator's clock. */
    lockedUntil: number | null;
    /** What else the refusal carries; null without anything. */
    value: unknown;
  }
>;

type Rejection = Extract<ConfirmedAnswer, { ok: false }>;

interface Context {
  request: ConfirmedRequest;
  /** Only while it is on its way or nobody knows what became of it. */
  proof: Proof | null;
  /** Attempts whose answer was lost, since the player asked last. */
  lost: number;
  /** Null while none was wrong. */
  triesLeft: number | null;
  lockedUntil: number | null;
  /** Why the digits were refused; null while there is nothing to say. */
  error: ChartError | null;
  end: ConfirmationEnd;
}

type Event =
  | ({ type: 'password.submitted' } & Proof)
  | { type: 'confirmation.cancelled' }
  /** The player has set the one that was missing. */
  | { type: 'password.set' }
  /** Ask at once what became of it. */
  | { type: 'retry.requested' }
  | { type: 'net.returned' }
  | { type: 'page.shown' };

const firstPause = 3_000;
const longestPause = 30_000;
/** So many lost answers, and only the player asks further (NET-10). */
const mostLost = 6;

/** Whether an answer tells what became of the call. After a lost one only a word about this very key does (NET-12). */
const isDefinite = ({ lost }: Context, answer: ConfirmedAnswer) =>
  answer.ok || answer.decided || (lost === 0 && answer.error.code !== 'inProgress');

const isDecidedAs =
  (code: string) =>
  ({ context }: { context: Context }, answer: ConfirmedAnswer) =>
    rejectedAs(answer) === code && isDefinite(context, answer);

/**
 * The six digits by which a player confirms what moves money or where it goes, and the call that they confirm, made once
 * (CASH-09, CASH-11 … 13, NET-12, NET-13): one whose answer is lost is made again under its key until its fate is known.
 * The payment password is known to nothing else, and no longer than until then.
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
     * After a lost answer, too: the operator looks for the key before the digits, the same ones were not right before, and
     * to ask again would take another try.
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
    /** Digits are missing. */
    focusPassword: () => {},
    /** They are typed anew. */
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
    /** Before the same call is made again. */
    waiting: {
      tags: ['busy', 'unsure'],
      on: { 'net.returned': 'calling.again', 'page.shown': 'calling.again' },
      after: { pause: 'calling.again' },
    },
    /** It may have been done; the player asks when to ask again. */
    stopped: {
      tags: ['unsure', 'stopped'],
      on: {
        'retry.requested': { target: 'calling.again', actions: 'countAgain' },
        'net.returned': { target: 'calling.again', actions: 'countAgain' },
      },
    },
    /** Nothing can be confirmed until then, by no device. */
    locked: { tags: 'locked', on: { 'confirmation.cancelled': 'ended' } },
    /** None has been set yet. */
    missing: { tags: 'missing', on: { 'password.set': 'typing', 'confirmation.cancelled': 'ended' } },
    ended: { type: 'final' },
  },
  output: ({ context }) => context.end,
});
