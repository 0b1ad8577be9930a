import { describe, expect, it } from 'vitest';
import { bankingDayFrom, regularHolidays } from './bankingDays.ts';
import { proclaimedHolidays, proclaimedUntil } from './holidays.ts';

describe('[CASH-08] a banking day', () => {
  it.each([
    ['2026-01-01', '2026-01-02', 'after New Year, a Thursday'],
    ['2026-03-20', '2026-03-23', 'after Eid’l Fitr, a Friday'],
    ['2026-04-02', '2026-04-06', 'after Maundy Thursday, Good Friday and the weekend'],
    ['2026-05-27', '2026-05-28', 'after Eid’l Adha, a Wednesday'],
    ['2026-11-28', '2026-12-01', 'after the weekend and Bonifacio Day, a Monday'],
    ['2026-08-21', '2026-08-21', 'a special non-working day, which is not on the list'],
    ['2026-01-16', '2026-01-16', 'a Friday'],
    ['2026-01-17', '2026-01-19', 'after a Saturday'],
    ['2027-01-01', '2027-01-04', 'after New Year, a Friday, of a year that is not proclaimed yet'],
    ['2027-03-25', '2027-03-29', 'after Maundy Thursday, Good Friday and the weekend'],
    ['2028-08-28', '2028-08-29', 'after the last Monday of an August that ends on a Thursday'],
    ['2026-08-31', '2026-09-01', 'after the last Monday of an August that ends on it'],
  ])('from %s on is %s: %s', (from, day) => {
    expect(bankingDayFrom(from)).toBe(day);
  });

  // Proclamations No. 727 of 2024 and No. 1006 of 2025.
  it.each([
    [
      2025,
      '2025-01-01 2025-04-09 2025-04-17 2025-04-18 2025-05-01 2025-06-12 2025-08-25 2025-11-30 2025-12-25 2025-12-30',
    ],
    [
      2026,
      '2026-01-01 2026-04-02 2026-04-03 2026-04-09 2026-05-01 2026-06-12 2026-08-31 2026-11-30 2026-12-25 2026-12-30',
    ],
  ])('the legal holidays of %i are those that were proclaimed', (year, days) => {
    expect(regularHolidays(year)).toEqual(days.split(' '));
  });

  it('is computed from proclaimed feasts: valid days, in order', () => {
    const days = [...proclaimedHolidays];
    expect(days).toEqual(days.toSorted());
    expect(
      days.filter((day) => !/^\d{4}-\d{2}-\d{2}$/.test(day) || Number(day.slice(0, 4)) > proclaimedUntil),
    ).toEqual([]);
  });
});
