import { expect, test } from 'vitest';
import { contentOf, filesBelow } from '#tools/files.ts';
import { faults } from './faults.ts';
import { register } from './register.ts';

const folders = ['tests', 'e2e', 'machines', 'screens', 'services', 'operator', 'src', 'tools'];
const evidence = filesBelow(folders, /\.(test|spec|model)\.tsx?$/);

/** Bracketed IDs (`[…]`, single or in a list) that are in neither register. */
function unknownIds(text: string): string[] {
  const brackets = text.match(/\[[A-Z]+-\d\d(?:[\s,]+[A-Z]+-\d\d)*\]/g) ?? [];
  const ids = brackets.flatMap((bracket) => bracket.match(/[A-Z]+-\d\d/g) ?? []);
  return ids.filter((id) => !(id in register || id in faults));
}

test.each(['LOGIN-99', 'FAULT-71'])(
  '%s, which no register has, is found, single and in a list',
  (outside) => {
    expect(
      unknownIds(`test('[${outside}] x'); test('[LOGIN-01, ${outside}] y'); test('[LOGIN-03] [FAULT-09] z')`),
    ).toEqual([outside, outside]);
  },
);

test('tests and models name only registered IDs', () => {
  const unknown = Object.fromEntries(
    evidence.map((path) => [path, unknownIds(contentOf(path))]).filter(([, ids]) => ids?.length),
  );
  expect(evidence).not.toEqual([]);
  expect(unknown).toEqual({});
});

test('the register holds all 281 requirements', () => {
  expect(Object.keys(register)).toHaveLength(281);
});

test('nothing refers to a fault by its bare number, a specification by its section, or an external document', () => {
  // Concatenated, so that it doesn't match itself.
  const elsewhere = new RegExp(['\\bfault', 's? \\d|[SG]', '§|\\b(quality|flows)', '\\.md'].join(''), 'i');
  const folders = [
    'docs',
    'e2e',
    'locales',
    'machines',
    'operator',
    'screens',
    'services',
    'src',
    'tests',
    'tools',
  ];
  const files = filesBelow(folders, /\.(tsx?|mjs|css|md)$/);
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.filter((path) => elsewhere.test(contentOf(path)))).toEqual([]);
});
