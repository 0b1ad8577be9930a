import { assign, type EventObject, fromCallback, setup } from 'xstate';
import { notProvided } from '../notProvided.ts';

interface Context {
  /** Something is before the player that a reload would take away: another page than a home, a dialog, a game. */
  occupied: boolean;
  /** The release is taken, here or in another tab: what this page still has to load may be gone. */
  taken: boolean;
}

/** Of the service worker. */
type ReleaseNews = { type: 'release.ready' } | { type: 'release.taken' };

type Event =
  | ReleaseNews
  | { type: 'stage.taken' }
  | { type: 'stage.freed' }
  | { type: 'update.chosen' }
  | { type: 'update.postponed' };

/** A newer release of the app: offered while nothing is before the player, and never forced (PAGE-06). */
export const appUpdateMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'offered' | 'busy' },
  actors: {
    watchReleases: fromCallback<EventObject, undefined, ReleaseNews>(notProvided('watchReleases')),
  },
  guards: {
    stageFree: ({ context }) => !context.occupied,
    releaseTaken: ({ context }) => context.taken,
  },
  actions: {
    noteOccupied: assign({ occupied: true }),
    noteFree: assign({ occupied: false }),
    noteTaken: assign({ taken: true }),
    /** Its news is that the release is taken. */
    takeRelease: () => {},
    loadAgain: () => {},
  },
  delays: { patience: 10_000 },
}).createMachine({
  id: 'appUpdate',
  context: { occupied: true, taken: false },
  invoke: {
    id: 'watchReleases',
    src: 'watchReleases',
    // Without a worker there is nothing to offer.
    onError: {},
  },
  initial: 'current',
  on: {
    'stage.taken': { actions: 'noteOccupied' },
    'stage.freed': { actions: 'noteFree' },
    'release.taken': { actions: 'noteTaken' },
  },
  states: {
    current: {
      on: {
        'release.ready': 'ready',
        'release.taken': { target: 'ready', actions: 'noteTaken' },
      },
    },
    /** It waits for a moment at which it may be offered. */
    ready: {
      always: { guard: 'stageFree', target: 'offered' },
    },
    offered: {
      tags: 'offered',
      on: {
        'stage.taken': { target: 'ready', actions: 'noteOccupied' },
        'update.chosen': [{ guard: 'releaseTaken', target: 'loading' }, { target: 'taking' }],
        'update.postponed': 'postponed',
      },
    },
    taking: {
      tags: ['offered', 'busy'],
      entry: 'takeRelease',
      on: {
        'release.taken': [
          { guard: 'stageFree', target: 'loading' },
          // The player has gone on meanwhile.
          { target: 'ready', actions: 'noteTaken' },
        ],
      },
      // It is taken with the next visit.
      after: { patience: 'postponed' },
    },
    postponed: {
      on: {
        'release.ready': 'ready',
        'release.taken': { target: 'ready', actions: 'noteTaken' },
      },
    },
    loading: { entry: 'loadAgain', type: 'final' },
  },
});
