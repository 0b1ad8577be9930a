import { expect, test } from 'vitest';
import { contentOf } from '#tools/files.ts';
import { type RouteRow, routeTable } from './routeTable.ts';
import { screenFiles } from './screenFiles.ts';

const rows = (routeTable as readonly RouteRow[]).filter(({ id }) => id !== 'home');

test.each(rows)('[SHELL-01] $id has its screen, and one for each page in its row', ({ id, pages }) => {
  const own = screenFiles[id as keyof typeof screenFiles];
  expect(Object.keys(own.pages ?? {})).toEqual(Object.keys(pages ?? {}));
  for (const { file, name } of [own, ...Object.values(own.pages ?? {})]) {
    expect(contentOf(file.slice(1))).toMatch(
      new RegExp(String.raw`export (?:(?:function|const) |\{[^}]*\b)${name}\b`),
    );
  }
});
