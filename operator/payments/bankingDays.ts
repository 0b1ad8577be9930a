import { dayAfter } from '#services/contract/recordDays.ts';
import { regularHolidays } from './data/holidays.ts';

/** Monday to Friday, as far as they are known to be no holiday. */
const isBankingDay = (date: string): boolean =>
  ![0, 6].includes(new Date(date).getUTCDay()) && !regularHolidays.has(date);

/** The day itself where banks are open on it, else the next one on which they are. YYYY-MM-DD, as merchants count days. */
export function bankingDayFrom(date: string): string {
  let day = date;
  while (!isBankingDay(day)) day = dayAfter(day, 1);
  return day;
}
