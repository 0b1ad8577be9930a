import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { notOpenYet } from '#operator/handlers.ts';
import { type RouteRow, routeTable } from '#src/routeTable.ts';

const section = (title: string) =>
  readFileSync('docs/known-gaps.md', 'utf8').split(`## ${title}\n`)[1]?.split('\n## ')[0] ?? '';

test('docs/known-gaps.md lists the calls that answer notOpenYet, and no other', () => {
  const listed = [...section('Calls').matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
  expect(listed).toEqual([...notOpenYet]);
});

test('docs/known-gaps.md lists the routes without a screen, and no other', () => {
  const rows: readonly RouteRow[] = routeTable;
  const closed = rows
    .filter(({ open }) => !open)
    .map(({ id, paths, meanwhile = '' }) => ({ id, path: paths[0], meanwhile }));
  const listed = [...section('Routes').matchAll(/^\| `(\w+)` \| (\S+) \| (\S*) ?\|/gm)].map(
    ([, id, path, meanwhile]) => ({ id, path, meanwhile }),
  );
  expect(listed).toEqual(closed);
});
