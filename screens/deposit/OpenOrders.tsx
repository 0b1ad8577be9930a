import { Timer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '#src/app/services.ts';
import { clockText } from '#services/clockText.ts';
import { useSecondsLeft } from '#screens/shared/payments/useSecondsLeft.ts';
import { Button } from '#screens/ui/buttons/Button.tsx';
import type { DepositOrder } from '#services/contract/deposits.ts';
import { formatMoney } from '#services/money.ts';
import styles from './Deposit.module.css';

interface OpenOrdersProps {
  orders: readonly DepositOrder[];
  onOpen: (id: string) => void;
  /** The time of one has run out in front of the player. */
  onEnded?: () => void;
}

/** The unpaid orders, each to go on with (CASH-03). */
export function OpenOrders({ orders, onOpen, onEnded }: OpenOrdersProps) {
  const { t } = useTranslation();
  if (orders.length === 0) return null;
  return (
    <ul className={styles.open} aria-label={t('deposit.unpaidOrders')}>
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
  // One that is over already when it comes would be asked for again and again.
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
