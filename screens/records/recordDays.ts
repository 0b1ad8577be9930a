import { dayAfter, dayIn, formatTimeIn } from '@araw/contract/values/dates';

/** Groups rows by the merchant's day (REC-07), each with its time of day. */
export function byDay<Row>(
  rows: readonly Row[],
  timeZone: string,
  momentOf: (row: Row) => number,
): { day: string; rows: { row: Row; time: string }[] }[] {
  const days: { day: string; rows: { row: Row; time: string }[] }[] = [];
  for (const row of rows) {
    const moment = momentOf(row);
    const day = dayIn(timeZone, moment);
    const time = formatTimeIn(timeZone, moment);
    const last = days.at(-1);
    if (last?.day === day) last.rows.push({ row, time });
    else days.push({ day, rows: [{ row, time }] });
  }
  return days;
}

/** Whether a day is today or yesterday for the operator; null for other days. */
export function nearnessOf(day: string, today: string): 'today' | 'yesterday' | null {
  if (day === today) return 'today';
  return day === dayAfter(today, -1) ? 'yesterday' : null;
}
