import { assign, setup, stateIn } from 'xstate';
import { pagedListMachine } from '../pagedList/pagedList.machine.ts';
import {
  filterNames,
  inOrder,
  type MemberFilters,
  type MemberSelection,
  type MemberSort,
  noFilters,
  type Scope,
} from './teamMembers.rules.ts';

interface Input extends MemberSelection {
  /** How many pages showed when the list was left; 1 for a newly opened list. */
  pages: number;
}

type Event =
  | { type: 'scope.chosen'; scope: Scope }
  | { type: 'account.searched'; account: string }
  | { type: 'sort.chosen'; sort: MemberSort }
  | { type: 'drawer.opened' }
  | { type: 'drawer.closed' }
  | { type: 'filters.applied'; filters: MemberFilters }
  | { type: 'filter.cleared'; field: keyof MemberFilters }
  /** No one was found: clears search and filters. */
  | { type: 'filters.cleared' };

/**
 * The members of an agent's line (TEAM-02): chooses and sorts them. A separate chart handles the list's pages and
 * starts with each chosen list, so leaving a list also stops its calls.
 */
export const teamMembersMachine = setup({
  types: {
    context: {} as Input,
    events: {} as Event,
    input: {} as Input,
    children: {} as { pagedList: 'pagedList' },
    tags: {} as 'empty' | 'drawerOpen',
  },
  actors: { pagedList: pagedListMachine },
  guards: {
    isSet: ({ context }, { field }: { field: keyof MemberFilters }) => context.filters[field] !== '',
    isFiltered: ({ context: { account, filters } }) =>
      account !== '' || filterNames.some((name) => filters[name] !== ''),
    drawerOpen: stateIn({ drawer: 'open' }),
  },
  actions: {
    chooseScope: assign((_, { scope }: { scope: Scope }) => ({ scope, pages: 1 })),
    noteAccount: assign((_, { account }: { account: string }) => ({ account: account.trim(), pages: 1 })),
    noteSort: assign((_, { sort }: { sort: MemberSort }) => ({ sort, pages: 1 })),
    noteFilters: assign((_, { filters }: { filters: MemberFilters }) => ({
      filters: inOrder(filters),
      pages: 1,
    })),
    clearFilter: assign(({ context }, { field }: { field: keyof MemberFilters }) => ({
      filters: { ...context.filters, [field]: '' },
      pages: 1,
    })),
    clearAll: assign({ account: '', filters: noFilters, pages: 1 }),
    /** Scrolls to the top: a new list must not open where the last one was left. */
    showTop: () => {},
  },
}).createMachine({
  id: 'teamMembers',
  context: ({ input }) => ({ ...input, filters: inOrder(input.filters) }),
  type: 'parallel',
  states: {
    list: {
      initial: 'listing',
      on: {
        'scope.chosen': {
          target: '.listing',
          actions: [{ type: 'chooseScope', params: ({ event }) => event }, 'showTop'],
        },
        'account.searched': {
          target: '.listing',
          actions: [{ type: 'noteAccount', params: ({ event }) => event }, 'showTop'],
        },
        'sort.chosen': {
          target: '.listing',
          actions: [{ type: 'noteSort', params: ({ event }) => event }, 'showTop'],
        },
        'filters.applied': {
          guard: 'drawerOpen',
          target: '.listing',
          actions: [{ type: 'noteFilters', params: ({ event }) => event }, 'showTop'],
        },
        'filter.cleared': {
          guard: { type: 'isSet', params: ({ event }) => event },
          target: '.listing',
          actions: [{ type: 'clearFilter', params: ({ event }) => event }, 'showTop'],
        },
      },
      states: {
        listing: {
          invoke: {
            id: 'pagedList',
            src: 'pagedList',
            input: ({ context: { pages, ...list } }) => ({ list, pages }),
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
              actions: ['clearAll', 'showTop'],
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
