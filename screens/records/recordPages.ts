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
import { CallError } from '#services/callError.ts';
import { methodKinds } from '#services/contract/deposits.ts';
import { type GameType, gameTypes } from '#services/contract/gameCodes.ts';
import { payoutKinds } from '#services/contract/payoutAccounts.ts';
import { betStates } from '#services/contract/betStates.ts';
import { type IncomeGroup, incomeGroups } from '#services/contract/incomeGroups.ts';
import type { BetState } from '#services/contract/records.ts';
import type { OperatorClient } from '#services/operator.ts';
import { depositStates, withdrawalStates } from './orderStates.ts';
import { recordCalls, recordKey, type RecordRequests } from '#services/recordQueries.ts';

type Asked = Omit<RecordPageRequest, 'pages' | 'record'>;

const daysOf = ({ days, range }: Asked) => {
  if (range) return range;
  return days.period === 'range' ? { from: days.from, to: days.to } : { period: days.period };
};

const stateOf = ({ state }: Filters): BetState | '' => betStates.find((known) => known === state) ?? '';

const typeOf = ({ gameType }: Filters): GameType | '' => gameTypes.find((known) => known === gameType) ?? '';

/** What none of its orders can be is not asked for. */
const knownIn = (names: readonly string[], name = '') => names.find((known) => known === name) ?? '';

/** What the rows of income are added up by; the day where nothing else is named. */
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

/** How each record's call is told what is chosen. */
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
  /** Of a line: what is told beside its rows. */
  days?: readonly unknown[];
  own?: object | null;
}

/** A line without rows may have played, and so may the one whose line it is. */
const rowsIn = ({ list, days = [], own }: Page) =>
  own && list.length === 0
    ? days.length + Object.values(own).filter((figure) => figure !== 0).length
    : list.length;

/** The key that a page of a record is kept under. */
export const pageKey = <Name extends RecordName>(language: string, record: Name, asked: Asked) =>
  recordKey(record, requests[record](asked, language));

/**
 * Puts pages of a record into the query cache. Where no answer comes, what had come before of the first page is told of
 * instead; a refusal is never passed over.
 */
export const defineRecordActors = (operator: OperatorClient, queryClient: QueryClient, language: string) => ({
  loadPage: fromPromise<RecordPageOutcome, RecordPageRequest>(async ({ input, signal }) => {
    const { record, pages, ...asked } = input;
    const call = recordCalls(operator)[record] as (request: object, signal: AbortSignal) => Promise<Page>;
    // The cache is written and not asked: it would take a page for fresh by the device's clock, and give up a call
    // whose last watcher goes with the rows that showed before.
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
    let last: Page = first;
    while (!isKept && last.next && cursors.length < pages) {
      cursors.push(last.next);
      last = await read(range, last.next);
    }
    const hasRestarted = asked.cursor !== '' && first.totals !== null;
    return {
      count: rowsIn(first),
      range,
      cursors,
      next: last.next ?? null,
      newer: last.newer ?? 0,
      as: isKept ? 'kept' : hasRestarted ? 'restarted' : 'asked',
    };
  }),
});
