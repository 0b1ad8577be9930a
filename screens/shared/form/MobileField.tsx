import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '#screens/ui/Field.tsx';
import styles from './form.module.css';

/** The most characters that a number is typed with (LOGIN-02). */
const longestMobileNumber = 20;

type MobileFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'start' | 'maxLength'> & {
  /** The countries that the operator serves. */
  dialingCodes: readonly { country: string; code: string }[];
  dialingCode: string;
  onDialingCode: (code: string) => void;
};

/** A mobile number with the dialing code of its country. */
export function MobileField({ dialingCodes, dialingCode, onDialingCode, ...field }: MobileFieldProps) {
  const { t } = useTranslation();
  const offered = dialingCodes.length > 0 ? dialingCodes : [{ country: 'PH', code: dialingCode }];
  return (
    <Field
      autoComplete="tel-national"
      {...field}
      type="tel"
      inputMode="tel"
      maxLength={longestMobileNumber}
      start={
        <select
          className={styles.dialingCode}
          aria-label={t('login.dialingCode')}
          autoComplete="tel-country-code"
          value={dialingCode}
          disabled={field.disabled}
          onChange={(event) => onDialingCode(event.target.value)}
        >
          {offered.map(({ country, code }) => (
            <option key={country} value={code}>
              {country} +{code}
            </option>
          ))}
        </select>
      }
    />
  );
}
