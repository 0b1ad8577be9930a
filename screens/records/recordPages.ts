import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { RecordPageOutcome, RecordPageRequest } from '#machines/records/records.machine.ts';
import {
  type Filters,
  type MovementFilter,
  movementKinds,
  type Range,
  type RecordName,
} from '#machines/records/records.rules.ts';
import { CallError } from '#services/client/callError.ts';
import { methodKinds } from '@araw/contract/cashier/deposits';
import { type GameType, gameTypes } from '@araw/contract/games/gameCodes';
import { payoutKinds } from '@araw/contract/cashier/payoutAccounts';
import { betStates } from '@araw/contract/games/betStates';
import { type IncomeGroup, incomeGroups } from '@araw/contract/agents/incomeGroups';
import type { BetState } from '@araw/contract/cashier/records';
import type { OperatorClient } from '#services/client/operator.ts';
import { eachRowOnce, unreadIn } from '#services/pages.ts';
import { depositStates, withdrawalStates } from './orderStates.ts';
import {
  type RecordAnswers,
  recordCalls,
  recordKey,
  type RecordRequests,
} from '#services/queries/recordQueries.ts';

type Asked = Omit<RecordPageRequest, 'pages' | 'record' | 'before'>;

const daysOf = ({ days, range }: Asked) => {
  if (range) return range;
  return days.period === 'range' ? { from: days.from, to: days.to } : { period: days.period };
};

const stateOf = ({ state }: Filters): BetState | '' => betStates.find((known) => known === state) ?? '';

const typeOf = ({ gameType }: Filters): GameType | '' => gameTypes.find((known) => known === gameType) ?? '';

/** Drops a filter value that no order can have. */
const knownIn = (names: readonly string[], name = '') => names.find((known) => known === name) ?? '';

/** How income rows are grouped; by day by default. */
export const groupOf = ({ by }: Filters): IncomeGroup => incomeGroups.find((known) => known === by) ?? 'day';

const kindsOf = ({ types = '' }: Filters): readonly string[] =>
  Object.hasOwn(movementKinds, types) ? movementKinds[types as MovementFilter] : [];

const ofLine = (asked: Asked, language: string) => ({
  ...daysOf(asked),
  account: asked.filters['account'] ?? '',
  gameType: typeOf(asked.filters),
  language,
  cursor: asked.cursor,
});

/** Maps the player's selection to each record's request. */
const requests: { [Name in RecordName]: (asked: Asked, language: string) => RecordRequests[Name] } = {
  bets: (asked, language) => ({
    ...daysOf(asked),
    gameType: typeOf(asked.filters),
    state: stateOf(asked.filters),
    language,
    cursor: asked.cursor,
  }),
  movements: (asked, language) => ({
    ...daysOf(asked),
    kinds: kindsOf(asked.filters).join(),
    language,
    cursor: asked.cursor,
  }),
  deposits: (asked, language) => ({
    ...daysOf(asked),
    state: knownIn(depositStates, asked.filters['state']),
    method: knownIn(methodKinds, asked.filters['method']),
    language,
    cursor: asked.cursor,
  }),
  withdrawals: (asked, language) => ({
    ...daysOf(asked),
    state: knownIn(withdrawalStates, asked.filters['state']),
    method: knownIn(payoutKinds, asked.filters['method']),
    language,
    cursor: asked.cursor,
  }),
  profit: (asked, language) => ({ ...daysOf(asked), language }),
  rebates: (asked, language) => ({ ...daysOf(asked), language, cursor: asked.cursor }),
  teamFigures: ofLine,
  teamProfit: ofLine,
  teamBets: (asked, language) => ({ ...ofLine(asked, language), state: stateOf(asked.filters) }),
  income: (asked) => ({ ...daysOf(asked), by: groupOf(asked.filters), cursor: asked.cursor }),
};

interface Page {
  list: readonly unknown[];
  from: string;
  to: string;
  next?: string | null;
  newer?: number;
  totals?: unknown;
  /** Only for a line: figures besides its rows. */
  days?: readonly unknown[];
  own?: object | null;
  unread?: Partial<Record<string, number>>;
}

/** Don't treat a line without rows as empty: its members or its own agent may still have played. */
const rowsIn = (page: Page) => {
  const { list, days = [], own } = page;
  if (!own || list.length > 0) return list.length;
  return days.length + unreadIn([page]) + Object.values(own).filter((figure) => figure !== 0).length;
};

/** The query key of a record's page. */
export const pageKey = <Name extends RecordName>(language: string, record: Name, asked: Asked) =>
  recordKey(record, requests[record](asked, language));

/** Identifies a row across pages, for each record. */
const rowKeys: { [Name in RecordName]: (row: RecordAnswers[Name]['list'][number]) => string } = {
  bets: ({ source, id }) => `${source} ${id}`,
  movements: ({ id }) => String(id),
  deposits: ({ id }) => id,
  withdrawals: ({ id }) => id,
  profit: ({ day, gameType, gameId }) => `${day} ${gameType} ${gameId}`,
  rebates: ({ number }) => number,
  teamFigures: ({ account }) => account,
  teamProfit: ({ account }) => account,
  teamBets: ({ source, id }) => `${source} ${id}`,
  income: ({ name }) => name,
};

const keyOf = (record: RecordName) => rowKeys[record] as (row: unknown) => string;

/** The pages of a record without repeated rows. */
export const withoutRepeats = <P extends Pick<Page, 'list'>>(record: RecordName, pages: readonly P[]): P[] =>
  eachRowOnce<unknown, P>(pages, keyOf(record));

/**
 * Loads pages of a record into the query cache. Without an answer, a cached first page is used instead. A refusal is
 * always reported.
 */
export const defineRecordActors = (operator: OperatorClient, queryClient: QueryClient, language: string) => ({
  loadPage: fromPromise<RecordPageOutcome, RecordPageRequest>(async ({ input, signal }) => {
    const { record, pages, before, ...asked } = input;
    const call = recordCalls(operator)[record] as (request: object, signal: AbortSignal) => Promise<Page>;
    // Write the cache but don't fetch through it. It would judge freshness by the device's clock, and cancel a call
    // when its last observer unmounts with the previous rows.
    const read = async (range: Range | null, cursor: string): Promise<Page> => {
      const page = { ...asked, range, cursor };
      const answer = await call(requests[record](page, language), signal);
      queryClient.setQueryData(pageKey(language, record, page), answer);
      return answer;
    };
    const first = await read(asked.range, asked.cursor).catch((thrown: unknown) => {
      const kept = queryClient.getQueryData<Page>(pageKey(language, record, asked));
      const isRefused = !(thrown instanceof CallError) || thrown.kind === 'refused';
      if (isRefused || asked.cursor !== '' || !kept || rowsIn(kept) === 0) throw thrown;
      return { ...kept, isKept: true };
    });
    const range = { from: first.from, to: first.to };
    const cursors = [asked.cursor];
    const isKept = 'isKept' in first;
    // Ignore a cursor that was already read: some operators would make the list loop.
    const nextOf = ({ next }: Page) => (next && ![...before, ...cursors].includes(next) ? next : null);
    let last: Page = first;
    for (let next = nextOf(last); !isKept && next !== null && cursors.length < pages; next = nextOf(last)) {
      cursors.push(next);
      last = await read(range, next);
    }
    const shown = before.flatMap((cursor, index) => {
      const of = { ...asked, range: index === 0 ? null : asked.range, cursor };
      return queryClient.getQueryData<Page>(pageKey(language, record, of)) ?? [];
    });
    const fresh = withoutRepeats(record, [...shown, first]).at(-1)!;
    // Some operators send totals with every page.
    const top = shown
      .flatMap(({ list }) => list)
      .slice(0, 1)
      .map(keyOf(record));
    const hasRestarted = first.totals !== null && first.list.some((row) => top.includes(keyOf(record)(row)));
    return {
      count: asked.cursor === '' ? rowsIn(first) : fresh.list.length,
      range,
      cursors,
      next: nextOf(last),
      newer: last.newer ?? 0,
      as: isKept ? 'kept' : hasRestarted ? 'restarted' : 'asked',
    };
  }),
});
