import { and, assign, type DoneActorEvent, fromPromise, setup } from 'xstate';
import { type ChartError, errorWithCode } from '../chartError.ts';
import { notProvided } from '../notProvided.ts';
import { isAccepted, type Outcome, rejectedError, thrownError } from '../outcome.ts';

/** Whom a code is for: a mobile number and its country, or an e-mail address and ''. */
export interface Recipient {
  address: string;
  countryDialingCode: string;
}

/** Until when the same recipient can have no other code. */
export interface Countdown {
  /** ms since 1970 by this device's clock, for the seconds shown and for the storage. */
  expiresAt: number;
  /** ms from now on. */
  remainingMs: number;
}

export type RecipientCountdown = Countdown & { recipient: Recipient };

const plainAddress = ({ address }: Recipient) => address.replaceAll(/[\s()-]/g, '').toLowerCase();

/** However they are typed; an address that has not been typed yet is no other one. */
export const isAnother = (one: Recipient, other: Recipient): boolean =>
  one.address !== '' &&
  (plainAddress(one) !== plainAddress(other) || one.countryDialingCode !== other.countryDialingCode);

/** What a human check brings: the fields that go with the request (SMS-02), or why there are none. */
export type HumanCheck =
  | { result: 'solved'; proof: Record<string, string> }
  | { result: 'cancelled' }
  | { result: 'unavailable' };

/** The operator's word: a code is on its way, or why not and, by `Retry-After`, until when not. */
export type CodeOutcome = Outcome<{ countdown: Countdown }, { countdown: Countdown | null }>;

interface Context {
  /** Of the request on its way; null without one. */
  recipient: Recipient | null;
  countdown: RecipientCountdown | null;
  /** Why the last request failed; null while there is nothing to say. */
  error: ChartError | null;
}

type Event =
  /** `valid` says whether the number or address may be sent to (SMS-01). */
  | { type: 'code.requested'; valid: boolean; recipient: Recipient }
  /** The page is seen again, after which timers may be late; ms to the expiry by the clock. */
  | { type: 'clock.checked'; remainingMs: number };

/** What the human check before has brought. */
function proofIn(event: { type: string }): Record<string, string> {
  const { output } = event as DoneActorEvent<HumanCheck>;
  return output.result === 'solved' ? output.proof : {};
}

/** The most ms that a browser's timer can wait. */
const longestTimer = 2 ** 31 - 1;

/** The code button of login, registration and forgotten password (SMS-01…06). */
export const smsCodeMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    /** What is stored of an earlier countdown; null without one. */
    input: {} as { stored: RecipientCountdown | null },
    tags: {} as 'busy' | 'sending' | 'counting',
  },
  actors: {
    verifyHuman: fromPromise<HumanCheck>(notProvided('verifyHuman')),
    sendCode: fromPromise<CodeOutcome, { recipient: Recipient; proof: Record<string, string> }>(
      notProvided('sendCode'),
    ),
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
    noteError: assign((_, error: ChartError | null) => ({ error })),
    noteTimeout: assign({ error: errorWithCode('timeout') }),
    noteCheckUnavailable: assign({ error: errorWithCode('humanCheckUnavailable') }),
    clearError: assign({ error: null }),
    focusRecipient: () => {},
    sayCodeSent: () => {},
    /** For the return to the screen and the reload (SMS-06). */
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
  context: ({ input }) => ({ recipient: null, countdown: input.stored, error: null }),
  initial: 'restoring',
  states: {
    restoring: {
      always: [{ guard: 'stillCounting', target: 'counting' }, { target: 'idle' }],
    },
    idle: {
      entry: ['forgetRecipient', 'forgetCountdown'],
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
    /** Another recipient's countdown goes on meanwhile, and afterwards where nothing was sent. */
    verifyingHuman: {
      tags: 'busy',
      invoke: {
        id: 'verifyHuman',
        src: 'verifyHuman',
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
              { type: 'noteError', params: rejectedError },
            ],
          },
          {
            target: 'restoring',
            actions: { type: 'noteError', params: rejectedError },
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
      on: {
        'code.requested': [
          {
            guard: 'isForAnotherValid',
            target: 'verifyingHuman',
            actions: ['clearError', { type: 'keepRecipient', params: ({ event }) => event.recipient }],
          },
          { guard: 'isForAnother', actions: 'focusRecipient' },
        ],
        'clock.checked': [
          {
            guard: { type: 'isOver', params: ({ event }) => event },
            target: 'idle',
            actions: ['clearError', 'clearStoredCountdown'],
          },
          {
            target: 'counting',
            reenter: true,
            actions: { type: 'keepRemaining', params: ({ event }) => event },
          },
        ],
      },
      after: { untilExpiry: { target: 'idle', actions: ['clearError', 'clearStoredCountdown'] } },
    },
  },
});
