import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useServices } from '#src/app/services.ts';
import { Block } from '#screens/shared/loading/Block.tsx';
import { PasswordConfirmation } from '#screens/shared/payments/PasswordConfirmation.tsx';
import { useMerchantDates } from '#src/app/hooks/useMerchantDates.ts';
import { Demands } from '#screens/shared/payments/Demands.tsx';
import { FailedState } from '#screens/shared/loading/FailedState.tsx';
import { SwitchedOff } from '#screens/shared/loading/SwitchedOff.tsx';
import { ButtonLink } from '#screens/ui/buttons/Button.tsx';
import { EmptyState } from '#screens/ui/states/EmptyState.tsx';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import { formatMoney } from '#services/money.ts';
import { Editing } from './Editing.tsx';
import { Reviewing } from './Reviewing.tsx';
import { Sent } from './Sent.tsx';
import styles from './UplineTransfer.module.css';
import { useUplineTransfer } from './useUplineTransfer.ts';
import layout from '#screens/ui/layout/layout.module.css';

/** /m/upLine/transfer: sends money to the superior (CASH-13). */
export function UplineTransferScreen() {
  const info = useQuery(useServices().queries.memberInfo());
  return (
    <Block query={info} skeleton={<Waiting />}>
      {/* The stored value may have been outdated. */}
      {({ toUpline }) => <Transfer key={String(toUpline)} toUpline={toUpline} />}
    </Block>
  );
}

function Transfer({ toUpline }: { toUpline: boolean }) {
  const { t } = useTranslation();
  const { timeZone } = useMerchantDates();
  const { pathname } = useLocation();
  const transfer = useUplineTransfer(toUpline);
  const { view, context, confirmTransfer } = transfer;
  const { upline, amount, receipt, error } = context;

  const views: Record<typeof view, () => ReactNode> = {
    refused: () => null,
    closed: () => <SwitchedOff to="/m/member/home" name={t('title.memberHome')} />,
    loading: () => <Waiting />,
    failed: () => error && <FailedState error={error} onRetry={transfer.retry} />,
    demanded: () => upline && <Demands demands={upline.demands} timeZone={timeZone} />,
    passwordMissing: () => (
      <EmptyState
        icon={KeyRound}
        title={t('paymentConfirmation.missing')}
        hint={t('uplineTransfer.needsPassword')}
        action={
          <ButtonLink
            look="primary"
            to="/m/securityCenter?page=paymentPassword"
            state={{ returnTo: pathname }}
          >
            {t('paymentConfirmation.set')}
          </ButtonLink>
        }
      />
    ),
    editing: () => upline && <Editing transfer={transfer} upline={upline} />,
    reviewing: () => upline && <Reviewing transfer={transfer} upline={upline} />,
    done: () => receipt && <Sent receipt={receipt} />,
  };
  const title = t('uplineTransfer.send', { amount: formatMoney(Number(amount)) });
  return (
    <>
      {views[view]()}
      {confirmTransfer && (
        <PasswordConfirmation
          actor={confirmTransfer}
          field={transfer.field}
          title={t('paymentConfirmation.label')}
          summary={
            <>
              {t('uplineTransfer.to')} <bdi dir="ltr">{upline?.account}</bdi>
            </>
          }
          confirmText={title}
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
