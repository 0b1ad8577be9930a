import { useTranslation } from 'react-i18next';
import { Amount } from '#screens/shared/money/Amount.tsx';
import { Facts } from '#screens/shared/payments/Facts.tsx';
import type { DepositQuote } from '#services/contract/deposits.ts';
import { formatDateTimeIn } from '#services/contract/dates.ts';

interface PromotionFactsProps {
  promotion: Pick<NonNullable<DepositQuote['promotion']>, 'title' | 'bonus' | 'turnover' | 'playBy'>;
  /** Whether the bonus is not in what arrives. */
  later: boolean;
  /** How the end of its turnover is named. */
  playBy: string;
  timeZone: string;
}

/** What a chosen promotion gives, what that asks to be played, and until when (BEN-11). */
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
