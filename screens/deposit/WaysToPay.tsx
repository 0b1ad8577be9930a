import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Mark } from '#screens/shared/payments/Mark.tsx';
import { Group } from '#screens/ui/layout/Group.tsx';
import { type CashIn, methodKinds, type PaymentMethod } from '@araw/contract/cashier/deposits';
import styles from './Deposit.module.css';
import { useMethodWords } from './methodWords.ts';
import typography from '#screens/ui/typography.module.css';

interface WaysToPayProps {
  cashIn: CashIn;
  chosen: string | null;
  /** Null if no method can be chosen. */
  onChoose: ((code: string) => void) | null;
  /** Links replace the sheet's history entry. */
  inSheet?: boolean;
}

/** All payment methods by kind; closed ones show when they open (CASH-01). */
export function WaysToPay({ cashIn, chosen, onChoose, inSheet = false }: WaysToPayProps) {
  const { t } = useTranslation();
  return methodKinds.map((kind) => {
    const methods = cashIn.methods.filter((method) => method.kind === kind);
    if (methods.length === 0) return null;
    return (
      <Group key={kind} title={t(`deposit.kinds.${kind}`)} list>
        {methods.map((method) => (
          <li key={method.code}>
            {method.open && onChoose ? (
              <button
                type="button"
                className={styles.way}
                aria-current={method.code === chosen ? 'true' : undefined}
                onClick={() => onChoose(method.code)}
              >
                <Way method={method} cashIn={cashIn} inSheet={inSheet} />
              </button>
            ) : (
              <div className={styles.way}>
                <Way method={method} cashIn={cashIn} inSheet={inSheet} />
              </div>
            )}
          </li>
        ))}
      </Group>
    );
  });
}

interface WayProps {
  method: PaymentMethod;
  cashIn: CashIn;
  inSheet: boolean;
}

function Way({ method, cashIn, inSheet }: WayProps) {
  const { t } = useTranslation();
  const words = useMethodWords();
  const { code, name, icon, open } = method;
  return (
    <>
      <Mark src={icon} name={name} />
      <span className={styles.words}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
        </span>
        {open ? (
          <span className={typography.note}>
            {words.fee(method)} · {words.duration(method)}
          </span>
        ) : (
          <span className={typography.warning}>
            {words.closed(method, cashIn.timeZone)}
            {method.tooLittleLeft !== null && (
              <>
                {' '}
                <Link replace={inSheet} to="/m/limits">
                  {t('payments.demands.ownLimit')}
                </Link>
              </>
            )}
          </span>
        )}
        <span className={typography.note}>{words.bounds(method)}</span>
      </span>
      {open && code === cashIn.lastMethod && (
        <span className={styles.last}>
          <Check size={14} aria-hidden /> {t('deposit.lastUsed')}
        </span>
      )}
    </>
  );
}
