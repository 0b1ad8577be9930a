import { CircleAlert, X } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#screens/ui/buttons/IconButton.tsx';
import { useComposed } from '#screens/ui/typing/useComposed.ts';
import { useReading } from '#screens/ui/typing/useReading.ts';
import { readAmount } from '@araw/contract/values/typedNumber';
import styles from './AmountField.module.css';
import layout from '#screens/ui/layout/layout.module.css';

interface AmountFieldProps {
  label: string;
  /** Normalised by `readAmount` if unambiguous, otherwise as typed. */
  value: string;
  onChange: (value: string) => void;
  /** The limits in words, beside the label. */
  range?: string | undefined;
  /** Announced when it appears. */
  error?: string | null;
  readOnly?: boolean;
  ref?: ComponentProps<'input'>['ref'];
}

/** An amount in pesos, typed on the decimal keypad (CASH-02). The chart validates it. */
export function AmountField({ label, value, onChange, range, error, readOnly, ref }: AmountFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  // Show the typed text until blur, but pass the normalised amount to the chart immediately.
  const [typed, setTyped] = useState({ text: value, amount: value });
  const take = (text: string) => {
    const amount = readAmount(text);
    setTyped({ text, amount });
    onChange(amount);
  };
  const composed = useComposed(typed.amount === value ? typed.text : value, take);
  const reading = useReading(readAmount, { ref, onCompositionEnd: composed.onCompositionEnd });
  const described = [range && `${id}-range`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={layout.stack8}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        {range && (
          <span id={`${id}-range`} className={styles.range}>
            {range}
          </span>
        )}
      </div>
      <div className={styles.box} dir="ltr">
        <span aria-hidden className={styles.symbol}>
          ₱
        </span>
        <input
          {...composed}
          {...reading}
          id={id}
          className={styles.input}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={16}
          readOnly={readOnly}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        {value !== '' && !readOnly && (
          <IconButton
            icon={X}
            size={18}
            label={t('payments.clearAmount')}
            // Keeps the focus in the input, and a phone's keyboard open.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => take('')}
          />
        )}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          <CircleAlert size={16} aria-hidden />
          <bdi>{error}</bdi>
        </p>
      )}
    </div>
  );
}
