import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical, surelySame } from './canonical.ts';

/** So few that two of them are often the same. */
const values = fc.anything({
  maxDepth: 2,
  maxKeys: 2,
  key: fc.constantFrom('a', 'b'),
  values: [fc.constantFrom(0, '', null, undefined)],
  withMap: true,
  withSet: true,
  withNullPrototype: true,
});

test('what is surely the same has the same canonical text, whatever the order of its keys', () => {
  fc.assert(
    fc.property(
      values,
      values,
      (one, other) => !surelySame(one, other) || canonical(one) === canonical(other),
    ),
    { seed: 1 },
  );
  expect(surelySame({ a: [1, { b: undefined }], c: null }, { c: null, a: [1, { b: undefined }] })).toBe(true);
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
  expect(surelySame(one, other)).toBe(false);
  expect(surelySame(other, one)).toBe(false);
});
