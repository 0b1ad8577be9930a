import { assign, fromPromise, setup } from 'xstate';
import type { RankBoard, RankPeriod } from '#services/contract/ranks.ts';
import type { ChartError } from '../chartError.ts';
import { notProvided } from '../notProvided.ts';
import { thrownError } from '../outcome.ts';

interface ListRequest {
  board: RankBoard;
  period: RankPeriod;
}

/** What the chart has to know of a list: whether its reader stays out of it; null for who cannot choose that. */
export interface RankAnswer {
  out: boolean | null;
}

interface Context extends ListRequest {
  out: boolean | null;
  /** Whether the player wants to stay out. */
  wanted: boolean;
  /** Why the last attempt failed; null while there is nothing to say. */
  error: ChartError | null;
}

type Event =
  | { type: 'period.chosen'; period: RankPeriod }
  | { type: 'presence.tapped'; out: boolean }
  | { type: 'retry.requested' }
  | { type: 'page.shown' }
  | { type: 'net.returned' }
  /** The days of the list are over. */
  | { type: 'period.ended' };

/** The first places by deposits or by bets, and whether the reader is among them (BEN-08). */
export const ranksMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { board: RankBoard },
    tags: {} as 'loading' | 'failed' | 'shown' | 'canChoose' | 'busy',
  },
  actors: {
    loadRank: fromPromise<RankAnswer, ListRequest>(notProvided('loadRank')),
    setPresence: fromPromise<void, { out: boolean }>(notProvided('setPresence')),
  },
  guards: {
    isOther: ({ context }, { period }: { period: RankPeriod }) => period !== context.period,
    canChoose: ({ context }) => context.out !== null,
    /** A second tap on the same button, whose words have changed meanwhile. */
    changesPresence: ({ context }, { out }: { out: boolean }) => context.out === !out,
  },
  actions: {
    notePeriod: assign((_, { period }: { period: RankPeriod }) => ({ period, error: null })),
    noteAnswer: assign((_, { out }: RankAnswer) => ({ out })),
    noteWanted: assign((_, { out }: { out: boolean }) => ({ wanted: out, error: null })),
    noteError: assign((_, error: ChartError) => ({ error })),
    clearError: assign({ error: null }),
  },
}).createMachine({
  id: 'ranks',
  context: ({ input: { board } }) => ({ board, period: 'day', out: null, wanted: false, error: null }),
  initial: 'loading',
  on: {
    'period.chosen': {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.loading',
      reenter: true,
      actions: { type: 'notePeriod', params: ({ event }) => event },
    },
  },
  states: {
    /** A list of which nothing has come yet. */
    loading: {
      tags: 'loading',
      invoke: {
        id: 'loadRank',
        src: 'loadRank',
        input: ({ context: { board, period } }) => ({ board, period }),
        onDone: { target: 'known', actions: { type: 'noteAnswer', params: ({ event }) => event.output } },
        onError: { target: 'unavailable', actions: { type: 'noteError', params: thrownError } },
      },
    },
    unavailable: {
      tags: 'failed',
      on: {
        'retry.requested': { target: 'loading', actions: 'clearError' },
        'net.returned': { target: 'loading', actions: 'clearError' },
      },
    },
    known: { always: [{ guard: 'canChoose', target: 'shown.choosable' }, { target: 'shown.asIs' }] },
    shown: {
      tags: 'shown',
      on: {
        'page.shown': 'renewing',
        'net.returned': 'renewing',
        'period.ended': 'renewing',
      },
      initial: 'asIs',
      states: {
        asIs: {},
        choosable: {
          tags: 'canChoose',
          on: {
            'presence.tapped': {
              guard: { type: 'changesPresence', params: ({ event }) => event },
              target: '#ranks.choosing',
              actions: { type: 'noteWanted', params: ({ event }) => event },
            },
          },
        },
      },
    },
    /** What was read shows on, also where it cannot be read again. */
    renewing: {
      tags: ['shown', 'busy'],
      invoke: {
        id: 'loadRank',
        src: 'loadRank',
        input: ({ context: { board, period } }) => ({ board, period }),
        onDone: { target: 'known', actions: { type: 'noteAnswer', params: ({ event }) => event.output } },
        onError: 'known',
      },
      // What is being read may be of before.
      on: { 'period.ended': { target: 'renewing', reenter: true } },
    },
    choosing: {
      tags: ['shown', 'busy'],
      invoke: {
        id: 'setPresence',
        src: 'setPresence',
        input: ({ context }) => ({ out: context.wanted }),
        onDone: 'renewing',
        // The list says which of the two it has become.
        onError: { target: 'renewing', actions: { type: 'noteError', params: thrownError } },
      },
      on: {
        // It has been sent.
        'period.chosen': {},
      },
    },
  },
});
