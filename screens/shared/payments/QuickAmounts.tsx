import { formatShortMoney } from '#services/money.ts';
import styles from './QuickAmounts.module.css';
import layout from '#screens/ui/layout/layout.module.css';

interface QuickAmountsProps {
  label: string;
  /** In pesos. */
  amounts: readonly number[];
  /** The button for the whole available amount. */
  all?: { text: string; amount: number } | null;
  /** As typed. */
  value: string;
  onChoose: (amount: number) => void;
}

/** One-tap amounts (CASH-02). */
export function QuickAmounts({ label, amounts, all, value, onChoose }: QuickAmountsProps) {
  if (amounts.length === 0 && !all) return null;
  const choices = [
    ...amounts.map((amount) => ({ amount, text: formatShortMoney(amount) })),
    ...(all ? [all] : []),
  ];
  return (
    <fieldset className={layout.wrap} aria-label={label}>
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
