import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDay, lengthOf } from '@araw/contract/values/dates';
import { propertyRuns } from '@araw/testing/shortRun';
import { allowedPart, between, dateOf, dayOf, withinReach } from './calendarDays.ts';

const allowed = { from: '2026-01-15', to: '2026-11-22' };
const day = fc.integer({ min: 20_000, max: 21_500 }).map((number) => dayOf(new Date(number * 86_400_000)));

describe('calendar days', () => {
  test('[REC-07] convert to dates and back unchanged', () => {
    expect(dateOf('2026-11-22').toISOString()).toBe('2026-11-22T00:00:00.000Z');
    fc.assert(
      fc.property(day, (one) => dayOf(dateOf(one)) === one),
      propertyRuns(),
    );
  });

  test.each([
    ['2026-11-22', '2026-11-22', 1],
    ['2026-02-28', '2026-03-01', 2],
    ['2024-02-28', '2024-03-01', 3],
    ['2026-08-25', '2026-11-22', 90],
  ])('[REC-01] from %s to %s', (from, to, days) => {
    expect(lengthOf({ from, to })).toBe(days);
  });

  test('are written DD/MM/YYYY', () => {
    expect(formatDay('2026-11-02')).toBe('02/11/2026');
  });
});

describe('the allowed range', () => {
  test.each([
    ['is left as it is', ['2026-11-16', '2026-11-22'], ['2026-11-16', '2026-11-22']],
    ['is 90 days', ['2026-08-25', '2026-11-22'], ['2026-08-25', '2026-11-22']],
    ['is the last 90 of 91', ['2026-08-24', '2026-11-22'], ['2026-08-25', '2026-11-22']],
    ['ends today', ['2026-11-20', '2026-12-24'], ['2026-11-20', '2026-11-22']],
    ['begins with the earliest day', ['2026-01-14', '2026-01-16'], ['2026-01-15', '2026-01-16']],
    ['is today of what is to come', ['2026-12-01', '2026-12-24'], ['2026-11-22', '2026-11-22']],
    ['is the earliest day of what is before', ['2025-12-01', '2025-12-24'], ['2026-01-15', '2026-01-15']],
  ] as const)('[REC-01] %s', (_, [from, to], [first, last]) => {
    expect(allowedPart({ from, to }, allowed)).toEqual({ from: first, to: last });
  });

  test.each([
    ['2026-11-22', '2026-08-25', '2026-11-22'],
    ['2026-06-15', '2026-03-18', '2026-09-12'],
    ['2026-01-15', '2026-01-15', '2026-04-14'],
  ])('[REC-01] with one end at %s the other is from %s to %s', (one, from, to) => {
    expect(withinReach(one, allowed)).toEqual({ from, to });
  });

  test('[REC-01] any two days within reach make a range of 1 to 90 allowed days', () => {
    const inside = day.filter((one) => one >= allowed.from && one <= allowed.to);
    fc.assert(
      fc.property(inside, inside, (one, other) => {
        const reach = withinReach(one, allowed);
        const range = between(one, other);
        const fits = lengthOf(range) <= 90;
        expect({
          offered: other >= reach.from && other <= reach.to,
          part: allowedPart(range, allowed),
        }).toEqual({ offered: fits, part: fits ? range : allowedPart(range, allowed) });
      }),
      propertyRuns(),
    );
  });
});
