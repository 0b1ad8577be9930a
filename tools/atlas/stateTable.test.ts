import { expect, test } from 'vitest';
import type { StateTable } from '@araw/contract/values/stateTables';
import { statesOf } from '@araw/flow/chart';
import { chartOfTable, tableContent } from './stateTable.ts';

const table: StateTable<string, string> = {
  columns: [
    ['open', 'clock', 'reviewer'],
    ['take', 'player'],
    ['paid', 'provider'],
  ],
  rows: {
    shut: ['ajar', 'x', '='],
    ajar: ['=', ['ajar', 'empty'], '!'],
    empty: ['=', 'x', '='],
  },
};
const chart = chartOfTable('box', table);

test('moves are arrows with their event and its actor; staying and rejection are not', () => {
  expect(
    chart.arrows.map(({ source, target, transitions }) => [
      `${source} to ${target}`,
      transitions.map(({ name, event, condition }) => [name, event, condition]),
    ]),
  ).toEqual([
    ['shut to ajar', [['shut on open to ajar', 'open', 'clock, reviewer']]],
    ['ajar to empty', [['ajar on take to empty', 'take', 'player']]],
  ]);
});

test('alarms and events that may stay are listed in their state; a state without moves is final', () => {
  expect(
    statesOf(chart.root).map(({ path, kind, initial, inner }) => [
      path,
      kind,
      initial,
      inner.map(({ event, condition }) => `${event}: ${condition}`),
    ]),
  ).toEqual([
    ['box', 'compound', 'shut', []],
    ['shut', 'atomic', null, []],
    ['ajar', 'atomic', null, ['take: player', 'paid: provider: alarm']],
    ['empty', 'final', null, []],
  ]);
});

test('the page receives the table unchanged', () => {
  expect(tableContent(chart, table)).toEqual({
    name: 'box',
    events: [
      { name: 'open', actors: ['clock', 'reviewer'] },
      { name: 'take', actors: ['player'] },
      { name: 'paid', actors: ['provider'] },
    ],
    states: [
      { name: 'shut', cells: ['ajar', 'x', '='] },
      { name: 'ajar', cells: ['=', ['ajar', 'empty'], '!'] },
      { name: 'empty', cells: ['=', 'x', '='] },
    ],
    transitions: [
      { name: 'shut on open to ajar', event: 'open', source: 'shut' },
      { name: 'ajar on take to ajar', event: 'take', source: 'ajar' },
      { name: 'ajar on take to empty', event: 'take', source: 'ajar' },
      { name: 'ajar on paid', event: 'paid', source: 'ajar' },
    ],
  });
});
