import { canonical } from '#tools/flow/canonical.ts';
import { type Call, defineModel, type Step, type View } from '#tools/flow/model.ts';
import { toChartError } from '../chartError.ts';
import { categoryMachine } from './category.machine.ts';

interface Seen {
  vendor: string;
  hasMore: boolean;
  error: unknown;
}

/** What was chosen, and what has come of it: the last page, as far as it matters, and whether more remain. */
interface Known {
  vendor: string;
  page: 0 | 1 | 2 | 3;
  /** The page that is to load first, with all before it. */
  first: number;
  hasMore: boolean;
}

const isUser = (step: Step, type: string) => step.kind === 'user' && step.event.type === type;
/** Every page that is asked for: of the category, the chosen vendor, and the one after those that came. */
const asksFor = ({ input, known }: View<Seen, Known>, calls: readonly Call[]) =>
  calls.every(
    ({ input: asked }) =>
      asked.vendor === known.vendor &&
      asked.gameType === input.gameType &&
      asked.pageSize === input.pageSize &&
      Math.min(asked.page, 3) === Math.min(known.page === 0 ? known.first : known.page + 1, 3),
  );
const changesGames = (from: View<Seen>, to: View<Seen>, calls: readonly Call[]) =>
  canonical([from.value, from.context]) !== canonical([to.value, to.context]) || calls.length > 0;
const answerOf = (step: Step) =>
  step.kind === 'answer' && step.ok
    ? (step.value as { count: number; pageNum: number; totalPages: number })
    : null;
/** There are fewer games than when the category was left, or not all of them come. */
const leftTooFar = ({ page, first }: Known, step: Step) =>
  step.kind === 'answer' && page === 0 && first > 1 && !answerOf(step)?.count;
const countOf = (step: Step & { kind: 'answer' }) => (step.value as { count: number }).count;

export const categoryModel = defineModel<Seen, Known>({
  name: 'category',
  machine: categoryMachine,
  variants: {
    'slots of all vendors': { gameType: 'RNG', pageSize: 25, vendor: '', pages: 1 },
    'slots of one vendor': { gameType: 'RNG', pageSize: 25, vendor: 'PP', pages: 1 },
    'slots left on the second page': { gameType: 'RNG', pageSize: 25, vendor: '', pages: 2 },
    'live casino': { gameType: 'LIVE', pageSize: 12, vendor: '', pages: 1 },
  },
  events: {
    'vendor.chosen': { 'a vendor': { vendor: 'FC' }, all: { vendor: '' } },
    'end.reached': { '': {} },
    'retry.requested': { '': {} },
  },
  actors: {
    loadPage: {
      done: {
        'the last page': { count: 12, pageNum: 9, totalPages: 9 },
        'a page with more behind it': { count: 12, pageNum: 1, totalPages: 9 },
        'an empty page that claims more': { count: 0, pageNum: 1, totalPages: 9 },
      },
      error: { 'no answer': { code: 'timeout', message: '', requestId: '' } },
    },
  },
  abstract: ({ gameType, pageSize, vendor, page, hasMore, error }: any) => ({
    gameType,
    pageSize,
    vendor,
    page: Math.min(page, 3),
    hasMore,
    error,
  }),
  shown: ['vendor', 'hasMore', 'error'],
  observe: {
    start: ({ vendor, pages }: { vendor: string; pages: number }) => ({
      vendor,
      page: 0,
      first: pages,
      hasMore: false,
    }),
    after(known, step) {
      if (step.kind === 'user' && isUser(step, 'vendor.chosen') && step.event.vendor !== known.vendor) {
        return { vendor: step.event.vendor, page: 0, first: 1, hasMore: false };
      }
      if (leftTooFar(known, step)) return { ...known, first: 1 };
      const came = answerOf(step);
      if (!came) return known;
      const next = known.page === 0 ? known.first : known.page + 1;
      const page = Math.min(came.count > 0 ? next : known.page, 3) as Known['page'];
      return { ...known, page, hasMore: came.count > 0 && came.pageNum < came.totalPages };
    },
  },
  rules: [
    {
      text: "another vendor's games begin at the top, and nothing else leads there",
      requirements: ['CAT-04'],
      neverStep: (from, _step, to, actions) =>
        (from.known.vendor !== to.known.vendor) !== actions.includes('showTop'),
    },
    {
      text: 'a category that does not come back as it was left begins at its first page',
      requirements: ['CAT-05', 'SHELL-07'],
      neverStep: (from, step, to, _actions, calls) =>
        leftTooFar(from.known, step) && !(to.matches('games.loading') && calls[0]?.input.page === 1),
    },
    {
      text: 'the games of the vendor that was asked for load first of all, and nothing is said before',
      requirements: ['CAT-05'],
      neverStart: (view, _actions, calls) =>
        !view.matches('games.loading') ||
        !view.matches('pace.free') ||
        canonical(view.context) !== canonical({ vendor: view.input.vendor, hasMore: false, error: null }) ||
        calls.length !== 1 ||
        !asksFor(view, calls),
    },
    {
      text: 'the vendor that is chosen, and whether more games remain, is what the player did and what came',
      requirements: ['CAT-04', 'CAT-05'],
      never: ({ context, known }) => context.vendor !== known.vendor || context.hasMore !== known.hasMore,
    },
    {
      text: "another vendor's games begin at the first page and load at once",
      requirements: ['CAT-05'],
      neverStep: (from, step, to) =>
        step.kind === 'user' &&
        isUser(step, 'vendor.chosen') &&
        step.event.vendor !== from.known.vendor &&
        !(to.context.vendor === step.event.vendor && to.matches('games.loading')),
    },
    {
      text: 'the vendor that shows already is not loaded again',
      requirements: ['CAT-05'],
      neverStep: (from, step, to, _actions, calls) =>
        step.kind === 'user' &&
        isUser(step, 'vendor.chosen') &&
        step.event.vendor === from.known.vendor &&
        changesGames(from, to, calls),
    },
    {
      text: 'a tap on a vendor, and nothing else, brings it to the middle of the menu',
      requirements: ['CAT-04'],
      neverStep: (_from, step, _to, actions, _calls, effects) =>
        isUser(step, 'vendor.chosen') !== actions.includes('centreVendor') ||
        effects.some(
          ({ action, params }) =>
            action === 'centreVendor' && !(step.kind === 'user' && params.vendor === step.event.vendor),
        ),
    },
    {
      text: 'the games of another vendor begin without the end and the problem of those before',
      requirements: ['CAT-05', 'NET-05'],
      neverStep: (from, _step, to) =>
        from.known.vendor !== to.known.vendor && (to.context.hasMore || to.context.error !== null),
    },
    {
      text: "what is asked for is the category's games of the chosen vendor: the first page, or the next one",
      requirements: ['CAT-05'],
      neverStep: (_from, _step, to, _actions, calls) =>
        !asksFor(to, calls) || (calls.length > 0 && to.matches('games.loadingMore') !== to.known.page > 0),
    },
    {
      text: 'another page loads only at the end of games that have more, and at most once a second',
      requirements: ['CAT-05', 'LIST-05'],
      neverStep: (from, step, to) =>
        !from.matches('games.loadingMore') &&
        to.matches('games.loadingMore') &&
        !(
          (isUser(step, 'end.reached') &&
            from.known.hasMore &&
            from.matches('games.ready') &&
            from.matches('pace.free')) ||
          (isUser(step, 'retry.requested') && from.matches('games.moreFailed'))
        ),
    },
    {
      text: 'the end of games that have more does load, unless a page loaded within the second before',
      requirements: ['CAT-05', 'LIST-05'],
      neverStep: (from, step, to) =>
        isUser(step, 'end.reached') &&
        from.matches('games.ready') &&
        from.known.hasMore &&
        from.matches('pace.free') &&
        !(to.matches('games.loadingMore') && to.matches('pace.resting')),
    },
    {
      text: 'another page that came leaves the games ready for the next',
      requirements: ['CAT-05'],
      neverStep: (from, step, to) =>
        from.matches('games.loadingMore') && step.kind === 'answer' && step.ok !== to.matches('games.ready'),
    },
    {
      text: 'the pause between two loads is 1000 ms, and begins with a load',
      requirements: ['LIST-05', 'NET-04'],
      neverStep: (from, step, to) => {
        const [before, after] = [from.matches('pace.resting'), to.matches('pace.resting')];
        return (
          (before && !after && !(step.kind === 'time' && step.ms === 1_000)) ||
          (!before && after && !to.matches('games.loadingMore'))
        );
      },
    },
    {
      text: 'the pause between two loads does end',
      requirements: ['LIST-05'],
      settles: (view) => view.matches('pace.resting'),
    },
    {
      text: 'more is claimed exactly when the page that came has games and is not the last',
      requirements: ['CAT-05'],
      neverStep: (_from, step, to) => {
        if (step.kind !== 'answer' || !step.ok) return false;
        const page = step.value as { count: number; pageNum: number; totalPages: number };
        return to.context.hasMore !== (page.count > 0 && page.pageNum < page.totalPages);
      },
    },
    {
      text: 'the placeholder shows exactly for a first page without games',
      requirements: ['CAT-05', 'SHELL-15'],
      neverStep: (from, step, to) => {
        const cameEmpty =
          from.matches('games.loading') &&
          !leftTooFar(from.known, step) &&
          step.kind === 'answer' &&
          step.ok &&
          countOf(step) === 0;
        return cameEmpty !== (!from.matches('games.empty') && to.matches('games.empty'));
      },
    },
    {
      text: 'a page that came takes an old problem away',
      requirements: ['NET-05'],
      neverStep: (_from, step, to) => step.kind === 'answer' && step.ok && to.context.error !== null,
    },
    {
      text: 'a page that fails says so and leaves the games that are there',
      requirements: ['CAT-05', 'NET-05'],
      neverStep: (from, step, to) =>
        step.kind === 'answer' &&
        !step.ok &&
        !leftTooFar(from.known, step) &&
        !(
          canonical(to.context.error) === canonical(toChartError(step.value)) &&
          to.matches(from.matches('games.loading') ? 'games.failed' : 'games.moreFailed')
        ),
    },
    {
      text: 'a failed page, and no other, can be asked for again',
      requirements: ['NET-05'],
      neverStep: (from, step, to, _actions, calls) => {
        if (!isUser(step, 'retry.requested')) return false;
        if (from.matches('games.failed')) return !to.matches('games.loading');
        return from.matches('games.moreFailed')
          ? !to.matches('games.loadingMore')
          : changesGames(from, to, calls);
      },
    },
    {
      text: 'the category says what of it shows: games, more on their way, a failure, nothing',
      requirements: ['CAT-05', 'SHELL-15'],
      never: (view) =>
        view.tags.has('shown') !==
          ['ready', 'loadingMore', 'moreFailed'].some((name) => view.matches(`games.${name}`)) ||
        ['loading', 'loadingMore', 'moreFailed', 'empty', 'failed'].some(
          (name) => view.tags.has(name) !== view.matches(`games.${name}`),
        ),
    },
    {
      text: 'loading games always comes to an end',
      requirements: ['CAT-05', 'NET-04'],
      settles: (view) => view.matches('games.loading') || view.matches('games.loadingMore'),
    },
    {
      text: 'from everywhere games can still be shown',
      requirements: ['CAT-04'],
      canReach: (view) => view.matches('games.ready'),
    },
  ],
});
