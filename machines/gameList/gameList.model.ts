import type { GameType } from '@araw/contract/games/gameCodes';
import type { MemberType } from '@araw/contract/calls/roles';
import { isSame } from '@araw/flow/canonical';
import type { Call, Step, View } from '@araw/flow/model';
import { defineModel } from '#machines/support/defineModel.ts';
import { gameListMachine } from './gameList.machine.ts';
import type { Filters, ListTab } from './gameList.rules.ts';

interface Seen {
  gameType: GameType;
  tab: ListTab | 'filter';
  filters: Filters;
}

interface Input {
  gameType: GameType;
  tab: ListTab;
  filters: Filters;
  memberType: MemberType;
  pages: number;
}

/** The list that the player requested, and how many of its pages show first. */
interface Known {
  input: Input;
  tab: ListTab | 'filter';
  filters: Filters;
  pages: number;
}

const noFilters: Filters = { vendor: '', name: '', classify: '', minBet: '' };
const input: Input = { gameType: 'RNG', tab: 'all', filters: noFilters, memberType: null, pages: 1 };

/** A visitor may not see the tab in the URL, and no filter replaces it. */
const saysWhyNot = ({ input: given, known }: View<Seen, Known>) =>
  needsLogin(given, given.tab) && isUnfiltered(known.filters);
const isUser = (step: Step, type: string) => step.kind === 'user' && step.event.type === type;
const lacksVendor = ({ filters }: Known, step: Step) =>
  step.kind === 'emit' && filters.vendor !== '' && !step.event['codes'].includes(filters.vendor);
const loadsIn = (calls: readonly Call[]) => calls.filter(({ actor }) => actor === 'pagedList');
const isUnfiltered = (filters: Filters) => isSame(filters, noFilters);
const sameList = (from: View<Seen, Known>, to: View<Seen, Known>) =>
  from.known.tab === to.known.tab && isSame(from.known.filters, to.known.filters);
/** Personal pages, which visitors don't have (PERM-05). */
const needsLogin = ({ memberType }: Input, tab: ListTab) =>
  memberType === null && (tab === 'recent' || tab === 'fav');

/** Effective filters: trimmed, with classify and minimum bet only for RNG (LIST-03). */
const offered = ({ gameType }: Input, { vendor, name, classify, minBet }: Filters): Filters => ({
  ...noFilters,
  vendor,
  name: name.trim(),
  ...(gameType === 'RNG' && { classify, minBet }),
});
const listOf = (known: Pick<Known, 'input'>, tab: ListTab | 'filter', filters: Filters): Known => ({
  ...known,
  tab,
  filters,
  pages: 1,
});
const filteredBy = (known: Known, filters: Filters) =>
  listOf(known, isUnfiltered(filters) ? 'all' : 'filter', filters);
/** A player's action that starts another list or restarts the same one. */
const beginsList = (from: View<Seen, Known>, step: Step, to: View<Seen, Known>) =>
  !sameList(from, to) ||
  (step.kind === 'user' && isUser(step, 'tab.chosen') && !needsLogin(from.input, step.event.tab)) ||
  (isUser(step, 'filters.applied') && from.matches('drawer.open'));
/** The requested list, with as many pages as show first. */
const asksFor = (
  { known: { input: given, tab, filters, pages } }: View<Seen, Known>,
  calls: readonly Call[],
) =>
  loadsIn(calls).every((call) =>
    isSame(call.input, { list: { gameType: given.gameType, tab, filters }, pages }),
  );
const changesList = (from: View<Seen, Known>, to: View<Seen, Known>, calls: readonly Call[]) =>
  !isSame([from.value, from.context], [to.value, to.context]) || calls.length > 0;

export const gameListModel = defineModel<Seen, Known>({
  name: 'gameList',
  machine: gameListMachine,
  variants: {
    'visitor sent to recent fishing games': { ...input, gameType: 'FISH', tab: 'recent' },
    'member, live, favourites': { ...input, gameType: 'LIVE', tab: 'fav', memberType: 0 },
    'member back to the second page': {
      ...input,
      filters: { ...noFilters, vendor: 'FC' },
      memberType: 0,
      pages: 2,
    },
    'trial, bingo vendor': { ...input, filters: { ...noFilters, vendor: 'FC' }, memberType: 4 },
  },
  events: {
    'tab.chosen': {
      all: { tab: 'all' },
      hot: { tab: 'hot' },
      recent: { tab: 'recent' },
      fav: { tab: 'fav' },
    },
    'name.typed': { 'a name': { name: ' gold ' }, nothing: { name: ' ' } },
    'drawer.opened': { '': {} },
    'drawer.closed': { '': {} },
    'filters.applied': {
      'a vendor': { filters: { ...noFilters, vendor: 'FC' } },
      'classify and minimum bet': { filters: { ...noFilters, classify: 'JP', minBet: '0.5' } },
      nothing: { filters: noFilters },
      'a name with blanks around it': { filters: { ...noFilters, name: ' gold ' } },
    },
    'filter.cleared': { vendor: { field: 'vendor' }, classify: { field: 'classify' } },
    'filters.cleared': { '': {} },
  },
  actors: {
    pagedList: {
      done: { 'a list without games': undefined },
      error: { 'it cannot run': { code: 'unknown', message: '', requestId: '' } },
    },
    watchVendors: {
      emits: {
        'with this vendor': { type: 'vendors.known', codes: ['JL', 'FC'] },
        'without this vendor': { type: 'vendors.known', codes: ['JL'] },
      },
      error: { 'it cannot run': { code: 'unknown', message: '', requestId: '' } },
    },
  },
  typesAlike: [[null], [0, 1, 2], [4, 40, 41, 42, 99]],
  shown: ['gameType', 'tab', 'filters'],
  observe: {
    start: (given: Input) => {
      const filters = offered(given, given.filters);
      const tab = needsLogin(given, given.tab) ? 'all' : given.tab;
      const pages = tab === given.tab ? given.pages : 1;
      return { ...listOf({ input: given }, isUnfiltered(filters) ? tab : 'filter', filters), pages };
    },
    after(known, step, { from }) {
      if (lacksVendor(known, step)) return filteredBy(known, { ...known.filters, vendor: '' });
      if (step.kind !== 'user') return known;
      const { event } = step;
      switch (event.type) {
        case 'tab.chosen':
          return needsLogin(known.input, event.tab) ? known : listOf(known, event.tab, noFilters);
        case 'name.typed': {
          const name: string = event.name.trim();
          return name === known.filters.name ? known : filteredBy(known, { ...known.filters, name });
        }
        case 'filters.applied': {
          if (!from.matches('drawer.open')) return known;
          return filteredBy(known, offered(known.input, event.filters));
        }
        case 'filter.cleared': {
          const field = event.field as keyof Filters;
          return known.filters[field] === '' ? known : filteredBy(known, { ...known.filters, [field]: '' });
        }
        case 'filters.cleared':
          return from.matches('list.empty') && known.tab === 'filter'
            ? listOf(known, 'all', noFilters)
            : known;
        default:
          return known;
      }
    },
  },
  rules: [
    {
      text: 'only another choice of list leads to its top',
      requirements: ['LIST-02', 'LIST-03', 'LIST-04'],
      neverStep: (from, step, to, actions) =>
        isUser(step, 'filters.cleared')
          ? actions.includes('showTop')
          : beginsList(from, step, to) !== actions.includes('showTop'),
    },
    {
      text: 'a list starts with the tab and vendor in its address, loading, with the drawer closed',
      requirements: ['LIST-02', 'LIST-08'],
      neverStart: (view, actions, calls) =>
        !view.matches('list.listing') ||
        !view.matches('drawer.closed') ||
        view.context.gameType !== view.input.gameType ||
        actions.join() !== (saysWhyNot(view) ? 'sayLoginRequired' : '') ||
        calls
          .map(({ actor }) => actor)
          .toSorted()
          .join() !== 'pagedList,watchVendors' ||
        !asksFor(view, calls),
    },
    {
      text: 'the list shown is the one requested: its tab and its filters',
      requirements: ['LIST-02', 'LIST-03'],
      never: ({ context, known }) => context.tab !== known.tab || !isSame(context.filters, known.filters),
    },
    {
      text: 'a visitor never sees recent games or favourites',
      requirements: ['PERM-05', 'LIST-02'],
      never: ({ context, input: { memberType } }) =>
        memberType === null && (context.tab === 'recent' || context.tab === 'fav'),
    },
    {
      text: 'a player who chooses a tab gets it unfiltered, from the first page, loading',
      requirements: ['LIST-02'],
      neverStep: (from, step, to) =>
        step.kind === 'user' &&
        isUser(step, 'tab.chosen') &&
        !needsLogin(from.input, step.event.tab) &&
        !(
          to.context.tab === step.event.tab &&
          isUnfiltered(to.context.filters) &&
          to.matches('list.listing')
        ),
    },
    {
      text: 'a refused tab says that it needs a login and leaves the list unchanged',
      requirements: ['PERM-05'],
      neverStep: (from, step, to, actions, calls) => {
        const isRefused =
          step.kind === 'user' && isUser(step, 'tab.chosen') && needsLogin(from.input, step.event.tab);
        return (
          isRefused !== actions.includes('sayLoginRequired') || (isRefused && changesList(from, to, calls))
        );
      },
    },
    {
      text: 'the list is of type filter exactly while a filter is set',
      requirements: ['LIST-03'],
      never: ({ context }) => (context.tab === 'filter') === isUnfiltered(context.filters),
    },
    {
      text: 'applying the drawer closes it and loads from the first page',
      requirements: ['LIST-03'],
      neverStep: (from, step, to) =>
        isUser(step, 'filters.applied') &&
        from.matches('drawer.open') &&
        !(to.matches('drawer.closed') && to.matches('list.listing')),
    },
    {
      text: 'the list requests what the drawer applied; classify and minimum bet only for RNG',
      requirements: ['LIST-03'],
      neverStep: (from, step, to) => {
        if (step.kind !== 'user' || !isUser(step, 'filters.applied') || !from.matches('drawer.open'))
          return false;
        return !isSame(to.context.filters, offered(from.input, step.event.filters));
      },
    },
    {
      text: 'filters apply only from the open drawer',
      requirements: ['LIST-03'],
      neverStep: (from, step, to, _actions, calls) =>
        isUser(step, 'filters.applied') && from.matches('drawer.closed') && changesList(from, to, calls),
    },
    {
      text: 'clearing all filters leads to all games, and works only if they found nothing',
      requirements: ['LIST-03', 'LIST-06'],
      neverStep: (from, step, to, _actions, calls) => {
        if (!isUser(step, 'filters.cleared')) return false;
        if (!from.matches('list.empty') || from.known.tab !== 'filter') return changesList(from, to, calls);
        return !(to.context.tab === 'all' && isUnfiltered(to.context.filters) && to.matches('list.listing'));
      },
    },
    {
      text: 'clearing a filter removes exactly that one and reloads; clearing none does nothing',
      requirements: ['LIST-03'],
      neverStep: (from, step, to, _actions, calls) => {
        if (step.kind !== 'user' || !isUser(step, 'filter.cleared')) return false;
        const field = step.event.field as keyof Filters;
        if (from.known.filters[field] === '') return changesList(from, to, calls);
        const expected = { ...from.known.filters, [field]: '' };
        return !(isSame(to.context.filters, expected) && to.matches('list.listing'));
      },
    },
    {
      text: 'an unknown vendor stops filtering, and the list loads without it; known ones stay',
      requirements: ['LIST-03', 'LIST-08'],
      neverStep: (from, step, to, _actions, calls) => {
        if (step.kind !== 'emit') return false;
        if (!lacksVendor(from.known, step)) return changesList(from, to, calls);
        return !(to.context.filters.vendor === '' && to.matches('list.listing'));
      },
    },
    {
      text: 'a name retyped with other spaces around it requests nothing',
      requirements: ['LIST-04'],
      neverStep: (from, step, to, _actions, calls) =>
        step.kind === 'user' &&
        isUser(step, 'name.typed') &&
        from.known.filters.name === step.event.name.trim() &&
        changesList(from, to, calls),
    },
    {
      text: 'a typed name is trimmed, waits 500 ms and starts at the first page',
      requirements: ['LIST-04'],
      neverStep: (from, step, to) =>
        step.kind === 'user' &&
        isUser(step, 'name.typed') &&
        from.known.filters.name !== step.event.name.trim() &&
        !(to.context.filters.name === step.event.name.trim() && to.matches('list.debouncing')),
    },
    {
      text: 'a search loads 500 ms after the last letter and not before',
      requirements: ['LIST-04'],
      neverStep: (from, step, to) =>
        from.matches('list.debouncing') &&
        !to.matches('list.debouncing') &&
        step.kind !== 'user' &&
        !lacksVendor(from.known, step) &&
        !(step.kind === 'time' && step.ms === 500 && to.matches('list.listing')),
    },
    {
      text: 'a slow older answer never replaces a newer list: each list has its own page actor',
      requirements: ['LIST-04'],
      neverStep: (from, _step, to, _actions, calls) =>
        to.matches('list.listing') && !sameList(from, to) && calls.length !== 1,
    },
    {
      text: 'the request is for the list shown, as far as it showed when it was left, otherwise for its first page',
      requirements: ['LIST-02', 'LIST-05', 'LIST-08', 'SHELL-07'],
      neverStep: (_from, _step, to, _actions, calls) => !asksFor(to, calls),
    },
    {
      text: 'only a list that was chosen, or waited for its name, starts loading',
      requirements: ['LIST-02', 'LIST-03', 'LIST-04'],
      neverStep: (from, step, to, _actions, calls) =>
        calls.length > 0 !==
        ((beginsList(from, step, to) && !to.matches('list.debouncing')) ||
          (from.matches('list.debouncing') && step.kind === 'time')),
    },
    {
      text: 'the placeholder is shown exactly for a list whose pages have no games',
      requirements: ['LIST-06', 'SHELL-15'],
      neverStep: (from, step, to) =>
        (!from.matches('list.empty') && to.matches('list.empty')) !==
        (step.kind === 'answer' && step.actor === 'pagedList'),
    },
    {
      text: 'the drawer opens and closes, whatever the list does',
      requirements: ['LIST-03'],
      neverStep: (_from, step, to) =>
        (isUser(step, 'drawer.opened') && !to.matches('drawer.open')) ||
        (isUser(step, 'drawer.closed') && !to.matches('drawer.closed')),
    },
    {
      text: 'the list says that it is waiting for a name, is empty, or has its drawer open',
      requirements: ['LIST-03', 'LIST-04', 'LIST-06', 'SHELL-15'],
      never: (view) =>
        view.tags.has('typing') !== view.matches('list.debouncing') ||
        view.tags.has('empty') !== view.matches('list.empty') ||
        view.tags.has('drawerOpen') !== view.matches('drawer.open'),
    },
    {
      text: 'a list waiting for its name does load',
      requirements: ['LIST-04', 'NET-04'],
      settles: (view) => view.matches('list.debouncing'),
    },
  ],
});
