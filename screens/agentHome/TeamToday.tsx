import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import group from '#screens/ui/layout/Group.module.css';
import { useServices } from '#src/app/services.ts';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import { agentQueries } from '#services/queries/agentQueries.ts';
import { useMerchantDates } from '#src/app/hooks/useMerchantDates.ts';
import styles from './AgentHomeScreen.module.css';
import { useByTheClock } from '#src/app/hooks/useByTheClock.ts';

const figures = [
  { count: 'teamLoginMemberCount', label: 'agentHome.loggedIn' },
  { count: 'teamBetMemberCount', label: 'agentHome.bet' },
  { count: 'teamRegisterMemberCount', label: 'agentHome.registered' },
  { count: 'teamOnlineCount', label: 'agentHome.online' },
] as const;

/** The four counts of the team's day, by the merchant's clock (AGENT-02). */
export function TeamToday() {
  const { t } = useTranslation();
  const { operator, clock } = useServices();
  const { dayOf } = useMerchantDates();
  const today = useByTheClock(() => dayOf(clock.serverNow()), 60_000);
  const { data, isError } = useQuery(agentQueries(operator).teamOn(today));
  return (
    <section aria-labelledby="team-today">
      <h2 id="team-today" className={group.heading}>
        {t('agentHome.team')}
      </h2>
      <dl className={styles.figures}>
        {figures.map(({ count, label }) => (
          <div key={count} className={styles.figure}>
            <dt>{t(label)}</dt>
            <dd>{data ? data[count] : !isError && <Skeleton className={styles.countRoom} />}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
