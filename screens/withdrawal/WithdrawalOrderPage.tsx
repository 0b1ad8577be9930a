import { ChevronRight, Headset } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { knownState } from '#machines/withdrawalOrder/withdrawalOrder.rules.ts';
import { FormError } from '#screens/shared/form/FormError.tsx';
import { ConfirmDialog } from '#screens/ui/dialogs/ConfirmDialog.tsx';
import { Amount } from '#screens/shared/money/Amount.tsx';
import { CopyRow } from '#screens/shared/payments/CopyRow.tsx';
import { Facts } from '#screens/shared/payments/Facts.tsx';
import { Mark } from '#screens/shared/payments/Mark.tsx';
import { StateMark } from '#screens/shared/payments/StateMark.tsx';
import { Steps } from '#screens/shared/payments/Steps.tsx';
import { TaskPage } from '#screens/shared/payments/TaskPage.tsx';
import { FailedState } from '#screens/shared/loading/FailedState.tsx';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import type { WithdrawalOrder } from '@araw/contract/cashier/withdrawals';
import { formatMoney } from '#services/money.ts';
import { formatDateTimeIn } from '@araw/contract/values/dates';
import { newMoneyKey } from '#services/newMoneyKey.ts';
import { lookOf, stepsOf } from './orderSteps.ts';
import { stateText } from './orderWords.ts';
import { useWithdrawalOrder } from './useWithdrawalOrder.ts';
import styles from './Withdrawal.module.css';
import { SeeAll } from './withdrawalLinks.tsx';
import typography from '#screens/ui/typography.module.css';
import layout from '#screens/ui/layout/layout.module.css';

/** /m/withdraw?order=: one withdrawal, followed until it ends (CASH-10). */
export function WithdrawalOrderPage({ id }: { id: string }) {
  const { t } = useTranslation();
  const [snapshot, send] = useWithdrawalOrder(id);
  const { order, error } = snapshot.context;

  if (snapshot.hasTag('failed') && error) {
    return (
      <FailedState
        error={error}
        safe={t('withdrawal.safe')}
        onRetry={() => send({ type: 'retry.requested' })}
      />
    );
  }
  if (!order || snapshot.hasTag('loading')) {
    return (
      <TaskPage>
        <output aria-label={t('app.loading')} className={layout.stack12}>
          <Skeleton className={styles.rowSkeleton} />
          <Skeleton className={styles.standingSkeleton} />
        </output>
      </TaskPage>
    );
  }
  const isBusy = snapshot.hasTag('busy');
  const isAsked = snapshot.hasTag('confirming');
  const offersCancel = isBusy || isAsked || snapshot.can({ type: 'cancel.tapped' });
  return (
    <TaskPage
      action={
        offersCancel && (
          <Button wide busy={isBusy} onClick={() => send({ type: 'cancel.tapped' })}>
            {t('withdrawalOrder.cancel')}
          </Button>
        )
      }
    >
      <OrderHead order={order} />
      <FormError
        error={error}
        text={
          error?.code === 'conflict' ? t('withdrawalOrder.tooLate', { state: stateText(order, t) }) : null
        }
      />
      <Steps steps={stepsOf(order, t)} timeZone={order.timeZone} />
      <Facts
        facts={[
          { name: t('withdrawal.withdraw'), value: <Amount value={order.gross} /> },
          { name: t('withdrawal.fee'), value: <Amount value={-order.fee} /> },
          { name: t('withdrawal.receive'), value: <Amount value={order.net} />, strong: true },
        ]}
      />
      <div className={layout.card}>
        <div className={styles.copied}>
          <CopyRow name={t('withdrawalOrder.number')} value={order.number} />
        </div>
      </div>
      <div className={layout.card}>
        <Link className={styles.row} to={`/m/service?about=${order.number}`}>
          <Headset size={22} aria-hidden />
          <span className={styles.account}>
            <b>{t('withdrawalOrder.ask')}</b>
            <span>{t('withdrawalOrder.askHint')}</span>
          </span>
          <ChevronRight size={18} aria-hidden className="directed" />
        </Link>
      </div>
      <SeeAll />
      {isAsked && (
        <ConfirmDialog
          title={t('withdrawalOrder.cancelTitle')}
          text={t('withdrawalOrder.cancelText', { amount: formatMoney(order.gross) })}
          cancelLabel={t('withdrawalOrder.keep')}
          confirmLabel={t('withdrawalOrder.cancel')}
          onCancel={() => send({ type: 'cancel.declined' })}
          onConfirm={() => send({ type: 'cancel.confirmed', key: newMoneyKey() })}
        />
      )}
    </TaskPage>
  );
}

function OrderHead({ order }: { order: WithdrawalOrder }) {
  const { t } = useTranslation();
  const { account, gross, text, reason, steps, timeZone } = order;
  const last = steps.at(-1);
  return (
    <div className={styles.head}>
      <Mark src={account.icon} name={account.name} />
      <h2 className={typography.figure}>
        <Amount value={gross} />
      </h2>
      {/* A live region, because the page updates on its own. */}
      <output className={styles.state}>
        <StateMark look={lookOf(order)} text={stateText(order, t)} />
        <span>{text}</span>
        {reason !== '' && <span>{t('withdrawalOrder.reason', { reason })}</span>}
        {knownState(order) === null && last && <bdi dir="ltr">{formatDateTimeIn(timeZone, last.at)}</bdi>}
      </output>
    </div>
  );
}
