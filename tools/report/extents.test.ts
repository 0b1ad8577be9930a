import { expect, test } from 'vitest';
import { languages } from '#locales/languages.ts';
import { contentOf, filesBelow } from '#tools/files.ts';
import { findModels } from '@araw/flow/models';
import { titlesIn } from './titles.ts';
import { extents } from './extents.ts';
import { register } from '../requirements/register.ts';

test('of every requirement it is said how far it is met, and of nothing else', () => {
  expect(Object.keys(extents).toSorted()).toEqual(Object.keys(register).toSorted());
});

test('the parts of a requirement have names of their own, and what is missing has its reason', () => {
  for (const extent of Object.values(extents)) {
    const names = extent.map(({ part }) => part);
    expect(new Set(names).size).toBe(names.length);
    for (const { part, missing } of extent) expect([part, missing]).not.toContain('');
  }
});

test('[LANG-02] the languages that are there are those whose texts the app holds', () => {
  const there = extents['LANG-02'].filter((part) => part.missing === undefined);
  expect(there.map(({ part }) => part.split(':')[0] ?? '').toSorted()).toEqual(
    Object.keys(languages).toSorted(),
  );
  expect(extents['LANG-02']).toHaveLength(25);
});

test('[NET-06] is witnessed where money moves, and by no rule of a chart', { tags: ['full'] }, async () => {
  const files = filesBelow(
    ['tests', 'e2e', 'machines', 'screens', 'services', 'operator'],
    /\.(test|spec)\.tsx?$/,
  );
  const witnesses = files.filter((file) =>
    titlesIn(file, contentOf(file)).some(({ ids }) => ids.includes('NET-06')),
  );
  const ofMoney = /^(operator\/(ledger|play|lottery|sports)\/|e2e\/play\.spec|tests\/extents)/;
  expect(witnesses.filter((file) => !ofMoney.test(file))).toEqual([]);
  const rules = (await findModels()).flatMap(({ model }) => model.rules);
  expect(rules.filter(({ requirements }) => requirements.includes('NET-06'))).toEqual([]);
});
