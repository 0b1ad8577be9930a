import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Gauge, History, KeyRound, LockKeyhole } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '#src/app/appActor.ts';
import { Block } from '#screens/shared/loading/Block.tsx';
import { EmptyState } from '#screens/ui/states/EmptyState.tsx';
import { Group } from '#screens/ui/layout/Group.tsx';
import rows from '#screens/ui/layout/Group.module.css';
import { useServices } from '#src/app/services.ts';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import { accountQueries } from '#services/queries/accountQueries.ts';
import { decide, isRealAccount } from '@araw/contract/calls/roles';
import { ActiveSessions } from './ActiveSessions.tsx';
import { LoginHistory } from './LoginHistory.tsx';
import styles from './SecurityScreen.module.css';
import layout from '#screens/ui/layout/layout.module.css';

/** /m/securityCenter: passwords, active sessions and recent logins. Each part fails independently. */
export function SecurityScreen() {
  const { t } = useTranslation();
  const { operator } = useServices();
  const memberType = useSession()?.type ?? null;
  const sessions = useQuery(accountQueries(operator).activeSessions());
  const logins = useQuery(accountQueries(operator).loginHistory());

  return (
    <div className={layout.loosePage}>
      {decide('passwordHolder', memberType).allowed && (
        <Group title={t('login.password')}>
          <Link to="/m/changePsw" className={rows.row}>
            <KeyRound size={20} aria-hidden />
            <span className={rows.label}>
              {t('title.changePassword')}
              <span className={styles.hint}>{t('security.passwordHint')}</span>
            </span>
            <ChevronRight size={18} aria-hidden className={rows.chevron} />
          </Link>
        </Group>
      )}

      {isRealAccount(memberType) && (
        <>
          <PaymentPasswordEntry />
          <Group title={t('title.limits')}>
            <Link to="/m/limits" className={rows.row}>
              <Gauge size={20} aria-hidden />
              <span className={rows.label}>{t('title.limits')}</span>
              <ChevronRight size={18} aria-hidden className={rows.chevron} />
            </Link>
          </Group>
        </>
      )}

      <Group title={t('security.sessions')}>
        <Block query={sessions} skeleton={<RowSkeletons count={2} />}>
          {({ list }) =>
            list.length > 0 ? (
              <ActiveSessions sessions={list} />
            ) : (
              <EmptyState title={t('security.noSessions')} />
            )
          }
        </Block>
      </Group>

      <Group title={t('security.history')}>
        <Block query={logins} skeleton={<RowSkeletons count={4} />}>
          {({ list }) =>
            list.length > 0 ? (
              <LoginHistory logins={list} />
            ) : (
              <EmptyState icon={History} title={t('security.noHistory')} />
            )
          }
        </Block>
      </Group>
    </div>
  );
}

/** Shows only its name until it is known whether a PIN is set. */
function PaymentPasswordEntry() {
  const { t } = useTranslation();
  const { operator } = useServices();
  const { data } = useQuery(accountQueries(operator).paymentPassword());
  const title =
    data === undefined
      ? t('security.paymentPassword')
      : data.isSet
        ? t('security.changePaymentPassword')
        : t('security.setPaymentPassword');
  return (
    <Group title={t('security.paymentPassword')}>
      <Link to="/m/securityCenter?page=paymentPassword" className={rows.row}>
        <LockKeyhole size={20} aria-hidden />
        <span className={rows.label}>
          {title}
          <span className={styles.hint}>{t('security.paymentPasswordHint')}</span>
        </span>
        <ChevronRight size={18} aria-hidden className={rows.chevron} />
      </Link>
    </Group>
  );
}

function RowSkeletons({ count }: { count: number }) {
  return (
    <div className={styles.skeletons}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className={styles.skeleton} />
      ))}
    </div>
  );
}
