import { useTranslation } from 'react-i18next';
import { Amount } from '#screens/shared/money/Amount.tsx';
import { Facts } from '#screens/shared/payments/Facts.tsx';
import type { DepositOrder } from '#services/contract/deposits.ts';
import styles from './order.module.css';

/** The promotion that was chosen with an order, and what has become of it (CASH-02). */
export function PromotionKept({ order: { promotion } }: { order: DepositOrder }) {
  const { t } = useTranslation();
  if (!promotion) return null;
  const { title, bonus, turnover, text } = promotion;
  return (
    <div className={styles.promotion}>
      <Facts
        label={t('deposit.promotion.legend')}
        facts={[
          {
            name: t('deposit.promotion.bonusOf', { title }),
            value: <Amount value={bonus} />,
          },
          turnover === 0
            ? null
            : { name: t('deposit.promotion.turnover'), value: <Amount value={turnover} /> },
        ]}
      />
      <p className={styles.hint}>{text}</p>
    </div>
  );
}
