import { expect, test } from 'vitest';
import { contentOf, filesBelow } from '#tools/files.ts';
import { register } from './register.ts';

const folders = ['tests', 'e2e', 'machines', 'screens', 'services', 'operator', 'src', 'tools'];
const evidence = filesBelow(folders, /\.(test|spec|model)\.tsx?$/);

/** The IDs in brackets (`[…]`, one or several) that the register does not hold. */
function unknownIds(text: string): string[] {
  const brackets = text.match(/\[[A-Z]+-\d\d(?:[\s,]+[A-Z]+-\d\d)*\]/g) ?? [];
  return brackets.flatMap((bracket) => bracket.match(/[A-Z]+-\d\d/g) ?? []).filter((id) => !(id in register));
}

test('an ID outside the register is found, alone and in a list', () => {
  const outside = 'LOGIN-99';
  expect(
    unknownIds(`test('[${outside}] x'); test('[LOGIN-01, ${outside}] y'); test('[LOGIN-03] z')`),
  ).toEqual([outside, outside]);
});

test('tests and models name only IDs of the register', () => {
  const unknown = Object.fromEntries(
    evidence.map((path) => [path, unknownIds(contentOf(path))]).filter(([, ids]) => ids?.length),
  );
  expect(evidence).not.toEqual([]);
  expect(unknown).toEqual({});
});

test('the register holds all 258 requirements', () => {
  expect(Object.keys(register)).toHaveLength(258);
});
