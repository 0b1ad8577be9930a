import type { GameType } from '#services/contract/gameCodes.ts';
import type { MemberType } from '#services/contract/roles.ts';
import { canonical } from '#tools/flow/canonical.ts';
import { type Call, defineModel, type Step, type View } from '#tools/flow/model.ts';
import { toChartError } from '../chartError.ts';
import { gameListMachine } from './gameList.machine.ts';
import type { Filters, ListTab } from './gameList.rules.ts';

interface Seen {
  gameType: GameType;
  tab: ListTab | 'filter';
  filters: Filters;
  hasMore: boolean;
  error: unknown;
}

interface Input {
  gameType: GameType;
  tab: ListTab;
  filters: Filters;
  memberType: MemberType;
  pages: number;
}

/** The list that the player has asked for, and what has come of it: the pages, as far as they matter, and whether more remain. */
interface Known {
  input: Input;
  tab: ListTab | 'filter';
  filters: Filters;
  page: number;
  /** The page that is to load first, with all before it. */
  first: number;
  hasMore: boolean;
}

const noFilters: Filters = { vendor: '', name: '', classify: '', minBet: '' };
const input: Input = { gameType: 'RNG', tab: 'all', filters: noFilters, memberType: null, pages: 1 };

interface Page {
  count: number;
  pageNum: number;
  totalPages: number;
}

/** The tab of the address is refused to a visitor, and no filter stands in its place. */
const saysWhyNot = ({ input: given, known }: View<Seen, Known>) =>
  needsLogin(given, given.tab) && isUnfiltered(known.filters);
const isUser = (step: Step, type: string) => step.kind === 'user' && step.event.type === type;
const isCalling = (view: View<Seen, Known>) =>
  view.matches('list.loading') || view.matches('list.loadingMore');
const isUnfiltered = (filters: Filters) => canonical(filters) === canonical(noFilters);
const sameList = (from: View<Seen, Known>, to: View<Seen, Known>) =>
  from.known.tab === to.known.tab && canonical(from.known.filters) === canonical(to.known.filters);
/** The pages of one's own, which a visitor has not (PERM-05). */
const needsLogin = ({ memberType }: Input, tab: ListTab) =>
  memberType === null && (tab === 'recent' || tab === 'fav');

/** Filters as they count: trimmed, and classify and minimum bet for RNG alone (LIST-03). */
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
  page: 0,
  first: 1,
  hasMore: false,
});
const filteredBy = (known: Known, filters: Filters) =>
  listOf(known, isUnfiltered(filters) ? 'all' : 'filter', filters);
/** The list is shorter than it was when it was left, or not all of it comes. */
const leftTooFar = ({ page, first }: Known, step: Step) =>
  step.kind === 'answer' && page === 0 && first > 1 && !(step.ok && (step.value as Page).count > 0);
/** What the player does to begin another list, or the same one again. */
const beginsList = (from: View<Seen, Known>, step: Step, to: View<Seen, Known>) =>
  !sameList(from, to) ||
  (step.kind === 'user' && isUser(step, 'tab.chosen') && !needsLogin(from.input, step.event.tab)) ||
  (isUser(step, 'filters.applied') && from.matches('drawer.open'));
/** Pages that are told apart; the next one is asked for by its number all the same. */
const most = 2;
/** Every page that is asked for is the next one of the list. */
const asksFor = ({ known }: View<Seen, Known>, calls: readonly Call[]) =>
  calls.every(
    ({ input: asked }) =>
      asked.tab === known.tab &&
      asked.gameType === known.input.gameType &&
      canonical(asked.filters) === canonical(known.filters) &&
      Math.min(asked.page, most + 1) === (known.page === 0 ? known.first : known.page + 1),
  );
const changesList = (from: View<Seen, Known>, to: View<Seen, Known>, calls: readonly Call[]) =>
  canonical([from.value, from.context]) !== canonical([to.value, to.context]) || calls.length > 0;

export const gameListModel = defineModel<Seen, Known>({
  name: 'gameList',
  machine: gameListMachine,
  variants: {
    'visitor sent to recent fishing games': { ...input, gameType: 'FISH', tab: 'recent' },
    'member, live, favourites': { ...input, gameType: 'LIVE', tab: 'fav', memberType: 0 },
    'member back to the second page': { ...input, memberType: 0, pages: 2 },
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
    'end.reached': { '': {} },
    'retry.requested': { '': {} },
    'list.emptied': { '': {} },
  },
  actors: {
    loadPage: {
      done: {
        'the last page': { count: 25, pageNum: 9, totalPages: 9 },
        'a page with more behind it': { count: 25, pageNum: 1, totalPages: 9 },
        'an empty page that claims more': { count: 0, pageNum: 1, totalPages: 9 },
      },
      error: { 'no answer': { code: 'timeout', message: '', requestId: '' } },
    },
  },
  abstract: ({ gameType, tab, filters, page, memberType, hasMore, error }: any) => ({
    gameType,
    tab,
    filters,
    page: Math.min(page, most),
    memberType,
    hasMore,
    error,
  }),
  typesAlike: [[null], [0, 1, 2], [4, 40, 41, 42, 99]],
  shown: ['gameType', 'tab', 'filters', 'hasMore', 'error'],
  observe: {
    start: (given: Input) => {
      const filters = offered(given, given.filters);
      const tab = needsLogin(given, given.tab) ? 'all' : given.tab;
      const first = tab === given.tab ? given.pages : 1;
      return { ...listOf({ input: given }, isUnfiltered(filters) ? tab : 'filter', filters), first };
    },
    after(known, step, { from }) {
      if (leftTooFar(known, step)) return { ...known, first: 1 };
      if (step.kind === 'answer' && step.ok) {
        const { count, pageNum, totalPages } = step.value as Page;
        const next = known.page === 0 ? known.first : known.page + 1;
        const page = count > 0 ? Math.min(next, most) : known.page;
        return { ...known, page, hasMore: count > 0 && pageNum < totalPages };
      }
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
        case 'list.emptied':
          return from.matches('list.ready') && known.tab === 'fav' ? { ...known, hasMore: false } : known;
        default:
          return known;
      }
    },
  },
  rules: [
    {
      text: 'another list begins at its top, and nothing else leads there but another choice of the same',
      requirements: ['LIST-02', 'LIST-03', 'LIST-04'],
      neverStep: (from, step, to, actions) =>
        isUser(step, 'filters.cleared')
          ? actions.includes('showTop')
          : beginsList(from, step, to) !== actions.includes('showTop'),
    },
    {
      text: 'a list that does not come back as it was left begins at its first page',
      requirements: ['LIST-05', 'SHELL-07'],
      neverStep: (from, step, to, _actions, calls) =>
        leftTooFar(from.known, step) && !(to.matches('list.loading') && calls[0]?.input.page === 1),
    },
    {
      text: 'a list begins with the tab and the vendor of its address, loading, with the drawer closed',
      requirements: ['LIST-02', 'LIST-08'],
      neverStart: (view, actions, calls) =>
        !view.matches('list.loading') ||
        !view.matches('pace.free') ||
        !view.matches('drawer.closed') ||
        view.context.gameType !== view.input.gameType ||
        view.context.error !== null ||
        actions.join() !== (saysWhyNot(view) ? 'sayLoginRequired' : '') ||
        calls.length !== 1 ||
        !asksFor(view, calls),
    },
    {
      text: 'the list that shows is the one that was asked for: its tab, its filters, and whether more remains',
      requirements: ['LIST-02', 'LIST-03', 'LIST-05'],
      never: ({ context, known }) =>
        context.tab !== known.tab ||
        context.hasMore !== known.hasMore ||
        canonical(context.filters) !== canonical(known.filters),
    },
    {
      text: 'a visitor never sees recent games or favourites',
      requirements: ['PERM-05', 'LIST-02'],
      never: ({ context, input: { memberType } }) =>
        memberType === null && (context.tab === 'recent' || context.tab === 'fav'),
    },
    {
      text: 'a player who chooses a tab gets it, without any filter, from the first page, and it loads',
      requirements: ['LIST-02'],
      neverStep: (from, step, to) =>
        step.kind === 'user' &&
        isUser(step, 'tab.chosen') &&
        !needsLogin(from.input, step.event.tab) &&
        !(
          to.context.tab === step.event.tab &&
          isUnfiltered(to.context.filters) &&
          to.matches('list.loading')
        ),
    },
    {
      text: 'a refused tab says that it needs a login and leaves the list as it was',
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
        !(to.matches('drawer.closed') && to.matches('list.loading')),
    },
    {
      text: 'what the drawer applies is what the list asks for; classify and minimum bet for RNG alone',
      requirements: ['LIST-03'],
      neverStep: (from, step, to) => {
        if (step.kind !== 'user' || !isUser(step, 'filters.applied') || !from.matches('drawer.open'))
          return false;
        return canonical(to.context.filters) !== canonical(offered(from.input, step.event.filters));
      },
    },
    {
      text: 'filters apply from the open drawer alone',
      requirements: ['LIST-03'],
      neverStep: (from, step, to, _actions, calls) =>
        isUser(step, 'filters.applied') && from.matches('drawer.closed') && changesList(from, to, calls),
    },
    {
      text: 'where filters found nothing, and only there, clearing them all leads to all games',
      requirements: ['LIST-03', 'LIST-06'],
      neverStep: (from, step, to, _actions, calls) => {
        if (!isUser(step, 'filters.cleared')) return false;
        if (!from.matches('list.empty') || from.known.tab !== 'filter') return changesList(from, to, calls);
        return !(to.context.tab === 'all' && isUnfiltered(to.context.filters) && to.matches('list.loading'));
      },
    },
    {
      text: 'clearing a filter takes exactly that one away and loads again; clearing none does nothing',
      requirements: ['LIST-03'],
      neverStep: (from, step, to, _actions, calls) => {
        if (step.kind !== 'user' || !isUser(step, 'filter.cleared')) return false;
        const field = step.event.field as keyof Filters;
        if (from.known.filters[field] === '') return changesList(from, to, calls);
        const expected = { ...from.known.filters, [field]: '' };
        return !(canonical(to.context.filters) === canonical(expected) && to.matches('list.loading'));
      },
    },
    {
      text: 'a name typed again, but for the blanks around it, asks for nothing',
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
        !(step.kind === 'time' && step.ms === 500 && to.matches('list.loading')),
    },
    {
      text: 'a slow older answer never stands for a newer list: each list is asked for by a call of its own',
      requirements: ['LIST-04'],
      neverStep: (from, _step, to, _actions, calls) =>
        isCalling(to) && !sameList(from, to) && calls.length === 0,
    },
    {
      text: 'a newly chosen list begins without the end and the problem of the one before',
      requirements: ['LIST-02', 'LIST-05', 'NET-05'],
      neverStep: (from, _step, to) =>
        !sameList(from, to) && (to.context.hasMore || to.context.error !== null),
    },
    {
      text: 'what is asked for is the list that shows: its first page, or the next one when more is loaded',
      requirements: ['LIST-02', 'LIST-05', 'LIST-08'],
      neverStep: (_from, _step, to, _actions, calls) =>
        !asksFor(to, calls) || (calls.length > 0 && to.matches('list.loadingMore') !== to.known.page > 0),
    },
    {
      text: 'another page loads only at the end of a list that has more, and at most once a second',
      requirements: ['LIST-05'],
      neverStep: (from, step, to) =>
        !from.matches('list.loadingMore') &&
        to.matches('list.loadingMore') &&
        !(
          (isUser(step, 'end.reached') &&
            from.known.hasMore &&
            from.matches('list.ready') &&
            from.matches('pace.free')) ||
          (isUser(step, 'retry.requested') && from.matches('list.moreFailed'))
        ),
    },
    {
      text: 'the end of a list that has more does load, unless one loaded within the second before',
      requirements: ['LIST-05'],
      neverStep: (from, step, to) =>
        isUser(step, 'end.reached') &&
        from.matches('list.ready') &&
        from.known.hasMore &&
        from.matches('pace.free') &&
        !(to.matches('list.loadingMore') && to.matches('pace.resting')),
    },
    {
      text: 'another page that came leaves the list ready for the next',
      requirements: ['LIST-05'],
      neverStep: (from, step, to) =>
        from.matches('list.loadingMore') && step.kind === 'answer' && step.ok !== to.matches('list.ready'),
    },
    {
      text: 'the pause between two loads is 1000 ms, and begins with a load',
      requirements: ['LIST-05', 'NET-04'],
      neverStep: (from, step, to) => {
        const [before, after] = [from.matches('pace.resting'), to.matches('pace.resting')];
        return (
          (before && !after && !(step.kind === 'time' && step.ms === 1_000)) ||
          (!before && after && !to.matches('list.loadingMore'))
        );
      },
    },
    {
      text: 'the pause between two loads does end',
      requirements: ['LIST-05'],
      settles: (view) => view.matches('pace.resting'),
    },
    {
      text: 'an empty page ends the list even when it claims more',
      requirements: ['LIST-05'],
      neverStep: (_from, step, to) =>
        step.kind === 'answer' &&
        step.ok &&
        (step.value as { count: number }).count === 0 &&
        to.context.hasMore,
    },
    {
      text: 'more is claimed exactly when the page that came is not the last',
      requirements: ['LIST-05'],
      neverStep: (_from, step, to) => {
        if (step.kind !== 'answer' || !step.ok) return false;
        const page = step.value as Page;
        return to.context.hasMore !== (page.count > 0 && page.pageNum < page.totalPages);
      },
    },
    {
      text: 'the placeholder shows only for a first page without games or after the last favourite was removed',
      requirements: ['LIST-06', 'SHELL-15'],
      neverStep: (from, step, to) =>
        !from.matches('list.empty') &&
        to.matches('list.empty') &&
        !(
          (step.kind === 'answer' &&
            step.ok &&
            from.matches('list.loading') &&
            (step.value as { count: number }).count === 0) ||
          (isUser(step, 'list.emptied') && from.matches('list.ready') && from.known.tab === 'fav')
        ),
    },
    {
      text: 'a first page that came without games shows the placeholder',
      requirements: ['LIST-06'],
      neverStep: (from, step, to) =>
        from.matches('list.loading') &&
        step.kind === 'answer' &&
        step.ok &&
        !leftTooFar(from.known, step) &&
        ((step.value as { count: number }).count === 0) !== to.matches('list.empty'),
    },
    {
      text: 'removing the last favourite on its tab empties the list and ends it',
      requirements: ['LIST-05', 'LIST-06'],
      neverStep: (from, step, to) =>
        isUser(step, 'list.emptied') &&
        from.matches('list.ready') &&
        ((from.known.tab === 'fav') !== to.matches('list.empty') ||
          (to.matches('list.empty') && to.context.hasMore)),
    },
    {
      text: 'a page that came takes an old problem away',
      requirements: ['NET-05'],
      neverStep: (_from, step, to) => step.kind === 'answer' && step.ok && to.context.error !== null,
    },
    {
      text: 'a page that fails says so and leaves the games that are there',
      requirements: ['NET-05', 'LIST-05'],
      neverStep: (from, step, to) =>
        step.kind === 'answer' &&
        !step.ok &&
        !leftTooFar(from.known, step) &&
        !(
          canonical(to.context.error) === canonical(toChartError(step.value)) &&
          to.matches(from.matches('list.loading') ? 'list.failed' : 'list.moreFailed')
        ),
    },
    {
      text: 'a failed page, and no other, can be asked for again',
      requirements: ['NET-05'],
      neverStep: (from, step, to, _actions, calls) => {
        if (!isUser(step, 'retry.requested')) return false;
        if (from.matches('list.failed')) return !to.matches('list.loading');
        return from.matches('list.moreFailed')
          ? !to.matches('list.loadingMore')
          : changesList(from, to, calls);
      },
    },
    {
      text: 'the drawer opens and closes, whatever the list does',
      requirements: ['LIST-03'],
      neverStep: (_from, step, to) =>
        (isUser(step, 'drawer.opened') && !to.matches('drawer.open')) ||
        (isUser(step, 'drawer.closed') && !to.matches('drawer.closed')),
    },
    {
      text: 'a list that loads says so, also while it waits for the last letter',
      requirements: ['LIST-04', 'LIST-05'],
      never: (view) =>
        view.tags.has('loading') !== (view.matches('list.loading') || view.matches('list.debouncing')),
    },
    {
      text: 'the list says what of it shows: games, more on their way, a failure, nothing, and the filters',
      requirements: ['LIST-04', 'LIST-05', 'LIST-06', 'SHELL-15'],
      never: (view) =>
        view.tags.has('typing') !== view.matches('list.debouncing') ||
        view.tags.has('shown') !==
          ['ready', 'loadingMore', 'moreFailed'].some((name) => view.matches(`list.${name}`)) ||
        ['loadingMore', 'moreFailed', 'empty', 'failed'].some(
          (name) => view.tags.has(name) !== view.matches(`list.${name}`),
        ) ||
        view.tags.has('drawerOpen') !== view.matches('drawer.open'),
    },
    {
      text: 'a loading list always comes to an end',
      requirements: ['LIST-05', 'NET-04'],
      settles: (view) => view.matches('list.loading') || view.matches('list.debouncing'),
    },
    {
      text: 'loading another page always comes to an end',
      requirements: ['LIST-05', 'NET-04'],
      settles: (view) => view.matches('list.loadingMore'),
    },
    {
      text: 'from everywhere games can still be shown',
      requirements: ['LIST-02'],
      canReach: (view) => view.matches('list.ready'),
    },
  ],
});
