import { expect, test } from 'vitest';
import { explore } from '#tools/flow/explore.ts';
import type { WalkedPath } from '#tools/flow/results.ts';
import { smallModel } from '#tools/flow/smallModel.ts';
import { qaPaths, readWalkedPaths } from './qaPaths.ts';
import { setup } from 'xstate';
import { plainEvents } from '#tools/flow/smallModel.ts';

const lamp = smallModel(
  setup({}).createMachine({
    id: 'lamp',
    initial: 'off',
    states: { off: { on: { 'it.switched': 'on' } }, on: { on: { 'it.switched': 'off' } } },
  }),
  {
    events: plainEvents('it.switched'),
    rules: [
      { text: 'it can burn', requirements: ['HOME-05', 'BAL-01'], canReach: (view) => view.matches('on') },
    ],
  },
);

const walkedDoor: WalkedPath = {
  machine: 'door',
  variant: 'only',
  number: 1,
  requirements: ['HOME-01'],
  passed: false,
  error: 'it is stuck',
  steps: [{ sentence: 'the start', taken: [], states: ['closed'], seen: [] }],
};

test('walked paths stand beside the paths of machines that no browser has walked', () => {
  const { passed: _passed, ...door } = walkedDoor;
  expect(qaPaths([walkedDoor], [explore(lamp, 'only')])).toEqual([
    { ...door, result: 'failed' },
    {
      machine: 'lamp',
      variant: 'only',
      number: 1,
      requirements: ['BAL-01', 'HOME-05'],
      result: 'not walked',
      steps: [
        { sentence: 'the start', taken: [], states: ['off'], seen: [] },
        { sentence: 'the player: it.switched', taken: ['off on it.switched'], states: ['on'], seen: [] },
        { sentence: 'the player: it.switched', taken: ['on on it.switched'], states: ['off'], seen: [] },
      ],
    },
  ]);
});

test('a machine that was walked gets no other paths', () => {
  const walked = { ...walkedDoor, machine: 'lamp' };
  expect(qaPaths([walked], [explore(lamp, 'only')]).map(({ result }) => result)).toEqual(['failed']);
});

test('without a browser run nothing was walked', () => {
  expect(readWalkedPaths('dist/flows/none.json')).toEqual([]);
});
