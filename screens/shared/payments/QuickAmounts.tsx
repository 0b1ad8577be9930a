import { formatShortMoney } from '#services/money.ts';
import styles from './QuickAmounts.module.css';

interface QuickAmountsProps {
  label: string;
  /** In pesos. */
  amounts: readonly number[];
  /** All that there is, by this name. */
  all?: { text: string; amount: number } | null;
  /** As it is typed. */
  value: string;
  onChoose: (amount: number) => void;
}

/** Amounts of one tap (CASH-02). */
export function QuickAmounts({ label, amounts, all, value, onChoose }: QuickAmountsProps) {
  if (amounts.length === 0 && !all) return null;
  const choices = [
    ...amounts.map((amount) => ({ amount, text: formatShortMoney(amount) })),
    ...(all ? [all] : []),
  ];
  return (
    <fieldset className={styles.amounts} aria-label={label}>
      {choices.map(({ amount, text }) => (
        <button
          key={text}
          type="button"
          className={styles.amount}
          aria-pressed={value !== '' && Number(value) === amount}
          onClick={() => onChoose(amount)}
        >
          <bdi>{text}</bdi>
        </button>
      ))}
    </fieldset>
  );
}
