import { Check, ClockAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { returnPathOf } from '#src/app/returnPath.ts';
import { Amount } from '#screens/shared/money/Amount.tsx';
import { cashInOf } from '#screens/shared/payments/cashInOf.ts';
import { CopyRow } from '#screens/shared/payments/CopyRow.tsx';
import { Facts } from '#screens/shared/payments/Facts.tsx';
import { Mark } from '#screens/shared/payments/Mark.tsx';
import { StateMark } from '#screens/shared/payments/StateMark.tsx';
import { Steps } from '#screens/shared/payments/Steps.tsx';
import { TaskPage } from '#screens/shared/payments/TaskPage.tsx';
import { Button, ButtonLink } from '#screens/ui/buttons/Button.tsx';
import type { DepositOrder } from '@araw/contract/cashier/deposits';
import { formatMoney } from '#services/money.ts';
import { zoneName } from '@araw/contract/values/dates';
import { confirmationsOf, rateOf } from './cryptoWords.ts';
import styles from './order.module.css';
import type { OrderActions } from './orderActions.ts';
import { OrderRows } from './OrderRows.tsx';
import { PromotionKept } from './PromotionKept.tsx';
import { type DepositState, knownState, looks, stepsOf } from './orderWords.ts';
import { Rows } from './Rows.tsx';
import { useLeftGame } from './useLeftGame.ts';
import typography from '#screens/ui/typography.module.css';
import layout from '#screens/ui/layout/layout.module.css';

interface OrderStateProps {
  order: DepositOrder;
  /** The time to pay is over, and the operator is being asked for the state. */
  timeUp: boolean;
  actions: OrderActions;
  onLeave: () => void;
  /** A notice about an attempt. */
  said: ReactNode;
}

/** States with a hint in addition to the operator's sentence. */
const hinted = ['created', 'processing', 'inReview', 'failed', 'expired', 'refunding', 'reversed'] as const;
const hintOf = (state: DepositState) => hinted.find((name) => name === state);

/** The large result icon of a finished order. */
const discs = {
  credited: { icon: Check, look: 'good' },
  failed: { icon: X, look: 'bad' },
  reversed: { icon: X, look: 'bad' },
  expired: { icon: ClockAlert, look: 'late' },
} as const;
const isOver = (state: DepositState): state is keyof typeof discs => Object.hasOwn(discs, state);

function Disc({ state }: { state: keyof typeof discs }) {
  const { icon: Icon, look } = discs[state];
  return (
    <span className={styles.disc} data-disc={look} aria-hidden>
      <Icon size={32} />
    </span>
  );
}

/** An order's state, with the next steps for it (CASH-06). */
export function OrderState({ order, timeUp, actions, onLeave, said }: OrderStateProps) {
  const { t } = useTranslation();
  const { state, method, timeZone } = order;
  const known = knownState(state);
  const hint = known && hintOf(known);
  const isAsked = known === 'waiting' && timeUp;
  return (
    <TaskPage action={known && <WayOn order={order} state={known} actions={actions} />}>
      <div className={styles.stateHead}>
        {known && isOver(known) ? <Disc state={known} /> : <Mark src={method.icon} name={method.name} />}
        <h2>
          <Amount value={known === 'credited' ? order.arrives : order.amount} />
        </h2>
        {known && <StateMark look={looks[known]} text={t(`depositOrder.states.${known}`)} />}
        <p className={styles.sentence}>{isAsked ? t('depositOrder.timeUp') : order.text}</p>
        {hint && <p className={typography.centredNote}>{t(`depositOrder.hints.${hint}`)}</p>}
      </div>
      {said}
      {order.balance && known === 'credited' && (
        <Facts
          facts={[
            { name: t('depositOrder.balanceBefore'), value: <Amount value={order.balance.before} /> },
            { name: t('depositOrder.cashIn'), value: <Amount value={cashInOf(order)} signed /> },
            order.withBonus === 0
              ? null
              : { name: t('depositOrder.bonus'), value: <Amount value={order.withBonus} signed /> },
            {
              name: t('depositOrder.balanceNow'),
              value: <Amount value={order.balance.after} />,
              strong: true,
            },
          ]}
        />
      )}
      <Steps steps={stepsOf(t, order)} timeZone={timeZone} />
      <StateFacts order={order} state={known} />
      <PromotionKept order={order} />
      <Rows>
        <CopyRow name={t('depositOrder.number')} value={order.number} />
      </Rows>
      <OrderRows number={order.number} onReceipt={known && actions.onReceipt} onLeave={onLeave} />
      {actions.onCancel && (
        <Button look="plain" onClick={actions.onCancel}>
          {t('depositOrder.cancel')}
        </Button>
      )}
      <p className={typography.centredNote}>{t('depositOrder.zone', { zone: zoneName(timeZone) })}</p>
    </TaskPage>
  );
}

/** States in which the money is still expected. */
const coming: readonly DepositState[] = ['created', 'waiting', 'processing', 'inReview'];

function StateFacts({ order, state }: { order: DepositOrder; state: DepositState | null }) {
  const { t } = useTranslation();
  const { pays, fee, arrives, method, receipts, instructions } = order;
  const isPaid = state === 'credited';
  const isComing = state !== null && coming.includes(state);
  const crypto = instructions?.kind === 'crypto' ? instructions : null;
  return (
    <Facts
      facts={[
        { name: t('depositOrder.method'), value: <bdi>{method.name || t('app.detailsUnavailable')}</bdi> },
        { name: t('depositOrder.youPay'), value: <Amount value={pays} /> },
        { name: t('depositOrder.fee'), value: fee === 0 ? t('depositOrder.free') : <Amount value={fee} /> },
        crypto && { name: t('depositOrder.rate'), value: <bdi dir="ltr">{rateOf(crypto.rate)}</bdi> },
        crypto && { name: t('depositOrder.confirmations'), value: confirmationsOf(t, crypto) },
        receipts.length === 0
          ? null
          : { name: t('depositOrder.receiptsSent'), value: String(receipts.length) },
        isPaid || isComing
          ? {
              name: isPaid ? t('depositOrder.arrived') : t('depositOrder.arrives'),
              value: <Amount value={arrives} />,
              strong: true,
            }
          : null,
      ]}
    />
  );
}

/** Next steps: another order, back to play, or the record. */
function WayOn({
  order,
  state,
  actions,
}: {
  order: DepositOrder;
  state: DepositState;
  actions: OrderActions;
}) {
  const { t } = useTranslation();
  const { state: given } = useLocation();
  const back = returnPathOf(given);
  const backText = back === '/m/home' ? t('depositOrder.keepPlaying') : t('depositOrder.goBack');
  const leftGame = useLeftGame();
  const isEnded = state === 'failed' || state === 'cancelled' || state === 'expired';
  if (isEnded) {
    return (
      <div className={layout.stack8}>
        <Button look="primary" wide disabled={!actions.onAgain} onClick={actions.onAgain ?? undefined}>
          {t('depositOrder.again', { amount: formatMoney(order.amount) })}
        </Button>
        <Button wide disabled={!actions.onOtherWay} onClick={actions.onOtherWay ?? undefined}>
          {t('depositOrder.otherWay')}
        </Button>
      </div>
    );
  }
  return (
    <div className={layout.stack8}>
      {state === 'credited' && leftGame && (
        <Button look="primary" wide onClick={leftGame.play}>
          {t('depositOrder.backToGame', { game: leftGame.name })}
        </Button>
      )}
      <ButtonLink look={state === 'credited' && !leftGame ? 'primary' : 'secondary'} wide to={back}>
        {backText}
      </ButtonLink>
      {state === 'credited' && (
        <ButtonLink wide to="/m/vouReport">
          {t('depositOrder.seeDeposits')}
        </ButtonLink>
      )}
    </div>
  );
}
