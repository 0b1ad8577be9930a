import { expect, test } from 'vitest';
import { isUndecided } from './outcome.ts';

test.each([
  ['sent once and refused', false, false, 'insufficientBalance', false],
  ['sent again and refused without a look at its key', true, false, 'insufficientBalance', true],
  ['sent again and looked up', true, true, 'insufficientBalance', false],
  ['still under way', false, false, 'inProgress', true],
  ['still under way as it was looked up', false, true, 'inProgress', false],
])('[NET-12] the result of a call that was %s', (_, repeated, decided, code, isOpen) => {
  const error = { code, message: '', requestId: 'r1' };
  expect(isUndecided({ context: { repeated } }, { error, decided })).toBe(isOpen);
});
