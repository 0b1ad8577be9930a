import { CircleAlert, X } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#screens/ui/buttons/IconButton.tsx';
import styles from './AmountField.module.css';

interface AmountFieldProps {
  label: string;
  /** As it is typed. */
  value: string;
  onChange: (value: string) => void;
  /** The bounds in words, beside the label. */
  range?: string | undefined;
  /** What is wrong, in words; announced when it appears. */
  error?: string | null;
  readOnly?: boolean;
  ref?: ComponentProps<'input'>['ref'];
}

/** An amount in pesos, typed on the decimal keypad (CASH-02). What may stand in it is the chart's word. */
export function AmountField({ label, value, onChange, range, error, readOnly, ref }: AmountFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const described = [range && `${id}-range`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
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
          ref={ref}
          id={id}
          className={styles.input}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={16}
          value={value}
          readOnly={readOnly}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {value !== '' && !readOnly && (
          <IconButton
            icon={X}
            size={18}
            label={t('payments.clearAmount')}
            // Keeps the focus, and the keyboard of a phone, in the input.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChange('')}
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
