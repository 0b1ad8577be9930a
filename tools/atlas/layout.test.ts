import { createMachine } from 'xstate';
import { expect, test } from 'vitest';
import { type StateTable, stateTables } from '@araw/contract/values/stateTables';
import { findModels } from '@araw/flow/models';
import { chartOf, statesOf, type Chart } from '@araw/flow/chart';
import type { Drawing } from '@araw/flow/drawing';
import { faultsOf } from '@araw/flow/geometry';
import { layOut } from '@araw/flow/layout';
import { chartOfTable } from './stateTable.ts';

/** The named parts of a chart that are not in the drawing exactly once. */
const missing = (chart: Chart, { states, arrows, marks }: Drawing) => [
  ...statesOf(chart.root)
    .map(({ path }) => path)
    .filter((path) => states.filter(({ state }) => state.path === path).length !== 1),
  ...chart.arrows.filter(
    ({ id }) => arrows.filter(({ arrow, points }) => arrow.id === id && points.length > 1).length !== 1,
  ),
  ...statesOf(chart.root).filter(
    ({ initial, path }) => initial !== null && marks.filter(({ state }) => state === path).length !== 1,
  ),
];

const drawn: [name: string, chart: Chart][] = [
  ...(await findModels()).map(({ model }): [string, Chart] => [model.name, chartOf(model.machine)]),
  ...Object.entries<StateTable<string, string>>(stateTables).map(([name, table]): [string, Chart] => [
    `the state table ${name}`,
    chartOfTable(name, table),
  ]),
];

for (const [name, chart] of drawn) {
  test(`${name}: labels, titles, states and lines don’t overlap`, { tags: ['full'] }, async () => {
    const drawing = await layOut(chart);
    expect(missing(chart, drawing)).toEqual([]);
    expect(faultsOf(drawing)).toEqual([]);
  });
}

const charts = {
  'lines between regions': createMachine({
    id: 'across',
    type: 'parallel',
    states: {
      left: { initial: 'a', states: { a: { on: { go: '#across.right.d' } }, b: {} } },
      right: { initial: 'c', states: { c: {}, d: { on: { back: '#across.left.b' } } } },
    },
  }),
  'regions deep inside, entered from outside': createMachine({
    id: 'deep',
    initial: 'off',
    states: {
      off: { on: { start: 'on', jump: { target: ['on.one.b', 'on.two.d'] } } },
      on: {
        type: 'parallel',
        on: { stop: 'off' },
        states: {
          one: { initial: 'a', states: { a: { on: { next: 'b' } }, b: { type: 'final' } } },
          two: { initial: 'c', states: { c: { on: { next: 'd' } }, d: { type: 'history' } } },
        },
      },
    },
  }),
  'no states': createMachine({ id: 'bare', on: { ping: { actions: 'pong' } } }),
  'a region without states beside another': createMachine({
    id: 'news',
    type: 'parallel',
    states: { quiet: {}, loud: { initial: 'on', states: { on: { on: { mute: 'off' } }, off: {} } } },
  }),
};

for (const [name, machine] of Object.entries(charts)) {
  test(`${name}: everything is drawn, and nothing overlaps`, async () => {
    const chart = chartOf(machine);
    const drawing = await layOut(chart);
    expect(missing(chart, drawing)).toEqual([]);
    expect(faultsOf(drawing)).toEqual([]);
  });
}

test('arrows away from the start point in reading direction, whatever leads back', async () => {
  const ring = createMachine({
    id: 'ring',
    initial: 'first',
    states: {
      third: { on: { next: 'first', back: 'second' } },
      second: { on: { next: 'third', back: 'first' } },
      first: { on: { next: 'second' } },
    },
  });
  const { states } = await layOut(chartOf(ring));
  const placeOf = (path: string) => {
    const { x, y } = states.find(({ state }) => state.path === path)!;
    return Math.max(x, y);
  };
  expect(['third', 'second', 'first'].toSorted((a, b) => placeOf(a) - placeOf(b))).toEqual([
    'first',
    'second',
    'third',
  ]);
});
