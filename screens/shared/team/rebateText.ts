import { useTranslation } from 'react-i18next';
import { leftToRight } from '#screens/shared/money/leftToRight.ts';
import { formatRate } from '#services/percent.ts';
import type { RebateProblem } from '@araw/contract/agents/downlineRebates';

export const writeRate = (rate: number): string => leftToRight(formatRate(rate));

/** Explains which bound a rate exceeds (TEAM-03). */
export function useRebateProblemText() {
  const { t } = useTranslation();
  return ({ bound, rate, account, used, quota }: RebateProblem): string =>
    ({
      own: t('rebateFields.tooHigh', { rate: writeRate(rate) }),
      givenOn: t('rebateFields.tooLow', { rate: writeRate(rate), account }),
      quota: t('rebateFields.quota', { rate: writeRate(rate), used, count: quota }),
    })[bound];
}
