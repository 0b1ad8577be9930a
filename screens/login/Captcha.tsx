import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './LoginScreen.module.css';

interface CaptchaProps {
  /** A PNG, base64; null while it loads or when it failed to. */
  picture: string | null;
  failed: boolean;
  canRefresh: boolean;
  onRefresh: () => void;
}

/** The picture to be typed; a tap on it loads another (LOGIN-03). */
export function Captcha({ picture, failed, canRefresh, onRefresh }: CaptchaProps) {
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
