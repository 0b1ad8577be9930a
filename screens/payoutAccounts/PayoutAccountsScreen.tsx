import { useTranslation } from 'react-i18next';
import { PasswordConfirmation } from '#screens/shared/payments/PasswordConfirmation.tsx';
import { FailedState } from '#screens/shared/loading/FailedState.tsx';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import { AccountList } from './AccountList.tsx';
import { AddAccount } from './AddAccount.tsx';
import styles from './PayoutAccounts.module.css';
import { usePayoutAccounts } from './usePayoutAccounts.ts';
import layout from '#screens/ui/layout/layout.module.css';

/** /m/withdraw?page=accounts: adds, removes and sets the default of payout accounts (CASH-12). */
export function PayoutAccountsScreen() {
  const { t } = useTranslation();
  const page = usePayoutAccounts();
  const { snapshot, accounts, error, form } = page;
  const { confirmAdding, confirmRemoving } = snapshot.children;

  if (snapshot.hasTag('failed') && error) return <FailedState error={error} onRetry={page.retry} />;
  if (snapshot.hasTag('loading') || accounts === null)
    return (
      <div className={layout.waiting} aria-busy>
        <Skeleton className={styles.skeleton} />
      </div>
    );

  const removed = confirmRemoving?.getSnapshot().context.request['id'];
  const account = accounts.list.find(({ id }) => id === removed);
  return (
    <>
      {snapshot.hasTag('adding') ? (
        <AddAccount page={page} accounts={accounts} />
      ) : (
        <AccountList page={page} accounts={accounts} />
      )}
      {confirmAdding && (
        <PasswordConfirmation
          actor={confirmAdding}
          field={page.adding.field}
          title={t('payoutAccounts.confirmAdd')}
          summary={
            <>
              {form.institution?.name} <bdi dir="ltr">{form.number}</bdi>
            </>
          }
          confirmText={t('payoutAccounts.add')}
        />
      )}
      {confirmRemoving && (
        <PasswordConfirmation
          actor={confirmRemoving}
          field={page.removing.field}
          title={t('payoutAccounts.confirmRemove')}
          summary={
            <>
              {account?.name} <bdi dir="ltr">{account?.number}</bdi>
            </>
          }
          confirmText={t('payoutAccounts.remove')}
        />
      )}
    </>
  );
}
