import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

/**
 * Days are YYYY-MM-DD and counted in UTC, where each has 24 hours; moments are milliseconds since 1970. Players see
 * DD/MM/YYYY HH:mm in every language.
 */
const dayPattern = 'YYYY-MM-DD';

/** Manila time, which has no daylight saving. */
export const merchantUtcOffset = 8 * 3_600_000;

// Don't use `utcOffset(480)` or `.tz()`: they go through the device's clock, which skips an hour when summer time begins.
const onMerchantClock = (moment: number) => dayjs.utc(moment + merchantUtcOffset);
const onClockOf = (timeZone: string, moment: number) =>
  dayjs.utc(moment).add(dayjs(moment).tz(zoneName(timeZone)).utcOffset(), 'minute');

const writeOr = (date: dayjs.Dayjs, pattern: string) => (date.isValid() ? date.format(pattern) : '');

export const merchantDayOf = (moment: number): string => onMerchantClock(moment).format(dayPattern);

export const startOfMerchantDay = (day: string): number => dayjs.utc(day).valueOf() - merchantUtcOffset;

/** The day in this time zone. */
export const dayIn = (timeZone: string, moment: number): string =>
  writeOr(onClockOf(timeZone, moment), dayPattern);

/** Whether the text is a day that exists. */
export function isDay(text: string): boolean {
  const date = dayjs.utc(text);
  return date.isValid() && date.format(dayPattern) === text;
}

/** The day `days` later. */
export const dayAfter = (day: string, days: number): string =>
  dayjs.utc(day).add(days, 'day').format(dayPattern);

/** Number of days in a range, both ends included; NaN for invalid days. */
export const lengthOf = ({ from, to }: { from: string; to: string }): number =>
  dayjs.utc(to).diff(dayjs.utc(from), 'day') + 1;

/** The same day `years` earlier, or 28 February: a person born then comes of age on `day`. */
export const yearsBefore = (day: string, years: number): string =>
  dayjs.utc(day).subtract(years, 'year').format(dayPattern);

/** Midnights of the device's time zone between two moments; 0 if `from` is later. */
export const calendarDaysBetween = (from: number, to: number): number =>
  Math.max(0, dayjs(to).startOf('day').diff(dayjs(from).startOf('day'), 'day'));

/** Returns '' for an invalid date, like all formatters here. */
export const formatDay = (day: string): string => writeOr(dayjs.utc(day), 'DD/MM/YYYY');

/** A zone unknown to this browser is replaced by UTC, which `zoneName` then says. */
export const formatDateTimeIn = (timeZone: string, moment: number): string =>
  writeOr(onClockOf(timeZone, moment), 'DD/MM/YYYY HH:mm');
export const formatDateIn = (timeZone: string, moment: number): string =>
  writeOr(onClockOf(timeZone, moment), 'DD/MM/YYYY');
export const formatTimeIn = (timeZone: string, moment: number): string =>
  writeOr(onClockOf(timeZone, moment), 'HH:mm');

/** The zone as shown to players, such as Asia/Manila. */
export function zoneName(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}
