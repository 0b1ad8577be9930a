import { assign, createActor, not, raise, setup, stateIn } from 'xstate';
import { expect, test } from 'vitest';
import { compose } from './compose.ts';

const lamp = setup({
  types: {} as { context: { watts: number }; input: { watts: number } },
  actions: { tellSwitchedOff: () => {} },
}).createMachine({
  id: 'lamp',
  context: ({ input }) => input,
  initial: 'on',
  states: {
    on: { on: { 'lamp.tapped': { target: 'off', actions: 'tellSwitchedOff' } } },
    off: { on: { 'lamp.tapped': 'on' } },
  },
});
const door = setup({
  types: {} as { context: { pushes: number } },
  actions: { count: assign({ pushes: ({ context }) => context.pushes + 1 }) },
}).createMachine({
  id: 'door',
  context: { pushes: 0 },
  initial: 'open',
  states: { open: { on: { 'light.went': { target: 'shut', actions: 'count' } } }, shut: {} },
});

test('each part runs as a region with its own input, and a link connects two parts', () => {
  const machine = compose(
    'room',
    { lamp, door },
    { actions: { tellSwitchedOff: raise({ type: 'light.went' }) } },
  );
  const actor = createActor(machine, { input: { lamp: { watts: 60 } } }).start();
  expect(actor.getSnapshot()).toMatchObject({
    value: { lamp: 'on', door: 'open' },
    context: { watts: 60, pushes: 0 },
  });
  actor.send({ type: 'lamp.tapped' });
  expect(actor.getSnapshot()).toMatchObject({
    value: { lamp: 'off', door: 'shut' },
    context: { watts: 60, pushes: 1 },
  });
});

test('parts that use one name for different things are refused, unless a link defines it', () => {
  const other = door.provide({ actions: { count: assign({ pushes: 7 }) } });
  expect(() => compose('house', { front: door, back: other })).toThrow(
    'back: another part has a "count" that differs',
  );
  const count = assign({ pushes: 1 });
  const machine = compose('house', { front: door, back: other }, { actions: { count } });
  expect(machine.implementations.actions['count']).toBe(count);
});

test('parts that share a context field are refused', () => {
  const machine = compose('house', { front: door, back: door.provide({}) });
  expect(createActor(machine).start().getSnapshot().context).toEqual({ pushes: 0 });
  const clash = compose('house', { front: lamp, back: lamp });
  const actor = createActor(clash, { input: { front: { watts: 60 }, back: { watts: 40 } } });
  expect(actor.getSnapshot()).toMatchObject({
    status: 'error',
    error: new Error('back: another part has a "watts" that differs'),
  });
});

test('a mounted part runs while its guard is true, restarts each time, and matches its own states', () => {
  const kettle = setup({
    types: {} as { context: { water: number }; events: { type: 'water.poured' | 'tap.pushed' } },
    guards: { heating: stateIn('heating'), notHeating: not('heating') },
    actions: { pour: assign({ water: ({ context }) => context.water + 1 }) },
  }).createMachine({
    id: 'kettle',
    context: { water: 0 },
    initial: 'cold',
    states: { cold: { on: { 'tap.pushed': { target: '#kettle.heating' } } }, heating: {} },
    on: { 'water.poured': { guard: 'notHeating', actions: 'pour' } },
  });
  const machine = compose(
    'kitchen',
    { kettle, lamp },
    { guards: { lit: stateIn({ lamp: 'on' }) }, actions: { tellSwitchedOff: raise({ type: 'light.went' }) } },
    { kettle: { while: 'lit' } },
  );
  const actor = createActor(machine, { input: { lamp: { watts: 60 } } }).start();
  const send = (...types: string[]) => types.forEach((type) => actor.send({ type }));
  send('water.poured', 'tap.pushed', 'water.poured');
  expect(actor.getSnapshot()).toMatchObject({
    value: { kettle: { present: 'heating' }, lamp: 'on' },
    context: { water: 1 },
  });
  send('lamp.tapped');
  expect(actor.getSnapshot().value).toEqual({ kettle: 'absent', lamp: 'off' });
  send('lamp.tapped');
  expect(actor.getSnapshot()).toMatchObject({
    value: { kettle: { present: 'cold' } },
    context: { water: 0 },
  });
});
