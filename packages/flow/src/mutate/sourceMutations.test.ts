import { expect, test } from 'vitest';
import { sourceMutationsOf } from './sourceMutations.ts';

const faultsIn = (source: string, asked?: string[]) =>
  sourceMutationsOf('shop.rules.ts', source, asked && new Set(asked)).map(({ change }) => change);
const machineFaults = (setup: string, config: string) =>
  sourceMutationsOf(
    'shop.machine.ts',
    `import { setup } from 'xstate';
     export const shopMachine = setup({ types: {} as { context: { max: 5 } }, ${setup} })
       .createMachine({ id: 'shop', initial: 'open', ${config} });`,
  ).map(({ change }) => change);

test('conditions, comparisons and their bounds', () => {
  expect(faultsIn('export const fits = (n: number) => n >= 3 && !(n > 5);')).toEqual([
    'fits: without n >= 3',
    'fits: without !(n > 5)',
    'fits: n > 3 instead of n >= 3',
    'fits: n < 3 instead of n >= 3',
    'fits: 4 instead of 3',
    'fits: (n > 5) instead of !(n > 5)',
    'fits: n >= 5 instead of n > 5',
    'fits: n <= 5 instead of n > 5',
    'fits: 6 instead of 5',
  ]);
});

test('branches and their values', () => {
  expect(faultsIn("export function word(late: boolean) { if (late) return 'closed'; return null; }")).toEqual(
    [
      'word: true instead of late',
      'word: false instead of late',
      "word: '' instead of 'closed'",
      'word: {} instead of null',
    ],
  );
});

test('lists, patterns and methods', () => {
  expect(faultsIn('export const few = (all: string[]) => all.filter(isShort).every(isNew);')).toEqual([
    'few: undefined instead of all.filter(isShort).every(isNew)',
    'few: all.filter(isShort).some(isNew) instead of all.filter(isShort).every(isNew)',
    'few: all instead of all.filter(isShort)',
  ]);
  expect(faultsIn('export const pattern = /^a$/;')).toEqual([
    'pattern: /^a/ instead of /^a$/',
    'pattern: /a$/ instead of /^a$/',
  ]);
  expect(faultsIn('export const order = [one, two];')).toEqual(['order: without one', 'order: without two']);
});

test('guards, params, inputs and assigned values of a machine, but not its chart', () => {
  expect(
    machineFaults(
      `guards: { both: and(['one', stateIn({ door: 'open' })]) },
       actions: { note: assign({ said: null, by: ({ event }) => event.by }) },`,
      `context: { said: 'hello' }, states: { open: { tags: 'loading', invoke: {
         src: 'sell', input: ({ context }) => ({ goods: context.goods, ...context.more }),
         onDone: { guard: { type: 'both', params: { least: 1 } }, target: 'shut' },
       } }, shut: {} }`,
    ),
  ).toEqual([
    "guards.both: without 'one'",
    "guards.both: without stateIn({ door: 'open' })",
    "guards.both: '' instead of 'open'",
    'actions.note: without a value of by',
    'actions.note: {} instead of null',
    'actions.note: undefined instead of event.by',
    "context: '' instead of 'hello'",
    'open.invoke.input: without a value of goods',
    'open.invoke.input: without ...context.more',
    'open.invoke.onDone.guard.params: 2 instead of 1',
  ]);
});

test('type narrowing of events stays', () => {
  expect(
    machineFaults(`guards: { ok: ({ event }) => event.type === 'form.sent' && event.valid },`, 'states: {}'),
  ).toEqual([
    'guards.ok: without event.valid',
    "guards.ok: event.type !== 'form.sent' instead of event.type === 'form.sent'",
  ]);
});

test('only the used parts of a file with rules, and what they use', () => {
  const source = `const least = 3;
    export const fits = (n: number) => n > least;
    export const isOther = (n: number) => n === 7;`;
  expect(faultsIn(source, ['fits'])).toEqual([
    'least: 4 instead of 3',
    'fits: n >= least instead of n > least',
    'fits: n <= least instead of n > least',
  ]);
});

test('a fault names its line and is distinct from similar ones', () => {
  const source = 'export const twice = (n: number) =>\n  n > 1 ||\n  n > 1;';
  expect(sourceMutationsOf('shop.rules.ts', source)).toContainEqual({
    line: 3,
    change: 'twice: 2 instead of 1 (2)',
    source: 'export const twice = (n: number) =>\n  n > 1 ||\n  n > 2;',
  });
});
