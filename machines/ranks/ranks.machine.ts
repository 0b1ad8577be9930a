import { assign, fromPromise, setup } from 'xstate';
import type { RankBoard, RankPeriod } from '@araw/contract/rewards/ranks';
import type { ChartError } from '../chartError.ts';
import { notProvided } from '../notProvided.ts';
import { thrownError } from '../outcome.ts';
import { mayRetry } from '../switchedOff.ts';

interface ListRequest {
  board: RankBoard;
  period: RankPeriod;
}

/** What the chart needs from a list: whether its reader is hidden from it; null if they can't choose. */
export interface RankAnswer {
  out: boolean | null;
}

interface Context extends ListRequest {
  out: boolean | null;
  /** Whether the player wants to be hidden. */
  wanted: boolean;
  error: ChartError | null;
}

type Event =
  | { type: 'period.chosen'; period: RankPeriod }
  | { type: 'presence.tapped'; out: boolean }
  | { type: 'retry.requested' }
  | { type: 'page.shown' }
  | { type: 'net.returned' }
  | { type: 'period.ended' };

/** The top players by deposits or bets, and whether the reader is among them (BEN-08). */
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
    mayRetry,
    isOther: ({ context }, { period }: { period: RankPeriod }) => period !== context.period,
    canChoose: ({ context }) => context.out !== null,
    /** Ignore a second tap on the same button after its label has changed. */
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
    /** Nothing of this list has loaded yet. */
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
        'retry.requested': { guard: 'mayRetry', target: 'loading', actions: 'clearError' },
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
    /** Keep showing the list, even if it can't be reloaded. */
    renewing: {
      tags: ['shown', 'busy'],
      invoke: {
        id: 'loadRank',
        src: 'loadRank',
        input: ({ context: { board, period } }) => ({ board, period }),
        onDone: { target: 'known', actions: { type: 'noteAnswer', params: ({ event }) => event.output } },
        onError: 'known',
      },
      // The read in flight may predate the end of the period.
      on: { 'period.ended': { target: 'renewing', reenter: true } },
    },
    choosing: {
      tags: ['shown', 'busy'],
      invoke: {
        id: 'setPresence',
        src: 'setPresence',
        input: ({ context }) => ({ out: context.wanted }),
        onDone: 'renewing',
        // The reloaded list shows which of the two applies.
        onError: { target: 'renewing', actions: { type: 'noteError', params: thrownError } },
      },
      on: {
        // Ignore this: the choice has already been sent.
        'period.chosen': {},
      },
    },
  },
});
