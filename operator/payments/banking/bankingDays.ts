import dayjs from 'dayjs';
import isoWeek from 'dayjs/plugin/isoWeek.js';
import utc from 'dayjs/plugin/utc.js';
import { dayAfter } from '@araw/contract/values/dates';
import { proclaimedHolidays } from './holidays.ts';

dayjs.extend(utc);
dayjs.extend(isoWeek);

/** Easter Sunday in the Gregorian calendar (Meeus, Astronomical Algorithms, chapter 8). YYYY-MM-DD. */
function easter(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const moon =
    (19 * golden + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 15) % 30;
  const early = moon - Math.floor((golden + 11 * moon) / 319);
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - early - (year % 4)) % 7;
  return dayAfter(`${year}-03-22`, early + weekday);
}

const lastMondayOfAugust = (year: number): string =>
  dayjs.utc(`${year}-08-31`).startOf('isoWeek').format('YYYY-MM-DD');

/**
 * The ten regular Philippine bank holidays with fixed rules, in order: New Year, Maundy
 * Thursday, Good Friday, Araw ng Kagitingan, Labor Day, Independence Day, National Heroes Day, Bonifacio Day, Christmas and
 * Rizal Day. See the Administrative Code of 1987, book I, section 26; each year's proclamation since 2021 keeps those days.
 */
export const regularHolidays = (year: number): string[] =>
  [
    `${year}-01-01`,
    dayAfter(easter(year), -3),
    dayAfter(easter(year), -2),
    `${year}-04-09`,
    `${year}-05-01`,
    `${year}-06-12`,
    lastMondayOfAugust(year),
    `${year}-11-30`,
    `${year}-12-25`,
    `${year}-12-30`,
  ].toSorted();

/** Monday to Friday, except known holidays. */
const isBankingDay = (date: string): boolean =>
  dayjs.utc(date).isoWeekday() <= 5 &&
  !regularHolidays(Number(date.slice(0, 4))).includes(date) &&
  !proclaimedHolidays.has(date);

/** The day itself if banks are open, else the next day that they are. YYYY-MM-DD, a merchant day. */
export function bankingDayFrom(date: string): string {
  let day = date;
  while (!isBankingDay(day)) day = dayAfter(day, 1);
  return day;
}
