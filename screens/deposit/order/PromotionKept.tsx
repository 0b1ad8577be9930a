import { useTranslation } from 'react-i18next';
import type { DepositOrder } from '#services/contract/deposits.ts';
import { PromotionFacts } from '../PromotionFacts.tsx';
import styles from './order.module.css';

/** The promotion that was chosen with an order, and what has become of it (CASH-02). */
export function PromotionKept({ order: { promotion, withBonus, timeZone } }: { order: DepositOrder }) {
  const { t } = useTranslation();
  if (!promotion) return null;
  const { state, text } = promotion;
  return (
    <div className={styles.promotion}>
      <PromotionFacts
        promotion={promotion}
        later={state === 'kept' && withBonus === 0}
        playBy={t(state === 'kept' ? 'deposit.promotion.playBy' : 'deposit.promotion.playUntil')}
        timeZone={timeZone}
      />
      <p className={styles.hint}>{text}</p>
    </div>
  );
}
