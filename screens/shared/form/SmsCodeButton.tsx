import { LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './form.module.css';
import { keepFocus } from './keepFocus.ts';
import type { SmsCode } from './useSmsCode.ts';

/** Requests a code, then counts down the seconds until the next request (SMS-05, REG-05). */
export function SmsCodeButton({ code, onRequest }: { code: SmsCode; onRequest: () => void }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={styles.sendCode}
      disabled={!code.canRequest}
      aria-busy={code.busy || undefined}
      onMouseDown={keepFocus}
      onClick={onRequest}
    >
      {code.busy ? (
        <LoaderCircle size={20} className={styles.turning} aria-label={t('notice.sending')} />
      ) : code.seconds === null ? (
        t('login.codeButton')
      ) : (
        t('code.wait', { count: code.seconds })
      )}
    </button>
  );
}
