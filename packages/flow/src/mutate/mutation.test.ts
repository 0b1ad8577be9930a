import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findModels } from '../model/models.ts';
import { countsOf, creditIdleRules, judgeMutants, percent, shortcomings } from './mutation.ts';
import { mutationsOf } from './mutations.ts';
import type { Mutant, MutationResult } from './mutant.ts';

const mutant = (change: string, more: Partial<Mutant> = {}): Mutant => ({
  machine: 'shop',
  change,
  operator: 'without guard',
  killedBy: ['paths', 'rules'],
  brokenRules: ['one order at most'],
  ...more,
});
const survivor = { killedBy: [], brokenRules: [] };
const resultOf = (...mutants: Mutant[]): MutationResult => ({ mutants, idleRules: [] });
const many = Array.from({ length: 100 }, (_, index) => mutant(`mutant ${index}`));

test('an equivalent mutant need not be killed', () => {
  const equal = mutant('b', { ...survivor, equivalent: 'the guard holds in every state that is reached' });
  const seen = mutant('c', { killedBy: ['paths', 'sneak'], brokenRules: [] });
  expect(countsOf([mutant('a'), equal, seen, mutant('d', survivor)])).toEqual({
    judged: 3,
    killed: 2,
    byPaths: 2,
    bySneak: 1,
    byRules: 1,
  });
});

test('one survivor in a hundred is accepted, two are not', () => {
  const surviving = (count: number) =>
    many.with(0, mutant('a', survivor)).with(1, mutant('b', count > 1 ? survivor : {}));
  expect(shortcomings(resultOf(...surviving(1)), [])).toEqual([]);
  expect(shortcomings(resultOf(...surviving(2)), [])).toEqual(['2 mutants survive']);
});

test('rules that detect too few mutants', () => {
  const unruly = { killedBy: ['paths'] as const, brokenRules: [] };
  const mutants = many.map((one, index) =>
    index < 26 ? { ...one, ...unruly, killedBy: [...unruly.killedBy] } : one,
  );
  expect(shortcomings(resultOf(...mutants), [])).toEqual(['the rules alone notice 74 of 100 mutants']);
});

test('a rule that no mutant breaks', () => {
  const idle = { mutants: many, idleRules: [{ machine: 'shop', text: 'the shop opens' }] };
  expect(shortcomings(idle, [])).toEqual(['shop: no mutant breaks the rule "the shop opens"']);
});

test('a rule that no mutant breaks nearby is tried on more distant states until a mutant breaks it', async () => {
  const idle = ['the shop closes', 'the shop opens'].map((text) => ({ machine: 'shop', text }));
  const mutants = [
    { ...mutant('of another chart'), machine: 'bank' },
    mutant('judged to its end', { killedBy: ['paths'], brokenRules: [] }),
    ...['a', 'b', 'c', 'd', 'e'].map((change) => mutant(change)),
  ];
  const credit = async (lanes: number) => {
    const looks: string[] = [];
    const credited = await creditIdleRules(mutants, idle, lanes, async ({ change }, rules) => {
      looks.push(`${change}: ${rules.join(', ')}`);
      return 'bc'.includes(change) ? ['the shop closes'] : [];
    });
    return { looks, credited };
  };
  const { looks, credited } = await credit(1);
  expect(looks).toEqual([
    'a: the shop closes, the shop opens',
    'b: the shop closes, the shop opens',
    'c: the shop opens',
    'd: the shop opens',
    'e: the shop opens',
  ]);
  const first = mutant('b', { brokenRules: ['one order at most', 'the shop closes'] });
  expect(credited).toEqual(mutants.with(3, first));
  expect((await credit(mutants.length)).credited).toEqual(credited);
});

test('a listed equivalent that is detected, or that no longer exists', () => {
  const equivalents = [
    { machine: 'shop', changes: ['mutant 0', 'mutant of old', 'mutant 2'], reason: 'none is noticed' },
    { machine: 'not judged this time', changes: ['mutant 0'], reason: 'none is noticed' },
  ];
  const mutants = many.with(2, mutant('mutant 2', { ...survivor, equivalent: 'none is noticed' }));
  expect(shortcomings(resultOf(...mutants), equivalents)).toEqual([
    'shop: the equivalent "mutant 0" is noticed by paths, rules',
    'shop: the equivalent "mutant of old" does not exist',
  ]);
});

test('percentages are never rounded up', () => {
  expect([percent(749, 1_000), percent(9_999, 10_000), percent(0, 0)]).toEqual([74.9, 99.9, 100]);
});

test('all mutants of a machine are judged in threads', { tags: ['full'] }, async () => {
  const doors = await findModels(fileURLToPath(new URL('../../example', import.meta.url)));
  const change = 'unlocked on door.pushed: stays instead of going to locked';
  const reason = 'made up for this test';
  const { mutants } = await judgeMutants(doors, [{ machine: 'door', changes: [change], reason }]);
  const changes = mutants.map((judged) => judged.change);
  const ofChart = mutationsOf(doors[0]!.model.machine).map((mutation) => mutation.change);
  expect(changes.slice(0, ofChart.length)).toEqual(expect.arrayContaining(ofChart.slice(0, 3)));
  expect(changes).toContain('guards.isComplete: 5 instead of 4');
  expect(mutants.find((judged) => judged.change === change)).toMatchObject({
    machine: 'door',
    operator: 'without target',
    killedBy: ['paths'],
    equivalent: reason,
  });
  expect(
    mutants.find(
      (judged) => judged.change === 'checking on checkCode answers #1: without its guard isAccepted',
    ),
  ).toMatchObject({
    killedBy: ['paths', 'rules'],
    brokenRules: ['the door unlocks only for an accepted code'],
  });
});
