import { RefreshCw } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartError } from '#machines/chartError.ts';
import { useFailureText } from '#src/app/failureText.ts';
import { Field } from '#screens/ui/Field.tsx';
import { useComposed } from '#screens/ui/typing/useComposed.ts';
import { readDigits } from '@araw/contract/values/typedText';
import { FormError } from './FormError.tsx';
import styles from './form.module.css';
import layout from '#screens/ui/layout/layout.module.css';

/** Maximum number of captcha digits (LOGIN-02). */
const longestCaptcha = 6;

interface CaptchaProps {
  /** A base64 PNG; null while it loads or if that failed. */
  picture: string | null;
  /** Why the picture didn't load; null otherwise. */
  failure: ChartError | null;
  canRefresh: boolean;
  onRefresh: () => void;
}

type CaptchaFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'end' | 'onChange' | 'value'> &
  CaptchaProps & { value: string; onDigits: (digits: string) => void };

/** A captcha picture and a field for its digits; a tap on the picture loads another one (LOGIN-03, REG-06). */
export function CaptchaField({
  picture,
  failure,
  canRefresh,
  onRefresh,
  value,
  onDigits,
  ...field
}: CaptchaFieldProps) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const composed = useComposed(value, (typed) => onDigits(readDigits(typed)));
  return (
    <div className={layout.stack8}>
      <Field
        {...field}
        {...composed}
        label={t('login.captcha')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={longestCaptcha}
        end={<Captcha picture={picture} failure={failure} canRefresh={canRefresh} onRefresh={onRefresh} />}
        read={readDigits}
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
