import { expect, test } from 'vitest';
import { formatDateTimeIn, zoneName } from './zonedDates.ts';

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

test('[REC-01] a zone is named, and one that nobody knows is read as UTC', () => {
  expect([zoneName('Asia/Manila'), zoneName('Nowhere/At_All')]).toEqual(['Asia/Manila', 'UTC']);
});
