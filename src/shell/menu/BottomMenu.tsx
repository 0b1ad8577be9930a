import { Gift, Headset, House, Plus, User } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from '#screens/ui/layout/BottomMenu.module.css';
import { useClaimableCount } from '#src/app/hooks/useUnreadCounts.ts';
import { UnreadBadge } from '#screens/ui/states/UnreadBadge.tsx';
import { useRoleGuard } from '#src/app/hooks/useRoleGuard.ts';

const entries = [
  { id: 'home', to: '/m/home', icon: House, label: 'nav.home' },
  { id: 'promotions', to: '/m/activity', icon: Gift, label: 'nav.promotion' },
  { id: 'deposit', to: '/m/voucherCenter', icon: Plus, label: 'nav.deposit' },
  { id: 'memberHome', to: '/m/member/home', icon: User, label: 'nav.members' },
  { id: 'customerService', to: '/m/service', icon: Headset, label: 'nav.service' },
] as const;

/** Home, promotion, deposit, members, customer service (SHELL-05). `current` is the id of the route shown. */
export function BottomMenu({ current }: { current: string }) {
  const { t } = useTranslation();
  const guardDeposit = useRoleGuard('realAccount');
  const claimable = useClaimableCount();
  return (
    <nav className={styles.menu} aria-label={t('nav.label')}>
      <ul className={`${styles.entries} ${styles.besideShortcut}`}>
        {entries.map(({ id, to, icon: Icon, label }) => (
          <li key={id}>
            <Link
              to={to}
              aria-current={id === current ? 'page' : undefined}
              className={`${styles.entry} ${id === 'deposit' ? styles.raised : ''}`}
              onClick={id === 'deposit' ? guardDeposit : undefined}
            >
              <span className={styles.icon}>
                <Icon size={id === 'deposit' ? 26 : 22} aria-hidden />
                {id === 'promotions' && (
                  <span className={styles.badge}>
                    <UnreadBadge count={claimable} />
                  </span>
                )}
              </span>
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
