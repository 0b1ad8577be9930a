import { and, assign, fromPromise, setup, stateIn } from 'xstate';
import type { ListedType } from '#services/contract/gameCodes.ts';
import { decide, type MemberType } from '#services/contract/roles.ts';
import type { ChartError } from '../chartError.ts';
import { notProvided } from '../notProvided.ts';
import { thrownError } from '../outcome.ts';
import {
  type Filters,
  filtersFor,
  isUnfiltered,
  type ListTab,
  noFilters,
  type PageRequest,
} from './gameList.rules.ts';
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

interface Context extends PageRequest, PagedContext {
  memberType: MemberType;
}

interface Input {
  gameType: ListedType;
  tab: ListTab;
  filters: Filters;
  memberType: MemberType;
  /** How many pages the list showed when it was left; 1 for one that is opened. */
  pages: number;
}

type Event =
  | PagedEvent
  | { type: 'tab.chosen'; tab: ListTab }
  | { type: 'name.typed'; name: string }
  | { type: 'drawer.opened' }
  | { type: 'drawer.closed' }
  | { type: 'filters.applied'; filters: Filters }
  | { type: 'filter.cleared'; field: keyof Filters }
  /** Nothing was found: every filter goes. */
  | { type: 'filters.cleared' }
  /** The last favourite has been removed on the favourites tab. */
  | { type: 'list.emptied' };

/** `typing` before the list of a name loads. */
type Tag = PagedTag | 'typing' | 'drawerOpen';

/** The list of these filters, from its start; one without any is the whole list. */
const filteredBy = (filters: Filters) => ({
  filters,
  tab: isUnfiltered(filters) ? ('all' as const) : ('filter' as const),
  ...beforeFirstPage,
});

/**
 * The game list (LIST-01…08): which list, which filters, which page. The games themselves are in the query
 * cache; `loadPage` puts a page there and reports what the chart branches on. Leaving a loading state stops its
 * call, so an older answer never replaces a newer one.
 */
export const gameListMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as Input, tags: {} as Tag },
  actors: {
    loadPage: fromPromise<PageOutcome, PageRequest>(notProvided('loadPage')),
  },
  guards: {
    needsLogin: ({ context }, { tab }: { tab: PageRequest['tab'] }) =>
      (tab === 'recent' || tab === 'fav') && !decide('playerElseNotice', context.memberType).allowed,
    nameChanged: ({ context }, { name }: { name: string }) => name.trim() !== context.filters.name,
    isSet: ({ context }, { field }: { field: keyof Filters }) => context.filters[field] !== '',
    pageEmpty,
    leftTooFar,
    returning,
    pagesRemain,
    mayLoadMore: and(['pagesRemain', stateIn({ list: 'ready' }), stateIn({ pace: 'free' })]),
    drawerOpen: stateIn({ drawer: 'open' }),
    isFiltered: ({ context }) => context.tab === 'filter',
    onFavourites: ({ context }) => context.tab === 'fav',
  },
  actions: {
    chooseTab: assign((_, { tab }: { tab: ListTab }) => ({
      tab,
      filters: noFilters,
      ...beforeFirstPage,
    })),
    applyFilters: assign(({ context }, { filters }: { filters: Filters }) =>
      filteredBy(filtersFor(context.gameType, filters)),
    ),
    clearFilter: assign(({ context }, { field }: { field: keyof Filters }) =>
      filteredBy({ ...context.filters, [field]: '' }),
    ),
    typeName: assign(({ context }, { name }: { name: string }) =>
      filteredBy({ ...context.filters, name: name.trim() }),
    ),
    beginAnew: assign({ page: 1 }),
    turnPage: assign(({ context }) => nextPage(context)),
    notePage: assign(pageCame),
    noteEnd: assign(ended),
    noteError: assign((_, error: ChartError) => ({ error })),
    sayLoginRequired: () => {},
    /** Another list begins at its top, wherever the one before was left. */
    showTop: () => {},
  },
  delays: { searchDebounce: 500, loadPace: 1_000 },
}).createMachine({
  id: 'gameList',
  context: ({ input: { gameType, tab, filters: asked, memberType, pages } }) => {
    const filters = filtersFor(gameType, asked);
    return {
      gameType,
      tab: isUnfiltered(filters) ? tab : 'filter',
      filters,
      memberType,
      ...beforeFirstPage,
      page: pages,
    };
  },
  type: 'parallel',
  states: {
    list: {
      initial: 'arriving',
      on: {
        'tab.chosen': [
          { guard: { type: 'needsLogin', params: ({ event }) => event }, actions: 'sayLoginRequired' },
          {
            target: '.loading',
            actions: [{ type: 'chooseTab', params: ({ event }) => event }, 'showTop'],
          },
        ],
        'name.typed': {
          guard: { type: 'nameChanged', params: ({ event }) => event },
          target: '.debouncing',
          actions: [{ type: 'typeName', params: ({ event }) => event }, 'showTop'],
        },
        'filters.applied': {
          guard: 'drawerOpen',
          target: '.loading',
          actions: [{ type: 'applyFilters', params: ({ event }) => event }, 'showTop'],
        },
        'filter.cleared': {
          guard: { type: 'isSet', params: ({ event }) => event },
          target: '.loading',
          actions: [{ type: 'clearFilter', params: ({ event }) => event }, 'showTop'],
        },
      },
      states: {
        arriving: {
          always: [
            {
              guard: { type: 'needsLogin', params: ({ context }) => context },
              target: 'loading',
              actions: ['sayLoginRequired', { type: 'chooseTab', params: { tab: 'all' } }],
            },
            { target: 'loading' },
          ],
        },
        debouncing: {
          tags: ['typing', 'loading'],
          after: { searchDebounce: 'loading' },
        },
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
        ready: {
          tags: 'shown',
          on: {
            'end.reached': { guard: 'mayLoadMore', target: 'loadingMore' },
            'list.emptied': { guard: 'onFavourites', target: 'empty', actions: 'noteEnd' },
          },
        },
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
        empty: {
          tags: 'empty',
          on: {
            'filters.cleared': {
              guard: 'isFiltered',
              target: 'loading',
              actions: { type: 'chooseTab', params: { tab: 'all' } },
            },
          },
        },
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
    drawer: {
      initial: 'closed',
      states: {
        closed: { on: { 'drawer.opened': 'open' } },
        open: { tags: 'drawerOpen', on: { 'drawer.closed': 'closed', 'filters.applied': 'closed' } },
      },
    },
  },
});
