import { useTranslation } from 'react-i18next';
import { leftToRight } from '#screens/shared/money/leftToRight.ts';
import { formatRate } from '#services/percent.ts';
import type { RateProblem } from '#services/contract/agentRates.ts';

export const writeRate = (rate: number): string => leftToRight(formatRate(rate));

/** Which bound a rate passes, by its cause (TEAM-03). */
export function useRateProblemText() {
  const { t } = useTranslation();
  return ({ bound, rate, account, used, quota }: RateProblem): string =>
    ({
      own: t('rates.tooHigh', { rate: writeRate(rate) }),
      givenOn: t('rates.tooLow', { rate: writeRate(rate), account }),
      quota: t('rates.quota', { rate: writeRate(rate), used, count: quota }),
    })[bound];
}
