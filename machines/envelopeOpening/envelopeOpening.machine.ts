import { assign, fromPromise, setup } from 'xstate';
import { isRealAccount, type MemberType } from '#services/contract/roles.ts';
import type { ReceivedEnvelope } from '#services/contract/transfers.ts';
import type { ChartError } from '../chartError.ts';
import { notProvided } from '../notProvided.ts';
import {
  acceptanceIn,
  isAccepted,
  type Outcome,
  rejectedError,
  rejectionIn,
  thrownError,
} from '../outcome.ts';

export type ShownEnvelope = Pick<ReceivedEnvelope, 'id' | 'state'>;

/** What a tap asks for, once for the key that this very tap made. */
export interface Opening {
  id: string;
  key: string;
}

/** The own share, in pesos, with the turnover that it asks for. */
export interface OpenedShare {
  number: string;
  sum: number;
  turnover: number;
}

/** Why an envelope cannot be opened; `strange` was sent to others. */
export type ClosedBy = 'own' | 'emptied' | 'ended' | 'stopped' | 'strange';

/** `decided` says that the operator looked this very key up: nothing was paid (NET-12). */
export type OpeningOutcome = Outcome<{ share: OpenedShare }, { decided: boolean; closedBy: ClosedBy | null }>;
type Rejection = Extract<OpeningOutcome, { ok: false }>;

interface Input {
  memberType: MemberType;
}

interface Context extends Input {
  /** Null until it is known. */
  list: readonly ShownEnvelope[] | null;
  /** What is being opened, or was opened last. */
  opening: Opening | null;
  /** It was sent before, without an answer that tells its fate. */
  repeated: boolean;
  share: OpenedShare | null;
  closedBy: ClosedBy | null;
  /** Why the last attempt failed; null while there is nothing to say. */
  error: ChartError | null;
}

type Event =
  | ({ type: 'envelope.tapped' } & Opening)
  | { type: 'retry.requested' }
  | { type: 'page.shown' }
  | { type: 'net.returned' };

/** Envelopes of agents above: one tap opens one, and its share is paid once (TEAM-14). */
export const envelopeOpeningMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    tags: {} as 'refused' | 'loading' | 'failed' | 'shown' | 'busy' | 'unanswered',
  },
  actors: {
    loadEnvelopes: fromPromise<readonly ShownEnvelope[]>(notProvided('loadEnvelopes')),
    openEnvelope: fromPromise<OpeningOutcome, Opening>(notProvided('openEnvelope')),
  },
  guards: {
    isRealAccount: ({ context }) => isRealAccount(context.memberType),
    isKnown: ({ context }) => context.list !== null,
    isOpen: ({ context: { list } }, { id }: Opening) =>
      list!.some((one) => one.id === id && one.state === 'open'),
    isAccepted,
    isUndecided: ({ context }, { error, decided }: Rejection) =>
      !decided && (context.repeated || error.code === 'inProgress'),
  },
  actions: {
    noteList: assign((_, list: readonly ShownEnvelope[]) => ({ list })),
    noteOpening: assign((_, { id, key }: Opening) => ({
      opening: { id, key },
      repeated: false,
      share: null,
      closedBy: null,
      error: null,
    })),
    noteRepeated: assign({ repeated: true }),
    noteShare: assign((_, share: OpenedShare) => ({ share, repeated: false, error: null })),
    noteClosedBy: assign((_, { closedBy }: Rejection) => ({ closedBy })),
    noteError: assign((_, error: ChartError | null) => ({ error })),
    clearError: assign({ error: null }),
    /** What the player has, and what records show of it, is outdated. */
    renewBalance: () => {},
    sayRealAccountOnly: () => {},
  },
}).createMachine({
  id: 'envelopeOpening',
  context: ({ input: { memberType } }) => ({
    memberType,
    list: null,
    opening: null,
    repeated: false,
    share: null,
    closedBy: null,
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
        id: 'loadEnvelopes',
        src: 'loadEnvelopes',
        onDone: { target: 'ready', actions: { type: 'noteList', params: ({ event }) => event.output } },
        onError: [
          // What was known last shows; the operator refuses what no longer holds.
          { guard: 'isKnown', target: 'ready' },
          { target: 'unavailable', actions: { type: 'noteError', params: thrownError } },
        ],
      },
      states: {
        first: { tags: 'loading' },
        /** What a tap could open has changed. */
        again: { tags: ['shown', 'busy'] },
      },
    },
    unavailable: {
      tags: 'failed',
      on: {
        'retry.requested': { target: 'loading', actions: 'clearError' },
        'net.returned': { target: 'loading', actions: 'clearError' },
      },
    },
    ready: {
      tags: 'shown',
      on: {
        'envelope.tapped': {
          guard: { type: 'isOpen', params: ({ event }) => event },
          target: 'opening',
          actions: { type: 'noteOpening', params: ({ event }) => event },
        },
        'page.shown': 'loading.again',
        'net.returned': 'loading.again',
      },
    },
    opening: {
      tags: ['shown', 'busy'],
      invoke: {
        id: 'openEnvelope',
        src: 'openEnvelope',
        input: ({ context }) => context.opening!,
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'loading.again',
            actions: [
              { type: 'noteShare', params: ({ event }) => acceptanceIn(event.output).share },
              'renewBalance',
            ],
          },
          {
            guard: { type: 'isUndecided', params: ({ event }) => rejectionIn(event.output) },
            target: 'unanswered',
            actions: [{ type: 'noteError', params: rejectedError }, 'noteRepeated'],
          },
          // It may be empty, over or stopped by now.
          {
            target: 'loading.again',
            actions: [
              { type: 'noteError', params: rejectedError },
              { type: 'noteClosedBy', params: ({ event }) => rejectionIn(event.output) },
            ],
          },
        ],
        onError: {
          target: 'unanswered',
          actions: [{ type: 'noteError', params: thrownError }, 'noteRepeated'],
        },
      },
    },
    /** Whether it was paid is open: the same is sent again, by the same key. */
    unanswered: {
      tags: ['shown', 'unanswered'],
      on: { 'retry.requested': 'opening', 'net.returned': 'opening' },
    },
  },
});
