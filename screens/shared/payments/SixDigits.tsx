import { Field } from '@base-ui/react/field';
import { OTPField } from '@base-ui/react/otp-field';
import { CircleAlert, Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { readDigits } from '@araw/contract/values/typedText';
import styles from './SixDigits.module.css';
import typography from '#screens/ui/typography.module.css';
import layout from '#screens/ui/layout/layout.module.css';

const places = [1, 2, 3, 4, 5, 6];

interface SixDigitsProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Announced when it appears. */
  error?: string | null;
  readOnly?: boolean;
  /** The first digit's input, to focus it. */
  ref?: ComponentProps<'input'>['ref'];
}

/** Six masked digits, typed or pasted. Never submits on its own: that takes another tap (CASH-11). */
export function SixDigits({ label, value, onChange, error, readOnly, ref }: SixDigitsProps) {
  const { t } = useTranslation();
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <Field.Root invalid={Boolean(error)} className={layout.stack8}>
      <Field.Label className={typography.label}>{label}</Field.Label>
      {/* Digits run from left to right in every language. */}
      <div dir="ltr">
        <OTPField.Root
          length={6}
          value={value}
          onValueChange={(next) => onChange(next)}
          mask={!shown}
          // The built-in validation drops everything but 0 to 9, including other scripts' digits.
          validationType="none"
          inputMode="numeric"
          normalizeValue={readDigits}
          readOnly={readOnly}
          // Prevents autofill with an SMS code or a saved password.
          autoComplete="off"
          className={styles.places}
        >
          {places.map((place) => (
            <OTPField.Input
              key={place}
              ref={place === 1 ? ref : undefined}
              className={styles.place}
              aria-describedby={error ? id : undefined}
              aria-label={place === 1 ? undefined : t('payments.digit', { place })}
            />
          ))}
        </OTPField.Root>
      </div>
      {error && (
        <p id={id} role="alert" className={styles.error}>
          <CircleAlert size={16} aria-hidden />
          <bdi>{error}</bdi>
        </p>
      )}
      <Button
        look="plain"
        small
        className={styles.show}
        aria-pressed={shown}
        icon={shown ? <EyeOff size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
        onClick={() => setShown(!shown)}
      >
        {t('payments.showDigits')}
      </Button>
    </Field.Root>
  );
}
