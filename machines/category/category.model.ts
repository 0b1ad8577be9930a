import type { GameType } from '#services/contract/gameCodes.ts';
import { canonical } from '#tools/flow/canonical.ts';
import { type Call, defineModel, type Step, type View } from '#tools/flow/model.ts';
import { categoryMachine } from './category.machine.ts';

interface Seen {
  gameType: GameType;
  pageSize: number;
  vendor: string;
  page: 'first' | 'later';
  hasMore: boolean;
  problem: unknown;
}

const isUser = (step: Step, type: string) => step.kind === 'user' && step.event.type === type;
const changesGames = (from: View<Seen>, to: View<Seen>, calls: readonly Call[]) =>
  canonical([from.value, from.context]) !== canonical([to.value, to.context]) || calls.length > 0;
const countOf = (step: Step & { kind: 'answer' }) => (step.value as { count: number }).count;

export const categoryModel = defineModel<Seen>({
  name: 'category',
  machine: categoryMachine,
  variants: {
    'slots of all vendors': { gameType: 'RNG', pageSize: 25, vendor: '' },
    'slots of one vendor': { gameType: 'RNG', pageSize: 25, vendor: 'PP' },
    'live casino': { gameType: 'LIVE', pageSize: 12, vendor: '' },
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
  abstract: ({ gameType, pageSize, vendor, page, hasMore, problem }: any) => ({
    gameType,
    pageSize,
    vendor,
    page: page === 1 ? 'first' : 'later',
    hasMore,
    problem: problem !== null,
  }),
  rules: [
    {
      text: "another vendor's games begin at the first page and load at once",
      requirements: ['CAT-05'],
      neverStep: (from, step, to) =>
        step.kind === 'user' &&
        isUser(step, 'vendor.chosen') &&
        step.event.vendor !== from.context.vendor &&
        !(
          to.context.vendor === step.event.vendor &&
          to.context.page === 'first' &&
          to.matches('games.loading')
        ),
    },
    {
      text: 'the vendor that shows already is not loaded again',
      requirements: ['CAT-05'],
      neverStep: (from, step, to, _actions, calls) =>
        step.kind === 'user' &&
        isUser(step, 'vendor.chosen') &&
        step.event.vendor === from.context.vendor &&
        changesGames(from, to, calls),
    },
    {
      text: 'a tap on a vendor, and nothing else, brings it to the middle of the menu',
      requirements: ['CAT-04'],
      neverStep: (_from, step, _to, actions) =>
        isUser(step, 'vendor.chosen') !== actions.includes('centreVendor'),
    },
    {
      text: 'the games of another vendor begin without the end and the problem of those before',
      requirements: ['CAT-05', 'NET-05'],
      neverStep: (from, _step, to) =>
        from.context.vendor !== to.context.vendor && (to.context.hasMore || to.context.problem !== false),
    },
    {
      text: "what is asked for is the category's games of the chosen vendor: the first page, or the next one",
      requirements: ['CAT-05'],
      neverStep: (_from, _step, to, _actions, calls) =>
        calls.some(
          ({ input: asked }) =>
            asked.vendor !== to.context.vendor ||
            asked.gameType !== to.context.gameType ||
            asked.pageSize !== to.context.pageSize ||
            to.matches('games.loadingMore') !== asked.page > 1,
        ),
    },
    {
      text: 'another page loads only at the end of games that have more, and at most once a second',
      requirements: ['CAT-05', 'LIST-05'],
      neverStep: (from, step, to) =>
        !from.matches('games.loadingMore') &&
        to.matches('games.loadingMore') &&
        !(
          (isUser(step, 'end.reached') &&
            from.context.hasMore &&
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
        from.context.hasMore &&
        from.matches('pace.free') &&
        !(to.matches('games.loadingMore') && to.matches('pace.resting')),
    },
    {
      text: 'another page joins the games exactly when it came with some',
      requirements: ['CAT-05'],
      neverStep: (from, step, to) => {
        if (!from.matches('games.loadingMore') || step.kind !== 'answer') return false;
        const joins = step.ok && countOf(step) > 0;
        return (
          to.context.page !== (joins ? 'later' : from.context.page) || step.ok !== to.matches('games.ready')
        );
      },
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
          from.matches('games.loading') && step.kind === 'answer' && step.ok && countOf(step) === 0;
        return cameEmpty !== (!from.matches('games.empty') && to.matches('games.empty'));
      },
    },
    {
      text: 'a page that came takes an old problem away',
      requirements: ['NET-05'],
      neverStep: (_from, step, to) => step.kind === 'answer' && step.ok && to.context.problem !== false,
    },
    {
      text: 'a page that fails says so and leaves the games that are there',
      requirements: ['CAT-05', 'NET-05'],
      neverStep: (from, step, to) =>
        step.kind === 'answer' &&
        !step.ok &&
        !(
          to.context.problem !== false &&
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
