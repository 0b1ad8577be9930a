import { assign, type EventObject, fromCallback, setup } from 'xstate';
import { notProvided } from '../notProvided.ts';

interface Context {
  /** A reload would take something from the player: a page other than home, a dialog or a game. */
  occupied: boolean;
  /** The release was activated, here or in another tab: files this page still has to load may be gone. */
  taken: boolean;
}

/** From the service worker. */
type ReleaseNews = { type: 'release.ready' } | { type: 'release.taken' };

type Event =
  | ReleaseNews
  | { type: 'stage.taken' }
  | { type: 'stage.freed' }
  | { type: 'update.chosen' }
  | { type: 'update.postponed' };

/** Offers a newer release while the player is idle, and never forces it (PAGE-06). */
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
    /** The worker confirms with `release.taken`. */
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
    /** Waits for a moment when it can be offered. */
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
          // The player has moved on meanwhile.
          { target: 'ready', actions: 'noteTaken' },
        ],
      },
      // The next visit will activate it.
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
