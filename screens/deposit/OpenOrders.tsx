import { Timer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '#src/app/services.ts';
import { clockText } from '#services/clockText.ts';
import { useSecondsLeft } from '#screens/shared/payments/useSecondsLeft.ts';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { UnreadRows } from '#screens/ui/states/UnreadRows.tsx';
import type { CashIn, DepositOrder } from '@araw/contract/cashier/deposits';
import { formatMoney } from '#services/money.ts';
import styles from './Deposit.module.css';
import layout from '#screens/ui/layout/layout.module.css';

interface OpenOrdersProps {
  cashIn: CashIn;
  onOpen: (id: string) => void;
  /** Called when an order's time runs out while it is on screen. */
  onEnded?: () => void;
}

/** The unpaid orders, each with a button to continue (CASH-03). */
export function OpenOrders({ cashIn: { open, unread }, onOpen, onEnded }: OpenOrdersProps) {
  const { t } = useTranslation();
  return (
    <>
      {open.length > 0 && (
        <ul className={layout.stack8} aria-label={t('deposit.unpaidOrders')}>
          {open.map((order) => (
            <OpenOrder key={order.id} order={order} onOpen={() => onOpen(order.id)} onEnded={onEnded} />
          ))}
        </ul>
      )}
      <UnreadRows count={(unread?.orders ?? 0) + (unread?.demands ?? 0)} />
    </>
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
