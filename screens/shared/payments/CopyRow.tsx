import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noticeTimes } from '#src/app/notices.ts';
import { useServices } from '#src/app/services.ts';
import { IconButton } from '#screens/ui/buttons/IconButton.tsx';
import styles from './CopyRow.module.css';
import typography from '#screens/ui/typography.module.css';

interface CopyRowProps {
  name: string;
  /** The text to copy. */
  value: string;
  /** Displayed instead of `value`, such as an amount with its symbol or a number in groups. */
  shown?: string;
  onCopied?: () => void;
}

/** A number, code or amount that another app asks for, with a copy button that confirms the copy (CASH-04). */
export function CopyRow({ name, value, shown = value, onCopied }: CopyRowProps) {
  const { t } = useTranslation();
  const { notices } = useServices();
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), noticeTimes.short);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      // `clipboard` is undefined on pages without HTTPS.
      await navigator.clipboard.writeText(value);
      setCopied(true);
      onCopied?.();
    } catch {
      notices.show('error', t('payments.notCopied'), noticeTimes.short);
    }
  };
  return (
    <div className={styles.row}>
      <span className={styles.text}>
        <span className={typography.small}>{name}</span>
        <bdi dir="ltr" className={styles.value}>
          {shown}
        </bdi>
      </span>
      <output className={styles.copied}>
        {copied && (
          <>
            <Check size={16} aria-hidden /> {t('payments.copied')}
          </>
        )}
      </output>
      <IconButton icon={Copy} size={18} label={t('payments.copy', { name })} onClick={() => void copy()} />
    </div>
  );
}
