import { useTranslation } from 'react-i18next';
import { Amount } from '#screens/shared/money/Amount.tsx';
import { Facts } from '#screens/shared/payments/Facts.tsx';
import type { DepositQuote } from '@araw/contract/cashier/deposits';
import { formatDateTimeIn } from '@araw/contract/values/dates';

interface PromotionFactsProps {
  promotion: Pick<NonNullable<DepositQuote['promotion']>, 'title' | 'bonus' | 'turnover' | 'playBy'>;
  /** The bonus isn't part of the amount that arrives. */
  later: boolean;
  /** The label for the end of its turnover. */
  playBy: string;
  timeZone: string;
}

/** A chosen promotion's bonus, its turnover and the deadline (BEN-11). */
export function PromotionFacts({ promotion, later, playBy, timeZone }: PromotionFactsProps) {
  const { t } = useTranslation();
  const { title, bonus, turnover, playBy: end } = promotion;
  return (
    <Facts
      label={t('deposit.promotion.legend')}
      facts={[
        {
          name: t(later ? 'deposit.promotion.bonusLater' : 'deposit.promotion.bonusOf', { title }),
          value: <Amount value={bonus} />,
        },
        turnover === 0 ? null : { name: t('deposit.promotion.turnover'), value: <Amount value={turnover} /> },
        end === null || turnover === 0
          ? null
          : { name: playBy, value: <bdi dir="ltr">{formatDateTimeIn(timeZone, end)}</bdi> },
      ]}
    />
  );
}
