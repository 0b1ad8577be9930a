import { expect, test } from 'vitest';
import { statelyStates } from './statelyStates.ts';

const chart = (states: string, before = '') => `
  import { setup } from 'xstate';
  ${before}
  export const lampMachine = setup({ guards: {} }).createMachine({
    id: 'lamp',
    initial: 'off',
    states: ${states},
  });`;

test('states are named by path, the root by id', () => {
  const source = chart(`{ off: {}, on: { initial: 'dim', states: { dim: {}, bright: {} } } }`);
  expect(statelyStates(source)).toEqual(['lamp', 'off', 'on', 'on.dim', 'on.bright']);
});

test('imported and generated states are not visible', () => {
  expect(statelyStates(chart(`{ off: {}, ...more }`, `import { more } from './more.ts';`))).toEqual([
    'lamp',
    'off',
  ]);
  expect(statelyStates(chart('made()', 'const made = () => ({ off: {} });'))).toEqual(['lamp']);
});

test('a file without a chart or with two is refused', () => {
  expect(() => statelyStates('export const a = 1;')).toThrow('Stately finds no chart');
  expect(() =>
    statelyStates(`${chart('{}')} export const other = setup({}).createMachine({ id: 'other' });`),
  ).toThrow('Stately finds several charts');
});
