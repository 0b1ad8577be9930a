import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { OwnLimit } from '#services/contract/ownLimit.ts';
import { isRealAccount, type MemberType } from '#services/contract/roles.ts';
import type { ChartError } from '../chartError.ts';
import { notProvided } from '../notProvided.ts';
import { acceptanceIn, isAccepted, type Outcome, rejectedError, thrownError } from '../outcome.ts';
import { centavosOf, inCentavos } from '../typedAmount.ts';

export type OwnLimitOutcome = Outcome<{ limit: OwnLimit }>;

/** Pesos a day, as they were typed; null removes the limit. */
type Wanted = string | null;

interface SetCall {
  amount: Wanted;
  key: string;
}

interface Context {
  memberType: MemberType;
  /** Null until it is known. */
  limit: OwnLimit | null;
  /** What the player has asked for last. */
  wanted: Wanted;
  /** What was typed is no amount. */
  malformed: boolean;
  /** The answer to it was lost. */
  lost: 'set' | 'cancel' | null;
  /** Why the last attempt failed; null while there is nothing to say. */
  error: ChartError | null;
}

type Event =
  | { type: 'retry.requested' }
  | { type: 'page.shown' }
  | { type: 'net.returned' }
  | { type: 'amount.changed' }
  | { type: 'limit.submitted'; amount: string }
  | { type: 'removal.tapped' }
  | { type: 'question.declined' }
  | { type: 'question.confirmed'; key: string }
  | { type: 'cancellation.tapped'; key: string };

const limitInCentavos = (pesos: number | null) => (pesos === null ? null : inCentavos(pesos));

/** How much the player allows themselves to deposit on a day (CASH-15): less at once, more after the operator's wait. */
export const ownLimitMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { memberType: MemberType },
    tags: {} as 'refused' | 'loading' | 'failed' | 'shown' | 'busy' | 'askingAtOnce' | 'askingLater',
  },
  actors: {
    loadLimit: fromPromise<OwnLimit>(notProvided('loadLimit')),
    setLimit: fromPromise<OwnLimitOutcome, SetCall>(notProvided('setLimit')),
    cancelChange: fromPromise<OwnLimitOutcome, { key: string }>(notProvided('cancelChange')),
  },
  guards: {
    isRealAccount: ({ context }) => isRealAccount(context.memberType),
    isMalformed: (_, { amount }: { amount: string }) => centavosOf(amount) === null,
    holdsAtOnce: ({ context }, { amount }: { amount: string }) => {
      const limit = limitInCentavos(context.limit!.limit);
      return limit === null || centavosOf(amount)! <= limit;
    },
    /** Once: what waits to end is not asked to. */
    mayBeRemoved: ({ context }) => context.limit!.limit !== null && context.limit!.next?.limit !== null,
    hasNext: ({ context }) => context.limit!.next !== null,
    /** The answer to the player's own attempt was lost. */
    isDoneAllTheSame: ({ context: { lost, wanted } }, { limit, next }: OwnLimit) =>
      lost === 'set'
        ? limitInCentavos(next === null ? limit : next.limit) === centavosOf(wanted ?? '')
        : lost === 'cancel' && next === null,
    isAccepted,
  },
  actions: {
    noteLimit: assign((_, limit: OwnLimit) => ({ limit, lost: null })),
    noteWanted: assign((_, { amount }: { amount: Wanted }) => ({ wanted: amount })),
    noteMalformed: assign({ malformed: true }),
    noteSetLost: assign({ lost: 'set' }),
    noteCancelLost: assign({ lost: 'cancel' }),
    noteError: assign((_, error: ChartError | null) => ({ error })),
    /** Of the amount, and of the last attempt. */
    clearProblems: assign({ malformed: false, error: null }),
    focusAmount: () => {},
    clearAmount: () => {},
    saySaved: () => {},
    sayKept: () => {},
    sayRealAccountOnly: () => {},
  },
}).createMachine({
  id: 'ownLimit',
  context: ({ input }) => ({
    memberType: input.memberType,
    limit: null,
    wanted: null,
    malformed: false,
    lost: null,
    error: null,
  }),
  initial: 'entering',
  states: {
    entering: {
      always: [
        { guard: 'isRealAccount', target: 'loading' },
        { target: 'refused', actions: 'sayRealAccountOnly' },
      ],
    },
    refused: { tags: 'refused', type: 'final' },
    loading: {
      initial: 'first',
      invoke: {
        id: 'loadLimit',
        src: 'loadLimit',
        onDone: [
          {
            guard: { type: 'isDoneAllTheSame', params: ({ event }) => event.output },
            target: 'shown',
            actions: ['clearProblems', { type: 'noteLimit', params: ({ event }) => event.output }],
          },
          { target: 'shown', actions: { type: 'noteLimit', params: ({ event }) => event.output } },
        ],
        onError: { target: 'unavailable', actions: { type: 'noteError', params: thrownError } },
      },
      states: {
        first: { tags: 'loading' },
        /** What the operator holds now: a change that waits may hold, or another device have made one. */
        again: { tags: ['shown', 'busy'] },
      },
    },
    unavailable: {
      tags: 'failed',
      on: { 'retry.requested': { target: 'loading', actions: 'clearProblems' } },
    },
    shown: {
      tags: 'shown',
      on: {
        'page.shown': 'loading.again',
        'net.returned': 'loading.again',
        'amount.changed': { actions: 'clearProblems' },
        'limit.submitted': [
          {
            guard: { type: 'isMalformed', params: ({ event }) => event },
            actions: ['clearProblems', 'noteMalformed', 'focusAmount'],
          },
          {
            guard: { type: 'holdsAtOnce', params: ({ event }) => event },
            target: 'asking.atOnce',
            actions: ['clearProblems', { type: 'noteWanted', params: ({ event }) => event }],
          },
          {
            target: 'asking.later',
            actions: ['clearProblems', { type: 'noteWanted', params: ({ event }) => event }],
          },
        ],
        'removal.tapped': {
          guard: 'mayBeRemoved',
          target: 'asking.later',
          actions: ['clearProblems', { type: 'noteWanted', params: { amount: null } }],
        },
        'cancellation.tapped': { guard: 'hasNext', target: 'cancelling', actions: 'clearProblems' },
      },
    },
    asking: {
      tags: 'shown',
      on: { 'question.declined': 'shown', 'question.confirmed': 'setting' },
      initial: 'atOnce',
      states: { atOnce: { tags: 'askingAtOnce' }, later: { tags: 'askingLater' } },
    },
    setting: {
      tags: ['shown', 'busy'],
      invoke: {
        id: 'setLimit',
        src: 'setLimit',
        input: ({ context: { wanted }, event }) => {
          assertEvent(event, 'question.confirmed');
          return { amount: wanted, key: event.key };
        },
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'shown',
            actions: [
              { type: 'noteLimit', params: ({ event }) => acceptanceIn(event.output).limit },
              'clearAmount',
              'saySaved',
            ],
          },
          { target: 'loading.again', actions: { type: 'noteError', params: rejectedError } },
        ],
        // It may be set all the same.
        onError: {
          target: 'loading.again',
          actions: [{ type: 'noteError', params: thrownError }, 'noteSetLost'],
        },
      },
    },
    cancelling: {
      tags: ['shown', 'busy'],
      invoke: {
        id: 'cancelChange',
        src: 'cancelChange',
        input: ({ event }) => {
          assertEvent(event, 'cancellation.tapped');
          return { key: event.key };
        },
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'shown',
            actions: [
              { type: 'noteLimit', params: ({ event }) => acceptanceIn(event.output).limit },
              'sayKept',
            ],
          },
          // It holds by now, or another device was faster.
          { target: 'loading.again', actions: { type: 'noteError', params: rejectedError } },
        ],
        onError: {
          target: 'loading.again',
          actions: [{ type: 'noteError', params: thrownError }, 'noteCancelLost'],
        },
      },
    },
  },
});
