import { isSame } from '@araw/flow/canonical';
import type { Call, Step, View } from '@araw/flow/model';
import { defineModel } from '#machines/support/defineModel.ts';
import { isSwitchedOffBy, switchedOff } from '#machines/support/switchedOff.ts';
import { toChartError } from '../chartError.ts';
import { type PagedListInput, type PageOutcome, pagedListMachine } from './pagedList.machine.ts';

interface Seen {
  page: number;
  hasMore: boolean;
  error: unknown;
}

/** What has loaded of the list: the last page and whether more remain. */
interface Known {
  page: number;
  /** The page to load first, with all pages before it. */
  first: number;
  hasMore: boolean;
}

/** Pages the model distinguishes; later ones are still requested by number. */
const most = 3;
const list = { gameType: 'RNG', vendor: 'PP' };

const isUser = (step: Step, type: string) => step.kind === 'user' && step.event.type === type;
const answerOf = (step: Step) => (step.kind === 'answer' && step.ok ? (step.value as PageOutcome) : null);
const isEmptied = (step: Step) => step.kind === 'emit' && step.event.type === 'list.emptied';
const loadsIn = (calls: readonly Call[]) => calls.filter(({ actor }) => actor === 'loadPage');
const next = ({ page, first }: Known) => (page === 0 ? first : page + 1);
/** There are fewer games than when the list was left, or some fail to load. */
const leftTooFar = ({ page, first }: Known, step: Step) =>
  step.kind === 'answer' && page === 0 && first > 1 && !answerOf(step)?.count;
/** Only pages of this list are requested, and only the one after the loaded pages. */
const asksFor = ({ input, known }: View<Seen, Known>, calls: readonly Call[]) =>
  loadsIn(calls).every(
    ({ input: asked }) =>
      isSame(asked.list, input.list) && Math.min(asked.page, most) === Math.min(next(known), most),
  );
const isLoading = (view: View<Seen, Known>) => view.matches('open.pages.loading');
const isReady = (view: View<Seen, Known>) => view.matches('open.pages.ready');
const isLoadingMore = (view: View<Seen, Known>) => view.matches('open.pages.loadingMore');
const isFree = (view: View<Seen, Known>) => view.matches('open.pace.free');
/** The operator has no more of the list, or has switched it off. */
const isSwitchedOff = (step: Step) => isSwitchedOffBy(step, 'loadPage');
const changes = (from: View<Seen>, to: View<Seen>, calls: readonly Call[]) =>
  !isSame([from.value, from.context], [to.value, to.context]) || calls.length > 0;

export const pagedListModel = defineModel<Seen, Known>({
  name: 'pagedList',
  machine: pagedListMachine,
  variants: {
    'opened at its beginning': { list, pages: 1 },
    'left on its second page': { list, pages: 2 },
  },
  events: {
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
      error: { 'no answer': { code: 'timeout', message: '', requestId: '' }, ...switchedOff },
    },
    watchList: {
      emits: { 'the last game is taken away': { type: 'list.emptied' } },
      error: { 'it cannot run': { code: 'unknown', message: '', requestId: '' } },
    },
  },
  abstract: ({ list: asked, page, hasMore, error }: any) => ({
    list: asked,
    page: Math.min(page, most),
    hasMore,
    error,
  }),
  shown: ['page', 'hasMore', 'error'],
  observe: {
    start: ({ pages }: PagedListInput) => ({ page: 0, first: pages, hasMore: false }),
    after(known, step) {
      if (leftTooFar(known, step)) return { ...known, first: 1 };
      if (isSwitchedOff(step)) return { ...known, hasMore: false };
      const came = answerOf(step);
      if (!came) return known;
      const page = came.count > 0 ? Math.min(next(known), most) : known.page;
      return { ...known, page, hasMore: came.count > 0 && came.pageNum < came.totalPages };
    },
  },
  rules: [
    {
      text: 'the list’s games load first, as far as they showed when it was left, without a message',
      requirements: ['LIST-05', 'CAT-05', 'SHELL-07'],
      neverStart: (view, _actions, calls) =>
        !isLoading(view) ||
        !isFree(view) ||
        !isSame(view.context, { page: view.input.pages, hasMore: false, error: null }) ||
        calls.length !== 1 ||
        !asksFor(view, calls),
    },
    {
      text: 'a list that does not return as it was left starts at its first page',
      requirements: ['LIST-05', 'CAT-05', 'SHELL-07'],
      neverStep: (from, step, to, _actions, calls) =>
        leftTooFar(from.known, step) && !(isLoading(to) && calls[0]?.input.page === 1),
    },
    {
      text: 'the pages shown are those that arrived, and there are more if the last of them says so',
      requirements: ['LIST-05', 'CAT-05'],
      never: ({ context, known }) =>
        context.page !== (known.page === 0 ? known.first : known.page) || context.hasMore !== known.hasMore,
    },
    {
      text: 'the request is for the list: its first page, or the next one when loading more',
      requirements: ['LIST-05', 'LIST-08', 'CAT-05'],
      neverStep: (_from, _step, to, _actions, calls) =>
        !asksFor(to, calls) || (loadsIn(calls).length > 0 && isLoadingMore(to) !== to.known.page > 0),
    },
    {
      text: 'another page loads only at the end of a list that has more, and at most once a second',
      requirements: ['LIST-05', 'CAT-05'],
      neverStep: (from, step, to) =>
        !isLoadingMore(from) &&
        isLoadingMore(to) &&
        !(
          (isUser(step, 'end.reached') && from.known.hasMore && isReady(from) && isFree(from)) ||
          (isUser(step, 'retry.requested') && from.matches('open.pages.moreFailed'))
        ),
    },
    {
      text: 'the end of a list that has more does load, unless a page loaded within the second before',
      requirements: ['LIST-05', 'CAT-05'],
      neverStep: (from, step, to) =>
        isUser(step, 'end.reached') &&
        isReady(from) &&
        from.known.hasMore &&
        isFree(from) &&
        !(isLoadingMore(to) && to.matches('open.pace.resting')),
    },
    {
      text: 'a page that arrived leaves the list ready for the next',
      requirements: ['LIST-05', 'CAT-05'],
      neverStep: (from, step, to) =>
        isLoadingMore(from) && step.kind === 'answer' && (step.ok || isSwitchedOff(step)) !== isReady(to),
    },
    {
      text: 'the pause between two loads is 1000 ms, and starts with a load',
      requirements: ['LIST-05', 'NET-04'],
      neverStep: (from, step, to) => {
        const [before, after] = [from.matches('open.pace.resting'), to.matches('open.pace.resting')];
        return (
          (before && !after && !to.matches('empty') && !(step.kind === 'time' && step.ms === 1_000)) ||
          (!before && after && !isLoadingMore(to))
        );
      },
    },
    {
      text: 'the pause between two loads does end',
      requirements: ['LIST-05'],
      settles: (view) => view.matches('open.pace.resting'),
    },
    {
      text: 'a list is done exactly if its first page has no games or is switched off, or its last game is removed',
      requirements: ['LIST-06', 'CAT-05', 'SHELL-15', 'NET-05'],
      neverStep: (from, step, to) => {
        const cameEmpty =
          isLoading(from) &&
          !leftTooFar(from.known, step) &&
          (answerOf(step)?.count === 0 || isSwitchedOff(step));
        const becameEmpty = isReady(from) && isEmptied(step);
        return (cameEmpty || becameEmpty) !== (!from.matches('empty') && to.matches('empty'));
      },
    },
    {
      text: 'only loaded games are watched, with all their pages, so that the last one can disappear',
      requirements: ['LIST-06'],
      neverStep: (from, _step, to, _actions, calls) => {
        const watched = calls.filter(({ actor }) => actor === 'watchList');
        return (
          watched.length !== (!isReady(from) && isReady(to) ? 1 : 0) ||
          watched.some(
            ({ input }) =>
              !isSame(input.list, to.input.list) ||
              Math.min(input.page, most) !== Math.min(to.known.page, most),
          )
        );
      },
    },
    {
      text: 'a page that arrived clears an old problem',
      requirements: ['NET-05'],
      neverStep: (_from, step, to) =>
        answerOf(step) !== null && !to.matches('empty') && to.context.error !== null,
    },
    {
      text: 'a failed page, or a list that cannot be watched, says so and keeps the games; being switched off is not a failure',
      requirements: ['LIST-05', 'CAT-05', 'NET-05'],
      neverStep: (from, step, to) =>
        step.kind === 'answer' &&
        !step.ok &&
        !leftTooFar(from.known, step) &&
        (isSwitchedOff(step)
          ? !to.matches('empty') && to.context.error !== null
          : !isSame(to.context.error, toChartError(step.value)) ||
            !to.matches(isLoading(from) ? 'open.pages.failed' : 'open.pages.moreFailed')),
    },
    {
      text: 'only a failed page can be retried',
      requirements: ['NET-05'],
      neverStep: (from, step, to, _actions, calls) => {
        if (!isUser(step, 'retry.requested')) return false;
        if (from.matches('open.pages.failed')) return !isLoading(to);
        return from.matches('open.pages.moreFailed') ? !isLoadingMore(to) : changes(from, to, calls);
      },
    },
    {
      text: 'the list says what it shows: games, more loading, a failure',
      requirements: ['LIST-05', 'CAT-05', 'SHELL-15'],
      never: (view) =>
        view.tags.has('shown') !==
          ['ready', 'loadingMore', 'moreFailed'].some((name) => view.matches(`open.pages.${name}`)) ||
        ['loading', 'loadingMore', 'moreFailed', 'failed'].some(
          (name) => view.tags.has(name) !== view.matches(`open.pages.${name}`),
        ),
    },
    {
      text: 'loading games always ends',
      requirements: ['LIST-05', 'CAT-05', 'NET-04'],
      settles: (view) => isLoading(view) || isLoadingMore(view),
    },
    {
      text: 'games can be shown from every state except an empty list',
      requirements: ['LIST-05', 'CAT-05'],
      from: (view) => !view.matches('empty'),
      canReach: isReady,
    },
  ],
});
