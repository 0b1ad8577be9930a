import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheet = readFileSync('src/theme/tokens.css', 'utf8');
const tokens = [...sheet.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => ({
  name,
  value,
}));

test('[DEV-03] texts, spaces and bars follow the browser’s text size', () => {
  const sizes = tokens.filter(({ name }) => /^(text-|space-|radius|gutter)|-(height|width)$/.test(name));
  expect(sizes.length).toBeGreaterThan(20);
  expect(sizes.filter(({ value }) => !/^(400 |700 )?[\d.]+rem\b/.test(value))).toEqual([]);
  expect(sizes.filter(({ value }) => /\dpx/.test(value))).toEqual([]);
});

test('[LANG-02] lines are taller in scripts that stack high', () => {
  const lines = tokens.filter(({ name }) => name.startsWith('text-'));
  expect(lines.length).toBeGreaterThan(4);
  expect(lines.filter(({ value }) => !/ \/ calc\([\d.]+rem \* var\(--leading\)\) /.test(value))).toEqual([]);
  const leading = [...sheet.matchAll(/([^{}]+)\{[^}]*--leading: ([\d.]+);/g)].flatMap(
    ([, selectors = '', of]) =>
      [...selectors.matchAll(/html:lang\((\w+)\)/g)].map(([, language]) => `${language} ${of}`),
  );
  expect(leading.toSorted()).toEqual([
    'ar 1.1',
    'bn 1.1',
    'fa 1.1',
    'hi 1.1',
    'km 1.25',
    'lo 1.25',
    'my 1.25',
    'ne 1.1',
    'si 1.1',
    'ta 1.1',
    'th 1.1',
    'ur 1.25',
  ]);
});

test('notices are above dialogs, then menus, games and the page’s bars', () => {
  const layers = tokens
    .filter(({ name }) => name.startsWith('layer-'))
    .toSorted((one, other) => Number(one.value) - Number(other.value));
  expect(layers.map(({ name }) => name.replace('layer-', ''))).toEqual([
    'dock',
    'header',
    'bar',
    'game',
    'menu',
    'dialog',
    'strip',
    'news',
    'notice',
    'start',
  ]);
  expect(new Set(layers.map(({ value }) => value)).size).toBe(layers.length);
});
