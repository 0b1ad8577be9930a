import { afterAll, beforeAll, expect, test } from 'vitest';
import { whyNotReady } from './readiness.ts';
import { seed } from './seed/seed.ts';
import { createTestContext } from './testing/context.ts';

const context = await createTestContext();
beforeAll(() => seed(context, { demo: false }));
afterAll(() => context.close());

const megabyte = 1024 * 1024;

test.each([
  [0, 'disk'],
  [64 * megabyte - 1, 'disk'],
  [64 * megabyte, null],
])('with %d bytes left on the disk: %s', async (left, reason) => {
  expect(await whyNotReady(context, { freeSpace: async () => left })).toBe(reason);
});

test('without a folder of its own no disk is checked, and a disk that cannot be checked counts as no database', async () => {
  expect(await whyNotReady(context, {})).toBe(null);
  const gone = () => Promise.reject(new Error('no such folder'));
  expect(await whyNotReady(context, { freeSpace: gone })).toBe('database');
});
