import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '#tools/files.ts';

const rooms = [
  'e2e',
  'machines',
  'operator',
  'packages',
  'pages',
  'screens',
  'services',
  'src',
  'tests',
  'tools',
];

test('no folder has more than forty files', () => {
  const counts = new Map<string, number>();
  for (const path of filesBelow(rooms, /\.(ts|tsx|mjs|css)$/)) {
    if (path.includes('/node_modules/') || path.includes('/dist/')) continue;
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  }
  expect(counts.size).toBeGreaterThan(200);
  expect([...counts].filter(([, count]) => count > 40)).toEqual([]);
});
