import { assign, fromPromise, setup } from 'xstate';
import type { EnvelopeRain, SentEnvelope } from '#services/contract/transfers.ts';
import type { ChartError } from '../chartError.ts';
import {
  type ConfirmationEnd,
  confirmedValue,
  hasConfirmed,
  refusalOf,
  refusedAs,
  refusedError,
} from '../confirmationEnd.ts';
import { notProvided } from '../notProvided.ts';
import { isAccepted, type Outcome, rejectedError, thrownError } from '../outcome.ts';
import { paymentConfirmationMachine } from '../paymentConfirmation/paymentConfirmation.machine.ts';
import type { AmountProblem } from '../typedAmount.ts';
import { type RainForm, type RainProblem, rainProblem } from './rainForm.ts';

/** What a refusal says besides its error: the bound that the total passes by now. */
export interface RainRefusal {
  problem: AmountProblem | null;
}

interface Chosen {
  id: string;
}

interface Context {
  /** What can be sent to whom, and what was sent; null until it is known. */
  rain: EnvelopeRain | null;
  /** What is to be confirmed, or was sent; null before. */
  sending: RainForm | null;
  /** The rain that is to be stopped; null otherwise. */
  stopping: string | null;
  problem: RainProblem | null;
  receipt: SentEnvelope | null;
  /** Why the last attempt failed; null while there is nothing to say. */
  error: ChartError | null;
}

type Event =
  | { type: 'retry.requested' }
  /** What was missing may be there now, and members have opened some. */
  | { type: 'page.shown' }
  | { type: 'form.changed' }
  | { type: 'check.requested'; form: RainForm }
  | ({ type: 'stop.tapped' } & Chosen)
  | { type: 'stop.left' }
  | { type: 'stop.confirmed' }
  | { type: 'another.requested' };

/** Refusals by which the page has outdated. */
const outdating: readonly string[] = [
  'amountOutOfBounds',
  'insufficientBalance',
  'demandOpen',
  'switchedOff',
  'notFound',
  'requestInvalid',
];

/** An envelope rain over the downline (TEAM-07): composed, checked and confirmed by the payment password; stopped while it is open. */
export const envelopeRainMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    children: {} as { confirmRain: 'confirmRain' },
    tags: {} as
      | 'loading'
      | 'failed'
      | 'closed'
      | 'demanded'
      | 'passwordMissing'
      | 'editing'
      | 'asking'
      | 'stopping'
      | 'confirming'
      | 'busy'
      | 'done',
  },
  actors: {
    loadRain: fromPromise<EnvelopeRain>(notProvided('loadRain')),
    stopRain: fromPromise<Outcome, Chosen>(notProvided('stopRain')),
    confirmRain: paymentConfirmationMachine,
  },
  guards: {
    isKnown: ({ context }) => context.rain !== null,
    isSwitchedOff: (_, { code }: ChartError) => code === 'switchedOff',
    hasDemands: ({ context }) => context.rain!.demands.length > 0,
    needsPassword: ({ context }) => !context.rain!.hasPaymentPassword,
    isSound: ({ context: { rain } }, { form }: { form: RainForm }) => rainProblem(form, rain!) === null,
    isOpen: ({ context: { rain } }, { id }: Chosen) =>
      rain!.list.some((one) => one.id === id && one.state === 'open'),
    isAccepted,
    hasConfirmed,
    /** Another device may have taken what was there, and the line may have changed. */
    isOutdated: (_, end: ConfirmationEnd) => outdating.includes(refusedAs(end)),
  },
  actions: {
    noteRain: assign((_, rain: EnvelopeRain) => ({ rain })),
    noteSending: assign((_, { form }: { form: RainForm }) => ({ sending: form })),
    clearSending: assign({ sending: null }),
    noteStopping: assign((_, { id }: Chosen) => ({ stopping: id })),
    clearStopping: assign({ stopping: null }),
    noteOwnProblem: assign(({ context: { rain } }, { form }: { form: RainForm }) => ({
      problem: rainProblem(form, rain!),
    })),
    noteProblem: assign((_, { problem }: RainRefusal) => ({
      problem: problem && { field: 'amount' as const, ...problem },
    })),
    noteReceipt: assign((_, receipt: SentEnvelope) => ({ receipt })),
    noteError: assign((_, error: ChartError | null) => ({ error })),
    clearError: assign({ error: null, problem: null }),
    clearSent: assign({ sending: null, receipt: null }),
    /** The field that the problem is about. */
    focusProblem: () => {},
    /** What the agent has, and what records show of it, is outdated. */
    renewBalance: () => {},
  },
}).createMachine({
  id: 'envelopeRain',
  context: { rain: null, sending: null, stopping: null, problem: null, receipt: null, error: null },
  initial: 'loading',
  states: {
    loading: {
      initial: 'first',
      invoke: {
        id: 'loadRain',
        src: 'loadRain',
        onDone: { target: 'known', actions: { type: 'noteRain', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isSwitchedOff', params: thrownError }, target: 'closed' },
          // What was known last shows; the operator refuses what no longer holds.
          { guard: 'isKnown', target: 'known' },
          { target: 'unavailable', actions: { type: 'noteError', params: thrownError } },
        ],
      },
      states: {
        first: { tags: 'loading' },
        /** What was composed stays where it is. */
        again: { tags: 'busy' },
      },
    },
    unavailable: { tags: 'failed', on: { 'retry.requested': { target: 'loading', actions: 'clearError' } } },
    /** Not offered by the merchant. */
    closed: { tags: 'closed', type: 'final' },
    /** What comes before the form is said before it (CASH-15). */
    known: {
      always: [
        { guard: 'hasDemands', target: 'shown.demanded' },
        { guard: 'needsPassword', target: 'shown.passwordMissing' },
        { target: 'shown.editing' },
      ],
    },
    shown: {
      initial: 'editing',
      on: {
        'page.shown': { target: 'loading.again' },
        'stop.tapped': {
          guard: { type: 'isOpen', params: ({ event }) => event },
          target: 'asking',
          actions: ['clearError', { type: 'noteStopping', params: ({ event }) => event }],
        },
      },
      states: {
        demanded: { tags: 'demanded' },
        passwordMissing: { tags: 'passwordMissing' },
        editing: {
          tags: 'editing',
          on: {
            'form.changed': { actions: 'clearError' },
            'check.requested': [
              {
                guard: { type: 'isSound', params: ({ event }) => event },
                target: '#envelopeRain.confirming',
                actions: ['clearError', { type: 'noteSending', params: ({ event }) => event }],
              },
              {
                actions: [
                  'clearError',
                  { type: 'noteOwnProblem', params: ({ event }) => event },
                  'focusProblem',
                ],
              },
            ],
          },
        },
      },
    },
    /** What returns is said before it is stopped. */
    asking: {
      tags: 'asking',
      on: {
        'stop.left': { target: 'known', actions: 'clearStopping' },
        'stop.confirmed': 'stopping',
      },
    },
    stopping: {
      tags: ['busy', 'stopping'],
      invoke: {
        id: 'stopRain',
        src: 'stopRain',
        input: ({ context: { stopping } }) => ({ id: stopping! }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'loading.again',
            actions: ['clearStopping', 'renewBalance'],
          },
          // It was over by then.
          {
            target: 'loading.again',
            actions: ['clearStopping', { type: 'noteError', params: rejectedError }],
          },
        ],
        // Whether it was stopped, the list tells.
        onError: {
          target: 'loading.again',
          actions: ['clearStopping', { type: 'noteError', params: thrownError }, 'renewBalance'],
        },
      },
    },
    confirming: {
      tags: ['editing', 'confirming'],
      invoke: {
        id: 'confirmRain',
        src: 'confirmRain',
        input: ({ context: { sending } }) => ({ request: { ...sending! } }),
        onDone: [
          {
            guard: { type: 'hasConfirmed', params: ({ event }) => event.output },
            target: 'sent',
            actions: [
              { type: 'noteReceipt', params: ({ event }) => confirmedValue<SentEnvelope>(event.output) },
              'renewBalance',
            ],
          },
          {
            guard: { type: 'isOutdated', params: ({ event }) => event.output },
            target: 'loading.again',
            actions: [
              { type: 'noteError', params: refusedError },
              { type: 'noteProblem', params: ({ event }) => refusalOf<RainRefusal>(event.output)!.value },
              'clearSending',
            ],
          },
          { target: 'shown.editing', actions: [{ type: 'noteError', params: refusedError }, 'clearSending'] },
        ],
        // Its chart says itself why it failed: this is for one that cannot run at all.
        onError: {
          target: 'shown.editing',
          actions: [{ type: 'noteError', params: thrownError }, 'clearSending'],
        },
      },
    },
    sent: {
      tags: 'done',
      on: { 'another.requested': { target: 'loading', actions: 'clearSent' } },
    },
  },
});
