import { assign, fromPromise, setup, stateIn } from 'xstate';
import type { ChartError } from '../chartError.ts';
import { notProvided } from '../notProvided.ts';
import { thrownError } from '../outcome.ts';

interface Context {
  /** From 1. */
  page: number;
  openId: string | null;
  /** The message the player is asked to confirm deleting. */
  doomedId: string;
}

type Event =
  | { type: 'page.chosen'; page: number }
  | { type: 'message.opened'; id: string; read: boolean }
  | { type: 'message.closed' }
  | { type: 'deletion.requested'; id: string }
  | { type: 'deletion.cancelled' }
  | { type: 'deletion.confirmed' }
  | { type: 'allRead.requested' };

/**
 * The inbox (MSG-03). Changes show at once and are undone if the operator refuses. Only one write runs
 * at a time; reading continues meanwhile.
 */
export const inboxMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'asking' | 'busy' | 'markingAll',
    input: {} as { /** The page that was left; 1 if none. */ page: number },
  },
  actors: {
    deleteMessage: fromPromise<void, { id: string }>(notProvided('deleteMessage')),
    readAll: fromPromise<void>(notProvided('readAll')),
  },
  guards: {
    isUnread: (_, message: { read: boolean }) => !message.read,
    isReading: ({ context }) => context.openId !== null,
    nothingIsWritten: stateIn({ writing: 'nothing' }),
    isAsked: stateIn({ looking: 'asking' }),
    isBrowsing: stateIn({ looking: 'browsing' }),
  },
  actions: {
    notePage: assign((_, { page }: { page: number }) => ({ page })),
    noteOpen: assign((_, { id }: { id: string }) => ({ openId: id })),
    clearOpen: assign({ openId: null }),
    noteDoomed: assign((_, { id }: { id: string }) => ({ doomedId: id })),
    /** A separate write: shown at once, then sent to the operator. */
    markRead: (_, _message: { id: string }) => {},
    showDeleted: (_, _message: { id: string }) => {},
    showAllRead: () => {},
    /** Undoes a change that was shown before the operator confirmed it. */
    takeBack: () => {},
    sayDeleted: () => {},
    sayFailure: (_, _failure: ChartError) => {},
    refresh: () => {},
  },
}).createMachine({
  id: 'inbox',
  context: ({ input }) => ({ page: input.page, openId: null, doomedId: '' }),
  type: 'parallel',
  states: {
    looking: {
      initial: 'browsing',
      states: {
        browsing: {
          initial: 'listing',
          states: {
            listing: {},
            reading: { on: { 'message.closed': { target: 'listing', actions: 'clearOpen' } } },
          },
          on: {
            'page.chosen': {
              target: '.listing',
              actions: [{ type: 'notePage', params: ({ event }) => event }, 'clearOpen'],
            },
            'message.opened': [
              {
                guard: { type: 'isUnread', params: ({ event }) => event },
                target: '.reading',
                actions: [
                  { type: 'noteOpen', params: ({ event }) => event },
                  { type: 'markRead', params: ({ event }) => event },
                ],
              },
              { target: '.reading', actions: { type: 'noteOpen', params: ({ event }) => event } },
            ],
            'deletion.requested': {
              guard: 'nothingIsWritten',
              target: 'asking',
              actions: { type: 'noteDoomed', params: ({ event }) => event },
            },
          },
        },
        asking: {
          tags: 'asking',
          on: {
            'deletion.cancelled': [
              { guard: 'isReading', target: 'browsing.reading' },
              { target: 'browsing.listing' },
            ],
            'deletion.confirmed': { target: 'browsing', actions: 'clearOpen' },
          },
        },
      },
    },
    writing: {
      initial: 'nothing',
      states: {
        nothing: {
          on: {
            'deletion.confirmed': { guard: 'isAsked', target: 'deleting' },
            'allRead.requested': { guard: 'isBrowsing', target: 'markingAll' },
          },
        },
        deleting: {
          tags: 'busy',
          entry: { type: 'showDeleted', params: ({ context }) => ({ id: context.doomedId }) },
          invoke: {
            id: 'deleteMessage',
            src: 'deleteMessage',
            input: ({ context }) => ({ id: context.doomedId }),
            onDone: { target: 'nothing', actions: ['sayDeleted', 'refresh'] },
            onError: {
              target: 'nothing',
              actions: ['takeBack', { type: 'sayFailure', params: thrownError }],
            },
          },
        },
        markingAll: {
          tags: ['busy', 'markingAll'],
          entry: 'showAllRead',
          invoke: {
            id: 'readAll',
            src: 'readAll',
            onDone: { target: 'nothing', actions: 'refresh' },
            onError: {
              target: 'nothing',
              actions: ['takeBack', { type: 'sayFailure', params: thrownError }],
            },
          },
        },
      },
    },
  },
});
