import { ChevronRight, Headset, type LucideIcon, ReceiptText, WalletMinimal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './order.module.css';
import { Rows } from './Rows.tsx';

interface OrderRowsProps {
  number: string;
  onReceipt: (() => void) | null;
  onLeave: () => void;
}

export function OrderRows({ number, onReceipt, onLeave }: OrderRowsProps) {
  const { t } = useTranslation();
  return (
    <Rows>
      {onReceipt && (
        <button type="button" className={styles.row} onClick={onReceipt}>
          <RowText
            icon={ReceiptText}
            title={t('depositOrder.havePaid')}
            hint={t('depositOrder.havePaidHint')}
          />
        </button>
      )}
      <Link className={styles.row} to={`/m/service?about=${encodeURIComponent(number)}`}>
        <RowText icon={Headset} title={t('depositOrder.ask')} hint={t('depositOrder.askHint')} />
      </Link>
      <button type="button" className={styles.row} onClick={onLeave}>
        <RowText icon={WalletMinimal} title={t('depositOrder.leave')} hint={t('depositOrder.leaveHint')} />
      </button>
    </Rows>
  );
}

function RowText({ icon: Icon, title, hint }: { icon: LucideIcon; title: string; hint: string }) {
  return (
    <>
      <Icon size={20} aria-hidden />
      <span>
        <b>{title}</b>
        <span>{hint}</span>
      </span>
      <ChevronRight size={18} aria-hidden className="directed" />
    </>
  );
}
