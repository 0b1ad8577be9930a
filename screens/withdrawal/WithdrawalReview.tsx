import { CircleAlert, Info, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FormError } from '#screens/shared/form/FormError.tsx';
import { Amount } from '#screens/shared/money/Amount.tsx';
import { PasswordConfirmation } from '#screens/shared/payments/PasswordConfirmation.tsx';
import { Facts } from '#screens/shared/payments/Facts.tsx';
import { Mark } from '#screens/shared/payments/Mark.tsx';
import { TaskPage } from '#screens/shared/payments/TaskPage.tsx';
import type { Confirmation } from '#screens/shared/payments/types.ts';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { useBackCloses } from '#screens/ui/dialogs/useBackCloses.ts';
import type { WithdrawalQuote, WithdrawPage } from '@araw/contract/cashier/withdrawals';
import { formatMoney } from '#services/money.ts';
import { arrivalOf } from './arrivalText.ts';
import type { ShownWithdrawal } from './useWithdrawal.ts';
import styles from './Withdrawal.module.css';
import typography from '#screens/ui/typography.module.css';
import layout from '#screens/ui/layout/layout.module.css';

interface WithdrawalReviewProps extends Pick<ShownWithdrawal, 'snapshot'>, Pick<Confirmation, 'field'> {
  page: WithdrawPage;
  quote: WithdrawalQuote;
  onLeave: () => void;
  onConfirm: () => void;
}

/** A review of the withdrawal before the payment PIN (CASH-09). */
export function WithdrawalReview(props: WithdrawalReviewProps) {
  const { snapshot, page, quote, field, onLeave, onConfirm } = props;
  const { t } = useTranslation();
  useBackCloses(onLeave);
  const { account, gross, fee, net, timesLeftAfter, sumLeftAfter, bonusEffect, mayCancel } = quote;
  const sheet = snapshot.children.confirmWithdrawal;
  const confirmText = t('withdrawal.confirm', { amount: formatMoney(gross) });
  return (
    <TaskPage
      action={
        <Button look="primary" wide onClick={onConfirm}>
          {confirmText}
        </Button>
      }
      note={
        <span className={styles.next}>
          <Lock size={16} aria-hidden /> {t('withdrawal.nextPassword')}
        </span>
      }
    >
      <section aria-label={t('withdrawal.reviewTitle')} className={layout.stack12}>
        <h2 className={typography.centred}>{t('withdrawal.reviewTitle')}</h2>
        <div role="alert" className={styles.told}>
          {snapshot.context.replaced && (
            <p className={styles.warning}>
              <CircleAlert size={18} aria-hidden />
              <span>{t('withdrawal.replaced')}</span>
            </p>
          )}
        </div>
        <FormError error={snapshot.context.error} />
        <p className={styles.total}>
          <span className={styles.small}>{t('withdrawal.receive')}</span>
          <b className={typography.figure}>
            <Amount value={net} />
          </b>
        </p>
        <div className={layout.card}>
          <div className={styles.row}>
            <Mark src={account.icon} name={account.name} />
            <span className={styles.account}>
              <span>{t('withdrawal.toYour', { name: account.name })}</span>
              <b>
                <bdi dir="ltr">{account.number}</bdi>
              </b>
              <span>
                <bdi>{account.holder}</bdi>
              </span>
            </span>
            <Button look="plain" small className={layout.fixed} onClick={onLeave}>
              {t('withdrawal.change')}
            </Button>
          </div>
        </div>
        <Facts
          facts={[
            { name: t('withdrawal.withdraw'), value: <Amount value={gross} /> },
            { name: t('withdrawal.fee'), value: <Amount value={-fee} /> },
            { name: t('withdrawal.receive'), value: <Amount value={net} />, strong: true },
          ]}
        />
        <Facts
          facts={[
            { name: t('withdrawal.rail'), value: <bdi>{quote.rail}</bdi> },
            {
              name: t('withdrawal.arrives'),
              value: arrivalOf(page, quote, t),
            },
            { name: t('withdrawal.balanceNow'), value: <Amount value={quote.balanceBefore} /> },
            { name: t('withdrawal.balanceAfter'), value: <Amount value={quote.balanceAfter} /> },
            { name: t('withdrawal.timesLeftAfter'), value: timesLeftAfter },
            { name: t('withdrawal.sumLeftAfter'), value: <Amount value={sumLeftAfter} /> },
          ]}
        />
        <p className={styles.hint}>
          <Info size={20} aria-hidden />
          <span>
            {t(mayCancel ? 'withdrawal.mayCancel' : 'withdrawal.mayNotCancel')}
            {bonusEffect !== '' && ` ${bonusEffect}`}
          </span>
        </p>
      </section>
      {sheet && (
        <PasswordConfirmation
          actor={sheet}
          field={field}
          title={t('withdrawal.sheetTitle')}
          summary={t('withdrawal.summary', {
            net: formatMoney(net),
            account: `${account.name} ${account.number}`,
          })}
          confirmText={confirmText}
        />
      )}
    </TaskPage>
  );
}
