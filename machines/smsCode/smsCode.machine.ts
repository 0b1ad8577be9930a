import { and, assign, type DoneActorEvent, type EventObject, fromCallback, fromPromise, setup } from 'xstate';
import { type ChartError, errorWithCode } from '../chartError.ts';
import { notProvided } from '../notProvided.ts';
import { isAccepted, type Outcome, rejectedError, thrownError } from '../outcome.ts';

/** The recipient of a code: a mobile number and its country, or an e-mail address and ''. */
export interface Recipient {
  address: string;
  countryDialingCode: string;
}

/** How long the same recipient can't get another code. */
export interface Countdown {
  /** Milliseconds since 1970 by this device's clock, for display and storage. */
  expiresAt: number;
  /** Milliseconds from now. */
  remainingMs: number;
}

export type RecipientCountdown = Countdown & { recipient: Recipient };

const plainAddress = ({ address }: Recipient) => address.replaceAll(/[\s()-]/g, '').toLowerCase();

/** Compares recipients however they are typed; an empty address counts as the same recipient. */
export const isAnother = (one: Recipient, other: Recipient): boolean =>
  one.address !== '' &&
  (plainAddress(one) !== plainAddress(other) || one.countryDialingCode !== other.countryDialingCode);

/** The result of a human check: the fields to send with the request (SMS-02), or why there are none. */
export type HumanCheck =
  | { result: 'solved'; proof: Record<string, string> }
  | { result: 'cancelled' }
  | { result: 'unavailable' };

/** A longer check the operator requires instead of the provider's, in the provider's own format. */
export type Challenge = Readonly<Record<string, unknown>>;

/**
 * The operator's answer: a code was sent, or why not and, from `Retry-After`, how long to wait. `challenge` requires
 * a longer check with the next request.
 */
export type CodeOutcome = Outcome<
  { countdown: Countdown },
  { countdown: Countdown | null; challenge: Challenge | null }
>;

interface Context {
  /** The recipient of the request in flight; null without one. */
  recipient: Recipient | null;
  countdown: RecipientCountdown | null;
  /** The challenge from the last refusal, for the next human check; null for the provider's standard check. */
  challenge: Challenge | null;
  error: ChartError | null;
}

type Event =
  /** `valid`: the number or address may receive codes (SMS-01). */
  { type: 'code.requested'; valid: boolean; recipient: Recipient } | ClockNews | CodeNews;

/** The page is visible again, so timers may be late; milliseconds to expiry by the clock. */
export interface ClockNews {
  type: 'clock.checked';
  remainingMs: number;
}

/** The device has read the code from its message. */
export interface CodeNews {
  type: 'code.read';
  /** Only digits. */
  code: string;
}

function proofIn(event: { type: string }): Record<string, string> {
  const { output } = event as DoneActorEvent<HumanCheck>;
  return output.result === 'solved' ? output.proof : {};
}

const challengeIn = (outcome: CodeOutcome) => (outcome.ok ? null : outcome.challenge);

/** The longest delay of a browser timer, in milliseconds. */
const longestTimer = 2 ** 31 - 1;

/** The code button of login, registration and forgotten password (SMS-01…06). */
export const smsCodeMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    /** The stored countdown of an earlier visit; null without one. */
    input: {} as { stored: RecipientCountdown | null },
    tags: {} as 'busy' | 'sending' | 'counting',
  },
  actors: {
    verifyHuman: fromPromise<HumanCheck, { challenge: Challenge | null }>(notProvided('verifyHuman')),
    sendCode: fromPromise<CodeOutcome, { recipient: Recipient; proof: Record<string, string> }>(
      notProvided('sendCode'),
    ),
    /** Watches the clock while a countdown runs. */
    watchClock: fromCallback<EventObject, { expiresAt: number }, ClockNews>(notProvided('watchClock')),
    /** Waits for a message with a code, on devices that read them (DEV-07). */
    readCode: fromCallback<EventObject, undefined, CodeNews>(notProvided('readCode')),
  },
  guards: {
    recipientValid: ({ event }) => event.type === 'code.requested' && event.valid,
    isForAnother: ({ context, event }) =>
      event.type === 'code.requested' &&
      context.countdown !== null &&
      isAnother(event.recipient, context.countdown.recipient),
    isForAnotherValid: and(['isForAnother', 'recipientValid']),
    isHuman: (_, check: HumanCheck) => check.result === 'solved',
    checkUnavailable: (_, check: HumanCheck) => check.result === 'unavailable',
    isAccepted,
    mustWait: (_, outcome: CodeOutcome) => outcome.countdown !== null,
    stillCounting: ({ context }) => (context.countdown?.remainingMs ?? 0) > 0,
    isOver: (_, { remainingMs }: { remainingMs: number }) => remainingMs <= 0,
  },
  actions: {
    keepRecipient: assign((_, recipient: Recipient) => ({ recipient })),
    forgetRecipient: assign({ recipient: null }),
    keepCountdown: assign(({ context: { recipient } }, { countdown }: { countdown: Countdown | null }) => ({
      countdown: countdown && recipient && { ...countdown, recipient },
    })),
    keepRemaining: assign(({ context }, { remainingMs }: { remainingMs: number }) => ({
      countdown: context.countdown && { ...context.countdown, remainingMs },
    })),
    forgetCountdown: assign({ countdown: null }),
    noteChallenge: assign((_, challenge: Challenge | null) => ({ challenge })),
    forgetChallenge: assign({ challenge: null }),
    noteError: assign((_, error: ChartError | null) => ({ error })),
    noteTimeout: assign({ error: errorWithCode('timeout') }),
    noteCheckUnavailable: assign({ error: errorWithCode('humanCheckUnavailable') }),
    clearError: assign({ error: null }),
    focusRecipient: () => {},
    sayCodeSent: () => {},
    fillCode: (_, _read: { code: string }) => {},
    /** Keeps the countdown for a return to the screen or a reload (SMS-06). */
    storeCountdown: (_, _countdown: { countdown: Countdown | null }) => {},
    clearStoredCountdown: () => {},
  },
  delays: {
    humanCheckLimit: 120_000,
    smsSendingLimit: 10_000,
    untilExpiry: ({ context }) => Math.min(Math.max(context.countdown?.remainingMs ?? 0, 0), longestTimer),
  },
}).createMachine({
  id: 'smsCode',
  context: ({ input }) => ({ recipient: null, countdown: input.stored, challenge: null, error: null }),
  initial: 'restoring',
  states: {
    restoring: {
      always: [{ guard: 'stillCounting', target: 'counting' }, { target: 'idle' }],
    },
    idle: {
      entry: ['forgetRecipient', 'forgetCountdown'],
      initial: 'quiet',
      states: {
        quiet: {},
        /** The countdown is over, but a late message can still come. */
        awaiting: {
          invoke: {
            id: 'readCode',
            src: 'readCode',
            // The player can type the code.
            onError: {},
          },
          on: { 'code.read': { actions: { type: 'fillCode', params: ({ event }) => event } } },
        },
      },
      on: {
        'code.requested': [
          {
            guard: 'recipientValid',
            target: 'verifyingHuman',
            actions: ['clearError', { type: 'keepRecipient', params: ({ event }) => event.recipient }],
          },
          { actions: 'focusRecipient' },
        ],
      },
    },
    /** Another recipient's countdown keeps running, and resumes if nothing was sent. */
    verifyingHuman: {
      tags: 'busy',
      invoke: {
        id: 'verifyHuman',
        src: 'verifyHuman',
        input: ({ context: { challenge } }) => ({ challenge }),
        onDone: [
          { guard: { type: 'isHuman', params: ({ event }) => event.output }, target: 'sending' },
          {
            guard: { type: 'checkUnavailable', params: ({ event }) => event.output },
            target: 'restoring',
            actions: 'noteCheckUnavailable',
          },
          { target: 'restoring' },
        ],
        onError: {
          target: 'restoring',
          actions: { type: 'noteError', params: thrownError },
        },
      },
      // A challenge is valid for one attempt; the operator issues a new one.
      exit: 'forgetChallenge',
      after: { humanCheckLimit: { target: 'restoring', actions: 'noteTimeout' } },
    },
    sending: {
      tags: ['busy', 'sending'],
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context, event }) => ({ recipient: context.recipient!, proof: proofIn(event) }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'counting',
            actions: [
              { type: 'keepCountdown', params: ({ event }) => event.output },
              { type: 'storeCountdown', params: ({ event }) => event.output },
              'sayCodeSent',
            ],
          },
          {
            guard: { type: 'mustWait', params: ({ event }) => event.output },
            target: 'counting',
            actions: [
              { type: 'keepCountdown', params: ({ event }) => event.output },
              { type: 'storeCountdown', params: ({ event }) => event.output },
              { type: 'noteChallenge', params: ({ event }) => challengeIn(event.output) },
              { type: 'noteError', params: rejectedError },
            ],
          },
          {
            target: 'restoring',
            actions: [
              { type: 'noteChallenge', params: ({ event }) => challengeIn(event.output) },
              { type: 'noteError', params: rejectedError },
            ],
          },
        ],
        onError: {
          target: 'restoring',
          actions: { type: 'noteError', params: thrownError },
        },
      },
      after: { smsSendingLimit: { target: 'restoring', actions: 'noteTimeout' } },
    },
    counting: {
      tags: 'counting',
      invoke: {
        id: 'readCode',
        src: 'readCode',
        // The player can type the code.
        onError: {},
      },
      on: {
        'code.read': { actions: { type: 'fillCode', params: ({ event }) => event } },
        'code.requested': [
          {
            guard: 'isForAnotherValid',
            target: 'verifyingHuman',
            actions: ['clearError', { type: 'keepRecipient', params: ({ event }) => event.recipient }],
          },
          { guard: 'isForAnother', actions: 'focusRecipient' },
        ],
      },
      initial: 'running',
      states: {
        /** Entered again by each look at the clock, which must not interrupt the reading of a code. */
        running: {
          invoke: {
            id: 'watchClock',
            src: 'watchClock',
            input: ({ context }) => ({ expiresAt: context.countdown!.expiresAt }),
            // The chart's own timer still counts down.
            onError: {},
          },
          on: {
            'clock.checked': [
              {
                guard: { type: 'isOver', params: ({ event }) => event },
                target: '#smsCode.idle.awaiting',
                actions: ['clearError', 'clearStoredCountdown'],
              },
              {
                target: 'running',
                reenter: true,
                actions: { type: 'keepRemaining', params: ({ event }) => event },
              },
            ],
          },
          after: {
            untilExpiry: {
              target: '#smsCode.idle.awaiting',
              actions: ['clearError', 'clearStoredCountdown'],
            },
          },
        },
      },
    },
  },
});
