import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BottomSheet } from '#screens/ui/dialogs/BottomSheet.tsx';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { formatDay, lengthOf } from '@araw/contract/values/dates';
import { longestRange } from '@araw/contract/values/recordDays';
import { allowedPart, between, dateOf, dayOf, type DayRange, withinReach } from './calendarDays.ts';
import styles from './RangePicker.module.css';
import typography from '#screens/ui/typography.module.css';

// Don't merge the sheet and the calendar: each is already as large as a chunk may be.
const RangeCalendar = lazy(async () => ({
  default: (await import('./RangeCalendar.tsx')).RangeCalendar,
}));

const datesOf = ({ from, to }: DayRange) => ({ from: dateOf(from), to: dateOf(to) });

interface RangePickerProps extends DayRange {
  /** The first day with records. */
  earliest: string;
  today: string;
  onApply: (range: DayRange) => void;
  onClose: () => void;
}

/**
 * A calendar to pick a range of up to 90 of the merchant's days, YYYY-MM-DD (REC-01). The first tap picks one day,
 * the second the other end. Nothing applies until the button is tapped.
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
        <Suspense>
          <RangeCalendar
            range={datesOf(range)}
            allowed={datesOf(allowed)}
            offered={datesOf(offered)}
            onPick={(date) => pick(dayOf(date))}
          />
        </Suspense>
      </div>
      <div className={styles.foot}>
        <output className={styles.chosen}>
          <bdi dir="ltr">
            {formatDay(range.from)} – {formatDay(range.to)}
          </bdi>
          <span className={typography.note}>
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
