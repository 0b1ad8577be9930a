import dayjs from 'dayjs';
import isoWeek from 'dayjs/plugin/isoWeek.js';
import utc from 'dayjs/plugin/utc.js';
import type { Days } from '#operator/records/range.ts';

dayjs.extend(utc);
dayjs.extend(isoWeek);

export type PeriodName = 'day' | 'week' | 'month';

/** Merchant days of the period that contains a day: weeks begin on Monday (BEN-07). */
export function periodOf(name: PeriodName, day: string): Days {
  const unit = name === 'week' ? 'isoWeek' : name;
  const date = dayjs.utc(day);
  return {
    from: date.startOf(unit).format('YYYY-MM-DD'),
    to: date.endOf(unit).format('YYYY-MM-DD'),
  };
}
