import { assign, fromPromise, setup } from 'xstate';
import type { EnvelopeRain, SentEnvelope } from '@araw/contract/cashier/transfers';
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
import { isSwitchedOff } from '../switchedOff.ts';
import type { AmountProblem } from '../typedAmount.ts';
import { type RainForm, type RainProblem, rainProblem } from './rainForm.ts';

/** What a refusal carries besides its error: the limit that the total now breaks. */
export interface RainRefusal {
  problem: AmountProblem | null;
}

interface Chosen {
  id: string;
}

interface Context {
  /** The possible recipients, limits and sent envelopes; null until loaded. */
  rain: EnvelopeRain | null;
  /** What is being confirmed or was sent; null before. */
  sending: RainForm | null;
  /** The id of the rain to stop; null for none. */
  stopping: string | null;
  problem: RainProblem | null;
  receipt: SentEnvelope | null;
  error: ChartError | null;
}

type Event =
  | { type: 'retry.requested' }
  /** A requirement may be met by now, and members may have opened shares. */
  | { type: 'page.shown' }
  | { type: 'form.changed' }
  | { type: 'check.requested'; form: RainForm }
  | ({ type: 'stop.tapped' } & Chosen)
  | { type: 'stop.left' }
  | { type: 'stop.confirmed' }
  | { type: 'another.requested' };

/** Refusals that mean the page is outdated. */
const outdating: readonly string[] = [
  'amountOutOfBounds',
  'insufficientBalance',
  'demandOpen',
  'switchedOff',
  'notFound',
  'requestInvalid',
];

/** What a known rain shows: unmet requirements before the form (CASH-15). */
export function viewOfRain({ demands, hasPaymentPassword }: EnvelopeRain) {
  if (demands.length > 0) return 'demanded';
  return hasPaymentPassword ? 'editing' : 'passwordMissing';
}

/** An envelope rain over the downline (TEAM-07): composed, checked and confirmed with the payment password. */
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
    isSwitchedOff,
    hasDemands: ({ context }) => viewOfRain(context.rain!) === 'demanded',
    needsPassword: ({ context }) => viewOfRain(context.rain!) === 'passwordMissing',
    isSound: ({ context: { rain } }, { form }: { form: RainForm }) => rainProblem(form, rain!) === null,
    isOpen: ({ context: { rain } }, { id }: Chosen) =>
      rain!.list.some((one) => one.id === id && one.state === 'open'),
    isAccepted,
    hasConfirmed,
    /** Another device may have spent the money, and the downline may have changed. */
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
    focusProblem: () => {},
    /** Balance and records are outdated. */
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
          // Keep showing the last known data: the operator refuses whatever is outdated.
          { guard: 'isKnown', target: 'known' },
          { target: 'unavailable', actions: { type: 'noteError', params: thrownError } },
        ],
      },
      states: {
        first: { tags: 'loading' },
        /** Keeps what was composed. */
        again: { tags: 'busy' },
      },
    },
    unavailable: { tags: 'failed', on: { 'retry.requested': { target: 'loading', actions: 'clearError' } } },
    /** Not offered by the merchant. */
    closed: { tags: 'closed', type: 'final' },
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
    /** Shows how much is returned before the rain is stopped. */
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
          // It had already ended.
          {
            target: 'loading.again',
            actions: ['clearStopping', { type: 'noteError', params: rejectedError }],
          },
        ],
        // The reloaded list shows whether it was stopped.
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
        // The child reports its own failures; this handles one that cannot run at all.
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
