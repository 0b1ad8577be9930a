import { dayAfter } from '#services/contract/recordDays.ts';
import { proclaimedHolidays } from './data/holidays.ts';

const dayOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/** Easter Sunday by the Gregorian calendar (Meeus, Astronomical Algorithms, chapter 8). YYYY-MM-DD. */
function easter(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const moon =
    (19 * golden + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 15) % 30;
  const early = moon - Math.floor((golden + 11 * moon) / 319);
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - early - (year % 4)) % 7;
  return dayOf(year, 3, 22 + early + weekday);
}

function lastMondayOfAugust(year: number): string {
  const last = dayOf(year, 8, 31);
  return dayAfter(last, -((new Date(last).getUTCDay() + 6) % 7));
}

/**
 * The ten regular holidays of the Philippines that no moon decides, on which banks are closed, in order: New Year, Maundy
 * Thursday, Good Friday, Araw ng Kagitingan, Labor Day, Independence Day, National Heroes Day, Bonifacio Day, Christmas and
 * Rizal Day (Administrative Code of 1987, book I, section 26, on the days themselves, as the proclamations of each year
 * since 2021 keep them).
 */
export const regularHolidays = (year: number): string[] =>
  [
    dayOf(year, 1, 1),
    dayAfter(easter(year), -3),
    dayAfter(easter(year), -2),
    dayOf(year, 4, 9),
    dayOf(year, 5, 1),
    dayOf(year, 6, 12),
    lastMondayOfAugust(year),
    dayOf(year, 11, 30),
    dayOf(year, 12, 25),
    dayOf(year, 12, 30),
  ].toSorted();

/** Monday to Friday, as far as they are known to be no holiday. */
const isBankingDay = (date: string): boolean =>
  ![0, 6].includes(new Date(date).getUTCDay()) &&
  !regularHolidays(Number(date.slice(0, 4))).includes(date) &&
  !proclaimedHolidays.has(date);

/** The day itself where banks are open on it, else the next one on which they are. YYYY-MM-DD, as merchants count days. */
export function bankingDayFrom(date: string): string {
  let day = date;
  while (!isBankingDay(day)) day = dayAfter(day, 1);
  return day;
}
