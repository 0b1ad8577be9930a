import { useQuery } from '@tanstack/react-query';
import { HandCoins, House, Megaphone, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useWhitelabel } from '#src/app/appActor.ts';
import menu from '#screens/ui/layout/BottomMenu.module.css';
import { useServices } from '#src/app/services.ts';
import { UnreadBadge } from '#screens/ui/states/UnreadBadge.tsx';
import { useRoleGuard } from '#src/app/hooks/useRoleGuard.ts';
import { useAnnouncements } from '#src/app/hooks/useAnnouncements.ts';
import { agentQueries } from '#services/queries/agentQueries.ts';
import { paced } from '#services/paced.ts';
import styles from './AgentHomeScreen.module.css';

/** As often as the unread counts of all players (MSG-02). */
const countAnew = {
  refetchInterval: paced(60_000),
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
} as const;

/** Home, open account, dividend if the merchant offers it, announcements (AGENT-04). */
export function AgentFooter() {
  const { t } = useTranslation();
  const guard = useRoleGuard('realAgent');
  const dividends = useWhitelabel()['DIVIDEND3'] ?? false;
  const unread = useAnnouncements('A', 'm_home', countAnew).data?.footer.unreadCount ?? 0;
  return (
    <nav className={menu.menu} aria-label={t('agentHome.footer')}>
      <ul className={`${menu.entries} ${styles.entries}`}>
        <li>
          <Link to="/m/home" className={menu.entry}>
            <span className={menu.icon}>
              <House size={22} aria-hidden />
            </span>
            {t('title.home')}
          </Link>
        </li>
        <li>
          <Link to="/m/agentRegister" className={menu.entry} onClick={guard}>
            <span className={menu.icon}>
              <UserPlus size={22} aria-hidden />
            </span>
            {t('title.agentRegister')}
          </Link>
        </li>
        {dividends && (
          <li>
            <DividendEntry />
          </li>
        )}
        <li>
          <Link to="/m/member/notice?types=A" className={menu.entry}>
            <span className={menu.icon}>
              <Megaphone size={22} aria-hidden />
              <span className={styles.unread}>
                <UnreadBadge count={unread} />
              </span>
            </span>
            {t('title.announcements')}
          </Link>
        </li>
      </ul>
    </nav>
  );
}

/** Marked while a dividend contract awaits the agent's decision. */
function DividendEntry() {
  const { t } = useTranslation();
  const { operator } = useServices();
  const { data: contract } = useQuery(agentQueries(operator).newestContract('dividend'));
  return (
    <Link to="/m/member/agent/agentDivident" className={menu.entry}>
      <span className={menu.icon}>
        <HandCoins size={22} aria-hidden />
        {contract?.status === 'requested' && (
          <span className={styles.mark}>
            <span className="visually-hidden">{t('agentHome.dividendOffer')}</span>
          </span>
        )}
      </span>
      {t('title.agentDividend')}
    </Link>
  );
}
