import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { rainSums } from '#machines/envelopeRain/rainForm.ts';
import { ConfirmDialog } from '#screens/ui/dialogs/ConfirmDialog.tsx';
import { Amount } from '#screens/shared/money/Amount.tsx';
import { Demands } from '#screens/shared/payments/Demands.tsx';
import { PasswordConfirmation } from '#screens/shared/payments/PasswordConfirmation.tsx';
import { TaskPage } from '#screens/shared/payments/TaskPage.tsx';
import { SendingWays } from '#screens/shared/recipients/SendingWays.tsx';
import { FailedState } from '#screens/shared/loading/FailedState.tsx';
import { SwitchedOff } from '#screens/shared/loading/SwitchedOff.tsx';
import { ButtonLink } from '#screens/ui/buttons/Button.tsx';
import { EmptyState } from '#screens/ui/states/EmptyState.tsx';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import type { EnvelopeRain } from '@araw/contract/cashier/transfers';
import { formatMoney } from '#services/money.ts';
import { Composing } from './Composing.tsx';
import styles from './EnvelopeRain.module.css';
import { OwnRains } from './OwnRains.tsx';
import { Refused } from './Refused.tsx';
import { RainSent } from './RainSent.tsx';
import { type Rain, useEnvelopeRain } from './useEnvelopeRain.ts';
import typography from '#screens/ui/typography.module.css';
import layout from '#screens/ui/layout/layout.module.css';

/** /m/redRain: envelopes for many members of the downline at once (TEAM-07). */
export function EnvelopeRainScreen() {
  const { t } = useTranslation();
  const rain = useEnvelopeRain();
  const { view, context } = rain;
  const { rain: known, receipt, error } = context;

  const besides = (what: ReactNode) =>
    known && (
      <TaskPage>
        <SendingWays shown="many" />
        {what}
        <Refused rain={rain} />
        <OwnRains rain={rain} known={known} />
      </TaskPage>
    );
  const views: Record<typeof view, () => ReactNode> = {
    loading: () => (
      <div className={layout.waiting} aria-busy>
        <Skeleton className={styles.skeleton} />
      </div>
    ),
    failed: () => error && <FailedState error={error} onRetry={rain.retry} />,
    closed: () => <SwitchedOff to="/m/agent/home" name={t('title.agentHome')} />,
    demanded: () => besides(known && <Demands demands={known.demands} timeZone={known.timeZone} />),
    passwordMissing: () =>
      besides(
        <EmptyState
          icon={KeyRound}
          title={t('paymentConfirmation.missing')}
          hint={t('uplineTransfer.needsPassword')}
          action={
            <ButtonLink
              look="primary"
              to="/m/securityCenter?page=paymentPassword"
              state={{ returnTo: '/m/redRain' }}
            >
              {t('paymentConfirmation.set')}
            </ButtonLink>
          }
        />,
      ),
    editing: () => known && <Composing rain={rain} known={known} />,
    done: () => receipt && known && <RainSent receipt={receipt} known={known} onAnother={rain.another} />,
  };
  return (
    <>
      {views[view]()}
      {known && <Confirmation rain={rain} known={known} />}
      {known && <StopQuestion rain={rain} known={known} />}
    </>
  );
}

interface PartProps {
  rain: Rain;
  known: EnvelopeRain;
}

/** A review of the rain, and the payment PIN. */
function Confirmation({ rain, known }: PartProps) {
  const { t } = useTranslation();
  const { confirmRain, context, field } = rain;
  const { sending } = context;
  const sums = sending && rainSums(sending, known.least);
  if (!confirmRain || !sending || !sums) return null;
  const { shares, held, smallest, largest } = sums;
  return (
    <PasswordConfirmation
      actor={confirmRain}
      field={field}
      title={t('downlineTransfer.check')}
      summary={
        <span className={styles.summary}>
          <span className={typography.figure}>
            <Amount value={held} />
          </span>
          <span>
            {t(`envelopeRain.to.${sending.audience}`)} ·{' '}
            {sending.split === 'equal'
              ? t('envelopeRain.equalOf', { count: shares, each: formatMoney(smallest) })
              : t('envelopeRain.drawnOf', {
                  count: shares,
                  smallest: formatMoney(smallest),
                  largest: formatMoney(largest),
                })}
          </span>
          {sending.greeting !== '' && <bdi>{sending.greeting}</bdi>}
          <span>{t('envelopeRain.allOrNothing', { amount: formatMoney(held) })}</span>
          <span>{t('envelopeRain.returns', { count: sending.hours })}</span>
        </span>
      }
      confirmText={t('downlineTransfer.send', { amount: formatMoney(held) })}
    />
  );
}

function StopQuestion({ rain, known }: PartProps) {
  const { t } = useTranslation();
  const one = known.list.find(({ id }) => id === rain.context.stopping);
  if (!one) return null;
  return (
    <ConfirmDialog
      title={t('envelopeRain.stopTitle', { number: one.number })}
      text={t('envelopeRain.stopText', { amount: formatMoney(one.left) })}
      cancelLabel={t('envelopeRain.keep')}
      confirmLabel={t('envelopeRain.stop')}
      busy={rain.stopping}
      canCancel={rain.asking}
      onCancel={rain.leaveStop}
      onConfirm={rain.confirmStop}
    />
  );
}
