import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createClock } from '#services/clock.ts';
import {
  calendarDaysBetween,
  formatDateIn,
  formatDateTimeIn,
  formatTimeIn,
} from '@araw/contract/values/dates';
import { formatMoney } from '#services/money.ts';
import { propertyRuns } from '@araw/testing/shortRun';

describe('[BAL-02] money', () => {
  test.each([
    [0, '₱0.00'],
    [-0, '₱0.00'],
    [0.1 + 0.2, '₱0.30'],
    [1.005, '₱1.01'],
    [1.004999, '₱1.00'],
    [8.575, '₱8.58'],
    [999.995, '₱1,000.00'],
    [1234567.8, '₱1,234,567.80'],
    [-1234.5, '-₱1,234.50'],
    [-0.001, '₱0.00'],
    [-0.005, '-₱0.01'],
    [1e-7, '₱0.00'],
    [1e21, '₱1,000,000,000,000,000,000,000.00'],
    [1.5e300, `₱1${',000'.repeat(100)}.00`.replace('₱1,000', '₱1,500')],
    [Number.NaN, '₱--'],
    [Number.POSITIVE_INFINITY, '₱--'],
    [Number.NEGATIVE_INFINITY, '₱--'],
  ])('%d reads %s', (pesos, expected) => {
    expect(formatMoney(pesos)).toBe(expected);
  });

  test("the wallet's symbol comes first", () => {
    expect(formatMoney(1000, 'NT$')).toBe('NT$1,000.00');
  });

  test('every whole number of centavos is formatted exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), (centavos) => {
        const text = formatMoney(centavos / 100);
        expect(text).toMatch(/^-?₱\d{1,3}(,\d{3})*\.\d{2}$/);
        expect(Number(text.replaceAll(/[₱,.]/g, ''))).toBe(centavos === 0 ? 0 : centavos);
      }),
      propertyRuns(),
    );
  });

  test('no number is formatted as NaN', () => {
    fc.assert(
      fc.property(fc.double(), (pesos) => {
        expect(formatMoney(pesos)).toMatch(/^-?₱(--|\d{1,3}(,\d{3})*\.\d{2})$/);
      }),
      propertyRuns(),
    );
  });
});

describe('[ANN-04] dates', () => {
  const manila = 'Asia/Manila';
  afterEach(() => void vi.unstubAllEnvs());

  test.each(['Asia/Manila', 'UTC', 'Pacific/Honolulu', 'Pacific/Kiritimati'])(
    '[PAGE-07] day first, four-digit years and 24 hours, in the merchant’s time on a device in %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      const written = ['2026-03-03T15:59:59Z', '2026-03-03T16:00:00Z', '2026-03-04T05:06:00Z'].map(
        (moment) => {
          const at = Date.parse(moment);
          return [formatDateIn(manila, at), formatTimeIn(manila, at), formatDateTimeIn(manila, at)];
        },
      );
      expect(written).toEqual([
        ['03/03/2026', '23:59', '03/03/2026 23:59'],
        ['04/03/2026', '00:00', '04/03/2026 00:00'],
        ['04/03/2026', '13:06', '04/03/2026 13:06'],
      ]);
    },
  );

  test('an invalid date is empty', () => {
    const none = [Number.NaN, 8.64e15 + 1];
    expect(
      none.flatMap((at) => [
        formatDateIn(manila, at),
        formatTimeIn(manila, at),
        formatDateTimeIn(manila, at),
      ]),
    ).toEqual(Array(6).fill(''));
  });
});

test('[SMS-06] the operator’s time is known by its offset from the device’s', () => {
  let device = 1_000;
  const clock = createClock(() => device);
  expect([clock.now(), clock.serverNow()]).toEqual([1_000, 1_000]);
  clock.sync(500_000);
  device = 3_000;
  expect([clock.now(), clock.serverNow()]).toEqual([3_000, 502_000]);
});

describe('[MEM-01] days in the device’s calendar', () => {
  afterEach(() => void vi.unstubAllEnvs());

  test.each([
    ['Asia/Manila', '2026-03-01T15:59:00Z', '2026-03-01T16:01:00Z', 1],
    ['UTC', '2026-03-01T15:59:00Z', '2026-03-01T16:01:00Z', 0],
    // The clocks change on 8 March and 1 November.
    ['America/New_York', '2026-03-07T12:00:00Z', '2026-03-09T12:00:00Z', 2],
    ['America/New_York', '2026-10-31T12:00:00Z', '2026-11-02T12:00:00Z', 2],
    ['Asia/Manila', '2025-10-05T00:00:00Z', '2026-10-05T00:00:00Z', 365],
    ['Asia/Manila', '2026-03-02T00:00:00Z', '2026-03-01T00:00:00Z', 0],
  ])('%s: from %s to %s', (zone, from, to, days) => {
    vi.stubEnv('TZ', zone);
    expect(calendarDaysBetween(Date.parse(from), Date.parse(to))).toBe(days);
  });
});
