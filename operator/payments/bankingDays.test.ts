import { describe, expect, it } from 'vitest';
import { bankingDayFrom } from './bankingDays.ts';
import { holidaysKnownUntil, regularHolidays } from './data/holidays.ts';

describe('[CASH-08] a banking day', () => {
  it.each([
    ['2026-01-01', '2026-01-02', 'after New Year, a Thursday'],
    ['2026-03-20', '2026-03-23', 'after Eid’l Fitr, a Friday'],
    ['2026-04-02', '2026-04-06', 'after Maundy Thursday, Good Friday and the weekend'],
    ['2026-05-27', '2026-05-28', 'after Eid’l Adha, a Wednesday'],
    ['2026-11-28', '2026-12-01', 'after the weekend and Bonifacio Day, a Monday'],
    ['2026-08-21', '2026-08-21', 'is a special non-working day, which is not on the list'],
    ['2026-01-16', '2026-01-16', 'is a Friday'],
    ['2026-01-17', '2026-01-19', 'after a Saturday'],
    ['2027-01-01', '2027-01-01', 'is a Friday after the list has ended'],
  ])('from %s is %s, which %s', (from, day) => {
    expect(bankingDayFrom(from)).toBe(day);
  });

  it('is told by a list of whole days, none after its end', () => {
    const days = [...regularHolidays];
    expect(days).toEqual(days.toSorted());
    expect(days.filter((day) => !/^\d{4}-\d{2}-\d{2}$/.test(day) || day > holidaysKnownUntil)).toEqual([]);
  });
});
