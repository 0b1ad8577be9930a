import { useTranslation } from 'react-i18next';
import { Amount } from '#screens/shared/money/Amount.tsx';
import { type Fact, Facts } from '#screens/shared/payments/Facts.tsx';
import type { DepositOrder } from '@araw/contract/cashier/deposits';
import { PromotionKept } from './PromotionKept.tsx';

interface OrderFactsProps {
  order: DepositOrder;
  /** Shown before the amount that arrives. */
  more?: readonly (Fact | null)[];
}

/** The amount paid, the fee and the amount that arrives (CASH-02). */
export function OrderFacts({ order, more = [] }: OrderFactsProps) {
  const { pays, fee, arrives, withBonus } = order;
  const { t } = useTranslation();
  return (
    <>
      <Facts
        facts={[
          { name: t('depositOrder.youPay'), value: <Amount value={pays} /> },
          { name: t('depositOrder.fee'), value: fee === 0 ? t('depositOrder.free') : <Amount value={fee} /> },
          ...more,
          withBonus === 0
            ? null
            : { name: t('depositOrder.bonus'), value: <Amount value={withBonus} signed /> },
          { name: t('depositOrder.arrives'), value: <Amount value={arrives} />, strong: true },
        ]}
      />
      <PromotionKept order={order} />
    </>
  );
}
