import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { noticeTimes } from '#src/app/notices.ts';
import { useServices } from '#src/app/services.ts';
import { IconButton } from '#screens/ui/buttons/IconButton.tsx';
import type { BetSource } from '@araw/contract/cashier/records';
import styles from './BetDetail.module.css';
import typography from '#screens/ui/typography.module.css';

/** The number that customer service needs to find the bet. */
export function BetNumber({ source, id }: { source: BetSource; id: string }) {
  const { t } = useTranslation();
  const { notices } = useServices();
  const copy = async () => {
    try {
      // `clipboard` is undefined on pages without HTTPS.
      await navigator.clipboard.writeText(id);
      notices.show('success', t('betDetail.copied'), noticeTimes.success);
    } catch {
      notices.show('error', t('betDetail.notCopied'), noticeTimes.short);
    }
  };
  return (
    <div className={styles.number}>
      <span>
        <span className={typography.small}>{t(`betDetail.number.${source}`)}</span>
        <bdi dir="ltr" className={styles.code}>
          {id}
        </bdi>
      </span>
      <IconButton icon={Copy} size={18} label={t('betDetail.copy')} onClick={() => void copy()} />
    </div>
  );
}
