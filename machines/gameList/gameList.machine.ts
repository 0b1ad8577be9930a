import { assign, type EventObject, fromCallback, setup, stateIn } from 'xstate';
import type { ListedType } from '@araw/contract/games/gameCodes';
import { decide, type MemberType } from '@araw/contract/calls/roles';
import { notProvided } from '../notProvided.ts';
import { pagedListMachine } from '../pagedList/pagedList.machine.ts';
import {
  type Filters,
  filtersFor,
  isUnfiltered,
  type ListRequest,
  type ListTab,
  noFilters,
} from './gameList.rules.ts';

interface Context extends ListRequest {
  memberType: MemberType;
  /** How many pages the list shows first. */
  pages: number;
}

interface Input {
  gameType: ListedType;
  tab: ListTab;
  filters: Filters;
  memberType: MemberType;
  /** How many pages showed when the list was left; 1 for a newly opened list. */
  pages: number;
}

/** The codes of all the operator's vendors. */
export interface VendorNews {
  type: 'vendors.known';
  codes: readonly string[];
}

type Event =
  | VendorNews
  | { type: 'tab.chosen'; tab: ListTab }
  | { type: 'name.typed'; name: string }
  | { type: 'drawer.opened' }
  | { type: 'drawer.closed' }
  | { type: 'filters.applied'; filters: Filters }
  | { type: 'filter.cleared'; field: keyof Filters }
  /** Nothing was found: clears every filter. */
  | { type: 'filters.cleared' };

/** The list for these filters, from its start; without any, the whole list. */
const filteredBy = (filters: Filters) => ({
  filters,
  tab: isUnfiltered(filters) ? ('all' as const) : ('filter' as const),
  pages: 1,
});

/**
 * The game list (LIST-01…08): chooses the list and its filters. A separate chart handles its pages and starts with
 * each chosen list, so leaving a list also stops its calls.
 */
export const gameListMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    children: {} as { pagedList: 'pagedList' },
    /** `typing` until a name search loads. */
    tags: {} as 'typing' | 'empty' | 'drawerOpen',
  },
  actors: {
    pagedList: pagedListMachine,
    watchVendors: fromCallback<EventObject, undefined, VendorNews>(notProvided('watchVendors')),
  },
  guards: {
    needsLogin: ({ context }, { tab }: { tab: ListRequest['tab'] }) =>
      (tab === 'recent' || tab === 'fav') && !decide('playerElseNotice', context.memberType).allowed,
    nameChanged: ({ context }, { name }: { name: string }) => name.trim() !== context.filters.name,
    isSet: ({ context }, { field }: { field: keyof Filters }) => context.filters[field] !== '',
    /** An outdated or mistyped URL may name one. */
    isUnknownVendor: ({ context: { filters } }, { codes }: VendorNews) =>
      filters.vendor !== '' && !codes.includes(filters.vendor),
    drawerOpen: stateIn({ drawer: 'open' }),
    isFiltered: ({ context }) => context.tab === 'filter',
  },
  actions: {
    chooseTab: assign((_, { tab }: { tab: ListTab }) => ({
      tab,
      filters: noFilters,
      pages: 1,
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
    sayLoginRequired: () => {},
    /** Scrolls to the top: a new list must not open where the last one was left. */
    showTop: () => {},
  },
  delays: { searchDebounce: 500 },
}).createMachine({
  id: 'gameList',
  context: ({ input: { gameType, tab, filters: asked, memberType, pages } }) => {
    const filters = filtersFor(gameType, asked);
    return { gameType, tab: isUnfiltered(filters) ? tab : 'filter', filters, memberType, pages };
  },
  type: 'parallel',
  states: {
    list: {
      initial: 'arriving',
      // Without a vendor list, keep every filter from the URL.
      invoke: { id: 'watchVendors', src: 'watchVendors', onError: {} },
      on: {
        'vendors.known': {
          guard: { type: 'isUnknownVendor', params: ({ event }) => event },
          target: '.listing',
          actions: [{ type: 'clearFilter', params: { field: 'vendor' } }, 'showTop'],
        },
        'tab.chosen': [
          { guard: { type: 'needsLogin', params: ({ event }) => event }, actions: 'sayLoginRequired' },
          {
            target: '.listing',
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
          target: '.listing',
          actions: [{ type: 'applyFilters', params: ({ event }) => event }, 'showTop'],
        },
        'filter.cleared': {
          guard: { type: 'isSet', params: ({ event }) => event },
          target: '.listing',
          actions: [{ type: 'clearFilter', params: ({ event }) => event }, 'showTop'],
        },
      },
      states: {
        arriving: {
          always: [
            {
              guard: { type: 'needsLogin', params: ({ context }) => context },
              target: 'listing',
              actions: ['sayLoginRequired', { type: 'chooseTab', params: { tab: 'all' } }],
            },
            { target: 'listing' },
          ],
        },
        debouncing: {
          tags: 'typing',
          after: { searchDebounce: 'listing' },
        },
        listing: {
          invoke: {
            id: 'pagedList',
            src: 'pagedList',
            input: ({ context: { gameType, tab, filters, pages } }) => ({
              list: { gameType, tab, filters },
              pages,
            }),
            onDone: 'empty',
            // The child reports failed pages itself; this handles one that cannot run at all.
            onError: 'empty',
          },
        },
        empty: {
          tags: 'empty',
          on: {
            'filters.cleared': {
              guard: 'isFiltered',
              target: 'listing',
              actions: { type: 'chooseTab', params: { tab: 'all' } },
            },
          },
        },
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
