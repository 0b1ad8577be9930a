import { expect, test } from 'vitest';
import { idsIn, isTitleOf, titlesIn, withoutIds } from './titles.ts';

// Concatenated, because tools/requirements/register.test.ts treats every bracketed ID as a claim.
const [shell, login] = ['[SHELL-' + '01]', '[LOGIN-' + '01, LOGIN-' + '02]'];

test('finds bracketed IDs once each, single or in a list', () => {
  expect(idsIn(`${shell} and ${login} and ${shell} but not BAL-01 or [bal-01]`)).toEqual([
    'SHELL-01',
    'LOGIN-01',
    'LOGIN-02',
  ]);
});

test('a title without its IDs', () => {
  expect(withoutIds(`${shell} ${login} every page  shows`)).toBe('every page shows');
});

test('finds titles of tests, groups, tables and test factories; nothing else', () => {
  const source = `
    // test('${shell} in a comment')
    describe('${shell} a group', () => {
      test.each([1])('${login} case %s', () => expect('${shell}').toBe(1));
      test('without an ID', () => {});
    });
    testFlow(\`${login} of \${name}\`, model);
    const text = '${shell}';
  `;
  expect(titlesIn('a.test.ts', source)).toEqual([
    { line: 3, text: `${shell} a group`, ids: ['SHELL-01'] },
    { line: 4, text: `${login} case %s`, ids: ['LOGIN-01', 'LOGIN-02'] },
    { line: 7, text: `${login} of %s`, ids: ['LOGIN-01', 'LOGIN-02'] },
  ]);
});

test.each([
  ['a (b) shows', 'group a (b) shows', true],
  ['case %s of $name.first', 'case 1 of maria', true],
  ['case %s', 'another 1', false],
])('%j made %j: %s', (title, full, made) => {
  expect(isTitleOf(title, full)).toBe(made);
});
