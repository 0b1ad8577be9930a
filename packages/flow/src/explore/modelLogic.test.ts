import { expect, test } from 'vitest';
import { initialTransition, raise, setup, transition } from 'xstate';
import { explore } from './explore.ts';
import { logicOf, type Standing } from './modelLogic.ts';
import { plainEvents, smallModel } from '../model/smallModel.ts';

const race = smallModel(
  setup({ delays: { short: 200, long: 3_000 } }).createMachine({
    id: 'race',
    type: 'parallel',
    states: {
      search: {
        initial: 'idle',
        states: {
          idle: { on: { 'name.typed': 'waiting' } },
          waiting: { after: { short: 'searching' } },
          searching: {},
        },
      },
      notice: { initial: 'shown', states: { shown: { after: { long: 'gone' } }, gone: {} } },
    },
  }),
  { events: plainEvents('name.typed') },
);

test('a model’s logic takes every step with xstate itself', () => {
  const logic = logicOf(race);
  const take = (at: Standing, sentence: string) => {
    const event = logic.eventsOf(at.node).find(({ type }) => type.includes(sentence))!;
    return transition(logic, at, event)[0];
  };
  const [start] = initialTransition(logic, undefined);
  const typed = take(start, 'name.typed');
  const searching = take(typed, 'short');

  expect(typed.node.snapshot.value).toEqual({ search: 'waiting', notice: 'shown' });
  expect(searching.node.snapshot.value).toEqual({ search: 'searching', notice: 'shown' });
  expect(searching.arrival.taken).toEqual(['search.waiting on after short']);
  expect(take(searching, 'long').node.snapshot.value).toEqual({ search: 'searching', notice: 'gone' });
  // The notice has been there at least as long as the search, but may have come earlier.
  expect(take(typed, 'long').node.snapshot.value).toEqual({ search: 'waiting', notice: 'gone' });
  expect(transition(logic, searching, { type: 'nobody offers it' })[0]).toBe(searching);
});

test('two timers of one event are two steps; the later one has no effect before the earlier one', () => {
  const machine = setup({ types: { events: {} as { type: 'bell.rang' } } }).createMachine({
    id: 'bells',
    entry: [
      raise({ type: 'bell.rang' }, { id: 'first', delay: 1_000 }),
      raise({ type: 'bell.rang' }, { id: 'second', delay: 2_000 }),
    ],
    on: { 'bell.rang': {} },
  });
  const model = smallModel(machine);
  const logic = logicOf(model);
  const [start] = initialTransition(logic, undefined);
  const [first, second] = logic.eventsOf(start.node);
  const { edges } = explore(model, 'only');

  expect(transition(logic, start, second!)[0]).toBe(start);
  expect(transition(logic, start, first!)[0].node.timers.has('second')).toBe(true);

  expect(edges.map(({ fired, from }) => [fired, [...from.timers.keys()]])).toEqual([
    ['first', ['first', 'second']],
    ['second', ['second']],
  ]);
});
