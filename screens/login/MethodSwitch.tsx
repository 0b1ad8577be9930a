import { useTranslation } from 'react-i18next';
import type { LoginMethod } from '#machines/login/login.machine.ts';
import styles from './LoginScreen.module.css';

interface MethodSwitchProps {
  method: LoginMethod;
  disabled: boolean;
  onSwitch: () => void;
}

/** Username or mobile number (LOGIN-01). */
export function MethodSwitch({ method, disabled, onSwitch }: MethodSwitchProps) {
  const { t } = useTranslation();
  const methods = [
    ['username', t('login.username')],
    ['sms', t('login.mobile')],
  ] as const;
  return (
    <fieldset className={styles.methods} aria-label={t('login.methods')}>
      {methods.map(([one, label]) => (
        <button
          key={one}
          type="button"
          className={styles.method}
          aria-pressed={one === method}
          disabled={disabled}
          onClick={() => one !== method && onSwitch()}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
