import { fromPromise, setup } from 'xstate';
import { expect, test } from 'vitest';
import { explore } from '../explore/explore.ts';
import { plainEvents, smallModel } from '../model/smallModel.ts';
import { transitionTable } from './table.ts';

test('a table lists the result of each event, case and guard per state, and the variants it is limited to', () => {
  const machine = setup({
    types: {} as {
      context: { isRegular: boolean };
      input: { isRegular: boolean };
      events: { type: 'tab.chosen'; tab: string };
    },
    actors: { read: fromPromise<void>(async () => {}) },
    guards: {
      needsName: ({ context, event }) => !context.isRegular && event.tab === 'recent',
      isKnown: ({ event }) => event.tab !== 'unknown',
    },
    actions: { sayNameRequired: () => {}, keepTab: () => {}, forgetTab: () => {} },
    delays: { limit: 10_000 },
  }).createMachine({
    id: 'list',
    context: ({ input }) => input,
    initial: 'shown',
    states: {
      shown: {
        entry: 'forgetTab',
        on: {
          'tab.chosen': [
            { guard: 'needsName', actions: 'sayNameRequired' },
            { guard: 'isKnown', target: 'loading', actions: 'keepTab' },
          ],
        },
      },
      loading: {
        tags: 'loading',
        invoke: { id: 'read', src: 'read', onDone: 'shown', onError: 'shown' },
        after: { limit: 'shown' },
      },
    },
  });
  const model = smallModel(machine, {
    variants: { stranger: { isRegular: false }, regular: { isRegular: true } },
    events: {
      'tab.chosen': { hot: { tab: 'hot' }, recent: { tab: 'recent' }, nonsense: { tab: 'unknown' } },
    },
    actors: { read: { done: { 'a page': undefined }, error: { offline: 0, refused: 1 } } },
  });
  expect(transitionTable(['stranger', 'regular'].map((variant) => explore(model, variant)))).toBe(`# list

Generated from the chart and its model by \`npx araw-flow check --approve\`; review what changes here.

Variants: stranger · regular

## list

starts in: shown

## shown

on entry: forgetTab

| event | case | guard | target | actions | only in |
| --- | --- | --- | --- | --- | --- |
| tab.chosen | recent | needsName | stays | sayNameRequired | stranger |
| tab.chosen | hot | isKnown | loading | keepTab |  |
| tab.chosen | recent | isKnown | loading | keepTab | regular |
| tab.chosen | nonsense | otherwise | ignored |  |  |

## loading

tags: loading · invokes: read

| event | case | guard | target | actions | only in |
| --- | --- | --- | --- | --- | --- |
| read answers |  |  | shown |  |  |
| read fails |  |  | shown |  |  |
| after limit (10 s) |  |  | shown |  |  |
`);
});

test('distinguishes a transition that reenters its own state from one that stays in it', () => {
  const machine = setup({}).createMachine({
    id: 'wait',
    initial: 'waiting',
    states: { waiting: { on: { 'it.restarted': { target: 'waiting', reenter: true }, 'it.nudged': {} } } },
  });
  const graph = explore(smallModel(machine, { events: plainEvents('it.restarted', 'it.nudged') }), 'only');
  expect(transitionTable([graph]).split('\n').slice(-3)).toEqual([
    '| it.restarted |  |  | waiting, entered again |  |  |',
    '| it.nudged |  |  | stays |  |  |',
    '',
  ]);
});
