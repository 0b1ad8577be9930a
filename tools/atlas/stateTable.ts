import type { Cell, StateTable } from '@araw/contract/values/stateTables';
import { arrowsOf, type Chart, type ChartState, type ChartTransition } from '@araw/flow/chart';
import type { AtlasTable } from './content.ts';

/**
 * A state table as a chart: moves become arrows, alarms are listed in their state. Everything recorded or rejected is
 * only in the table next to it.
 */
export function chartOfTable(name: string, { columns, rows }: StateTable<string, string>): Chart {
  const transitions = Object.entries(rows).flatMap(([source, cells]) =>
    cells.flatMap((cell, column) => {
      const [event, ...actors] = columns[column]!;
      return transitionsOf(cell, source, event, actors.join(', '));
    }),
  );
  const leaving = transitions.filter(({ source, targets }) => targets.some((target) => target !== source));
  return {
    name,
    root: {
      ...bare(name, 'compound'),
      initial: Object.keys(rows)[0] ?? null,
      children: Object.keys(rows).map((state) => ({
        ...bare(state, leaving.some(({ source }) => source === state) ? 'atomic' : 'final'),
        inner: transitions.filter(({ source, targets }) => source === state && targets.length === 0),
      })),
    },
    arrows: arrowsOf(leaving),
    transitions,
  };
}

export const tableContent = (
  { name, transitions }: Chart,
  { columns, rows }: StateTable<string, string>,
): AtlasTable => ({
  name,
  events: columns.map(([event, ...actors]) => ({ name: event, actors })),
  states: Object.entries(rows).map(([state, cells]) => ({ name: state, cells: [...cells] })),
  transitions: transitions.map(({ name: transition, event, source }) => ({
    name: transition,
    event,
    source,
  })),
});

function transitionsOf(cell: Cell<string>, source: string, event: string, actors: string): ChartTransition[] {
  if (cell === '=' || cell === 'x') return [];
  const transition = { ...told, event, source, condition: actors };
  if (cell === '!') {
    return [{ ...transition, name: `${source} on ${event}`, condition: `${actors}: alarm`, targets: [] }];
  }
  return [cell].flat().map((target) => ({
    ...transition,
    name: `${source} on ${event} to ${target}`,
    targets: target === source ? [] : [target],
  }));
}

const told: Pick<ChartTransition, 'trigger' | 'guardsBefore' | 'actions' | 'reenters'> = {
  trigger: 'event',
  guardsBefore: [],
  actions: [],
  reenters: false,
};

const bare = (key: string, kind: ChartState['kind']): ChartState => ({
  path: key,
  key,
  kind,
  region: false,
  initial: null,
  deep: false,
  tags: [],
  actors: [],
  entry: [],
  exit: [],
  inner: [],
  children: [],
});
