import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Block } from '#screens/shared/loading/Block.tsx';
import { isNotOffered } from '#screens/shared/loading/isNotOffered.ts';
import { Amount } from '#screens/shared/money/Amount.tsx';
import { Facts } from '#screens/shared/payments/Facts.tsx';
import { Segments } from '#screens/ui/buttons/Segments.tsx';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import { UnreadRows } from '#screens/ui/states/UnreadRows.tsx';
import { useServices } from '#src/app/services.ts';
import type { Activity as Spans } from '@araw/contract/protection/protection';
import { protectionQueries } from '#services/queries/protectionQueries.ts';
import layout from '#screens/ui/layout/layout.module.css';
import typography from '#screens/ui/typography.module.css';
import styles from './Limits.module.css';
import { useUnits } from './useLength.ts';

type Span = Spans['spans'][number]['span'];

/** Cash-ins, withdrawals, result and time for a week, months and all time (PROT-06). */
export function Activity() {
  const { t } = useTranslation();
  const units = useUnits();
  const { operator } = useServices();
  const [chosen, setChosen] = useState<Span>('7days');
  const activity = useQuery(protectionQueries(operator).activity());
  if (isNotOffered(activity)) return null;
  return (
    <section className={layout.stack12} aria-labelledby="activity">
      <h2 id="activity" className={typography.title}>
        {t('activity.title')}
      </h2>
      <Block query={activity} skeleton={<Skeleton className={styles.skeleton} />}>
        {({ spans, unread }) => {
          const shown = spans.find(({ span }) => span === chosen) ?? spans[0];
          if (!shown) return <UnreadRows count={unread?.spans} />;
          return (
            <>
              <Segments
                label={t('activity.spanLabel')}
                options={spans.map(({ span }) => ({ value: span, text: t(`activity.span.${span}`) }))}
                chosen={shown.span}
                onChoose={setChosen}
              />
              <Facts
                label={t('activity.title')}
                facts={[
                  { name: t('activity.deposits'), value: <Amount value={shown.deposits} /> },
                  { name: t('activity.withdrawals'), value: <Amount value={shown.withdrawals} /> },
                  { name: t('activity.net'), value: <Amount value={shown.net} signed />, strong: true },
                  { name: t('activity.time'), value: <bdi>{units(shown.minutes, 'minute')}</bdi> },
                ]}
              />
              <UnreadRows count={unread?.spans} />
            </>
          );
        }}
      </Block>
      <Link to="/m/transaction/record" className={styles.link}>
        {t('activity.records')}
      </Link>
    </section>
  );
}
