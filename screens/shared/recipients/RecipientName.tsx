import { User } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Recipient } from '@araw/contract/cashier/transfers';
import styles from './RecipientSearch.module.css';

/** A downline member's account and type, and whether they are a direct member. */
export function RecipientName({ recipient: { account, type, direct } }: { recipient: Recipient }) {
  const { t } = useTranslation();
  return (
    <>
      <span className={styles.icon}>
        <User size={20} aria-hidden />
      </span>
      <span className={styles.who}>
        <b>
          <bdi dir="ltr">{account}</bdi>
        </b>
        <span className={styles.hint}>
          {t(type === 0 ? 'recipients.member' : 'recipients.agent')} ·{' '}
          {t(direct ? 'recipients.direct' : 'recipients.further')}
        </span>
      </span>
    </>
  );
}
