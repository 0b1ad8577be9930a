import { and, assign, fromPromise, setup, stateIn } from 'xstate';
import type { GameType } from '#services/contract/gameCodes.ts';
import type { ChartError } from '../chartError.ts';
import { thrownError } from '../outcome.ts';
import { notProvided } from '../notProvided.ts';
import {
  beforeFirstPage,
  ended,
  leftTooFar,
  nextPage,
  type PagedContext,
  type PagedEvent,
  type PagedTag,
  pageCame,
  pageEmpty,
  type PageOutcome,
  pagesRemain,
  returning,
} from '../pagedList/pagedList.rules.ts';

/** What one page of a category is asked by. */
export interface CategoryPageRequest {
  gameType: GameType;
  /** Games on a page (CAT-05). */
  pageSize: number;
  /** Vendor code; '' is all. */
  vendor: string;
  /** From 1. */
  page: number;
}

type Context = CategoryPageRequest & PagedContext;

type Input = Pick<CategoryPageRequest, 'gameType' | 'pageSize' | 'vendor'> & {
  /** How many pages showed when the category was left; 1 for one that is opened. */
  pages: number;
};

type Event = PagedEvent | { type: 'vendor.chosen'; vendor: string };

/**
 * The games of a category page (CAT-04, CAT-05): of which vendor, and which page. The games themselves are in the
 * query cache; `loadPage` puts a page there and reports what the chart branches on. Leaving a loading state stops
 * its call, so an older answer never replaces a newer one.
 */
export const categoryMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as Input, tags: {} as PagedTag },
  actors: {
    loadPage: fromPromise<PageOutcome, CategoryPageRequest>(notProvided('loadPage')),
  },
  guards: {
    isChosenAlready: ({ context }, { vendor }: { vendor: string }) => vendor === context.vendor,
    pageEmpty,
    leftTooFar,
    returning,
    pagesRemain,
    mayLoadMore: and(['pagesRemain', stateIn({ games: 'ready' }), stateIn({ pace: 'free' })]),
  },
  actions: {
    /** The menu shows the vendor in its middle (CAT-04). */
    centreVendor: (_, _vendor: { vendor: string }) => {},
    /** The games of another vendor begin at the top, wherever those before were left. */
    showTop: () => {},
    chooseVendor: assign((_, { vendor }: { vendor: string }) => ({
      vendor,
      ...beforeFirstPage,
    })),
    beginAnew: assign({ page: 1 }),
    turnPage: assign(({ context }) => nextPage(context)),
    notePage: assign(pageCame),
    noteEnd: assign(ended),
    noteError: assign((_, error: ChartError) => ({ error })),
  },
  delays: { loadPace: 1_000 },
}).createMachine({
  id: 'category',
  context: ({ input: { pages, ...request } }) => ({ ...request, ...beforeFirstPage, page: pages }),
  type: 'parallel',
  states: {
    games: {
      initial: 'loading',
      on: {
        'vendor.chosen': [
          {
            guard: { type: 'isChosenAlready', params: ({ event }) => event },
            actions: { type: 'centreVendor', params: ({ event }) => event },
          },
          {
            target: '.loading',
            actions: [
              { type: 'centreVendor', params: ({ event }) => event },
              { type: 'chooseVendor', params: ({ event }) => event },
              'showTop',
            ],
          },
        ],
      },
      states: {
        loading: {
          tags: 'loading',
          invoke: {
            id: 'loadPage',
            src: 'loadPage',
            input: ({ context }) => context,
            onDone: [
              {
                guard: { type: 'leftTooFar', params: ({ event }) => event.output },
                target: 'loading',
                reenter: true,
                actions: 'beginAnew',
              },
              {
                guard: { type: 'pageEmpty', params: ({ event }) => event.output },
                target: 'empty',
                actions: 'noteEnd',
              },
              { target: 'ready', actions: { type: 'notePage', params: ({ event }) => event.output } },
            ],
            onError: [
              { guard: 'returning', target: 'loading', reenter: true, actions: 'beginAnew' },
              {
                target: 'failed',
                actions: { type: 'noteError', params: thrownError },
              },
            ],
          },
        },
        ready: { tags: 'shown', on: { 'end.reached': { guard: 'mayLoadMore', target: 'loadingMore' } } },
        loadingMore: {
          tags: ['shown', 'loadingMore'],
          invoke: {
            id: 'loadPage',
            src: 'loadPage',
            input: ({ context }) => ({ ...context, page: context.page + 1 }),
            onDone: [
              {
                guard: { type: 'pageEmpty', params: ({ event }) => event.output },
                target: 'ready',
                actions: 'noteEnd',
              },
              {
                target: 'ready',
                actions: ['turnPage', { type: 'notePage', params: ({ event }) => event.output }],
              },
            ],
            onError: {
              target: 'moreFailed',
              actions: { type: 'noteError', params: thrownError },
            },
          },
        },
        moreFailed: { tags: ['shown', 'moreFailed'], on: { 'retry.requested': 'loadingMore' } },
        empty: { tags: 'empty' },
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
});
