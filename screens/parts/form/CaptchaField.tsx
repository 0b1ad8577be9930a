import { RefreshCw } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../Field.tsx';
import { digitsOf } from './digits.ts';
import styles from './form.module.css';

/** Digits of a captcha at most (LOGIN-02). */
const longestCaptcha = 6;

interface CaptchaProps {
  /** A PNG, base64; null while it loads or when it failed to. */
  picture: string | null;
  failed: boolean;
  canRefresh: boolean;
  onRefresh: () => void;
}

type CaptchaFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'end' | 'onChange'> &
  CaptchaProps & { onDigits: (digits: string) => void };

/** The digits of a picture, and the picture; a tap on it loads another (LOGIN-03, REG-06). */
export function CaptchaField({
  picture,
  failed,
  canRefresh,
  onRefresh,
  onDigits,
  ...field
}: CaptchaFieldProps) {
  const { t } = useTranslation();
  return (
    <Field
      {...field}
      label={t('login.captcha')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={longestCaptcha}
      end={<Captcha picture={picture} failed={failed} canRefresh={canRefresh} onRefresh={onRefresh} />}
      onChange={(event) => onDigits(digitsOf(event.target.value))}
    />
  );
}

function Captcha({ picture, failed, canRefresh, onRefresh }: CaptchaProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={styles.captcha}
      aria-label={failed ? t('login.captchaFailed') : t('login.captchaReload')}
      disabled={!canRefresh}
      onClick={onRefresh}
    >
      {picture ? (
        <img src={`data:image/png;base64,${picture}`} alt={t('login.captchaImage')} />
      ) : (
        <RefreshCw size={20} aria-hidden className={failed ? undefined : styles.turning} />
      )}
    </button>
  );
}
