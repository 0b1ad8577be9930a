import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { DayPicker, type Modifiers } from 'react-day-picker';
import { useTranslation } from 'react-i18next';
import { shownLanguage } from '#locales/i18n.ts';
import { languages } from '#locales/languages.ts';
import { BottomSheet } from '#screens/ui/BottomSheet.tsx';
import { Button } from '#screens/ui/Button.tsx';
import { longestRange } from '#services/contract/recordDays.ts';
import {
  allowedPart,
  between,
  dateOf,
  dayOf,
  type DayRange,
  lengthOf,
  withinReach,
  writtenDay,
} from './calendarDays.ts';
import { calendarWords } from './calendarWords.ts';
import styles from './RangePicker.module.css';

interface RangePickerProps extends DayRange {
  /** The first day that has records. */
  earliest: string;
  today: string;
  onApply: (range: DayRange) => void;
  onClose: () => void;
}

/**
 * A calendar for a range of the merchant's days, YYYY-MM-DD, of at most 90 (REC-01): the first tap is a day, the second
 * the other end. Nothing applies before the button.
 */
export function RangePicker({ from, to, earliest, today, onApply, onClose }: RangePickerProps) {
  const { t } = useTranslation();
  const allowed = { from: earliest, to: today };
  const [range, setRange] = useState(() => allowedPart({ from, to }, allowed));
  const [needsEnd, setNeedsEnd] = useState(false);
  const offered = needsEnd ? withinReach(range.from, allowed) : allowed;
  const pick = (day: string) => {
    setRange(between(needsEnd ? range.from : day, day));
    setNeedsEnd(!needsEnd);
  };

  return (
    <BottomSheet title={t('rangePicker.title')} onClose={onClose}>
      <div className={styles.days}>
        <Days range={range} allowed={allowed} offered={offered} onPick={pick} />
      </div>
      <div className={styles.foot}>
        <output className={styles.chosen}>
          <bdi dir="ltr">
            {writtenDay(range.from)} – {writtenDay(range.to)}
          </bdi>
          <span className={styles.hint}>
            {needsEnd
              ? t('rangePicker.chooseEnd', { count: longestRange })
              : t('rangePicker.days', { count: lengthOf(range) })}
          </span>
        </output>
        <Button look="primary" onClick={() => onApply(range)}>
          {t('rangePicker.apply')}
        </Button>
      </div>
    </BottomSheet>
  );
}

interface DaysProps {
  range: DayRange;
  /** What the months go through. */
  allowed: DayRange;
  /** What can be picked now. */
  offered: DayRange;
  onPick: (day: string) => void;
}

function Days({ range, allowed, offered, onPick }: DaysProps) {
  const { t } = useTranslation();
  const code = shownLanguage();
  const { htmlLang, dir } = languages[code];
  const { formatters, labels } = useMemo(() => {
    const words = calendarWords(code);
    const labelDayButton = (date: Date, { today, range_start, range_end }: Modifiers) =>
      [
        words.day(date),
        today && t('rangePicker.today'),
        range_start && t('rangePicker.firstDay'),
        range_end && t('rangePicker.lastDay'),
      ]
        .filter(Boolean)
        .join(', ');
    return {
      formatters: {
        formatCaption: words.month,
        formatDay: (date: Date) => String(date.getUTCDate()),
        formatWeekdayName: words.shortWeekday,
      },
      labels: {
        labelDayButton,
        labelGrid: words.month,
        labelWeekday: words.weekday,
        labelPrevious: () => t('rangePicker.previousMonth'),
        labelNext: () => t('rangePicker.nextMonth'),
      },
    };
  }, [code, t]);
  return (
    <DayPicker
      mode="range"
      timeZone="UTC"
      lang={htmlLang}
      dir={dir}
      weekStartsOn={0}
      navLayout="around"
      fixedWeeks
      defaultMonth={dateOf(range.to)}
      startMonth={dateOf(allowed.from)}
      endMonth={dateOf(allowed.to)}
      today={dateOf(allowed.to)}
      selected={{ from: dateOf(range.from), to: dateOf(range.to) }}
      disabled={[{ before: dateOf(offered.from) }, { after: dateOf(offered.to) }]}
      onSelect={(_, picked) => onPick(dayOf(picked))}
      formatters={formatters}
      labels={labels}
      components={{ Chevron }}
      classNames={classNames}
    />
  );
}

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight;
  return <Icon size={22} aria-hidden />;
}

const classNames = {
  month: styles.month,
  month_caption: styles.caption,
  button_previous: styles.step,
  button_next: styles.step,
  month_grid: styles.grid,
  weekday: styles.weekday,
  day: styles.day,
  day_button: styles.button,
  today: styles.today,
  disabled: styles.disabled,
  range_start: styles.first,
  range_middle: styles.middle,
  range_end: styles.last,
};
