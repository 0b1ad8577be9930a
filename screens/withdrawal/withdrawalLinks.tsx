import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { keepAmount } from './keptAmount.ts';
import styles from './Withdrawal.module.css';

export const accountsPage = '/m/withdraw?page=accounts';

/** Links to the accounts, and keeps the typed amount for the return. */
export function ManageAccounts({ amount }: { amount: string }) {
  const { t } = useTranslation();
  return (
    <Link className={styles.link} to={accountsPage} onClick={() => keepAmount(amount)}>
      {t('withdrawal.manageAccounts')}
    </Link>
  );
}

export function SeeAll() {
  const { t } = useTranslation();
  return (
    <Link className={styles.link} to="/m/withdrawReport">
      {t('withdrawal.seeAll')} <ChevronRight size={18} aria-hidden className="directed" />
    </Link>
  );
}
