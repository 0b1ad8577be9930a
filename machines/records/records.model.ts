import { isSame } from '@araw/flow/canonical';
import type { Call, Effect, Step, View } from '@araw/flow/model';
import { defineModel } from '#machines/support/defineModel.ts';
import { switchedOff, switchedOffRule, triesAgain } from '#machines/support/switchedOff.ts';
import { type ChartError, toChartError } from '../chartError.ts';
import {
  type OpenBet,
  type RecordPageOutcome,
  type RecordPageRequest,
  type RecordsInput,
  recordsMachine,
} from './records.machine.ts';
import type { Range, RecordName, Selection } from './records.rules.ts';

interface Seen extends Selection {
  record: RecordName;
  view: string;
  pages: number;
  cursors: string[];
  range: Range | null;
  next: string | null;
  newer: number;
  openBet: OpenBet | null;
  error: ChartError | null;
}

/** What has loaded of the current list. */
interface Known extends Selection {
  /** Loaded pages; until one loads, those shown when the list was left. */
  pages: number;
  range: Range | null;
  next: string | null;
  newer: number;
  /** Whether the list has restarted automatically. */
  restarted: boolean;
}

type Seeing = View<Seen, Known>;

/** Pages that the model distinguishes. */
const most = 2;

const isUser = (step: Step, type: string) => step.kind === 'user' && step.event.type === type;
const answerOf = (step: Step) =>
  step.kind === 'answer' && step.ok ? (step.value as RecordPageOutcome) : null;

const oneDay: Range = { from: '2026-11-20', to: '2026-11-20' };
const mostDays: Range = { from: '2026-08-25', to: '2026-11-22' };
const ranges: Record<string, Range> = {
  'one day': oneDay,
  'as many days as a record shows': mostDays,
  'one day more than that': { ...mostDays, from: '2026-08-24' },
  'the wrong way round': { from: '2026-11-04', to: '2026-11-03' },
  'from a day that is none': { from: '2026-02-30', to: '2026-03-05' },
  'to a day that is none': { from: '2026-02-20', to: '2026-02-30' },
  'no days': { from: 'x', to: 'y' },
};
const isShowable = (step: Record<string, unknown>) =>
  [oneDay, mostDays].some(({ from, to }) => step['from'] === from && step['to'] === to);

/** What each record can be filtered by (REC-02 … 05). */
const filters: Record<RecordName, readonly unknown[]> = {
  bets: ['gameType', 'state'],
  movements: ['types'],
  deposits: ['state', 'method'],
  withdrawals: ['state', 'method'],
  profit: [],
  rebates: [],
  teamFigures: ['account'],
  teamProfit: ['account', 'gameType'],
  teamBets: ['account', 'gameType', 'state'],
  income: ['by'],
};

/** How each record's rows can be grouped (REC-05, TEAM-01). */
const views: Partial<Record<RecordName, readonly unknown[]>> = {
  profit: ['day', 'category', 'game'],
  teamFigures: ['day', 'category', 'subordinate'],
};
/** Records saved as CSV. */
const saved: readonly RecordName[] = ['profit', 'teamFigures', 'teamProfit', 'income'];

/** The list that a step chooses; null if it chooses none. */
function chosenBy(
  { context: { record }, known, matches }: Pick<Seeing, 'context' | 'known' | 'matches'>,
  step: Step,
): Selection | null {
  if (step.kind !== 'user') return null;
  const { event } = step;
  switch (event.type) {
    case 'period.chosen':
      return { ...selectionOf(known), days: { period: event.period } };
    case 'range.applied':
      return isShowable(event)
        ? { ...selectionOf(known), days: { period: 'range', from: event.from, to: event.to } }
        : null;
    case 'filter.chosen':
      return filters[record].includes(event.name)
        ? { ...selectionOf(known), filters: { ...known.filters, [event.name]: event.value } }
        : null;
    case 'filters.cleared':
      return record !== 'income' &&
        (matches('list.empty') || matches('list.failed')) &&
        Object.values(known.filters).some((value) => value !== '')
        ? { ...selectionOf(known), filters: {} }
        : null;
    case 'category.chosen':
      return record === 'bets'
        ? {
            days: { period: 'range', from: event.day, to: event.day },
            filters: { ...known.filters, gameType: event.gameType },
          }
        : null;
    default:
      return null;
  }
}

const selectionOf = ({ days, filters }: Selection): Selection => ({ days, filters });

const nothingYet = { pages: 1, range: null, next: null, newer: 0, restarted: false };

type Stood = Pick<Seeing, 'matches' | 'known'>;

const isLoading = (view: Stood) => view.matches('list.loading');
const isReady = (view: Stood) => view.matches('list.ready');
const isLoadingMore = (view: Stood) => view.matches('list.loadingMore');
const isKept = (view: Stood) => view.matches('list.outdated');

/** Whether a step returns to the list's first page for the first time. */
const restarts = (view: Stood, step: Step) =>
  isLoadingMore(view) && answerOf(step)?.as === 'restarted' && !view.known.restarted;

/** Whether a step restarts the current list. */
const beginsAgain = (view: Stood & Pick<Seeing, 'context'>, step: Step) =>
  (isReady(view) && isUser(step, 'newer.requested') && view.known.newer > 0) ||
  (view.matches('list.failed') && isUser(step, 'net.returned')) ||
  triesAgain(view, step, 'list.failed') ||
  (isKept(view) && (isUser(step, 'retry.requested') || isUser(step, 'net.returned'))) ||
  (view.matches('sheet.changedBet') && isUser(step, 'bet.closed')) ||
  restarts(view, step);

const asksFirst = (call: Call | undefined, { input, known }: Seeing) =>
  isSame(call?.input, {
    record: input.record,
    ...selectionOf(known),
    pages: known.pages,
    range: null,
    cursor: '',
    before: [],
  } satisfies RecordPageRequest);
const asksNext = (call: Call | undefined, { input, known, context }: Seeing) =>
  isSame(call?.input, {
    record: input.record,
    ...selectionOf(known),
    pages: 1,
    range: known.range,
    cursor: known.next,
    before: context.cursors,
  });

const range: Range = { from: '2026-11-16', to: '2026-11-22' };
const page = {
  count: 25,
  range,
  cursors: [''],
  next: null,
  newer: 0,
  as: 'asked',
} satisfies RecordPageOutcome;
const bet: OpenBet = { source: 'round', id: 'b1' };
const period = { period: '7days' } as const;

const has = (effects: readonly Effect[], action: string) =>
  effects.some((effect) => effect.action === action);

export const recordsModel = defineModel<Seen, Known>({
  name: 'records',
  machine: recordsMachine,
  variants: {
    'bets of a week': { record: 'bets', days: period, filters: {}, view: 'day', pages: 1 },
    'bets of a link, left on their second page': {
      record: 'bets',
      days: { period: 'range', from: '2026-11-20', to: '2026-11-20' },
      filters: { gameType: 'RNG' },
      view: 'day',
      pages: 2,
    },
    'movements of an agent': {
      record: 'movements',
      days: period,
      filters: { types: 'A' },
      view: 'day',
      pages: 1,
    },
    'deposits of a state': {
      record: 'deposits',
      days: period,
      filters: { state: 'waiting' },
      view: 'day',
      pages: 1,
    },
    'withdrawals of every state': {
      record: 'withdrawals',
      days: period,
      filters: { state: '' },
      view: 'day',
      pages: 1,
    },
    'profit and loss': { record: 'profit', days: period, filters: {}, view: 'day', pages: 1 },
    'claims of rebates': { record: 'rebates', days: period, filters: {}, view: 'day', pages: 1 },
    'figures of a team': { record: 'teamFigures', days: period, filters: {}, view: 'day', pages: 1 },
    'profit of a line': {
      record: 'teamProfit',
      days: period,
      filters: { account: 'jose' },
      view: 'day',
      pages: 1,
    },
    'bets of a team': { record: 'teamBets', days: period, filters: {}, view: 'day', pages: 1 },
    'income of an agent': {
      record: 'income',
      days: period,
      filters: { by: 'category' },
      view: 'day',
      pages: 1,
    },
  },
  events: {
    'period.chosen': { 'seven days': { period: '7days' } },
    'calendar.opened': { '': {} },
    'calendar.closed': { '': {} },
    'range.applied': ranges,
    'filter.chosen': {
      'open bets': { name: 'state', value: 'open' },
      slots: { name: 'gameType', value: 'RNG' },
      'money that came in': { name: 'types', value: 'D' },
      'orders by e-wallets': { name: 'method', value: 'eWallet' },
      'the line of an account': { name: 'account', value: 'jose' },
      'income by subordinate': { name: 'by', value: 'subordinate' },
    },
    'filters.cleared': { '': {} },
    'category.chosen': { 'slots of a day': { day: '2026-11-20', gameType: 'RNG' } },
    'view.chosen': {
      day: { view: 'day' },
      category: { view: 'category' },
      game: { view: 'game' },
      subordinate: { view: 'subordinate' },
    },
    'end.reached': { '': {} },
    'retry.requested': { '': {} },
    'newer.requested': { '': {} },
    'net.returned': { '': {} },
    'bet.opened': { 'a round': bet },
    'bet.changed': { '': {} },
    'bet.closed': { '': {} },
    'csv.requested': { '': {} },
  },
  actors: {
    loadPage: {
      done: {
        'all there is': page,
        'a page with more behind it, and a newer row': { ...page, next: 'c2', newer: 1 },
        'nothing, though with more behind it and a newer row': { ...page, count: 0, next: 'c2', newer: 1 },
        'what had come before, with more behind it and a newer row': {
          ...page,
          next: 'c2',
          newer: 1,
          as: 'kept',
        },
        'the first page again': { ...page, count: 3, as: 'restarted' },
        'the first page again, without anything new': { ...page, count: 0, next: 'c2', as: 'restarted' },
      },
      error: { 'no answer': { code: 'timeout', message: '', requestId: '' }, ...switchedOff },
    },
  },
  abstract: ({ cursors, ...context }: any) => ({ ...context, cursors: cursors.slice(0, most) }),
  shown: [
    'record',
    'days',
    'filters',
    'view',
    'pages',
    'cursors',
    'range',
    'next',
    'newer',
    'openBet',
    'error',
  ],
  observe: {
    start: ({ days, filters, pages }: RecordsInput) => ({ ...nothingYet, days, filters, pages }),
    after(known, step, outcome) {
      const from = { ...outcome.from, known };
      const chosen = chosenBy(from, step);
      if (chosen) return { ...nothingYet, ...chosen };
      if (beginsAgain(from, step)) {
        return { ...nothingYet, ...selectionOf(known), restarted: restarts(from, step) };
      }
      const came = answerOf(step);
      if (!came) return known;
      const more = isLoadingMore(from);
      if (more && came.count === 0) return { ...known, next: null, newer: came.newer };
      return {
        ...selectionOf(known),
        restarted: known.restarted,
        pages: Math.min((more ? known.pages : 0) + came.cursors.length, most),
        range: more ? known.range : came.range,
        next: came.next,
        newer: came.newer,
      };
    },
  },
  rules: [
    {
      text: 'a record loads first, with the days, filters and pages of its address and position',
      requirements: ['REC-01', 'REC-08', 'SHELL-07'],
      neverStart: (view, _actions, calls) =>
        !isLoading(view) || calls.length !== 1 || !asksFirst(calls[0], view),
    },
    {
      text: 'the days and filters shown are the last ones chosen',
      requirements: ['REC-01', 'REC-02', 'REC-03'],
      never: (view) => !isSame(selectionOf(view.context), selectionOf(view.known)),
    },
    {
      text: 'every choice loads immediately, from its newest row and in its own days, without waiting for an earlier answer',
      requirements: ['REC-01', 'REC-08'],
      neverStep: (from, step, to, actions, calls) =>
        chosenBy(from, step) !== null &&
        !(isLoading(to) && calls.length === 1 && asksFirst(calls[0], to) && actions.includes('showTop')),
    },
    {
      text: 'a record’s list is reloaded only for newer rows, after a failure, and when the open bet has changed',
      requirements: ['REC-01', 'REC-02', 'REC-08'],
      neverStep: (from, step, to, _actions, calls) =>
        beginsAgain(from, step)
          ? !(isLoading(to) && calls.length === 1 && asksFirst(calls[0], to))
          : chosenBy(from, step) === null &&
            calls.length > 0 &&
            !(isLoadingMore(to) && calls.length === 1 && asksNext(calls[0], from)),
    },
    {
      text: 'the next page is requested at the end of a list that has more, with the previous page’s cursor and the days of the first',
      requirements: ['REC-08'],
      neverStep: (from, step, to, _actions, calls) => {
        const wanted =
          (isReady(from) && isUser(step, 'end.reached') && from.known.next !== null) ||
          (from.matches('list.moreFailed') && isUser(step, 'retry.requested'));
        const began = !isLoadingMore(from) && isLoadingMore(to);
        return wanted !== began || (began && !(calls.length === 1 && asksNext(calls[0], from)));
      },
    },
    {
      text: 'the pages shown are those that arrived, and there are more if the last of them says so',
      requirements: ['REC-08'],
      never: (view) =>
        (view.tags.has('shown') || view.matches('list.empty')) &&
        !isSame(
          [view.context.cursors.length, view.context.range, view.context.next, view.context.newer],
          [view.known.pages, view.known.range, view.known.next, view.known.newer],
        ),
    },
    {
      text: 'a list returned to is read with the pages that were shown, another one with its first',
      requirements: ['REC-08', 'SHELL-07'],
      never: (view) => isLoading(view) && view.context.pages !== view.known.pages,
    },
    {
      text: 'nothing covers a record when it opens',
      requirements: ['REC-01'],
      neverStart: (view) => !view.matches('sheet.closed'),
    },
    {
      text: 'nothing of another list is shown while one loads',
      requirements: ['REC-01'],
      neverStep: (_from, _step, to) =>
        isLoading(to) &&
        !isSame(
          [to.context.cursors, to.context.range, to.context.next, to.context.newer],
          [[], null, null, 0],
        ),
    },
    {
      text: 'a list without rows says so, and one with only earlier rows says that',
      requirements: ['REC-01', 'SHELL-15'],
      neverStep: (from, step, to) => {
        const came = isLoading(from) ? answerOf(step) : null;
        if (!came) return false;
        return !to.matches(
          came.count === 0 ? 'list.empty' : came.as === 'kept' ? 'list.outdated' : 'list.ready',
        );
      },
    },
    {
      text: 'a later page that is the first one again shows the list from its start, once',
      requirements: ['REC-08'],
      neverStep: (from, step, to, actions) =>
        isLoadingMore(from) &&
        answerOf(step) !== null &&
        (restarts(from, step) ? !(isLoading(to) && actions.includes('showTop')) : !isReady(to)),
    },
    {
      text: 'a later page without anything new ends the list, whatever it claims, and removes nothing',
      requirements: ['REC-08', 'NET-07'],
      neverStep: (from, step, to) =>
        isLoadingMore(from) &&
        answerOf(step)?.count === 0 &&
        !restarts(from, step) &&
        !(to.context.next === null && isSame(to.context.cursors, from.context.cursors)),
    },
    {
      text: 'newer rows are shown from the top of the list',
      requirements: ['REC-08'],
      neverStep: (from, step, _to, actions) =>
        isUser(step, 'newer.requested') && beginsAgain(from, step) && !actions.includes('showTop'),
    },
    {
      text: 'a failed page says so, keeps the rows, and can be retried',
      requirements: ['REC-01', 'NET-05'],
      neverStep: (from, step, to) =>
        step.kind === 'answer' &&
        !step.ok &&
        !(
          isSame(to.context.error, toChartError(step.value)) &&
          to.matches(isLoading(from) ? 'list.failed' : 'list.moreFailed') &&
          isSame(to.context.cursors, from.context.cursors)
        ),
    },
    {
      text: 'a page that arrived, and a list that loads from its start, clear an old failure',
      requirements: ['NET-05'],
      neverStep: (_from, step, to) => (answerOf(step) !== null || isLoading(to)) && to.context.error !== null,
    },
    {
      text: 'the calendar opens and closes on request, and applying days closes it',
      requirements: ['REC-01'],
      neverStep(from, step, to) {
        const [was, is] = [from.matches('sheet.calendar'), to.matches('sheet.calendar')];
        if (isUser(step, 'calendar.opened')) return is !== (was || from.context.openBet === null);
        if (isUser(step, 'calendar.closed')) return is;
        if (isUser(step, 'range.applied')) return is !== (was && chosenBy(from, step) === null);
        return was !== is;
      },
    },
    {
      text: 'only a bet in the betting record is open, from its tap until it is closed',
      requirements: ['REC-02'],
      neverStep(from, step, to) {
        const [was, is] = [from.context.openBet, to.context.openBet];
        if (isUser(step, 'bet.opened') && was === null && !from.matches('sheet.calendar')) {
          return !isSame(is, from.context.record === 'bets' ? bet : null);
        }
        if (isUser(step, 'bet.closed')) return is !== null;
        return !isSame(was, is);
      },
    },
    {
      text: 'a bet that changed while it was open is remembered until it is closed',
      requirements: ['REC-02'],
      neverStep: (from, step, to) =>
        to.matches('sheet.changedBet') !==
        ((from.matches('sheet.bet') && isUser(step, 'bet.changed')) ||
          (from.matches('sheet.changedBet') && !isUser(step, 'bet.closed'))),
    },
    {
      text: 'only profit and loss and a team’s figures are grouped, as chosen',
      requirements: ['REC-05', 'TEAM-01'],
      neverStep: (from, step, to) => {
        const chosen = step.kind === 'user' && step.event.type === 'view.chosen' ? step.event['view'] : null;
        const isTaken = views[from.context.record]?.includes(chosen) ?? false;
        return to.context.view !== (isTaken ? chosen : from.context.view);
      },
    },
    {
      text: 'only profit and loss, a team’s totals and commission are saved as CSV, as shown and whenever requested',
      requirements: ['REC-05', 'REC-08', 'TEAM-01', 'TEAM-04'],
      neverStep: (from, step, _to, _actions, _calls, effects) =>
        has(effects, 'saveCsv') !==
        (isUser(step, 'csv.requested') &&
          (isReady(from) || isKept(from)) &&
          saved.includes(from.context.record)),
    },
    {
      text: 'the record says what it shows',
      requirements: ['REC-01', 'SHELL-15'],
      never: (view) =>
        view.tags.has('shown') !==
          ['ready', 'loadingMore', 'moreFailed', 'outdated'].some((name) => view.matches(`list.${name}`)) ||
        (['loading', 'loadingMore', 'moreFailed', 'empty', 'outdated', 'failed'] as const).some(
          (name) => view.tags.has(name) !== view.matches(`list.${name}`),
        ) ||
        view.tags.has('calendarOpen') !== view.matches('sheet.calendar') ||
        view.tags.has('betOpen') !== (view.context.openBet !== null) ||
        view.tags.has('betOpen') !== ['bet', 'changedBet'].some((name) => view.matches(`sheet.${name}`)),
    },
    {
      text: 'loading always ends',
      requirements: ['REC-01', 'NET-04'],
      settles: (view) => isLoading(view) || isLoadingMore(view),
    },
    {
      text: 'rows can be reached from every state',
      requirements: ['REC-01'],
      canReach: isReady,
    },
    switchedOffRule('list.failed'),
  ],
});
