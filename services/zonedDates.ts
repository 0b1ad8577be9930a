/**
 * DD/MM/YYYY HH:mm in this zone, in the Gregorian calendar and Latin digits whatever the language; empty for what is no
 * date. A zone that this browser does not know is taken for UTC, which `zoneName` then says.
 */
export function formatDateTimeIn(timeZone: string, timestamp: number): string {
  if (!Number.isFinite(timestamp)) return '';
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zoneName(timeZone),
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(timestamp);
  const at = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return `${at('day')}/${at('month')}/${at('year')} ${at('hour')}:${at('minute')}`;
}

/** The time of day alone, HH:mm. */
export const formatTimeIn = (timeZone: string, timestamp: number): string =>
  formatDateTimeIn(timeZone, timestamp).slice(-5);

/** The zone as players read it, such as Asia/Manila. */
export function zoneName(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

/** DD/MM/YYYY of the merchant's day YYYY-MM-DD. */
export const formatDay = (day: string): string => day.split('-').toReversed().join('/');
