import { and, assign, type EventObject, fromCallback, fromPromise, setup, stateIn } from 'xstate';
import type { ChartError } from '../chartError.ts';
import { notProvided } from '../notProvided.ts';
import { thrownError } from '../outcome.ts';
import { isSwitchedOff } from '../switchedOff.ts';

export interface PageRequest {
  /** Which list, in the terms of the chart that chose it. */
  list: unknown;
  /** From 1. */
  page: number;
}

/** What the chart needs from a loaded page. */
export interface PageOutcome {
  /** Games on this page that no earlier page had. */
  count: number;
  pageNum: number;
  totalPages: number;
}

export interface PagedListInput {
  list: unknown;
  /** How many pages showed when the list was left; 1 for a newly opened list. */
  pages: number;
}

interface Context extends PageRequest {
  /** Pages remain after `page`, which is the last page shown or, while loading, the last page to show. */
  hasMore: boolean;
  error: ChartError | null;
}

/** The last visible game was removed, such as a favourite (LIST-06). */
export interface ListNews {
  type: 'list.emptied';
}

type Event =
  /** The end of the list is within 300 px and the player scrolls down. */
  { type: 'end.reached' } | { type: 'retry.requested' } | ListNews;

/**
 * One list that loads in pages (LIST-05, CAT-05), starting with its first. Each list gets its own actor, so an
 * older answer never replaces a newer one. The games are in the query cache: `loadPage` puts a page there
 * and reports what the chart branches on. A list without games is final.
 */
export const pagedListMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as PagedListInput,
    tags: {} as 'loading' | 'shown' | 'loadingMore' | 'moreFailed' | 'failed',
  },
  actors: {
    loadPage: fromPromise<PageOutcome, PageRequest>(notProvided('loadPage')),
    /** Fires when no visible game is left; most lists never lose games while they show. */
    watchList: fromCallback<EventObject, PageRequest, ListNews>(() => {}),
  },
  guards: {
    isSwitchedOff,
    isEmpty: (_, page: PageOutcome) => page.count === 0,
    /** More than the first page is shown from the start. */
    returning: ({ context }) => context.page > 1,
    /** The list has become shorter since it was left. */
    leftTooFar: ({ context }, page: PageOutcome) => page.count === 0 && context.page > 1,
    mayLoadMore: and([({ context }) => context.hasMore, stateIn({ open: { pages: 'ready', pace: 'free' } })]),
  },
  actions: {
    beginAnew: assign({ page: 1 }),
    turnPage: assign(({ context }) => ({ page: context.page + 1 })),
    notePage: assign((_, { pageNum, totalPages }: PageOutcome) => ({
      hasMore: pageNum < totalPages,
      error: null,
    })),
    /** There are no more pages, whatever the last one claimed. */
    noteEnd: assign({ hasMore: false, error: null }),
    noteError: assign((_, error: ChartError) => ({ error })),
  },
  delays: { loadPace: 1_000 },
}).createMachine({
  id: 'pagedList',
  context: ({ input: { list, pages } }) => ({ list, page: pages, hasMore: false, error: null }),
  initial: 'open',
  states: {
    open: {
      type: 'parallel',
      states: {
        pages: {
          initial: 'loading',
          states: {
            loading: {
              tags: 'loading',
              invoke: {
                id: 'loadPage',
                src: 'loadPage',
                input: ({ context: { list, page } }) => ({ list, page }),
                onDone: [
                  {
                    guard: { type: 'leftTooFar', params: ({ event }) => event.output },
                    target: 'loading',
                    reenter: true,
                    actions: 'beginAnew',
                  },
                  {
                    guard: { type: 'isEmpty', params: ({ event }) => event.output },
                    target: '#pagedList.empty',
                  },
                  { target: 'ready', actions: { type: 'notePage', params: ({ event }) => event.output } },
                ],
                onError: [
                  { guard: 'returning', target: 'loading', reenter: true, actions: 'beginAnew' },
                  // A list that the operator has switched off has no games.
                  { guard: { type: 'isSwitchedOff', params: thrownError }, target: '#pagedList.empty' },
                  { target: 'failed', actions: { type: 'noteError', params: thrownError } },
                ],
              },
            },
            ready: {
              tags: 'shown',
              invoke: {
                id: 'watchList',
                src: 'watchList',
                input: ({ context: { list, page } }) => ({ list, page }),
                onError: { target: 'moreFailed', actions: { type: 'noteError', params: thrownError } },
              },
              on: {
                'end.reached': { guard: 'mayLoadMore', target: 'loadingMore' },
                'list.emptied': '#pagedList.empty',
              },
            },
            loadingMore: {
              tags: ['shown', 'loadingMore'],
              invoke: {
                id: 'loadPage',
                src: 'loadPage',
                input: ({ context: { list, page } }) => ({ list, page: page + 1 }),
                onDone: [
                  {
                    guard: { type: 'isEmpty', params: ({ event }) => event.output },
                    target: 'ready',
                    actions: 'noteEnd',
                  },
                  {
                    target: 'ready',
                    actions: ['turnPage', { type: 'notePage', params: ({ event }) => event.output }],
                  },
                ],
                onError: [
                  {
                    guard: { type: 'isSwitchedOff', params: thrownError },
                    target: 'ready',
                    actions: 'noteEnd',
                  },
                  { target: 'moreFailed', actions: { type: 'noteError', params: thrownError } },
                ],
              },
            },
            moreFailed: { tags: ['shown', 'moreFailed'], on: { 'retry.requested': 'loadingMore' } },
            failed: { tags: 'failed', on: { 'retry.requested': 'loading' } },
          },
        },
        pace: {
          initial: 'free',
          states: {
            free: { on: { 'end.reached': { guard: 'mayLoadMore', target: 'resting' } } },
            resting: { after: { loadPace: 'free' } },
          },
        },
      },
    },
    empty: { type: 'final' },
  },
});
