import { useTranslation } from 'react-i18next';
import { Mark } from '#screens/shared/payments/Mark.tsx';
import type { PayoutAccount } from '#services/contract/payoutAccounts.ts';
import type { WithdrawPage } from '#services/contract/withdrawals.ts';
import { formatDateTimeIn } from '#services/contract/dates.ts';
import styles from './Withdrawal.module.css';

interface AccountRowProps {
  account: PayoutAccount;
  page: Pick<WithdrawPage, 'now' | 'timeZone'>;
}

/** A payout account, and why it cannot be used where it cannot (CASH-12). */
export function AccountRow({ account, page: { now, timeZone } }: AccountRowProps) {
  const { t } = useTranslation();
  const { name, icon, number, holder, isDefault, inReview, usableAt } = account;
  return (
    <>
      <Mark src={icon} name={name} />
      <span className={styles.account}>
        <b>
          <bdi dir="ltr">
            {name} {number}
          </bdi>
        </b>
        <span>
          <bdi>{holder}</bdi>
          {isDefault && ` · ${t('withdrawal.default')}`}
        </span>
        {inReview && <span>{t('withdrawal.inReview')}</span>}
        {usableAt > now && (
          <span>
            {t('withdrawal.usableAt')} <bdi dir="ltr">{formatDateTimeIn(timeZone, usableAt)}</bdi>
          </span>
        )}
      </span>
    </>
  );
}
