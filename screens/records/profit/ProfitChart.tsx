import { useTranslation } from 'react-i18next';
import { signedMoney } from '#screens/shared/money/signedMoney.ts';
import { formatDay } from '@araw/contract/values/dates';
import { DayChart } from './DayChart.tsx';
import type { DayProfit } from './profitGeometry.ts';

/** The net of each day, with gains above the zero line and losses below. Needs at least one day. */
export function ProfitChart({ bars }: { bars: readonly DayProfit[] }) {
  return <DayChart bars={bars} summary={useSummary(bars)} signed />;
}

function useSummary(days: readonly DayProfit[]) {
  const { t } = useTranslation();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return undefined;
  const total = signedMoney(days.reduce((sum, { net }) => sum + net, 0));
  if (first === last) return t('profitChart.oneDay', { day: formatDay(first.day), total });
  const best = days.reduce((one, other) => (other.net > one.net ? other : one));
  const worst = days.reduce((one, other) => (other.net < one.net ? other : one));
  return t('profitChart.summary', {
    from: formatDay(first.day),
    to: formatDay(last.day),
    total,
    best: signedMoney(best.net),
    bestDay: formatDay(best.day),
    worst: signedMoney(worst.net),
    worstDay: formatDay(worst.day),
  });
}
