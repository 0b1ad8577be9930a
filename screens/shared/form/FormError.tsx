import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ChartError } from '#machines/chartError.ts';
import { useFailureText } from '#src/app/failureText.ts';
import styles from './form.module.css';

interface FormErrorProps {
  /** Pass null without an error: the live region must already exist for an error to be announced. */
  error: ChartError | null;
  /** Replaces the failure's own text. */
  text?: string | null;
}

/** Why a form failed, in words and with the request ID (NET-05). */
export function FormError({ error, text }: FormErrorProps) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  return (
    <div role="alert" className={styles.region}>
      {error && (
        <p className={styles.error}>
          <CircleAlert size={18} aria-hidden />
          <span>
            {text ?? failureText(error)}
            {error.requestId && <small>{t('app.requestId', { id: error.requestId })}</small>}
          </span>
        </p>
      )}
    </div>
  );
}
