import { Headset } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { showTop } from '#src/app/showTop.ts';
import { FormError } from '#screens/shared/form/FormError.tsx';
import { ScreenHeader } from '#screens/shared/header/ScreenHeader.tsx';
import { FailedState } from '#screens/shared/loading/FailedState.tsx';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { ConfirmDialog } from '#screens/ui/dialogs/ConfirmDialog.tsx';
import { CopyRow } from '#screens/shared/payments/CopyRow.tsx';
import iconButton from '#screens/ui/buttons/IconButton.module.css';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import type { DepositOrder } from '@araw/contract/cashier/deposits';
import { newMoneyKey } from '#services/newMoneyKey.ts';
import { BankAccount } from './Bank.tsx';
import styles from './order.module.css';
import type { OrderActions } from './orderActions.ts';
import { OrderRows } from './OrderRows.tsx';
import { OrderState } from './OrderState.tsx';
import { Paying } from './Paying.tsx';
import type { ChosenFiles } from '#screens/shared/uploads/chosenFiles.ts';
import { Receipts } from './Receipts.tsx';
import { Rows } from './Rows.tsx';
import { type DepositOrderRef, TimeWatch, useDepositOrder } from './useDepositOrder.ts';
import typography from '#screens/ui/typography.module.css';

interface DepositOrderPageProps {
  /** The order's chart, run by the page's chart. */
  order: DepositOrderRef;
  files: ChosenFiles;
}

/** One cash-in order: how to pay it, its state and the next steps (CASH-04, CASH-06). */
export function DepositOrderPage({ order: chart, files }: DepositOrderPageProps) {
  const { t } = useTranslation();
  const { snapshot, receipts, send } = useDepositOrder(chart);
  const { order, error, outdated } = snapshot.context;
  // It replaces another page at the same address, so nothing else scrolls to the top.
  useEffect(showTop, []);
  const leave = () => send({ type: 'order.left' });

  if (snapshot.hasTag('failed') && error) {
    return (
      <>
        <Header number={null} />
        <FailedState error={error} onRetry={() => send({ type: 'retry.requested' })} />
        <Button look="plain" wide onClick={leave}>
          {t('depositOrder.leave')}
        </Button>
      </>
    );
  }
  if (!order) return <OrderLoading />;

  const payable = snapshot.can({ type: 'time.ended' });
  const actions: OrderActions = {
    onCancel: snapshot.can({ type: 'cancel.tapped' }) ? () => send({ type: 'cancel.tapped' }) : null,
    onReceipt: snapshot.can({ type: 'receipt.tapped' }) ? () => send({ type: 'receipt.tapped' }) : null,
    onAgain: snapshot.can({ type: 'again.chosen' }) ? () => send({ type: 'again.chosen' }) : null,
    onOtherWay: snapshot.can({ type: 'otherWay.chosen' }) ? () => send({ type: 'otherWay.chosen' }) : null,
  };
  const begin = () => send({ type: 'payment.begun' });
  const said = (
    <>
      {outdated && <p className={typography.centredNote}>{t('depositOrder.outdated')}</p>}
      <FormError error={error} />
    </>
  );
  return (
    <>
      <Header number={order.number} />
      {payable && order.endsAt !== null && <TimeWatch order={chart} endsAt={order.endsAt} />}
      <Announced text={payable ? t('depositOrder.waiting') : order.text} />
      {receipts ? (
        <Receipts receipts={receipts} files={files} order={order}>
          {payable && order.instructions?.kind === 'bank' && (
            <BankAccount order={order} instructions={order.instructions} onBegun={begin} />
          )}
        </Receipts>
      ) : payable && order.instructions ? (
        <Paying
          order={order}
          instructions={order.instructions}
          onBegun={begin}
          onReceipt={actions.onReceipt}
          foot={<PayFoot order={order} actions={actions} onLeave={leave} said={said} />}
        />
      ) : (
        <OrderState
          order={order}
          timeUp={snapshot.context.timeUp}
          actions={actions}
          onLeave={leave}
          said={said}
        />
      )}
      {(snapshot.hasTag('confirming') || snapshot.hasTag('busy')) && (
        <ConfirmDialog
          title={t('depositOrder.cancelTitle')}
          text={t('depositOrder.cancelText')}
          cancelLabel={t('depositOrder.keep')}
          confirmLabel={t('depositOrder.cancel')}
          busy={snapshot.hasTag('busy')}
          canCancel={snapshot.hasTag('confirming')}
          onCancel={() => send({ type: 'cancel.declined' })}
          onConfirm={() => send({ type: 'cancel.confirmed', key: newMoneyKey() })}
        />
      )}
    </>
  );
}

function Header({ number }: { number: string | null }) {
  const { t } = useTranslation();
  return (
    <ScreenHeader
      title={t('depositOrder.title')}
      actions={
        <Link
          to={number === null ? '/m/service' : `/m/service?about=${encodeURIComponent(number)}`}
          className={iconButton.button}
          aria-label={t('title.customerService')}
        >
          <Headset size={22} aria-hidden />
        </Link>
      }
    />
  );
}

interface PayFootProps {
  order: DepositOrder;
  actions: OrderActions;
  onLeave: () => void;
  said: ReactNode;
}

/** The payment reference, which is already shown, may be the order number. */
const namesNumber = ({ instructions, number }: DepositOrder) =>
  instructions !== null && 'reference' in instructions && instructions.reference === number;

function PayFoot({ order, actions, onLeave, said }: PayFootProps) {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles.waiting}>
        <span className={styles.dot} aria-hidden />
        <span>{t('depositOrder.waiting')}</span>
        {actions.onCancel && (
          <button type="button" className={styles.textButton} onClick={actions.onCancel}>
            {t('depositOrder.cancel')}
          </button>
        )}
      </div>
      {said}
      {!namesNumber(order) && (
        <Rows>
          <CopyRow name={t('depositOrder.number')} value={order.number} />
        </Rows>
      )}
      <OrderRows
        number={order.number}
        onReceipt={order.instructions?.kind === 'bank' ? null : actions.onReceipt}
        onLeave={onLeave}
      />
    </>
  );
}

/** Announces changes of the order's state to screen readers, whichever part of the page shows it. */
function Announced({ text }: { text: string }) {
  return <output className="visually-hidden">{text}</output>;
}

function OrderLoading() {
  const { t } = useTranslation();
  return (
    <>
      <Header number={null} />
      <output aria-label={t('depositOrder.loading')} className={styles.loading}>
        <Skeleton className={styles.headPlaceholder} />
        <Skeleton className={styles.cardPlaceholder} />
        <Skeleton className={styles.cardPlaceholder} />
      </output>
    </>
  );
}
