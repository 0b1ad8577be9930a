import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { explore } from '@araw/flow/explore';
import type { WalkedPath } from '@araw/flow/walkedPath';
import { smallModel } from '@araw/flow/smallModel';
import { qaPaths, readWalkedPaths, titleOf } from './qaPaths.ts';
import { setup } from 'xstate';
import { plainEvents } from '@araw/flow/smallModel';

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

test('includes walked paths, and generated paths for machines that no browser has walked', () => {
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
        { sentence: 'the user: it.switched', taken: ['off on it.switched'], states: ['on'], seen: [] },
        { sentence: 'the user: it.switched', taken: ['on on it.switched'], states: ['off'], seen: [] },
      ],
    },
  ]);
});

test('a walked machine gets no other paths', () => {
  const walked = { ...walkedDoor, machine: 'lamp' };
  expect(qaPaths([walked], [explore(lamp, 'only')]).map(({ result }) => result)).toEqual(['failed']);
});

describe('walked paths are read', () => {
  const now = { commit: 'a'.repeat(40), changed: [] };
  const folder = mkdtempSync(join(tmpdir(), 'araw-walked-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const read = (kept: unknown) => {
    const file = join(folder, 'paths.json');
    writeFileSync(file, JSON.stringify(kept));
    return readWalkedPaths(now, file);
  };

  test('from this exact commit', () => {
    expect(read({ of: now, paths: [walkedDoor] })).toEqual({ paths: [walkedDoor], why: null });
  });

  test('and from no other or unknown one', () => {
    const other = { commit: 'b'.repeat(40), changed: [] };
    expect([read({ of: other, paths: [walkedDoor] }), read([walkedDoor])]).toEqual([
      { paths: [], why: 'they are of commit bbbbbbbbbbbb, not of aaaaaaaaaaaa' },
      { paths: [], why: 'they do not say of which commit they are' },
    ]);
  });

  test('without a browser run there are no pictures', () => {
    expect(readWalkedPaths(now, join(folder, 'none.json'))).toEqual({ paths: [], why: null });
  });
});

test.each([
  [[['a', 'x']], 'path 2: the start, in a + x'],
  [
    [
      ['a', 'x'],
      ['b', 'x'],
    ],
    'path 2: 1 step to b by “b”',
  ],
  [
    [
      ['a', 'x'],
      ['b', 'x'],
      ['c', 'y'],
    ],
    'path 2: 2 steps to c + y by “c”',
  ],
  [
    [
      ['a', 'x'],
      ['a', 'x'],
    ],
    'path 2: 1 step and still in a + x by “a”',
  ],
  [[['a', 'b', 'c', 'd', 'e', 'f']], 'path 2: the start, in a + b + c + d and 2 more'],
])('a path’s title says where it leads: %j', (states, words) => {
  const steps = states.map((all) => ({ sentence: all[0] ?? '', taken: [], states: all, seen: [] }));
  expect(titleOf({ number: 2, steps })).toBe(words);
});
