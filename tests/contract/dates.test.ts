import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { propertyRuns } from '@araw/testing/shortRun';
import {
  dayAfter,
  dayIn,
  formatDateIn,
  formatDateTimeIn,
  formatTimeIn,
  isDay,
  lengthOf,
  merchantDayOf,
  startOfMerchantDay,
  yearsBefore,
  zoneName,
} from '@araw/contract/values/dates';

afterEach(() => void vi.unstubAllEnvs());

const lastMinute = Date.UTC(2026, 10, 22, 15, 59);

test.each([
  ['Asia/Manila', lastMinute, '22/11/2026 23:59'],
  ['Asia/Manila', lastMinute + 60_000, '23/11/2026 00:00'],
  ['America/New_York', lastMinute, '22/11/2026 10:59'],
  ['Nowhere/At_All', lastMinute, '22/11/2026 15:59'],
  ['Asia/Manila', Number.NaN, ''],
])('[REC-01] [REC-07] in %s %i is %s', (timeZone, at, written) => {
  expect(formatDateTimeIn(timeZone, at)).toBe(written);
});

test('[REC-01] a zone is named, and an unknown one is treated as UTC', () => {
  expect([zoneName('Asia/Manila'), zoneName('Nowhere/At_All')]).toEqual(['Asia/Manila', 'UTC']);
});

// Half-hour summer time, offsets of 45 and 30 minutes, both ends of the world, a skipped midnight.
const zones = [
  'Asia/Manila',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'America/St_Johns',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/Santiago',
  'UTC',
];

describe.each(zones)('[REC-07] [PAGE-07] on a device in %s', (device) => {
  test('an hour that the device skips is shown correctly in other zones', () => {
    vi.stubEnv('TZ', device);
    // 8 March 2026, 02:30 in Manila and in UTC; New York skips that time.
    const inManila = Date.UTC(2026, 2, 7, 18, 30);
    expect([
      formatDateTimeIn('Asia/Manila', inManila),
      formatDateTimeIn('UTC', inManila + 8 * 3_600_000),
    ]).toEqual(['08/03/2026 02:30', '08/03/2026 02:30']);
  });

  test('any moment since 1970 is shown as on the zone’s own clock', () => {
    vi.stubEnv('TZ', device);
    const moment = fc.oneof(
      fc.integer({ min: 0, max: Date.UTC(2100, 0, 1) }),
      // Around clock changes.
      fc
        .tuple(fc.integer({ min: 0, max: 8_000 }), fc.constantFrom(2, 3, 8, 9, 10))
        .map(([minutes, month]) => Date.UTC(2026, month, 1) + minutes * 7 * 60_000),
    );
    fc.assert(
      fc.property(fc.constantFrom(...zones), moment, (zone, at) => {
        const parts = new Intl.DateTimeFormat('en-GB', {
          timeZone: zone,
          dateStyle: 'short',
          timeStyle: 'short',
        }).format(at);
        const [date = '', time = ''] = parts.split(', ');
        expect([
          formatDateTimeIn(zone, at),
          formatDateIn(zone, at),
          formatTimeIn(zone, at),
          dayIn(zone, at),
        ]).toEqual([`${date} ${time}`, date, time, date.split('/').toReversed().join('-')]);
      }),
      propertyRuns(),
    );
  });

  test('days are counted by the calendar', () => {
    vi.stubEnv('TZ', device);
    const length = 86_400_000;
    // 1 January 100 to 31 December 9999.
    const number = fc.integer({ min: -683_003, max: 2_932_896 });
    const written = (day: number) => new Date(day * length).toISOString().slice(0, 10);
    fc.assert(
      fc.property(number, number, (one, other) => {
        const day = written(one);
        const counted = {
          isDay: isDay(day),
          after: dayAfter(day, other - one),
          length: lengthOf({ from: day, to: written(other) }),
          begins: startOfMerchantDay(day),
          last: merchantDayOf(startOfMerchantDay(day) + length - 1),
        };
        expect(counted).toEqual({
          isDay: true,
          after: written(other),
          length: other - one + 1,
          begins: one * length - 8 * 3_600_000,
          last: day,
        });
      }),
      propertyRuns(),
    );
  });
});

test.each(['', '2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '20260101', '2026', 'Invalid Date'])(
  '[REC-01] [REG-16] "%s" is not a day',
  (text) => {
    expect(isDay(text)).toBe(false);
  },
);

test.each([
  ['2026-03-01', 21, '2005-03-01'],
  ['2024-02-29', 21, '2003-02-28'],
  ['2024-02-29', 20, '2004-02-29'],
  ['2004-02-29', -22, '2026-02-28'],
  ['1100-05-06', 120, '0980-05-06'],
])('[REG-16] the day of %s, %i years before, is %s', (day, years, before) => {
  expect(yearsBefore(day, years)).toBe(before);
});
