import { useTranslation } from 'react-i18next';
import { Mark } from '#screens/shared/payments/Mark.tsx';
import type { PayoutAccount } from '@araw/contract/cashier/payoutAccounts';
import type { WithdrawPage } from '@araw/contract/cashier/withdrawals';
import { formatDateTimeIn } from '@araw/contract/values/dates';
import styles from './Withdrawal.module.css';

interface AccountRowProps {
  account: PayoutAccount;
  page: Pick<WithdrawPage, 'now' | 'timeZone'>;
}

/** A payout account, with the reason if it can't be used (CASH-12). */
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
