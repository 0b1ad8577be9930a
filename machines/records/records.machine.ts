import { assign, fromPromise, setup, stateIn } from 'xstate';
import type { BetSource } from '@araw/contract/cashier/records';
import type { Period } from '@araw/contract/values/recordDays';
import type { ChartError } from '../chartError.ts';
import { notProvided } from '../notProvided.ts';
import { thrownError } from '../outcome.ts';
import { mayRetry } from '../switchedOff.ts';
import {
  filterNames,
  isRange,
  type Range,
  type RecordName,
  type RecordView,
  recordViews,
  savedRecords,
  type Selection,
} from './records.rules.ts';

export interface RecordPageRequest extends Selection {
  record: RecordName;
  /** The dates that the first page returned, reused for later pages; null for the first. */
  range: Range | null;
  /** The cursor to start at; '' is the newest row. */
  cursor: string;
  /** The cursors of the pages already shown. */
  before: string[];
  /** How many pages to read in sequence; more than one when the player returns to a list. */
  pages: number;
}

/** What the chart needs from a loaded page. */
export interface RecordPageOutcome {
  /** New rows that no earlier page had. */
  count: number;
  range: Range;
  /** The cursors of the loaded pages, in order. */
  cursors: string[];
  /** The next cursor; null at the end. */
  next: string | null;
  /** Rows newer than the first page's snapshot. */
  newer: number;
  /**
   * `kept`: nothing loaded, so this is the earlier data. `restarted`: the operator returned the newest rows
   * although a later page was requested.
   */
  as: 'asked' | 'kept' | 'restarted';
}

export interface OpenBet {
  source: BetSource;
  id: string;
}

export interface RecordsInput extends Selection {
  record: RecordName;
  view: RecordView;
  /** How many pages showed when the record was left; 1 for a newly opened one. */
  pages: number;
}

interface Context extends RecordsInput {
  range: Range | null;
  cursors: string[];
  next: string | null;
  newer: number;
  /** The list has restarted automatically once. A second restart could loop if the operator knows no cursors. */
  restarted: boolean;
  openBet: OpenBet | null;
  error: ChartError | null;
}

type Event =
  | { type: 'period.chosen'; period: Period }
  | { type: 'calendar.opened' }
  | { type: 'calendar.closed' }
  /** From the calendar, which then closes. */
  | ({ type: 'range.applied' } & Range)
  | { type: 'filter.chosen'; name: string; value: string }
  | { type: 'filters.cleared' }
  /** One category on one day (REC-02). */
  | { type: 'category.chosen'; day: string; gameType: string }
  | { type: 'view.chosen'; view: RecordView }
  | { type: 'end.reached' }
  | { type: 'retry.requested' }
  /** The player wants to see the newer rows that were announced. */
  | { type: 'newer.requested' }
  | { type: 'net.returned' }
  | ({ type: 'bet.opened' } & OpenBet)
  /** Part of the open bet was cancelled. */
  | { type: 'bet.changed' }
  | { type: 'bet.closed' }
  | { type: 'csv.requested' };

const isSet = (value: string) => value !== '';

/**
 * One of the player's records (REC-01, REC-08): its days, filters, pages, calendar and open bet.
 * The rows are in the query cache: `loadPage` puts them there and reports what the chart branches on. Each page
 * starts at the cursor of the one before, within the days that the first page returned.
 */
export const recordsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as RecordsInput,
    tags: {} as
      | 'loading'
      | 'shown'
      | 'loadingMore'
      | 'moreFailed'
      | 'empty'
      | 'outdated'
      | 'failed'
      | 'calendarOpen'
      | 'betOpen',
  },
  actors: { loadPage: fromPromise<RecordPageOutcome, RecordPageRequest>(notProvided('loadPage')) },
  guards: {
    mayRetry,
    isKept: (_, { as }: RecordPageOutcome) => as === 'kept',
    hasRestarted: ({ context }, { as }: RecordPageOutcome) => as === 'restarted' && !context.restarted,
    isEmpty: (_, { count }: RecordPageOutcome) => count === 0,
    hasMore: ({ context }) => context.next !== null,
    hasNewer: ({ context }) => context.newer > 0,
    /** The filter of `income` only groups its rows, so it never hides any. */
    isFiltered: ({ context: { filters, record } }) =>
      record !== 'income' && Object.values(filters).some(isSet),
    hasFilter: ({ context }, { name }: { name: string }) =>
      filterNames[context.record].some((known) => known === name),
    hasView: ({ context }, { view }: { view: RecordView }) =>
      recordViews[context.record]?.includes(view) ?? false,
    isSaved: ({ context }) => savedRecords.includes(context.record),
    isBets: ({ context }) => context.record === 'bets',
    isRange: (_, range: Range) => isRange(range),
    hasChanged: stateIn({ sheet: 'changedBet' }),
  },
  actions: {
    notePeriod: assign((_, { period }: { period: Period }) => ({ days: { period } })),
    noteRange: assign((_, { from, to }: Range) => ({ days: { period: 'range' as const, from, to } })),
    noteFilter: assign(({ context }, { name, value }: { name: string; value: string }) => ({
      filters: { ...context.filters, [name]: value },
    })),
    noteCategory: assign(({ context }, { day, gameType }: { day: string; gameType: string }) => ({
      days: { period: 'range' as const, from: day, to: day },
      filters: { ...context.filters, gameType },
    })),
    clearFilters: assign({ filters: {} }),
    noteView: assign((_, { view }: { view: RecordView }) => ({ view })),
    /** Restarts the list at its newest row. */
    beginList: assign({
      pages: 1,
      range: null,
      cursors: [],
      next: null,
      newer: 0,
      restarted: false,
      error: null,
    }),
    noteRestart: assign({ restarted: true }),
    noteFirst: assign((_, { range, cursors, next, newer }: RecordPageOutcome) => ({
      range,
      cursors,
      next,
      newer,
    })),
    noteMore: assign(({ context }, { cursors, next, newer }: RecordPageOutcome) => ({
      cursors: [...context.cursors, ...cursors],
      next,
      newer,
      error: null,
    })),
    /** There are no more pages, whatever the last one claimed. */
    noteEnd: assign((_, { newer }: RecordPageOutcome) => ({ next: null, newer, error: null })),
    noteError: assign((_, error: ChartError) => ({ error })),
    noteBet: assign((_, { source, id }: OpenBet) => ({ openBet: { source, id } })),
    clearBet: assign({ openBet: null }),
    /** Scrolls to the top: a new list must not open where the last one was left. */
    showTop: () => {},
    saveCsv: () => {},
  },
}).createMachine({
  id: 'records',
  context: ({ input }) => ({
    ...input,
    range: null,
    cursors: [],
    next: null,
    newer: 0,
    restarted: false,
    openBet: null,
    error: null,
  }),
  type: 'parallel',
  states: {
    list: {
      initial: 'loading',
      on: {
        'period.chosen': {
          target: '.loading',
          actions: [{ type: 'notePeriod', params: ({ event }) => event }, 'beginList', 'showTop'],
        },
        'range.applied': {
          guard: { type: 'isRange', params: ({ event }) => event },
          target: '.loading',
          actions: [{ type: 'noteRange', params: ({ event }) => event }, 'beginList', 'showTop'],
        },
        'filter.chosen': {
          guard: { type: 'hasFilter', params: ({ event }) => event },
          target: '.loading',
          actions: [{ type: 'noteFilter', params: ({ event }) => event }, 'beginList', 'showTop'],
        },
        'category.chosen': {
          guard: 'isBets',
          target: '.loading',
          actions: [{ type: 'noteCategory', params: ({ event }) => event }, 'beginList', 'showTop'],
        },
        'view.chosen': {
          guard: { type: 'hasView', params: ({ event }) => event },
          actions: { type: 'noteView', params: ({ event }) => event },
        },
        'bet.closed': { guard: 'hasChanged', target: '.loading', actions: 'beginList' },
      },
      states: {
        loading: {
          tags: 'loading',
          invoke: {
            id: 'loadPage',
            src: 'loadPage',
            input: ({ context: { record, days, filters, pages } }) => ({
              record,
              days,
              filters,
              pages,
              range: null,
              cursor: '',
              before: [],
            }),
            onDone: [
              {
                guard: { type: 'isEmpty', params: ({ event }) => event.output },
                target: 'empty',
                actions: { type: 'noteFirst', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isKept', params: ({ event }) => event.output },
                target: 'outdated',
                actions: { type: 'noteFirst', params: ({ event }) => event.output },
              },
              { target: 'ready', actions: { type: 'noteFirst', params: ({ event }) => event.output } },
            ],
            onError: { target: 'failed', actions: { type: 'noteError', params: thrownError } },
          },
        },
        ready: {
          tags: 'shown',
          on: {
            'end.reached': { guard: 'hasMore', target: 'loadingMore' },
            'newer.requested': { guard: 'hasNewer', target: 'loading', actions: ['beginList', 'showTop'] },
            'csv.requested': { guard: 'isSaved', actions: 'saveCsv' },
          },
        },
        loadingMore: {
          tags: ['shown', 'loadingMore'],
          invoke: {
            id: 'loadPage',
            src: 'loadPage',
            input: ({ context: { record, days, filters, range, next, cursors } }) => ({
              record,
              days,
              filters,
              pages: 1,
              range,
              cursor: next!,
              before: cursors,
            }),
            onDone: [
              {
                guard: { type: 'hasRestarted', params: ({ event }) => event.output },
                target: 'loading',
                actions: ['beginList', 'noteRestart', 'showTop'],
              },
              {
                guard: { type: 'isEmpty', params: ({ event }) => event.output },
                target: 'ready',
                actions: { type: 'noteEnd', params: ({ event }) => event.output },
              },
              { target: 'ready', actions: { type: 'noteMore', params: ({ event }) => event.output } },
            ],
            onError: { target: 'moreFailed', actions: { type: 'noteError', params: thrownError } },
          },
        },
        moreFailed: { tags: ['shown', 'moreFailed'], on: { 'retry.requested': 'loadingMore' } },
        empty: {
          tags: 'empty',
          on: {
            'filters.cleared': {
              guard: 'isFiltered',
              target: 'loading',
              actions: ['clearFilters', 'beginList', 'showTop'],
            },
          },
        },
        /** Shows the earlier data because nothing loads now. */
        outdated: {
          tags: ['shown', 'outdated'],
          on: {
            'retry.requested': { target: 'loading', actions: 'beginList' },
            'net.returned': { target: 'loading', actions: 'beginList' },
            'csv.requested': { guard: 'isSaved', actions: 'saveCsv' },
          },
        },
        failed: {
          tags: 'failed',
          on: {
            'retry.requested': { guard: 'mayRetry', target: 'loading', actions: 'beginList' },
            'net.returned': { target: 'loading', actions: 'beginList' },
            'filters.cleared': {
              guard: 'isFiltered',
              target: 'loading',
              actions: ['clearFilters', 'beginList', 'showTop'],
            },
          },
        },
      },
    },
    /** Only one sheet at a time covers the list. */
    sheet: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'calendar.opened': 'calendar',
            'bet.opened': {
              guard: 'isBets',
              target: 'bet',
              actions: { type: 'noteBet', params: ({ event }) => event },
            },
          },
        },
        calendar: {
          tags: 'calendarOpen',
          on: {
            'calendar.closed': 'closed',
            'range.applied': {
              guard: { type: 'isRange', params: ({ event }) => event },
              target: 'closed',
            },
          },
        },
        bet: {
          tags: 'betOpen',
          on: {
            'bet.changed': 'changedBet',
            'bet.closed': { target: 'closed', actions: 'clearBet' },
          },
        },
        /** The bet now differs from the list's row. */
        changedBet: {
          tags: 'betOpen',
          on: { 'bet.closed': { target: 'closed', actions: 'clearBet' } },
        },
      },
    },
  },
});
