import { shownLanguage } from '#locales/i18n.ts';
import { languages } from '#locales/languages.ts';
import styles from './DayChart.module.css';
import { chartHeight, type DayProfit, profitGeometry } from './profitGeometry.ts';

interface DayChartProps {
  bars: readonly DayProfit[];
  /** What it shows, in words. */
  summary: string | undefined;
  /** Gains have a plus and their colour, losses theirs. */
  signed?: boolean;
  /** The day that has not ended, YYYY-MM-DD: its bar is dashed. */
  unfinished?: string;
}

/**
 * An amount of each day, oldest first in the reading direction; below the zero line what is below zero. At least one day. The
 * exact figures are those of the table beside it.
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
