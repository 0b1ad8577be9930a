import dayjs from 'dayjs';
import { merchantUtcOffset } from './contract/merchantDay.ts';
import { formatDay } from './zonedDates.ts';

/**
 * The merchant's day and time of day of milliseconds since 1970, both empty when that is no date: what a server draws and
 * what any device shows is the same (PAGE-07). In the Gregorian calendar and Latin digits whatever the language.
 */
function partsOf(timestamp: number): { day: string; time: string } {
  const date = new Date(timestamp + merchantUtcOffset);
  if (Number.isNaN(date.valueOf())) return { day: '', time: '' };
  const [day = '', time = ''] = date.toISOString().split('T');
  return { day: formatDay(day), time: time.slice(0, 5) };
}

/** DD/MM/YYYY. */
export const formatDate = (timestamp: number): string => partsOf(timestamp).day;
/** HH:mm. */
export const formatTime = (timestamp: number): string => partsOf(timestamp).time;
/** DD/MM/YYYY HH:mm. */
export function formatDateTime(timestamp: number): string {
  const { day, time } = partsOf(timestamp);
  return `${day} ${time}`.trim();
}

/** How many midnights of the device's time zone lie between two moments; 0 when the first is the later one. */
export const calendarDaysBetween = (from: number, to: number): number =>
  Math.max(0, dayjs(to).startOf('day').diff(dayjs(from).startOf('day'), 'day'));
