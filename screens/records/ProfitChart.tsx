import { useTranslation } from 'react-i18next';
import { shownLanguage } from '#locales/i18n.ts';
import { languages } from '#locales/languages.ts';
import { writtenDay } from './calendarDays.ts';
import styles from './ProfitChart.module.css';
import { chartHeight, type DayProfit, profitGeometry } from './profitGeometry.ts';
import { signedMoney } from '#screens/shared/money/signedMoney.ts';

/**
 * What each day brought, oldest first in the reading direction; gains stand above the zero line, losses below it. At
 * least one day. The exact figures are those of the table beside it.
 */
export function ProfitChart({ bars: days }: { bars: readonly DayProfit[] }) {
  const { dir } = languages[shownLanguage()];
  const summary = useSummary(days);
  const { zero, bars, values, days: labels } = profitGeometry(days, dir);
  return (
    <svg role="img" aria-label={summary} className={styles.chart} height={chartHeight}>
      {bars.map(({ day, gain, ...bar }) => (
        <rect
          key={day}
          className={gain ? styles.gain : styles.loss}
          x={`${bar.x}%`}
          width={`${bar.width}%`}
          y={bar.y}
          height={bar.height}
        />
      ))}
      <line className={styles.zero} x1="0%" x2="100%" y1={zero} y2={zero} />
      {values.map(({ day, text, x, y, anchor, gain }) => (
        <text
          key={day}
          className={gain ? styles.gainValue : styles.value}
          x={`${x}%`}
          y={y}
          textAnchor={anchor}
        >
          {text}
        </text>
      ))}
      {labels.map(({ day, text, x, y, anchor }) => (
        <text key={day} className={styles.day} x={`${x}%`} y={y} textAnchor={anchor}>
          {text}
        </text>
      ))}
    </svg>
  );
}

/** What the chart shows, in words. */
function useSummary(days: readonly DayProfit[]) {
  const { t } = useTranslation();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return undefined;
  const total = signedMoney(days.reduce((sum, { net }) => sum + net, 0));
  if (first === last) return t('profitChart.oneDay', { day: writtenDay(first.day), total });
  const best = days.reduce((one, other) => (other.net > one.net ? other : one));
  const worst = days.reduce((one, other) => (other.net < one.net ? other : one));
  return t('profitChart.summary', {
    from: writtenDay(first.day),
    to: writtenDay(last.day),
    total,
    best: signedMoney(best.net),
    bestDay: writtenDay(best.day),
    worst: signedMoney(worst.net),
    worstDay: writtenDay(worst.day),
  });
}
