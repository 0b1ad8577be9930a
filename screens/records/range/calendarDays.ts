import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { dayAfter } from '@araw/contract/values/dates';
import { longestRange } from '@araw/contract/values/recordDays';

dayjs.extend(utc);

/** A day, YYYY-MM-DD, as its start in UTC, where every day has 24 hours whatever the device's time zone. */
export const dateOf = (day: string): Date => dayjs.utc(day).toDate();
export const dayOf = (date: Date): string => dayjs.utc(date).format('YYYY-MM-DD');

const earlier = (a: string, b: string) => (a < b ? a : b);
const later = (a: string, b: string) => (a > b ? a : b);

/** Both days included. */
export interface DayRange {
  from: string;
  to: string;
}

/** The part of a range that may be requested: within `allowed`, and the last days if there are too many. */
export function allowedPart({ from, to }: DayRange, allowed: DayRange): DayRange {
  const last = later(earlier(to, allowed.to), allowed.from);
  const first = later(later(from, allowed.from), dayAfter(last, 1 - longestRange));
  return { from: earlier(first, last), to: last };
}

/** The days that can be the other end of a range with one end at `day`. */
export const withinReach = (day: string, allowed: DayRange): DayRange => ({
  from: later(allowed.from, dayAfter(day, 1 - longestRange)),
  to: earlier(allowed.to, dayAfter(day, longestRange - 1)),
});

export const between = (a: string, b: string): DayRange => ({ from: earlier(a, b), to: later(a, b) });
