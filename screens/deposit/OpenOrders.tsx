import { Timer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '#src/app/services.ts';
import { clockText } from '#services/clockText.ts';
import { useSecondsLeft } from '#screens/shared/payments/useSecondsLeft.ts';
import { Button } from '#screens/ui/buttons/Button.tsx';
import type { DepositOrder } from '@araw/contract/cashier/deposits';
import { formatMoney } from '#services/money.ts';
import styles from './Deposit.module.css';
import layout from '#screens/ui/layout/layout.module.css';

interface OpenOrdersProps {
  orders: readonly DepositOrder[];
  onOpen: (id: string) => void;
  /** Called when an order's time runs out while it is on screen. */
  onEnded?: () => void;
}

/** The unpaid orders, each with a button to continue (CASH-03). */
export function OpenOrders({ orders, onOpen, onEnded }: OpenOrdersProps) {
  const { t } = useTranslation();
  if (orders.length === 0) return null;
  return (
    <ul className={layout.stack8} aria-label={t('deposit.unpaidOrders')}>
      {orders.map((order) => (
        <OpenOrder key={order.id} order={order} onOpen={() => onOpen(order.id)} onEnded={onEnded} />
      ))}
    </ul>
  );
}

interface OpenOrderProps {
  order: DepositOrder;
  onOpen: () => void;
  onEnded: (() => void) | undefined;
}

function OpenOrder({ order: { pays, method, endsAt }, onOpen, onEnded }: OpenOrderProps) {
  const { t } = useTranslation();
  const { clock } = useServices();
  // An order that has already expired when loaded would be requested in a loop.
  const [runs] = useState(() => endsAt !== null && endsAt > clock.serverNow());
  const seconds = useSecondsLeft(endsAt, runs ? onEnded : undefined);
  const what = { amount: formatMoney(pays), name: method.name || t('app.detailsUnavailable') };
  return (
    <li className={styles.unpaid}>
      <Timer size={20} aria-hidden />
      <span className={styles.words}>
        <span>
          {t('deposit.unpaid', what)}
          {seconds !== null && (
            <>
              {' · '}
              <bdi dir="ltr" className="amount">
                {clockText(seconds)}
              </bdi>
            </>
          )}
        </span>
      </span>
      <Button small look="plain" aria-label={t('deposit.continueOf', what)} onClick={onOpen}>
        {t('deposit.continue')}
      </Button>
    </li>
  );
}
