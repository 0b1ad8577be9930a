import { describe, expect, test } from 'vitest';
import { moveOf, type StateTable, stateTables } from '@araw/contract/values/stateTables';

const tables: [name: string, table: StateTable<string, string>][] = Object.entries(stateTables);

describe.each(tables)('[CASH-22] %s', (_name, table) => {
  const states = Object.keys(table.rows);
  const cells = states.flatMap((state) =>
    table.columns.map(([event], at) => ({ state, event, cell: table.rows[state]?.[at] })),
  );

  test.each(cells)('$state, $event', ({ state, event, cell }) => {
    const choices = cell !== undefined && typeof cell !== 'string' ? cell : [undefined];
    const moves = choices.map((choice) => moveOf(table, state, event, choice));
    const signs = { same: '=', rejected: 'x', alarm: '!' } as const;
    const told = moves.map((move) => (move.result === 'moved' ? move.to : signs[move.result]));
    const expected = typeof cell === 'string' ? [cell] : cell?.map((to) => (to === state ? '=' : to));
    expect(told).toEqual(expected);
  });

  test('every state is reachable from the first one', () => {
    const [first = ''] = states;
    const reached = new Set([first]);
    for (const state of reached) {
      for (const cell of table.rows[state] ?? []) {
        for (const to of typeof cell === 'string' ? [cell] : cell) if (!'=x!'.includes(to)) reached.add(to);
      }
    }
    expect([...reached].toSorted()).toEqual(states.toSorted());
  });

  test('an unknown state or event is a caller’s error', () => {
    expect(() => moveOf(table, 'nowhere', cells[0]?.event ?? '')).toThrow(RangeError);
    expect(() => moveOf(table, states[0] ?? '', 'nothing')).toThrow(RangeError);
  });
});

test('[CASH-22] a choice that a cell does not offer, or a missing one, is a caller’s error', () => {
  const { reward } = stateTables;
  expect(moveOf(reward, 'claimable', 'claim', 'inTurnover')).toEqual({ result: 'moved', to: 'inTurnover' });
  expect(() => moveOf(reward, 'claimable', 'claim')).toThrow(RangeError);
  expect(() => moveOf(reward, 'claimable', 'claim', 'revoked')).toThrow(RangeError);
});
