import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { seededIn, timesIn, uiFaults } from '#e2e/flows/uiFaults.ts';
import { contentOf } from '#tools/files.ts';

/** The same file as another formatter might lay it out. */
const layouts: [string, (content: string) => string][] = [
  ['as it stands', (content) => content],
  ['on one line', (content) => content.replaceAll(/\s+/g, ' ')],
  ['a word to a line', (content) => content.replaceAll(/\s+/g, '\n    ')],
  ['without commas before closing brackets', (content) => content.replaceAll(/,(?=\s*[)\]}])/g, '')],
];

test.each(layouts)('every seeded fault finds its text, once: %s', (_name, laidOut) => {
  const places = uiFaults.map((seeded) => {
    const { file, fault } = seeded;
    const times = existsSync(file) ? timesIn(laidOut(contentOf(file)), seeded) : 0;
    return `${fault}: ${times} times in ${file}`;
  });
  expect(places).toEqual(uiFaults.map(({ file, fault }) => `${fault}: 1 times in ${file}`));
});

describe('a fault', () => {
  const seeded = { from: 'show(text, { busy: isBusy })', to: 'hide()' };

  test('replaces only its text, however that is formatted', () => {
    const laidOut = 'a();\nshow(\n  text,\n  { busy: isBusy },\n);\nb();';
    expect(seededIn(laidOut, seeded)).toBe('a();\nhide();\nb();');
  });

  test('is not found if a token differs', () => {
    const others = ['show(text, { busy: isBusier })', 'show(text, { busy: !isBusy })', 'showtext'];
    expect(others.map((other) => timesIn(other, seeded))).toEqual([0, 0, 0]);
  });
});
