import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

/**
 * Days are written YYYY-MM-DD and counted in UTC, where each has 24 hours; moments are milliseconds since 1970. What players
 * read is DD/MM/YYYY HH:mm in every language.
 */
const dayPattern = 'YYYY-MM-DD';

/** The merchant's clock is Manila's, which has no summer time. */
export const merchantUtcOffset = 8 * 3_600_000;

// `utcOffset(480)` and `.tz()` read such a clock through the device's, which skips an hour when its summer time begins.
const onMerchantClock = (moment: number) => dayjs.utc(moment + merchantUtcOffset);
const onClockOf = (timeZone: string, moment: number) =>
  dayjs.utc(moment).add(dayjs(moment).tz(zoneName(timeZone)).utcOffset(), 'minute');

const writeOr = (date: dayjs.Dayjs, pattern: string) => (date.isValid() ? date.format(pattern) : '');

/** The merchant's day at a moment. */
export const merchantDayOf = (moment: number): string => onMerchantClock(moment).format(dayPattern);

/** The moment at which the merchant's day begins. */
export const startOfMerchantDay = (day: string): number => dayjs.utc(day).valueOf() - merchantUtcOffset;

/** The day in this zone at a moment. */
export const dayIn = (timeZone: string, moment: number): string =>
  writeOr(onClockOf(timeZone, moment), dayPattern);

/** Whether the calendar has this day. */
export function isDay(text: string): boolean {
  const date = dayjs.utc(text);
  return date.isValid() && date.format(dayPattern) === text;
}

/** The day that lies so many days after another. */
export const dayAfter = (day: string, days: number): string =>
  dayjs.utc(day).add(days, 'day').format(dayPattern);

/** How many days a range has, both ends included; NaN for what are no days. */
export const lengthOf = ({ from, to }: { from: string; to: string }): number =>
  dayjs.utc(to).diff(dayjs.utc(from), 'day') + 1;

/** The same day of an earlier year, or 28 February: who was born on it has come of that age on `day`. */
export const yearsBefore = (day: string, years: number): string =>
  dayjs.utc(day).subtract(years, 'year').format(dayPattern);

/** How many midnights of the device's time zone lie between two moments; 0 when the first is the later one. */
export const calendarDaysBetween = (from: number, to: number): number =>
  Math.max(0, dayjs(to).startOf('day').diff(dayjs(from).startOf('day'), 'day'));

/** Empty, as all that write a moment, for what is no date. */
export const formatDate = (moment: number): string => writeOr(onMerchantClock(moment), 'DD/MM/YYYY');
export const formatTime = (moment: number): string => writeOr(onMerchantClock(moment), 'HH:mm');
export const formatDateTime = (moment: number): string =>
  writeOr(onMerchantClock(moment), 'DD/MM/YYYY HH:mm');

export const formatDay = (day: string): string => writeOr(dayjs.utc(day), 'DD/MM/YYYY');

/** A zone that this browser does not know is taken for UTC, which `zoneName` then says. */
export const formatDateTimeIn = (timeZone: string, moment: number): string =>
  writeOr(onClockOf(timeZone, moment), 'DD/MM/YYYY HH:mm');
export const formatTimeIn = (timeZone: string, moment: number): string =>
  writeOr(onClockOf(timeZone, moment), 'HH:mm');

/** The zone as players read it, such as Asia/Manila. */
export function zoneName(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}
