import { createMachine, fromPromise, setup } from 'xstate';
import { expect, test } from 'vitest';
import { findModels } from '@araw/flow/models';
import type { WalkedPath } from '@araw/flow/walkedPath';
import { plainEvents, smallModel } from '@araw/flow/smallModel';
import { chartOf } from '@araw/flow/chart';
import { machineContent } from './content.ts';

const model = smallModel(
  setup({
    types: { input: {} as { fast: boolean } },
    actors: { ring: fromPromise(async () => {}) },
  }).createMachine({
    id: 'bell',
    initial: 'silent',
    states: {
      silent: { on: { press: 'ringing' } },
      ringing: { tags: 'loud', invoke: { id: 'ring', src: 'ring', onDone: 'silent', onError: 'broken' } },
      broken: { type: 'final' },
    },
  }),
  {
    variants: { usual: { fast: false }, fast: { fast: true } },
    events: plainEvents('press'),
    actors: { ring: { done: { rung: undefined }, error: { stuck: new Error('stuck') } } },
    rules: [
      {
        text: 'it can ring',
        requirements: ['LOGIN-01'],
        canReach: (view) => view.matches('ringing'),
        from: (view) => view.matches('silent'),
      },
      {
        text: 'it never breaks',
        requirements: ['LOGIN-02', 'LOGIN-03'],
        never: (view) => view.matches('broken'),
      },
    ],
  },
);
const chart = chartOf(model.machine);

test('rules have their verdicts, and a broken one its counterexample', () => {
  const { rules, counterexamples } = machineContent(model, chart, []);
  const story = 'the user: press → ring fails (stuck) — now in broken';
  expect(rules).toEqual([
    { text: 'it can ring', requirements: ['LOGIN-01'], broken: [] },
    {
      text: 'it never breaks',
      requirements: ['LOGIN-02', 'LOGIN-03'],
      broken: [
        { counterexample: `usual: ${story}`, path: 0 },
        { counterexample: `fast: ${story}`, path: 1 },
      ],
    },
  ]);
  expect(
    counterexamples.map(({ variant, steps }) => [variant, steps.map((step) => step.states.join())]),
  ).toEqual([
    ['usual', ['silent', 'ringing', 'broken']],
    ['fast', ['silent', 'ringing', 'broken']],
  ]);
});

test('without a browser walk the paths are generated and have no pictures', () => {
  const { paths, variants, explored } = machineContent(model, chart, []);
  expect(variants).toEqual([
    { name: 'usual', input: '{\n  "fast": false\n}', states: 3 },
    { name: 'fast', input: '{\n  "fast": true\n}', states: 3 },
  ]);
  expect(explored).toEqual({ states: 6, steps: 6 });
  const [first] = paths;
  expect(first).toMatchObject({ variant: 'usual', number: 1, walked: null });
  expect(first?.steps.map(({ sentence, taken, picture }) => [sentence, taken, picture])).toEqual([
    ['the start', [], null],
    ['the user: press', ['silent on press'], null],
    ['ring answers (rung)', ['ringing on ring answers'], null],
    ['the user: press', ['silent on press'], null],
    ['ring fails (stuck)', ['ringing on ring fails'], null],
  ]);
});

test('paths walked in the browser replace the generated ones, only for this machine', () => {
  const walk = (machine: string): WalkedPath => ({
    machine,
    variant: 'usual',
    number: 1,
    requirements: ['LOGIN-01'],
    passed: false,
    error: 'no bell',
    steps: [
      { sentence: 'the start', taken: [], states: ['silent'], seen: ['a button'], picture: 'bell-1-0.jpg' },
      { sentence: 'the user: press', taken: ['silent on press'], states: ['ringing'], seen: [] },
    ],
  });
  expect(machineContent(model, chart, [walk('door'), walk('bell')]).paths).toEqual([
    {
      variant: 'usual',
      number: 1,
      requirements: ['LOGIN-01'],
      walked: { passed: false, error: 'no bell' },
      steps: [
        { sentence: 'the start', taken: [], states: ['silent'], seen: ['a button'], picture: 'bell-1-0.jpg' },
        {
          sentence: 'the user: press',
          taken: ['silent on press'],
          states: ['ringing'],
          seen: [],
          picture: null,
        },
      ],
    },
  ]);
});

for (const { model: real } of await findModels()) {
  test(
    `${real.name}: the text for Stately creates a chart with the same states and transitions`,
    { tags: ['full'] },
    () => {
      const original = chartOf(real.machine);
      const { stately } = machineContent({ ...real, rules: [], variants: {} }, original, []);
      const config = /^createMachine\((.*)\)$/s.exec(stately)?.[1] ?? '';
      const imported = chartOf(createMachine(JSON.parse(config)));
      const shape = ({ name, targets, actions }: (typeof original.transitions)[number]) => ({
        name,
        targets,
        actions,
      });
      expect(imported.transitions.map(shape)).toEqual(original.transitions.map(shape));
    },
  );
}
