import { useQueries } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '#src/app/services.ts';
import { useDataLanguage } from '#src/app/hooks/useDataLanguage.ts';
import { Block } from '#screens/shared/loading/Block.tsx';
import { Button, ButtonLink } from '#screens/ui/buttons/Button.tsx';
import { EmptyState } from '#screens/ui/states/EmptyState.tsx';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import type { CallValue } from '#services/contract/calls.ts';
import { pointsHistoryQuery } from '#services/queries/mallQueries.ts';
import { eachRowOnce, nextCursor } from '#services/pages.ts';
import { formatDateTimeIn } from '#services/contract/dates.ts';
import styles from './Mall.module.css';
import { writePoints } from './points.ts';

const nothingYet = { list: [], next: null };

/** What has moved the own points, newest first. */
export function PointsHistory() {
  const { t } = useTranslation();
  const { operator } = useServices();
  const language = useDataLanguage();
  const [cursors, setCursors] = useState(['']);
  const queries = useQueries({
    queries: cursors.map((cursor) => pointsHistoryQuery(operator, language, cursor)),
  });
  const pages = eachRowOnce(
    queries.map(({ data }) => data ?? nothingYet),
    ({ id }: CallValue<'pointsHistory'>['list'][number]) => id,
  );
  const next = nextCursor(pages, cursors);
  return (
    <div className={styles.page}>
      <h2 className={styles.heading}>{t('mall.historyTitle')}</h2>
      {queries.map((query, index) => (
        <Block key={cursors[index]} query={query} skeleton={<Skeleton className={styles.skeleton} />}>
          {({ timeZone }) =>
            pages[0]?.list.length === 0 ? (
              <EmptyState
                icon={History}
                title={t('mall.noHistory')}
                action={<ButtonLink to="/m/mall/mallHome">{t('title.mall')}</ButtonLink>}
              />
            ) : (
              <ul className={styles.list} aria-label={t('mall.historyTitle')}>
                {pages[index]?.list.map(({ id, at, title, number, points, left }) => (
                  <li key={id} className={styles.movement}>
                    <span className={styles.orderWords}>
                      <b className={styles.title}>{title}</b>
                      <span className={styles.status}>
                        <bdi dir="ltr">{formatDateTimeIn(timeZone, at)}</bdi>
                        {number !== '' && (
                          <>
                            {' · '}
                            <bdi dir="ltr">{number}</bdi>
                          </>
                        )}
                      </span>
                    </span>
                    <span className={styles.moved}>
                      <b data-gain={points > 0 || undefined}>
                        <bdi dir="ltr">{points > 0 ? `+${writePoints(points)}` : writePoints(points)}</bdi>
                      </b>
                      <span className={styles.status}>{t('mall.leftAfter', { count: left })}</span>
                    </span>
                  </li>
                ))}
              </ul>
            )
          }
        </Block>
      ))}
      {next !== null && (
        <Button wide onClick={() => setCursors([...cursors, next])}>
          {t('mall.showMore')}
        </Button>
      )}
    </div>
  );
}
