import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { uiFaults } from '#e2e/flows/uiFaults.ts';
import { contentOf } from '#tools/files.ts';

test('every fault that is seeded on purpose finds its text, once', () => {
  const places = uiFaults.map(({ file, fault, from }) => {
    const times = existsSync(file) ? contentOf(file).split(from).length - 1 : 0;
    return `${fault}: ${times} times in ${file}`;
  });
  expect(places).toEqual(uiFaults.map(({ file, fault }) => `${fault}: 1 times in ${file}`));
});
