import type { Days } from '#operator/records/range.ts';
import { dayAfter } from '#services/contract/recordDays.ts';

export type PeriodName = 'day' | 'week' | 'month';

/** The merchant's days of the period that has a day in it: weeks begin on Monday (BEN-07). */
export function periodOf(name: PeriodName, day: string): Days {
  if (name === 'day') return { from: day, to: day };
  if (name === 'week') {
    const from = dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7));
    return { from, to: dayAfter(from, 6) };
  }
  const from = `${day.slice(0, 7)}-01`;
  return { from, to: dayAfter(`${dayAfter(from, 31).slice(0, 7)}-01`, -1) };
}
