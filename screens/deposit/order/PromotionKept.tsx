import { useTranslation } from 'react-i18next';
import type { DepositOrder } from '@araw/contract/cashier/deposits';
import { PromotionFacts } from './PromotionFacts.tsx';
import typography from '#screens/ui/typography.module.css';
import layout from '#screens/ui/layout/layout.module.css';

/** The promotion chosen with an order, and its state (CASH-02). */
export function PromotionKept({ order: { promotion, withBonus, timeZone } }: { order: DepositOrder }) {
  const { t } = useTranslation();
  if (!promotion) return null;
  const { state, text } = promotion;
  return (
    <div className={layout.stack8}>
      <PromotionFacts
        promotion={promotion}
        later={state === 'kept' && withBonus === 0}
        playBy={t(state === 'kept' ? 'deposit.promotion.playBy' : 'deposit.promotion.playUntil')}
        timeZone={timeZone}
      />
      <p className={typography.centredNote}>{text}</p>
    </div>
  );
}
