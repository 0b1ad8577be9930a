import { formatMoney } from '#services/money.ts';
import styles from './Amount.module.css';
import { signedMoney } from './signedMoney.ts';

interface AmountProps {
  /** Pesos. */
  value: number;
  /** Gains show a plus sign and their own colour. */
  signed?: boolean;
  /** Play money has no symbol (REC-06). */
  fun?: boolean;
}

/** An amount in Latin digits, from left to right in every language. */
export function Amount({ value, signed = false, fun = false }: AmountProps) {
  const isGain = signed && value > 0;
  const symbol = fun ? '' : '₱';
  return (
    <bdi dir="ltr" className={isGain ? `${styles.amount} ${styles.gain}` : styles.amount}>
      {signed ? signedMoney(value, symbol) : formatMoney(value, symbol)}
    </bdi>
  );
}
