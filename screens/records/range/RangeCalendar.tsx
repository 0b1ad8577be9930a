import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { DayPicker, type Modifiers } from 'react-day-picker';
import { useTranslation } from 'react-i18next';
import { shownLanguage } from '#locales/i18n.ts';
import { languages } from '@araw/contract/calls/languages';
import { calendarWords } from '#locales/calendarWords.ts';
import styles from './RangeCalendar.module.css';

/** From `dateOf`. Don't import it here: a module shared with the sheet would merge the sheet into this chunk. */
interface Dates {
  from: Date;
  to: Date;
}

interface RangeCalendarProps {
  range: Dates;
  /** Limits the months. */
  allowed: Dates;
  /** The days that can be picked now. */
  offered: Dates;
  onPick: (day: Date) => void;
}

export function RangeCalendar({ range, allowed, offered, onPick }: RangeCalendarProps) {
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
      defaultMonth={range.to}
      startMonth={allowed.from}
      endMonth={allowed.to}
      today={allowed.to}
      selected={range}
      disabled={[{ before: offered.from }, { after: offered.to }]}
      onSelect={(_, picked) => onPick(picked)}
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
