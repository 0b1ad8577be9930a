import { expect, test } from 'vitest';
import { toChartError } from './chartError.ts';

test.each([
  [
    { code: 'conflict', message: 'No.', requestId: 'r1' },
    { code: 'conflict', message: 'No.', requestId: 'r1' },
  ],
  [{ code: 'offline' }, { code: 'offline', message: '', requestId: '' }],
  [new TypeError('Failed to fetch a module'), { code: 'unknown', message: '', requestId: '' }],
  [new DOMException('left', 'AbortError'), { code: 'unknown', message: '', requestId: '' }],
  ['no', { code: 'unknown', message: '', requestId: '' }],
  [undefined, { code: 'unknown', message: '', requestId: '' }],
])('[NET-05] what was thrown is kept as a failure, without a fault’s message: %o', (thrown, failure) => {
  expect(toChartError(thrown)).toEqual(failure);
});
