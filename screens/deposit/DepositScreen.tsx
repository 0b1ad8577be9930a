import { History, WalletMinimal } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useSession } from '#src/app/appActor.ts';
import { onlyValue } from '#screens/shared/address/addressValues.ts';
import { useListKey } from '#screens/shared/address/useOwnAddress.ts';
import { CashierTabs } from '#screens/shared/payments/CashierTabs.tsx';
import { Demands } from '#screens/shared/payments/Demands.tsx';
import { SaferPlayNote } from '#screens/shared/licence/SaferPlayNote.tsx';
import { FailedState } from '#screens/shared/loading/FailedState.tsx';
import { ButtonLink } from '#screens/ui/buttons/Button.tsx';
import { ScreenHeader } from '#screens/shared/header/ScreenHeader.tsx';
import iconButton from '#screens/ui/buttons/IconButton.module.css';
import { ConfirmDialog } from '#screens/ui/dialogs/ConfirmDialog.tsx';
import { LazyPart } from '#screens/shared/loading/LazyPart.tsx';
import { loadAhead } from '#screens/shared/loading/loadAhead.tsx';
import { EmptyState } from '#screens/ui/states/EmptyState.tsx';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import { useBackCloses } from '#screens/ui/dialogs/useBackCloses.ts';
import type { CashIn } from '@araw/contract/cashier/deposits';
import { formatMoney } from '#services/money.ts';
import { newMoneyKey } from '#services/newMoneyKey.ts';
import { formatDateTimeIn } from '@araw/contract/values/dates';
import { AgainButton } from './AgainButton.tsx';
import { AttemptNotice } from './AttemptNotice.tsx';
import styles from './Deposit.module.css';
import { DepositForm } from './DepositForm.tsx';
import { OpenOrders } from './OpenOrders.tsx';
import { type AddressOfDeposit, type Deposit, useDeposit } from './useDeposit.ts';
import { WaysToPay } from './WaysToPay.tsx';
import layout from '#screens/ui/layout/layout.module.css';

const sheet = loadAhead(async () => (await import('#screens/ui/dialogs/BottomSheet.tsx')).BottomSheet);
const DepositOrderPage = lazy(async () => ({
  default: (await import('./order/DepositOrderPage.tsx')).DepositOrderPage,
}));

/** A parameter's value if it occurs once and matches `form`; null otherwise. */
function asked(query: URLSearchParams, name: string, form: RegExp): string | null {
  const value = onlyValue(query, name);
  return value !== null && form.test(value) ? value : null;
}

/** /m/voucherCenter: creating an order, and the order's page (CASH-01, CASH-02, CASH-03, CASH-15). */
export function DepositScreen() {
  const [query] = useSearchParams();
  const entry = useListKey();
  const token = useSession()?.token;
  return (
    <DepositPage
      key={`${entry} ${token}`}
      orderId={asked(query, 'order', /^[\w-]{1,64}$/)}
      amount={asked(query, 'amount', /^[\d.]{1,15}$/) ?? ''}
      promotion={asked(query, 'promotion', /^[\w-]{1,64}$/)}
    />
  );
}

function DepositPage(address: AddressOfDeposit) {
  sheet.useAhead();
  const deposit = useDeposit(address);
  const { snapshot, order, files } = deposit;
  if (order && snapshot.hasTag('order')) {
    return (
      <Suspense
        fallback={
          <>
            <Header />
            <Loading />
          </>
        }
      >
        <DepositOrderPage order={order} files={files} />
      </Suspense>
    );
  }
  return (
    <>
      <Header />
      <BeforeOrder deposit={deposit} />
      <SaferPlayNote />
    </>
  );
}

/** Not for the order's page, which has its own header. */
function Header() {
  const { t } = useTranslation();
  return (
    <ScreenHeader
      title={t('title.deposit')}
      actions={
        <Link to="/m/vouReport" className={iconButton.button} aria-label={t('title.depositReport')}>
          <History size={22} aria-hidden />
        </Link>
      }
    />
  );
}

function BeforeOrder({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation();
  const { snapshot, send, attempt } = deposit;
  const { cashIn, error, guided, method } = snapshot.context;
  const tabs = (
    <div className={styles.tabs}>
      <CashierTabs shown="deposit" />
    </div>
  );
  if (snapshot.hasTag('failed') && error) {
    return (
      <>
        {tabs}
        <FailedState
          error={error}
          safe={t('deposit.safe')}
          onRetry={() => send({ type: 'retry.requested' })}
        />
      </>
    );
  }
  if (attempt && !cashIn) {
    return (
      <div className={layout.page}>
        <p>{t('deposit.making')}</p>
        <AttemptNotice attempt={attempt} />
      </div>
    );
  }
  if (!cashIn || snapshot.hasTag('loading')) {
    return (
      <>
        {tabs}
        <Loading />
      </>
    );
  }

  const openOrders = (
    <OpenOrders
      cashIn={cashIn}
      onOpen={(id) => send({ type: 'order.opened', id })}
      onEnded={() => send({ type: 'page.shown' })}
    />
  );
  if (snapshot.hasTag('demanded')) {
    return (
      <Before openOrders={openOrders}>
        <Demands demands={cashIn.demands} timeZone={cashIn.timeZone} />
      </Before>
    );
  }
  if (snapshot.hasTag('full')) {
    return (
      <Before openOrders={openOrders}>
        <EmptyState
          icon={WalletMinimal}
          title={t('deposit.fullTitle', { count: cashIn.open.length })}
          hint={t('deposit.fullHint')}
        />
      </Before>
    );
  }
  if (snapshot.hasTag('closed')) return <NothingOpen cashIn={cashIn} openOrders={openOrders} />;

  const choosing = snapshot.hasTag('choosing');
  const ways = (
    <WaysToPay
      cashIn={cashIn}
      chosen={method}
      onChoose={(code) => send({ type: 'method.chosen', code })}
      inSheet={guided}
    />
  );
  if (choosing && !guided) {
    return (
      <Before openOrders={openOrders}>
        <AgainButton deposit={deposit} cashIn={cashIn} />
        {ways}
      </Before>
    );
  }
  return (
    <>
      {guided ? (
        <DepositForm deposit={deposit} cashIn={cashIn} />
      ) : (
        <FormOverList deposit={deposit} cashIn={cashIn} />
      )}
      {choosing && (
        <LazyPart onBroken={() => send({ type: 'ways.closed' })}>
          <sheet.Part title={t('deposit.payWith')} onClose={() => send({ type: 'ways.closed' })}>
            <div className={styles.ways}>{ways}</div>
          </sheet.Part>
        </LazyPart>
      )}
      {snapshot.hasTag('orderOpen') && <SameOrder deposit={deposit} />}
    </>
  );
}

/** The form opened from the list; going back returns to the list. */
function FormOverList({ deposit, cashIn }: { deposit: Deposit; cashIn: CashIn }) {
  useBackCloses(() => deposit.send({ type: 'ways.opened' }));
  return <DepositForm deposit={deposit} cashIn={cashIn} />;
}

/** Content in place of the form, below the open orders. */
function Before({ openOrders, children }: { openOrders: ReactNode; children: ReactNode }) {
  return (
    <div className={layout.page}>
      <CashierTabs shown="deposit" />
      {openOrders}
      {children}
    </div>
  );
}

function NothingOpen({ cashIn, openOrders }: { cashIn: CashIn; openOrders: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Before openOrders={openOrders}>
      <EmptyState
        icon={WalletMinimal}
        title={t('deposit.closedTitle')}
        hint={t('deposit.closedHint')}
        action={
          <ButtonLink look="primary" to="/m/service">
            {t('title.customerService')}
          </ButtonLink>
        }
      />
      <WaysToPay cashIn={cashIn} chosen={null} onChoose={null} />
    </Before>
  );
}

/** The operator found a matching open order: continue it or create another (CASH-03). */
function SameOrder({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation();
  const { snapshot, send } = deposit;
  const { order } = snapshot.context;
  if (!order) return null;
  return (
    <ConfirmDialog
      title={t('deposit.same.title')}
      text={t('deposit.same.text', {
        amount: formatMoney(order.pays),
        name: order.method.name,
        moment: formatDateTimeIn(order.timeZone, order.createdAt),
      })}
      confirmLabel={t('deposit.same.continue')}
      onConfirm={() => send({ type: 'order.resumed' })}
      other={{
        label: t('deposit.same.another'),
        onChoose: () => send({ type: 'another.confirmed', key: newMoneyKey() }),
      }}
      cancelLabel={t('app.back')}
      onCancel={() => send({ type: 'another.declined' })}
    />
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <output aria-label={t('deposit.loading')} className={layout.page}>
      <Skeleton className={styles.rowPlaceholder} />
      <Skeleton className={styles.rowPlaceholder} />
      <Skeleton className={styles.gridPlaceholder} />
    </output>
  );
}
