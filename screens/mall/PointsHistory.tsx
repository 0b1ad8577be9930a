import { useQueries, useQueryClient } from '@tanstack/react-query';
import { History as HistoryIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pagedListMachine } from '#machines/pagedList/pagedList.machine.ts';
import { useServices } from '#src/app/services.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { useDataLanguage } from '#src/app/hooks/useDataLanguage.ts';
import { FailedState } from '#screens/shared/loading/FailedState.tsx';
import { Button, ButtonLink } from '#screens/ui/buttons/Button.tsx';
import { EmptyState } from '#screens/ui/states/EmptyState.tsx';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import { UnreadRows } from '#screens/ui/states/UnreadRows.tsx';
import type { CallValue } from '@araw/contract/calls/calls';
import { unreadIn } from '#services/pages.ts';
import { pointsHistoryQuery } from '#services/queries/mallQueries.ts';
import { formatDateTimeIn } from '@araw/contract/values/dates';
import styles from './Mall.module.css';
import { defineHistoryActors, knownHistory } from './mallActors.ts';
import { writePoints } from './points.ts';

/** The changes of the player's points, newest first. */
export function PointsHistory() {
  const language = useDataLanguage();
  return <History key={language} language={language} />;
}

function History({ language }: { language: string }) {
  const { t } = useTranslation();
  const { operator } = useServices();
  const queryClient = useQueryClient();
  const place = { operator, queryClient, language };
  const [snapshot, send] = useChart(
    pagedListMachine,
    { actors: defineHistoryActors(place) },
    { input: { list: 'pointsHistory', pages: 1 } },
  );
  const { page: count, hasMore, error } = snapshot.context;
  const { cursors, pages } = knownHistory(place, count);
  // Without an observer the cache would drop pages that are on screen.
  useQueries({
    queries: cursors.map((cursor) => ({
      ...pointsHistoryQuery(operator, language, cursor),
      enabled: false,
    })),
  });
  const failure = error && <FailedState error={error} onRetry={() => send({ type: 'retry.requested' })} />;
  if (snapshot.status === 'done') {
    return (
      <Titled>
        <EmptyState
          icon={HistoryIcon}
          title={t('mall.noHistory')}
          action={<ButtonLink to="/m/mall/mallHome">{t('title.mall')}</ButtonLink>}
        />
      </Titled>
    );
  }
  if (!snapshot.hasTag('shown')) {
    return <Titled>{failure || <Skeleton className={styles.skeleton} />}</Titled>;
  }
  return (
    <Titled>
      <ul className={styles.list} aria-label={t('mall.historyTitle')}>
        {pages.flatMap(({ list, timeZone }) =>
          list.map((movement) => <Movement key={movement.id} movement={movement} timeZone={timeZone} />),
        )}
      </ul>
      <UnreadRows count={unreadIn(pages)} />
      {snapshot.hasTag('loadingMore') && <Skeleton className={styles.skeleton} />}
      {snapshot.hasTag('moreFailed')
        ? failure
        : hasMore && (
            <Button
              wide
              disabled={!snapshot.can({ type: 'end.reached' })}
              onClick={() => send({ type: 'end.reached' })}
            >
              {t('mall.showMore')}
            </Button>
          )}
    </Titled>
  );
}

function Titled({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <h2 className={styles.heading}>{t('mall.historyTitle')}</h2>
      {children}
    </div>
  );
}

interface MovementProps {
  movement: CallValue<'pointsHistory'>['list'][number];
  timeZone: string;
}

function Movement({ movement: { at, title, number, points, left }, timeZone }: MovementProps) {
  const { t } = useTranslation();
  return (
    <li className={styles.movement}>
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
  );
}
