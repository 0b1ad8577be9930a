import { expect, test } from 'vitest';
import { languages } from '@araw/contract/calls/languages';
import { contentOf, filesBelow } from '#tools/files.ts';
import { findModels } from '@araw/flow/models';
import { titlesIn } from './titles.ts';
import { extents } from './extents.ts';
import { register } from '../requirements/register.ts';

test('every requirement has an extent, and nothing else does', () => {
  expect(Object.keys(extents).toSorted()).toEqual(Object.keys(register).toSorted());
});

test('the parts of a requirement have unique names, and missing ones a reason', () => {
  for (const extent of Object.values(extents)) {
    const names = extent.map(({ part }) => part);
    expect(new Set(names).size).toBe(names.length);
    for (const { part, missing } of extent) expect([part, missing]).not.toContain('');
  }
});

test('[LANG-02] the available languages are those with texts in the app', () => {
  const there = extents['LANG-02'].filter(({ missing }) => missing === undefined);
  expect(there.map(({ part }) => part.split(':')[0] ?? '').toSorted()).toEqual(
    Object.keys(languages).toSorted(),
  );
  expect(there).toHaveLength(30);
  const absent = extents['LANG-02'].filter(({ missing }) => missing !== undefined);
  expect(absent.filter(({ part }) => /^[A-Z]{2}$/.test(part))).toEqual([]);
});

test('[NET-06] has evidence where money moves, and no chart rule', { tags: ['full'] }, async () => {
  const files = filesBelow(
    ['tests', 'e2e', 'machines', 'screens', 'services', 'operator'],
    /\.(test|spec)\.tsx?$/,
  );
  const witnesses = files.filter((file) =>
    titlesIn(file, contentOf(file)).some(({ ids }) => ids.includes('NET-06')),
  );
  const ofMoney = /^((tests\/)?operator\/(ledger|play|lottery|sports)\/|e2e\/play\.spec)/;
  expect(witnesses.filter((file) => !ofMoney.test(file))).toEqual([]);
  const rules = (await findModels()).flatMap(({ model }) => model.rules);
  expect(rules.filter(({ requirements }) => requirements.includes('NET-06'))).toEqual([]);
});
