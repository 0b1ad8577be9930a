import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical, isSame, quickEquals } from './canonical.ts';

/** Few values, so that two of them are often equal. */
const values = fc.anything({
  maxDepth: 2,
  maxKeys: 2,
  key: fc.constantFrom('a', 'b'),
  values: [fc.constantFrom(0, '', null, undefined)],
  withMap: true,
  withSet: true,
  withNullPrototype: true,
});

test('values that are quickly found equal have the same canonical text, whatever the order of their keys', () => {
  fc.assert(
    fc.property(
      values,
      values,
      (one, other) => !quickEquals(one, other) || canonical(one) === canonical(other),
    ),
    { seed: 1 },
  );
  expect(quickEquals({ a: [1, { b: undefined }], c: null }, { c: null, a: [1, { b: undefined }] })).toBe(
    true,
  );
});

test.each([
  [{ a: 1 }, { a: 2 }],
  [{ a: undefined }, {}],
  [{ a: undefined }, { b: undefined }],
  [[1, 2], [1]],
  [[], {}],
  [{}, null],
  [0, '0'],
])('%j and %j are not the same', (one, other) => {
  expect(quickEquals(one, other)).toBe(false);
  expect(quickEquals(other, one)).toBe(false);
  expect(isSame(one, other)).toBe(false);
});

test('values are the same if their canonical texts are', () => {
  fc.assert(
    fc.property(values, values, (one, other) => isSame(one, other) === (canonical(one) === canonical(other))),
    { seed: 1 },
  );
  expect(isSame(new Map([['a', 1]]), new Map([['a', 1]]))).toBe(true);
});
