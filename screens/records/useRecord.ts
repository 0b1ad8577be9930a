import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { shownLanguage } from '#locales/i18n.ts';
import { recordsMachine } from '#machines/records/records.machine.ts';
import type { RecordName } from '#machines/records/records.rules.ts';
import { useKeepPages, useKeptPages } from '#src/app/places.ts';
import { showTop } from '#src/app/showTop.ts';
import { useServices } from '#src/app/services.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { useEndReached } from '#src/app/hooks/useEndReached.ts';
import { useOwnAddress } from '#screens/shared/address/useOwnAddress.ts';
import type { RecordAnswers } from '#services/queries/recordQueries.ts';
import { type RecordPlace, recordQuery } from './recordAddress.ts';
import { defineRecordActors, pageKey, withoutRepeats } from './recordPages.ts';

export interface RecordInput<Name extends RecordName> extends RecordPlace {
  record: Name;
  /** The path that its address begins with. */
  path: string;
  /** Saves what shows as a file. */
  saveCsv?: (answer: RecordAnswers[Name]) => void;
}

/** Joins the chart of records with the operator, the query cache, the address and the scrolling (REC-01, REC-08). */
export function useRecord<Name extends RecordName>({ record, path, saveCsv, ...place }: RecordInput<Name>) {
  const { operator } = useServices();
  const queryClient = useQueryClient();
  // Another language starts the record afresh.
  const [language] = useState(shownLanguage);
  const keptPages = useKeptPages();

  const [actors] = useState(() => defineRecordActors(operator, queryClient, language));
  const [snapshot, send] = useChart(
    recordsMachine,
    {
      actors,
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
  // Another function would put the pages together anew.
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

  useEffect(() => {
    const tell = () => send({ type: 'net.returned' });
    window.addEventListener('online', tell);
    return () => window.removeEventListener('online', tell);
  }, [send]);

  /** Rows of these pages that could not be read. */
  const unread = pages.reduce((sum, page) => sum + ((page as { unread?: number }).unread ?? 0), 0);
  return { snapshot, send, pages, unread };
}

const dataOf = (results: { data?: unknown }[]) =>
  results.flatMap(({ data }) => (data === undefined ? [] : [data as RecordAnswers[RecordName]]));

/** A record that is shown. */
export type ShownRecord<Name extends RecordName = RecordName> = ReturnType<typeof useRecord<Name>>;
