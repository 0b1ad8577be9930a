import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { noticeTimes } from '#src/app/notices.ts';
import { useServices } from '#src/app/services.ts';
import { IconButton } from '#screens/ui/buttons/IconButton.tsx';
import type { BetSource } from '#services/contract/records.ts';
import styles from './BetDetail.module.css';

/** By what customer service finds the bet. */
export function BetNumber({ source, id }: { source: BetSource; id: string }) {
  const { t } = useTranslation();
  const { notices } = useServices();
  const copy = async () => {
    try {
      // Not there on a page without https.
      await navigator.clipboard.writeText(id);
      notices.show('success', t('betDetail.copied'), noticeTimes.success);
    } catch {
      notices.show('error', t('betDetail.notCopied'), noticeTimes.short);
    }
  };
  return (
    <div className={styles.number}>
      <span>
        <span className={styles.numberName}>{t(`betDetail.number.${source}`)}</span>
        <bdi dir="ltr" className={styles.code}>
          {id}
        </bdi>
      </span>
      <IconButton icon={Copy} size={18} label={t('betDetail.copy')} onClick={() => void copy()} />
    </div>
  );
}
