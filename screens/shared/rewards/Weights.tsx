import { useTranslation } from 'react-i18next';
import { leftToRight } from '#screens/shared/money/leftToRight.ts';
import type { PromotionOffer } from '@araw/contract/cashier/promotions';
import { formatPercent } from '#services/percent.ts';

interface WeightsProps {
  weights: PromotionOffer['weights'];
  className?: string | undefined;
}

/** The categories that don't count in full, in percent; hidden if all do (BEN-11). */
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
