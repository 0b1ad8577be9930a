import { KeyRound, Landmark } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CashierTabs } from '#screens/shared/payments/CashierTabs.tsx';
import { Demands } from '#screens/shared/payments/Demands.tsx';
import { TaskPage } from '#screens/shared/payments/TaskPage.tsx';
import { FailedState } from '#screens/shared/loading/FailedState.tsx';
import { ButtonLink } from '#screens/ui/buttons/Button.tsx';
import { EmptyState } from '#screens/ui/states/EmptyState.tsx';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import { UnreadRows } from '#screens/ui/states/UnreadRows.tsx';
import { AccountRow } from './AccountRow.tsx';
import { keptAmount } from './keptAmount.ts';
import { SettleDebt } from './SettleDebt.tsx';
import { Standing } from './Standing.tsx';
import { useWithdrawal } from './useWithdrawal.ts';
import styles from './Withdrawal.module.css';
import { WithdrawalForm } from './WithdrawalForm.tsx';
import { accountsPage, SeeAll } from './withdrawalLinks.tsx';
import { WithdrawalReview } from './WithdrawalReview.tsx';
import layout from '#screens/ui/layout/layout.module.css';

/** /m/withdraw (CASH-08, CASH-09). */
export function WithdrawPage() {
  const { t } = useTranslation();
  const amountField = useRef<HTMLInputElement>(null);
  const [amount, setAmount] = useState(keptAmount);
  const { snapshot, send, confirmation } = useWithdrawal(amountField);
  const { page, error, quote } = snapshot.context;

  if (snapshot.hasTag('failed') && error) {
    return (
      <>
        <div className={styles.tabs}>
          <CashierTabs shown="withdraw" />
        </div>
        <FailedState
          error={error}
          safe={t('withdrawal.safe')}
          onRetry={() => send({ type: 'retry.requested' })}
        />
      </>
    );
  }
  if (!page || snapshot.hasTag('loading')) {
    return (
      <TaskPage>
        <CashierTabs shown="withdraw" />
        <output aria-label={t('app.loading')} className={layout.stack12}>
          <Skeleton className={styles.standingSkeleton} />
          <Skeleton className={styles.rowSkeleton} />
          <Skeleton className={styles.rowSkeleton} />
        </output>
      </TaskPage>
    );
  }
  if (snapshot.hasTag('reviewing') && quote) {
    return (
      <WithdrawalReview
        snapshot={snapshot}
        page={page}
        quote={quote}
        field={confirmation.field}
        onLeave={() => send({ type: 'review.left' })}
        onConfirm={() => send({ type: 'withdrawal.confirmed' })}
      />
    );
  }
  if (snapshot.hasTag('demanded')) {
    return (
      <TaskPage>
        <CashierTabs shown="withdraw" />
        <Standing page={page} />
        <Demands demands={page.demands} timeZone={page.timeZone} />
        {page.debt !== null && page.debt.settles > 0 && (
          <SettleDebt amount={page.debt.settles} onDecided={() => send({ type: 'page.changed' })} />
        )}
        <SeeAll />
      </TaskPage>
    );
  }
  if (snapshot.hasTag('passwordMissing')) {
    return (
      <TaskPage
        action={
          <ButtonLink
            look="primary"
            wide
            to="/m/securityCenter?page=paymentPassword"
            state={{ returnTo: '/m/withdraw' }}
          >
            {t('paymentConfirmation.set')}
          </ButtonLink>
        }
      >
        <CashierTabs shown="withdraw" />
        <Standing page={page} />
        <EmptyState
          icon={KeyRound}
          title={t('withdrawal.passwordMissing')}
          hint={t('withdrawal.passwordMissingHint')}
        />
        <SeeAll />
      </TaskPage>
    );
  }
  if (snapshot.hasTag('accountMissing')) {
    const hasAny = page.accounts.length + (page.unread?.payoutAccounts ?? 0) > 0;
    return (
      <TaskPage
        action={
          <ButtonLink look="primary" wide to={accountsPage}>
            {t(hasAny ? 'withdrawal.accounts' : 'withdrawal.addAccount')}
          </ButtonLink>
        }
      >
        <CashierTabs shown="withdraw" />
        <Standing page={page} />
        <EmptyState
          icon={Landmark}
          title={t(hasAny ? 'withdrawal.accountUnusable' : 'withdrawal.accountMissing')}
          hint={hasAny ? undefined : t('withdrawal.accountMissingHint')}
        />
        {page.accounts.length > 0 && (
          <ul className={layout.card}>
            {page.accounts.map((account) => (
              <li key={account.id} className={styles.row}>
                <AccountRow account={account} page={page} />
              </li>
            ))}
          </ul>
        )}
        <UnreadRows count={page.unread?.payoutAccounts} />
        <SeeAll />
      </TaskPage>
    );
  }
  return (
    <WithdrawalForm
      snapshot={snapshot}
      send={send}
      page={page}
      amount={amount}
      onAmount={(next) => {
        setAmount(next);
        send({ type: 'amount.changed' });
      }}
      field={amountField}
    />
  );
}
