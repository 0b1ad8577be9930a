import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { noticeTimes } from '#src/app/notices.ts';
import { useServices } from '#src/app/services.ts';
import { IconButton } from '#screens/ui/buttons/IconButton.tsx';
import styles from './AgentAccounts.module.css';
import typography from '#screens/ui/typography.module.css';

/** A text to hand over, with its copy button. */
export function CopyText({ name, value }: { name: string; value: string }) {
  const { t } = useTranslation();
  const { notices } = useServices();
  const copy = async () => {
    try {
      // Throws without HTTPS, where the clipboard API is missing.
      await navigator.clipboard.writeText(value);
      notices.show('success', t('openAccount.copied', { name }), noticeTimes.short);
    } catch {
      notices.show('error', t('openAccount.notCopied'), noticeTimes.short);
    }
  };
  return (
    <div className={styles.copy}>
      <span className={styles.what}>
        <span className={typography.note}>{name}</span>
        <bdi dir="ltr">{value}</bdi>
      </span>
      <IconButton icon={Copy} size={18} label={t('openAccount.copy', { name })} onClick={() => void copy()} />
    </div>
  );
}
