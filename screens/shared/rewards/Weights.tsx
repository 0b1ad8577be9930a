import { useTranslation } from 'react-i18next';
import { leftToRight } from '#screens/shared/money/leftToRight.ts';
import type { PromotionOffer } from '#services/contract/promotions.ts';
import { formatPercent } from '#services/percent.ts';

interface WeightsProps {
  weights: PromotionOffer['weights'];
  className?: string | undefined;
}

/** Which categories count other than in full, in per cent; nothing where all do (BEN-11). */
export function Weights({ weights, className }: WeightsProps) {
  const { t } = useTranslation();
  const others = weights.filter(({ weight }) => weight !== 100);
  if (others.length === 0) return null;
  const nameOf = (gameType: string) => t(`category.${gameType as 'RNG'}`, { defaultValue: gameType });
  return (
    <p className={className}>
      {t('rewards.weights')}{' '}
      {others
        .map(({ gameType, weight }) => `${nameOf(gameType)} ${leftToRight(formatPercent(weight))}`)
        .join(' · ')}
    </p>
  );
}
