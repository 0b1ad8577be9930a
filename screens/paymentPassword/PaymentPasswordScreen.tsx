import { useQuery } from '@tanstack/react-query';
import { Headset, ShieldQuestion } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#src/app/appActor.ts';
import { useServices } from '#src/app/services.ts';
import { Block } from '#screens/shared/loading/Block.tsx';
import { FailedState } from '#screens/shared/loading/FailedState.tsx';
import { ButtonLink } from '#screens/ui/buttons/Button.tsx';
import { EmptyState } from '#screens/ui/states/EmptyState.tsx';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import { accountQueries } from '#services/queries/accountQueries.ts';
import type { Profile } from '@araw/contract/accounts/member';
import { isRealAccount } from '@araw/contract/calls/roles';
import { Locked } from './Locked.tsx';
import { NewDigits } from './NewDigits.tsx';
import { Offered } from './Offered.tsx';
import styles from './PaymentPassword.module.css';
import { usePaymentPassword, type View } from './usePaymentPassword.ts';

/** /m/securityCenter?page=paymentPassword: sets, changes and recovers the payment PIN (CASH-11). */
export function PaymentPasswordScreen() {
  const { operator } = useServices();
  const isReal = isRealAccount(useSession()?.type ?? null);
  const profile = useQuery({ ...accountQueries(operator).profile(), enabled: isReal });
  if (!isReal) return <PaymentPassword profile={noProofs} />;
  return (
    <Block query={profile} skeleton={<Waiting />}>
      {(known) => <PaymentPassword profile={known} />}
    </Block>
  );
}

type Proofs = Pick<Profile, 'ownerProofs' | 'email' | 'mobile'>;
const noProofs: Proofs = { ownerProofs: [], email: '', mobile: '' };

function PaymentPassword({ profile }: { profile: Proofs }) {
  const { t } = useTranslation();
  const password = usePaymentPassword(profile.ownerProofs);
  const { view, context } = password;

  const views: Record<View, () => ReactNode> = {
    refused: () => null,
    done: () => null,
    loading: () => <Waiting />,
    failed: () =>
      context.error && (
        <FailedState error={context.error} safe={t('paymentPassword.safe')} onRetry={password.retry} />
      ),
    unprovable: () => (
      <EmptyState
        icon={ShieldQuestion}
        title={t('paymentPassword.unprovable.title')}
        hint={t('paymentPassword.unprovable.text')}
        action={
          <ButtonLink look="primary" to="/m/service" icon={<Headset size={20} aria-hidden />}>
            {t('paymentPassword.unprovable.action')}
          </ButtonLink>
        }
      />
    ),
    locked: () => <Locked password={password} />,
    offered: () => <Offered password={password} />,
    proving: () => <NewDigits password={password} profile={profile} />,
    choosing: () => <NewDigits password={password} profile={profile} />,
    repeating: () => <NewDigits password={password} profile={profile} />,
  };
  return (
    <Focused view={view} busy={password.busy}>
      <h2 className={styles.title} tabIndex={-1}>
        {t('paymentPassword.title')}
      </h2>
      {views[view]()}
    </Focused>
  );
}

/** After a step by the player, moves the focus to the new view's first field, or else its heading. */
function Focused({ view, busy, children }: { view: View; busy: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    const before = shown.current;
    shown.current = view;
    if (before === view || before === 'loading') return;
    const first = place.current?.querySelector<HTMLElement>('input:not([type=hidden])');
    (first ?? place.current?.querySelector<HTMLElement>('h2'))?.focus();
  }, [view]);
  return (
    <div ref={place} className={styles.page} aria-busy={busy}>
      {children}
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.page} aria-busy>
      <Skeleton className={styles.skeleton} />
    </div>
  );
}
