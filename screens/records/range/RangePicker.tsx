import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BottomSheet } from '#screens/ui/dialogs/BottomSheet.tsx';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { formatDay, lengthOf } from '#services/contract/dates.ts';
import { longestRange } from '#services/contract/recordDays.ts';
import { allowedPart, between, dateOf, dayOf, type DayRange, withinReach } from './calendarDays.ts';
import styles from './RangePicker.module.css';

// The sheet and the calendar are each as large as a part may be.
const RangeCalendar = lazy(async () => ({
  default: (await import('./RangeCalendar.tsx')).RangeCalendar,
}));

const datesOf = ({ from, to }: DayRange) => ({ from: dateOf(from), to: dateOf(to) });

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
