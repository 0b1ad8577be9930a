import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { shownLanguage } from '#locales/i18n.ts';
import { recordsMachine } from '#machines/records/records.machine.ts';
import type { RecordName } from '#machines/records/records.rules.ts';
import { useKeepPages, useKeptPages } from '#src/app/places.ts';
import { showTop } from '#src/app/showTop.ts';
import { useServices } from '#src/app/services.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { useEndReached } from '#src/app/hooks/useEndReached.ts';
import { useReturns } from '#src/app/hooks/useReturns.ts';
import { useOwnAddress } from '#screens/shared/address/useOwnAddress.ts';
import { unreadIn } from '#services/pages.ts';
import type { RecordAnswers } from '#services/queries/recordQueries.ts';
import { type RecordPlace, recordQuery } from './recordAddress.ts';
import { defineRecordActors, pageKey, withoutRepeats } from './recordPages.ts';

export interface RecordInput<Name extends RecordName> extends RecordPlace {
  record: Name;
  /** The address without its query. */
  path: string;
  /** Saves the shown data as a file. */
  saveCsv?: (answer: RecordAnswers[Name]) => void;
}

/** Connects the records chart to the operator, the query cache, the address and scrolling (REC-01, REC-08). */
export function useRecord<Name extends RecordName>({ record, path, saveCsv, ...place }: RecordInput<Name>) {
  const { operator } = useServices();
  const queryClient = useQueryClient();
  // Fixed: a change of language remounts the record (`useRecordKey`).
  const [language] = useState(shownLanguage);
  const keptPages = useKeptPages();

  const [snapshot, send] = useChart(
    recordsMachine,
    {
      actors: defineRecordActors(operator, queryClient, language),
      actions: {
        showTop,
        saveCsv: () => {
          const [first] = pages;
          if (first) saveCsv?.(first);
        },
      },
    },
    { input: { ...place, record, pages: keptPages } },
  );

  const { days, filters, view, range, cursors } = snapshot.context;
  // Keep the function stable: a new one would recombine the pages on every render.
  const [combine] = useState(
    () => (results: { data?: unknown }[]) =>
      withoutRepeats<{ list: readonly unknown[] }>(record, dataOf(results)),
  );
  const pages = useQueries({
    queries: cursors.map((cursor, index) => ({
      queryKey: pageKey(language, record, { days, filters, cursor, range: index === 0 ? null : range }),
      enabled: false,
    })),
    combine,
  }) as unknown as RecordAnswers[Name][];
  useKeepPages(Math.max(cursors.length, 1));
  useEndReached(snapshot.can({ type: 'end.reached' }), () => send({ type: 'end.reached' }));
  useOwnAddress(`${path}?${recordQuery(record, { days, filters, view })}`);

  useReturns((event) => {
    if (event.type === 'net.returned') send(event);
  });

  return { snapshot, send, pages, unread: unreadIn(pages) };
}

const dataOf = (results: { data?: unknown }[]) =>
  results.flatMap(({ data }) => (data === undefined ? [] : [data as RecordAnswers[RecordName]]));

export type ShownRecord<Name extends RecordName = RecordName> = ReturnType<typeof useRecord<Name>>;
