import { createMachine, fromPromise, setup } from 'xstate';
import { expect, test } from 'vitest';
import { chartOf, statesOf, type ChartTransition } from './chart.ts';

const machine = setup({
  guards: { ready: () => true, late: () => false },
  actions: { note: () => {}, greet: () => {}, leave: () => {} },
  actors: { load: fromPromise(async () => {}) },
  delays: { pause: 1_500 },
}).createMachine({
  id: 'sample',
  initial: 'waiting',
  on: { reset: '.waiting' },
  states: {
    waiting: {
      tags: ['busy', 'first'],
      entry: 'greet',
      exit: ['leave', 'note'],
      invoke: { id: 'load', src: 'load', onDone: 'both', onError: { target: 'ended', actions: 'note' } },
      after: { 200: { actions: 'note' }, pause: 'ended' },
      on: {
        ask: [{ guard: 'ready', target: 'both' }, { guard: 'late', target: 'ended' }, { actions: 'note' }],
        again: { target: 'waiting', reenter: true },
        split: { target: ['both.left.two', 'both.right.two'] },
      },
    },
    both: {
      type: 'parallel',
      onDone: 'ended',
      states: {
        left: {
          initial: 'one',
          states: { one: { always: { guard: 'ready', target: 'two' } }, two: { type: 'final' } },
        },
        right: {
          initial: 'one',
          states: { one: {}, two: { type: 'final' }, back: { type: 'history', history: 'deep' } },
        },
      },
    },
    ended: { type: 'final' },
  },
});
const chart = chartOf(machine);

const words = ({ trigger, event, condition, source, targets, actions }: ChartTransition) =>
  `${trigger}: ${[source, event, condition].filter(Boolean).join(' ')} → ${targets.join(' + ')} / ${actions.join(' ')}`;

test('every transition has its trigger, condition and target', () => {
  expect(chart.transitions.map(words)).toEqual([
    'event: sample reset → waiting / ',
    'event: waiting ask if ready → both / ',
    'event: waiting ask if late → ended / ',
    'event: waiting ask else →  / note',
    'event: waiting again → waiting / ',
    'event: waiting split → both.left.two + both.right.two / ',
    'answer: waiting load answers → both / ',
    'failure: waiting load fails → ended / note',
    'delay: waiting after 200 ms →  / note',
    'delay: waiting after pause (1.5 s) → ended / ',
    'completion: both all done → ended / ',
    'always: both.left.one always if ready → both.left.two / ',
  ]);
});

test('states have their kind, their place and their activities', () => {
  expect(
    statesOf(chart.root).map(({ path, kind, region, initial }) => ({ path, kind, region, initial })),
  ).toEqual([
    { path: 'sample', kind: 'compound', region: false, initial: 'waiting' },
    { path: 'waiting', kind: 'atomic', region: false, initial: null },
    { path: 'both', kind: 'parallel', region: false, initial: null },
    { path: 'both.left', kind: 'compound', region: true, initial: 'both.left.one' },
    { path: 'both.left.one', kind: 'atomic', region: false, initial: null },
    { path: 'both.left.two', kind: 'final', region: false, initial: null },
    { path: 'both.right', kind: 'compound', region: true, initial: 'both.right.one' },
    { path: 'both.right.one', kind: 'atomic', region: false, initial: null },
    { path: 'both.right.two', kind: 'final', region: false, initial: null },
    { path: 'both.right.back', kind: 'history', region: false, initial: null },
    { path: 'ended', kind: 'final', region: false, initial: null },
  ]);
  const [waiting] = chart.root.children;
  expect(waiting).toMatchObject({
    tags: ['busy', 'first'],
    actors: ['load'],
    entry: ['greet'],
    exit: ['leave', 'note'],
  });
  expect(waiting?.inner.map(({ name }) => name)).toEqual([
    'waiting on ask #3',
    'waiting on again',
    'waiting on after 200',
  ]);
});

test('all transitions between two states share an arrow, and a split has one per target', () => {
  expect(
    chart.arrows.map(({ source, target, names, transitions }) => [source, target, names, transitions.length]),
  ).toEqual([
    ['sample', 'waiting', ['sample on reset'], 1],
    ['waiting', 'both', ['waiting on ask #1', 'waiting on load answers'], 2],
    ['waiting', 'ended', ['waiting on ask #2', 'waiting on load fails', 'waiting on after pause'], 3],
    ['waiting', 'both.left.two', ['waiting on split'], 1],
    ['waiting', 'both.right.two', ['waiting on split'], 0],
    ['both', 'ended', ['both on all done'], 1],
    ['both.left.one', 'both.left.two', ['both.left.one on always'], 1],
  ]);
});

test('a machine without states is a chart with only its root', () => {
  const { root, arrows } = chartOf(createMachine({ id: 'bare' }));
  expect([root.path, root.kind, root.children, arrows]).toEqual(['bare', 'atomic', [], []]);
});
