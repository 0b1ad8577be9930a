import { expect, test } from 'vitest';
import { isChosen, mutantsOf, mutated, weekOf } from './mutants.ts';
import { codeMutant } from './plugin.ts';

const path = 'services/a.tsx';
const sourcesOf = (source: string) => mutantsOf(path, source).map((mutant) => mutated(source, mutant));

test.each([
  [
    'const a = (b < 1) && !c;',
    [
      'const a = (b <= 1) && !c;',
      'const a = (b < 2) && !c;',
      'const a = (b < 1) || !c;',
      'const a = (b < 1) && c;',
    ],
  ],
  ['const a = b /* < */ >= c;', ['const a = b /* < */ > c;']],
  [
    'const a = b !== c || d === true;',
    [
      'const a = b === c || d === true;',
      'const a = b !== c && d === true;',
      'const a = b !== c || d !== true;',
      'const a = b !== c || d === false;',
    ],
  ],
  ['const a = b + c - d;', ['const a = b - c - d;', 'const a = b + c + d;']],
  ['await send(); log.info(b); new A();', ['; log.info(b); new A();']],
  // None of these is behaviour.
  ["const a = 'b' + c; type D = 1 | true; const e = <Icon size={20} />; super.f;", []],
])('the mutants of %s', (source, expected) => {
  expect(sourcesOf(source)).toEqual(expected);
});

test('a sample is the same for one seed, another for another, and of its size', () => {
  const mutants = mutantsOf(path, 'const a = b < 1;\n'.repeat(2_000));
  const chosen = (seed: string) => mutants.filter((mutant) => isChosen(mutant, seed, 0.03));
  expect(chosen('2026-W49')).toEqual(chosen('2026-W49'));
  expect(chosen('2026-W50')).not.toEqual(chosen('2026-W49'));
  expect(chosen('2026-W49').length / mutants.length).toBeCloseTo(0.03, 2);
});

test.each([
  ['2026-11-30', '2026-W49'],
  ['2026-12-31', '2026-W53'],
  ['2027-01-03', '2026-W53'],
  ['2027-01-04', '2027-W01'],
])('%s is in %s', (day, week) => {
  expect(weekOf(new Date(day))).toBe(week);
});

test('a run has its mutant in one module and in no other; without a mutant it has no plugin', () => {
  const source = 'const a = b < 1;';
  const [mutant] = mutantsOf('tools/files.ts', source);
  const [plugin] = codeMutant(JSON.stringify(mutant));
  const transform = plugin?.transform as (code: string, id: string) => string | null;
  const file = new URL('../files.ts', import.meta.url).pathname;
  expect(transform(source, file)).toBe('const a = b <= 1;');
  expect(transform(source, `${file}?v=1`)).toBe('const a = b <= 1;');
  expect(transform(source, `${file}x`)).toBeNull();
  expect(() => transform('const a = 1;', file)).toThrow(
    'tools/files.ts is no longer what the mutant was made from',
  );
  expect(codeMutant('')).toEqual([]);
});
