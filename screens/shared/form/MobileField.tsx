import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '#screens/ui/Field.tsx';
import { readMobile } from '@araw/contract/values/typedContact';
import styles from './form.module.css';

/** Maximum length of a typed number in characters (LOGIN-02). */
const longestMobileNumber = 20;

type MobileFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'start' | 'maxLength' | 'read'> & {
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
      read={readMobile}
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
