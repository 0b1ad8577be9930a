import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import styles from './Withdrawal.module.css';

export const accountsPage = '/m/withdraw?page=accounts';

/** What was typed, in the entry of the history that the page is left from. */
interface KeptAmount {
  amount?: string;
}

/** What had been typed when the page was left for the accounts. */
export function useKeptAmount(): string {
  const { amount } = (useLocation().state ?? {}) as KeptAmount;
  return amount ?? '';
}

/** To the accounts; whoever comes back finds what was typed. */
export function ManageAccounts({ amount }: { amount: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const keep = () => {
    const kept: KeptAmount = { ...state, amount };
    void navigate(pathname, { replace: true, state: kept });
  };
  return (
    <Link className={styles.link} to={accountsPage} onClick={keep}>
      {t('withdrawal.manageAccounts')}
    </Link>
  );
}

/** The record of all withdrawals. */
export function SeeAll() {
  const { t } = useTranslation();
  return (
    <Link className={styles.link} to="/m/withdrawReport">
      {t('withdrawal.seeAll')} <ChevronRight size={18} aria-hidden className="directed" />
    </Link>
  );
}
