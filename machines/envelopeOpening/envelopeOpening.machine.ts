import { assign, fromPromise, setup } from 'xstate';
import { isRealAccount, type MemberType } from '@araw/contract/calls/roles';
import type { ReceivedEnvelope } from '@araw/contract/cashier/transfers';
import type { ChartError } from '../chartError.ts';
import { keyedCallMachine } from '../keyedCall/keyedCall.machine.ts';
import { notProvided } from '../notProvided.ts';
import {
  acceptanceIn,
  isAccepted,
  type Outcome,
  rejectedError,
  rejectionIn,
  thrownError,
} from '../outcome.ts';
import { mayRetry } from '../switchedOff.ts';

export type ShownEnvelope = Pick<ReceivedEnvelope, 'id' | 'state'>;

/** What a tap asks for. The tap makes the key, so it counts once. */
export interface Opening {
  id: string;
  key: string;
}

/** The player's share in pesos, with its turnover requirement. */
export interface OpenedShare {
  number: string;
  sum: number;
  turnover: number;
}

/** Why an envelope can't be opened; `strange` means it was sent to others. */
export type ClosedBy = 'own' | 'emptied' | 'ended' | 'stopped' | 'strange';

/** `decided`: the operator looked this key up and paid nothing (NET-12). */
export type OpeningOutcome = Outcome<{ share: OpenedShare }, { decided: boolean; closedBy: ClosedBy | null }>;
type Rejection = Extract<OpeningOutcome, { ok: false }>;

interface Input {
  memberType: MemberType;
}

interface Context extends Input {
  /** Null until loaded. */
  list: readonly ShownEnvelope[] | null;
  /** The opening in progress, or the last one. */
  opening: Opening | null;
  share: OpenedShare | null;
  closedBy: ClosedBy | null;
  error: ChartError | null;
}

type Event =
  | ({ type: 'envelope.tapped' } & Opening)
  | { type: 'retry.requested' }
  | { type: 'page.shown' }
  | { type: 'net.returned' };

/** Envelopes from agents above: one tap opens one, and its share is paid once (TEAM-14). */
export const envelopeOpeningMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    children: {} as { openEnvelope: 'openEnvelope' },
    tags: {} as 'refused' | 'loading' | 'failed' | 'shown' | 'busy',
  },
  actors: {
    loadEnvelopes: fromPromise<readonly ShownEnvelope[]>(notProvided('loadEnvelopes')),
    openEnvelope: keyedCallMachine,
  },
  guards: {
    mayRetry,
    isRealAccount: ({ context }) => isRealAccount(context.memberType),
    isKnown: ({ context }) => context.list !== null,
    isOpen: ({ context: { list } }, { id }: Opening) =>
      list!.some((one) => one.id === id && one.state === 'open'),
    isAccepted,
  },
  actions: {
    noteList: assign((_, list: readonly ShownEnvelope[]) => ({ list })),
    noteOpening: assign((_, { id, key }: Opening) => ({
      opening: { id, key },
      share: null,
      closedBy: null,
      error: null,
    })),
    noteShare: assign((_, share: OpenedShare) => ({ share })),
    noteClosedBy: assign((_, { closedBy }: Rejection) => ({ closedBy })),
    noteError: assign((_, error: ChartError | null) => ({ error })),
    clearError: assign({ error: null }),
    /** Balance and records are outdated. */
    renewBalance: () => {},
    sayRealAccountOnly: () => {},
  },
}).createMachine({
  id: 'envelopeOpening',
  context: ({ input: { memberType } }) => ({
    memberType,
    list: null,
    opening: null,
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
          // Keep showing the last known data: the operator refuses whatever is outdated.
          { guard: 'isKnown', target: 'ready' },
          { target: 'unavailable', actions: { type: 'noteError', params: thrownError } },
        ],
      },
      states: {
        first: { tags: 'loading' },
        /** The envelopes that can be opened have changed. */
        again: { tags: ['shown', 'busy'] },
      },
    },
    unavailable: {
      tags: 'failed',
      on: {
        'retry.requested': { guard: 'mayRetry', target: 'loading', actions: 'clearError' },
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
      tags: 'shown',
      invoke: {
        id: 'openEnvelope',
        src: 'openEnvelope',
        input: ({ context }) => ({ request: context.opening!, repeated: false }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'loading.again',
            actions: [
              {
                type: 'noteShare',
                params: ({ event }) => acceptanceIn(event.output as OpeningOutcome).share,
              },
              'renewBalance',
            ],
          },
          // It may be empty, expired or stopped by now.
          {
            target: 'loading.again',
            actions: [
              { type: 'noteError', params: rejectedError },
              { type: 'noteClosedBy', params: ({ event }) => rejectionIn(event.output as OpeningOutcome) },
            ],
          },
        ],
        // The child reports its own failures; this handles one that cannot run at all.
        onError: { target: 'loading.again', actions: { type: 'noteError', params: thrownError } },
      },
    },
  },
});
