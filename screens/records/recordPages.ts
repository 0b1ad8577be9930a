import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { RecordPageOutcome, RecordPageRequest } from '#machines/records/records.machine.ts';
import {
  type Filters,
  type MovementFilter,
  movementKinds,
  type Range,
  type RecordName,
} from '#machines/records/records.rules.ts';
import { fetchUntilStopped } from '#screens/app/fetchUntilStopped.ts';
import { CallError } from '#services/callError.ts';
import { type GameType, gameTypes } from '#services/contract/gameCodes.ts';
import { type BetState, betStates } from '#services/contract/records.ts';
import type { OperatorClient } from '#services/operator.ts';
import { type RecordAnswers, recordQueries, type RecordRequests } from '#services/recordQueries.ts';

type Asked = Omit<RecordPageRequest, 'pages' | 'record'>;

const daysOf = ({ days, range }: Asked) => {
  if (range) return range;
  return days.period === 'range' ? { from: days.from, to: days.to } : { period: days.period };
};

const stateOf = ({ state }: Filters): BetState | '' => betStates.find((known) => known === state) ?? '';

const typeOf = ({ gameType }: Filters): GameType | '' => gameTypes.find((known) => known === gameType) ?? '';

const kindsOf = ({ types = '' }: Filters): readonly string[] =>
  Object.hasOwn(movementKinds, types) ? movementKinds[types as MovementFilter] : [];

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
  profit: (asked, language) => ({ ...daysOf(asked), language }),
};

interface Page {
  list: readonly unknown[];
  from: string;
  to: string;
  next?: string | null;
  newer?: number;
  totals?: unknown;
}

interface PageQuery<Name extends RecordName> {
  queryKey: QueryKey;
  queryFn: (context: { signal: AbortSignal }) => Promise<RecordAnswers[Name]>;
  staleTime: number;
  structuralSharing: false;
}

/** The read that a page of a record is kept under. */
export function pageQuery<Name extends RecordName>(
  operator: OperatorClient,
  language: string,
  record: Name,
  asked: Asked,
): PageQuery<Name> {
  const read = recordQueries(operator)[record] as unknown as (
    request: RecordRequests[Name],
  ) => PageQuery<Name>;
  return read(requests[record](asked, language));
}

/**
 * Puts pages of a record into the query cache. Where no answer comes, what had come before of the first page is told of
 * instead; a refusal is never passed over.
 */
export const defineRecordActors = (operator: OperatorClient, queryClient: QueryClient, language: string) => ({
  loadPage: fromPromise<RecordPageOutcome, RecordPageRequest>(async ({ input, signal }) => {
    const { record, pages, ...asked } = input;
    const read = async (range: Range | null, cursor: string): Promise<Page> => {
      const query = pageQuery(operator, language, record, { ...asked, range, cursor });
      // By the age alone a page would be read from the cache after the device's clock was set back.
      await queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true, refetchType: 'none' });
      return fetchUntilStopped(queryClient, query, signal);
    };
    const first = await read(asked.range, asked.cursor).catch((thrown: unknown) => {
      const kept = queryClient.getQueryData<Page>(pageQuery(operator, language, record, asked).queryKey);
      const isRefused = !(thrown instanceof CallError) || thrown.kind === 'refused';
      if (isRefused || asked.cursor !== '' || !kept || kept.list.length === 0) throw thrown;
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
      count: first.list.length,
      range,
      cursors,
      next: last.next ?? null,
      newer: last.newer ?? 0,
      as: isKept ? 'kept' : hasRestarted ? 'restarted' : 'asked',
    };
  }),
});
