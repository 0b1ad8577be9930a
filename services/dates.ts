import dayjs from 'dayjs';

/** Dates in the Gregorian calendar and Latin digits whatever the language; the device's time zone. */
const formatter = (pattern: string) => (timestamp: number) => {
  const date = dayjs(timestamp);
  return date.isValid() ? date.format(pattern) : '';
};

/** DD/MM/YYYY of milliseconds since 1970; empty when that is no date. */
export const formatDate = formatter('DD/MM/YYYY');
/** HH:mm. */
export const formatTime = formatter('HH:mm');
/** DD/MM/YYYY HH:mm. */
export const formatDateTime = formatter('DD/MM/YYYY HH:mm');

/** How many midnights of the device's time zone lie between two moments; 0 when the first is the later one. */
export const calendarDaysBetween = (from: number, to: number): number =>
  Math.max(0, dayjs(to).startOf('day').diff(dayjs(from).startOf('day'), 'day'));
