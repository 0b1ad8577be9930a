import { getAdjacencyMap } from '@xstate/graph';
import { expect, test } from 'vitest';
import { assign, type EventFrom, setup, type SnapshotFrom } from 'xstate';
import { explore } from '#tools/flow/explore.ts';
import { defineModel } from '#tools/flow/model.ts';

const machine = setup({
  types: {
    context: {} as { tries: number },
    events: {} as { type: 'door.tapped' } | { type: 'code.typed'; right: boolean } | { type: 'lamp.tapped' },
  },
  guards: {
    right: (_, params: { right: boolean }) => params.right,
    triesLeft: ({ context }) => context.tries < 2,
  },
  actions: { count: assign({ tries: ({ context }) => context.tries + 1 }) },
}).createMachine({
  id: 'door',
  context: { tries: 0 },
  type: 'parallel',
  states: {
    door: {
      initial: 'closed',
      states: {
        closed: { on: { 'door.tapped': 'asking' } },
        asking: {
          on: {
            'door.tapped': 'closed',
            'code.typed': [
              { guard: { type: 'right', params: ({ event }) => ({ right: event.right }) }, target: 'open' },
              { guard: 'triesLeft', actions: 'count' },
              { target: 'jammed' },
            ],
          },
        },
        open: { on: { 'door.tapped': 'closed' } },
        jammed: {},
      },
    },
    lamp: {
      initial: 'off',
      states: { off: { on: { 'lamp.tapped': 'on' } }, on: { on: { 'lamp.tapped': 'off' } } },
    },
  },
});

type Taken = { event: EventFrom<typeof machine>; state: SnapshotFrom<typeof machine> };

const model = defineModel({
  name: 'door',
  machine,
  variants: { only: undefined },
  events: {
    'door.tapped': { tap: {} },
    'code.typed': { right: { right: true }, wrong: { right: false } },
    'lamp.tapped': { tap: {} },
  },
  actors: {},
  rules: [],
});

const words = ({ value, context }: { value: unknown; context: unknown }) =>
  JSON.stringify({ value, context });

test('the explorer finds the states and edges that @xstate/graph finds, where that can look', () => {
  const adjacency = Object.values(
    getAdjacencyMap(machine, {
      events: [
        { type: 'door.tapped' },
        { type: 'code.typed', right: true },
        { type: 'code.typed', right: false },
        { type: 'lamp.tapped' },
      ],
    }),
  );
  const expected = adjacency.flatMap(({ state, transitions }) =>
    Object.values<Taken>(transitions)
      .filter(({ event }) => state.can(event))
      .map(({ event, state: next }) => `${words(state)} ${JSON.stringify(event)} ${words(next)}`),
  );

  const { nodes, edges } = explore(model, 'only');
  const found = edges.flatMap(({ from, step, to }) =>
    step.kind === 'user'
      ? [`${words(from.snapshot)} ${JSON.stringify(step.event)} ${words(to.snapshot)}`]
      : [],
  );

  expect(nodes.size).toBe(adjacency.length);
  expect(new Set(found)).toEqual(new Set(expected));
  expect(found).toHaveLength(expected.length);
});
