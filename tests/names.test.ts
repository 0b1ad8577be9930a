import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findModels } from '@araw/flow/models';

/** The cells of the table, each with the names in code style. */
const rows = readFileSync('docs/names.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| feature '))
  .map((line) =>
    line.split('|').map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)),
  );
const named = (column: number) => new Set(rows.flatMap((cells) => cells[column] ?? []));

const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

test('the table of names has every chart and no other', async () => {
  const charts = (await findModels()).map(({ model }) => model.name);
  expect([...named(2)].toSorted()).toEqual([...new Set([...charts, 'app'])].toSorted());
});

test('the table of names has every folder of screens and no other', () => {
  const shared = foldersIn('screens/shared');
  const own = foldersIn('screens').filter((name) => name !== 'shared' && name !== 'ui');
  const shown = [...named(3)];
  expect(own.filter((name) => !shown.some((one) => one.split('/')[0] === name))).toEqual([]);
  const known = (one: string) => {
    const [first = '', second = ''] = one.split('/');
    return first === 'shared' ? shared.includes(second) : own.includes(first);
  };
  expect(shown.filter((one) => !known(one))).toEqual([]);
});
