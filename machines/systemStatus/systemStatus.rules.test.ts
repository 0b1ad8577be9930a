import { expect, test } from 'vitest';
import { statusCode } from './systemStatus.rules.ts';

test('[BOOT-03] maintenance takes precedence over a region restriction', () => {
  const codes = [
    [false, false],
    [true, false],
    [true, true],
    [false, true],
  ].map(([maintenance, regionRestriction]) =>
    statusCode({ maintenance: maintenance === true, regionRestriction: regionRestriction === true }),
  );
  expect(codes).toEqual([0, 1, 1, 2]);
});
