import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ChartError } from '#machines/chartError.ts';
import { useFailureText } from '#src/app/failureText.ts';
import styles from './form.module.css';

interface FormErrorProps {
  /** Null while there is nothing to say; the live region is there even then, so that what comes is announced. */
  error: ChartError | null;
  /** In place of the failure's own text. */
  text?: string | null;
}

/** Why a form failed, in words and with the request's id (NET-05). */
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
