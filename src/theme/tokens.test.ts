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
