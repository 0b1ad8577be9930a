import { useTranslation } from 'react-i18next';
import typography from '../typography.module.css';

/** Below a list: how many of its rows the operator sent but the app couldn't read (NET-08). */
export function UnreadRows({ count = 0 }: { count?: number | undefined }) {
  const { t } = useTranslation();
  return count > 0 && <p className={typography.centredNote}>{t('app.unread', { count })}</p>;
}
