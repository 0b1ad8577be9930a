import { useTranslation } from 'react-i18next';
import { formatMoney } from '#services/money.ts';
import { formatDay } from '@araw/contract/values/dates';
import { dailyBets, type TeamAnswer } from './teamSums.ts';

/** The text alternative of the chart of daily bets. */
export function useBetsSummary(): (answer: TeamAnswer) => string {
  const { t } = useTranslation();
  return (answer) => {
    const { from, to, today } = answer;
    const most = dailyBets(answer).reduce((one, other) => (other.net > one.net ? other : one));
    const summary = t('team.summary', {
      from: formatDay(from),
      to: formatDay(to),
      total: formatMoney(answer.totals?.bets ?? 0),
      most: formatMoney(most.net),
      mostDay: formatDay(most.day),
    });
    return to === today ? `${summary} ${t('team.unfinished', { day: formatDay(today) })}` : summary;
  };
}
