import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { toChartError } from '#machines/chartError.ts';
import { useServices } from '#src/app/services.ts';
import { writeRate } from '#screens/shared/team/rebateText.ts';
import { useCategoryName } from '#screens/shared/team/useCategoryName.ts';
import { FailedState } from '#screens/shared/loading/FailedState.tsx';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import { agentQueries } from '#services/queries/agentQueries.ts';
import type { CallValue } from '@araw/contract/calls/calls';
import { isAgent } from '@araw/contract/calls/roles';
import { downlineRebatesPath } from './downlineRebatesPath.ts';
import styles from './DownlineRebates.module.css';
import typography from '#screens/ui/typography.module.css';
import layout from '#screens/ui/layout/layout.module.css';

/** The agent's rates, the quota for high rates, and the direct subordinates (TEAM-03). */
export function OwnRebates() {
  const { operator } = useServices();
  const { data, error, refetch } = useQuery(agentQueries(operator).rebates());
  if (error && !data) {
    const failure = toChartError(error);
    return <FailedState error={failure} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton className={styles.skeleton} />;
  return (
    <div className={layout.widePage}>
      <Own {...data} />
      <Quotas {...data} />
      <Subordinates {...data} />
    </div>
  );
}

type Told = CallValue<'rebateSettings'> & { quotas: CallValue<'rebateQuotas'>['list'] };

function Own({ rebates, next }: Told) {
  const { t } = useTranslation();
  const nameOf = useCategoryName();
  const categories = [...new Set([...Object.keys(rebates), ...Object.keys(next)])];
  return (
    <section className={layout.paddedCard} aria-labelledby="own-rebates">
      <h2 id="own-rebates" className={typography.heading}>
        {t('downlineRebates.own')}
      </h2>
      {categories.length === 0 ? (
        <p className={styles.line}>{t('rebateFields.none')}</p>
      ) : (
        <dl className={styles.facts}>
          {categories.map((category) => {
            const [now = 0, then = 0] = [rebates[category], next[category]];
            return (
              <div key={category}>
                <dt>{nameOf(category)}</dt>
                <dd>
                  {writeRate(now)}
                  {then !== now && (
                    <span className={styles.line}>
                      {t('downlineRebates.next', { rate: writeRate(then) })}
                    </span>
                  )}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
    </section>
  );
}

function Quotas({ quotas }: Told) {
  const { t } = useTranslation();
  const nameOf = useCategoryName();
  if (quotas.length === 0) return null;
  return (
    <section className={layout.paddedCard} aria-labelledby="rebate-quotas">
      <h2 id="rebate-quotas" className={typography.heading}>
        {t('downlineRebates.quotas')}
      </h2>
      <p className={styles.line}>{t('downlineRebates.quotasHint')}</p>
      <ul className={styles.quotas}>
        {quotas.map(({ category, rebate, quota, used }) => (
          <li key={`${category} ${rebate}`}>
            {t('downlineRebates.places', {
              category: nameOf(category),
              rate: writeRate(rebate),
              used,
              count: quota,
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Subordinates({ subordinates }: Told) {
  const { t } = useTranslation();
  const nameOf = useCategoryName();
  return (
    <section aria-labelledby="rebate-subordinates" className={layout.stack8}>
      <h2 id="rebate-subordinates" className={typography.heading}>
        {t('downlineRebates.subordinates')}
      </h2>
      {subordinates.length === 0 && <p className={styles.line}>{t('downlineRebates.nobody')}</p>}
      <ul className={styles.rows}>
        {subordinates.map(({ account, type, rebates }) => (
          <li key={account}>
            <Link to={downlineRebatesPath(account)} className={styles.row}>
              <span className={styles.who}>
                <bdi>{account}</bdi>{' '}
                <span className={styles.mark}>
                  {t(isAgent(type) ? 'downlineRebates.agent' : 'downlineRebates.member')}
                </span>
                <span className={styles.line}>
                  {Object.entries(rebates)
                    .map(([category, rate]) => `${nameOf(category)} ${writeRate(rate)}`)
                    .join(' · ') || t('downlineRebates.none')}
                </span>
              </span>
              <ChevronRight size={18} aria-hidden className={styles.chevron} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
