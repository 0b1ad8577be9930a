import { shownLanguage } from '#locales/i18n.ts';
import { languages } from '@araw/contract/calls/languages';
import styles from './DayChart.module.css';
import { chartHeight, type DayProfit, profitGeometry } from './profitGeometry.ts';

interface DayChartProps {
  bars: readonly DayProfit[];
  /** The text alternative for screen readers. */
  summary: string | undefined;
  /** Gains show a plus sign; gains and losses each have a colour. */
  signed?: boolean;
  /** The day that hasn't ended, YYYY-MM-DD; its bar is dashed. */
  unfinished?: string;
}

/**
 * One amount per day, oldest first in the reading direction; negative amounts go below the zero line. Needs at least
 * one day. The table beside it has the exact figures.
 */
export function DayChart({ bars: days, summary, signed = false, unfinished }: DayChartProps) {
  const { dir } = languages[shownLanguage()];
  const { zero, bars, values, days: labels } = profitGeometry(days, dir, signed);
  const lookOf = (gain: boolean) => (signed ? (gain ? styles.gain : styles.loss) : styles.plain);
  return (
    <svg role="img" aria-label={summary} className={styles.chart} height={chartHeight}>
      {bars.map(({ day, gain, ...bar }) => (
        <rect
          key={day}
          className={day === unfinished ? styles.unfinished : lookOf(gain)}
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
          className={signed && gain ? styles.gainValue : styles.value}
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
