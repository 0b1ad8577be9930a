import { RefreshCw } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartError } from '#machines/chartError.ts';
import { useFailureText } from '#src/app/failureText.ts';
import { Field } from '#screens/ui/Field.tsx';
import { digitsOf } from './digits.ts';
import { FormError } from './FormError.tsx';
import styles from './form.module.css';

/** Digits of a captcha at most (LOGIN-02). */
const longestCaptcha = 6;

interface CaptchaProps {
  /** A PNG, base64; null while it loads or when it failed to. */
  picture: string | null;
  /** Why the picture did not load; null while there is nothing to say. */
  failure: ChartError | null;
  canRefresh: boolean;
  onRefresh: () => void;
}

type CaptchaFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'end' | 'onChange'> &
  CaptchaProps & { onDigits: (digits: string) => void };

/** The digits of a picture, and the picture; a tap on it loads another (LOGIN-03, REG-06). */
export function CaptchaField({
  picture,
  failure,
  canRefresh,
  onRefresh,
  onDigits,
  ...field
}: CaptchaFieldProps) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  return (
    <div className={styles.captchaField}>
      <Field
        {...field}
        label={t('login.captcha')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={longestCaptcha}
        end={<Captcha picture={picture} failure={failure} canRefresh={canRefresh} onRefresh={onRefresh} />}
        onChange={(event) => onDigits(digitsOf(event.target.value))}
      />
      <FormError error={failure} text={failure && `${failureText(failure)} ${t('login.captchaFailed')}`} />
    </div>
  );
}

function Captcha({ picture, failure, canRefresh, onRefresh }: CaptchaProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={styles.captcha}
      aria-label={failure ? t('login.captchaFailed') : t('login.captchaReload')}
      disabled={!canRefresh}
      onClick={onRefresh}
    >
      {picture ? (
        <img src={`data:image/png;base64,${picture}`} alt={t('login.captchaImage')} />
      ) : (
        <RefreshCw size={20} aria-hidden className={failure ? undefined : styles.turning} />
      )}
    </button>
  );
}
