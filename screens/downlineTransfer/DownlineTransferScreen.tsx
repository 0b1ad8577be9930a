import { KeyRound, UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Amount } from '#screens/shared/money/Amount.tsx';
import { useMerchantDates } from '#src/app/hooks/useMerchantDates.ts';
import { Demands } from '#screens/shared/payments/Demands.tsx';
import { PasswordConfirmation } from '#screens/shared/payments/PasswordConfirmation.tsx';
import { FailedState } from '#screens/shared/loading/FailedState.tsx';
import { SwitchedOff } from '#screens/shared/loading/SwitchedOff.tsx';
import { ButtonLink } from '#screens/ui/buttons/Button.tsx';
import { EmptyState } from '#screens/ui/states/EmptyState.tsx';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import { formatMoney } from '#services/money.ts';
import { Choosing } from './Choosing.tsx';
import { Editing } from './Editing.tsx';
import { Sent } from './Sent.tsx';
import styles from './DownlineTransfer.module.css';
import { downlineTransferPath } from './downlineTransferPath.ts';
import { useDownlineTransfer } from './useDownlineTransfer.ts';
import typography from '#screens/ui/typography.module.css';
import layout from '#screens/ui/layout/layout.module.css';

/** /m/redRain?page=transfer: sends money to one downline member, given by `account` (TEAM-06). */
export function DownlineTransferScreen() {
  const [query] = useSearchParams();
  const account = query.get('account') ?? '';
  return account === '' ? <Choosing /> : <TransferTo key={account} account={account} />;
}

function TransferTo({ account }: { account: string }) {
  const { t } = useTranslation();
  const { timeZone } = useMerchantDates();
  const { pathname, search } = useLocation();
  const transfer = useDownlineTransfer(account);
  const { view, context, confirmTransfer } = transfer;
  const { means, sending, receipt, error } = context;

  const views: Record<typeof view, () => ReactNode> = {
    loading: () => <Waiting />,
    failed: () => error && <FailedState error={error} onRetry={transfer.retry} />,
    strange: () => (
      <EmptyState
        icon={UserX}
        title={t('downlineTransfer.strange')}
        hint={t('downlineTransfer.safe')}
        action={<ButtonLink to={downlineTransferPath()}>{t('downlineTransfer.choose')}</ButtonLink>}
      />
    ),
    closed: () => (
      <SwitchedOff hint={t('downlineTransfer.safe')} to="/m/agent/home" name={t('title.agentHome')} />
    ),
    demanded: () => means && <Demands demands={means.demands} timeZone={timeZone} />,
    passwordMissing: () => (
      <EmptyState
        icon={KeyRound}
        title={t('paymentConfirmation.missing')}
        hint={t('uplineTransfer.needsPassword')}
        action={
          <ButtonLink
            look="primary"
            to="/m/securityCenter?page=paymentPassword"
            state={{ returnTo: pathname + search }}
          >
            {t('paymentConfirmation.set')}
          </ButtonLink>
        }
      />
    ),
    editing: () => means && <Editing transfer={transfer} means={means} />,
    done: () => receipt && <Sent receipt={receipt} />,
  };
  const amount = Number(sending?.amount ?? 0);
  return (
    <>
      {views[view]()}
      {confirmTransfer && (
        <PasswordConfirmation
          actor={confirmTransfer}
          field={transfer.field}
          title={t('downlineTransfer.check')}
          summary={
            <span className={styles.summary}>
              <span className={typography.figure}>
                <Amount value={amount} />
              </span>
              <span>
                {t('downlineTransfer.fromYou')} <bdi dir="ltr">{means?.masked}</bdi>
              </span>
              {sending?.note && <bdi>{sending.note}</bdi>}
              <span>{t('downlineTransfer.once')}</span>
            </span>
          }
          confirmText={t('downlineTransfer.send', { amount: formatMoney(amount) })}
        />
      )}
    </>
  );
}

function Waiting() {
  return (
    <div className={layout.waiting} aria-busy>
      <Skeleton className={styles.skeleton} />
    </div>
  );
}
