import { assign, createActor, fromCallback, fromPromise, setup } from 'xstate';
import { expect, test } from 'vitest';
import { compose } from '../model/compose.ts';
import { explore } from '../explore/explore.ts';
import { housekeeping } from './housekeeping.ts';
import type { Model } from '../model/model.ts';
import { plainEvents, smallModel } from '../model/smallModel.ts';

const faultsOf = (model: Model<any>) =>
  housekeeping(Object.keys(model.variants).map((variant) => explore(model, variant)));

test('a sound chart has no faults', () => {
  const machine = setup({ actors: { read: fromPromise(async () => {}) } }).createMachine({
    id: 'page',
    initial: 'reading',
    states: {
      reading: { invoke: { id: 'read', src: 'read', onDone: 'shown', onError: 'failed' } },
      shown: { type: 'final' },
      failed: { on: { 'retry.requested': 'reading' } },
    },
  });
  const actors = { read: { done: { 'a page': 1 }, error: { offline: 0 } } };
  expect(faultsOf(smallModel(machine, { events: plainEvents('retry.requested'), actors }))).toEqual([]);
});

test('states and transitions that no variant uses, and events that only the chart or only the model knows', () => {
  const machine = setup({
    types: {} as { context: { isOpen: boolean }; input: { isOpen: boolean } },
    guards: { isOpen: ({ context }) => context.isOpen },
  }).createMachine({
    id: 'door',
    context: ({ input }) => input,
    initial: 'outside',
    states: {
      outside: { on: { 'door.pushed': { guard: 'isOpen', target: 'inside' }, 'bell.rung': 'outside' } },
      inside: { on: { 'door.pushed': 'outside' } },
    },
  });
  const events = plainEvents('door.pushed', 'door.kicked');
  expect(faultsOf(smallModel(machine, { variants: { closed: { isOpen: false } }, events }))).toEqual([
    'the state inside is never reached',
    'the transition outside on door.pushed [isOpen] → inside is never taken',
    'the transition outside on bell.rung → outside is never taken',
    'the transition inside on door.pushed → outside is never taken',
    'nothing leads on from outside, which is no final state (at the very start) — closed',
    'the chart listens to bell.rung, which the model never sends',
    'the model sends door.pushed, which no state takes',
    'the model sends door.kicked, which no state takes',
  ]);
  const both = { closed: { isOpen: false }, open: { isOpen: true } };
  expect(faultsOf(smallModel(machine, { variants: both, events }))).toEqual([
    'the transition outside on bell.rung → outside is never taken',
    'nothing leads on from outside, which is no final state (at the very start) — closed',
    'the chart listens to bell.rung, which the model never sends',
    'the model sends door.kicked, which no state takes',
  ]);
});

test('calls whose failure is unhandled or handled under another id, and calls never made', () => {
  const machine = setup({ actors: { read: fromPromise(async () => {}) } }).createMachine({
    id: 'page',
    initial: 'reading',
    states: { reading: { invoke: { id: 'reader', src: 'read', onDone: 'shown' } }, shown: { type: 'final' } },
  });
  const actors = { read: { done: { 'a page': 1 }, error: { offline: 'offline' } }, write: {} };
  expect(faultsOf(smallModel(machine, { actors }))).toEqual([
    'the chart dies with an error (reader fails (offline)) — only',
    'reading invokes read under another id, reader',
    'reading invokes read without onError',
    'the model lists answers of write, which no state invokes',
  ]);
});

test('an actor that only sends events needs an onError too: its errors end the chart', () => {
  const watch = fromCallback(() => {
    throw new Error('blocked');
  });
  const machine = setup({ actors: { watch } }).createMachine({
    id: 'page',
    initial: 'watching',
    states: { watching: { invoke: { id: 'watch', src: 'watch' }, on: { 'thing.seen': 'seen' } }, seen: {} },
  });
  const actors = { watch: { emits: { seen: { type: 'thing.seen' } } } };
  expect(faultsOf(smallModel(machine, { actors }))).toContain('watching invokes watch without onError');

  const running = createActor(machine);
  running.subscribe({ error: () => {} });
  running.start();
  expect(running.getSnapshot()).toMatchObject({ status: 'error', error: new Error('blocked') });

  const forgiving = setup({ actors: { watch } }).createMachine({
    id: 'page',
    invoke: { id: 'watch', src: 'watch', onError: {} },
  });
  expect(createActor(forgiving).start().getSnapshot().status).toBe('active');
});

test('unused behaviour in a part with its own model is not a fault of the whole', () => {
  const part = setup({}).createMachine({
    id: 'lamp',
    initial: 'off',
    states: { off: { on: { 'lamp.tapped': 'on' } }, on: { on: { 'lamp.broken': 'dark' } }, dark: {} },
  });
  const whole = smallModel(compose('room', { lamp: part, door: part }), {
    events: plainEvents('lamp.tapped'),
    parts: ['lamp'],
  });
  expect(faultsOf(whole).filter((fault) => /never (reached|taken)/.test(fault))).toEqual([
    'the state door.dark is never reached',
    'the transition door.on on lamp.broken → door.dark is never taken',
  ]);
});

test('a region that is reentered', () => {
  const machine = setup({}).createMachine({
    id: 'list',
    type: 'parallel',
    states: {
      pages: {
        initial: 'loading',
        states: { loading: {} },
        on: { 'tab.chosen': { target: '.loading', reenter: true } },
      },
      drawer: { initial: 'closed', states: { closed: {} } },
    },
  });
  expect(faultsOf(smallModel(machine, { events: plainEvents('tab.chosen') }))).toEqual([
    'pages on tab.chosen enters the region pages again and so resets the regions beside it',
  ]);
});

test('inline code in the chart instead of a name', () => {
  const machine = setup({ types: {} as { context: { taps: number } } }).createMachine({
    id: 'button',
    context: { taps: 0 },
    initial: 'resting',
    states: {
      resting: {
        entry: assign({ taps: 0 }),
        on: {
          'it.tapped': { guard: ({ context }) => context.taps < 1, target: 'pressed', actions: () => {} },
        },
      },
      pressed: { after: { 200: 'resting' } },
    },
  });
  expect(faultsOf(smallModel(machine, { events: plainEvents('it.tapped') }))).toEqual([
    'entry of resting has an action without a name',
    'resting on it.tapped has a guard without a name',
    'resting on it.tapped has an action without a name',
    'pressed waits 200 ms, a delay without a name',
  ]);
});

test('an abstraction is faithful even if another start order lists the steps in another order', () => {
  const machine = setup({
    types: {} as { context: { last: string } },
    actors: { ring: fromPromise(async () => {}), knock: fromPromise(async () => {}) },
    actions: {
      noteBell: assign({ last: 'bell' }),
      noteDoor: assign({ last: 'door' }),
    },
  }).createMachine({
    id: 'house',
    context: { last: '' },
    type: 'parallel',
    states: {
      bell: {
        initial: 'silent',
        states: {
          silent: { on: { 'bell.pressed': { target: 'ringing', actions: 'noteBell' } } },
          ringing: { invoke: { id: 'ring', src: 'ring', onDone: 'silent', onError: 'silent' } },
        },
      },
      door: {
        initial: 'quiet',
        states: {
          quiet: { on: { 'door.hit': { target: 'knocking', actions: 'noteDoor' } } },
          knocking: { invoke: { id: 'knock', src: 'knock', onDone: 'quiet', onError: 'quiet' } },
        },
      },
    },
  });
  const model = smallModel(machine, {
    events: plainEvents('bell.pressed', 'door.hit'),
    actors: { ring: { done: { '': 0 }, error: { '': 0 } }, knock: { done: { '': 0 }, error: { '': 0 } } },
    abstract: () => ({}),
  });
  expect(faultsOf(model)).toEqual([]);
});

test('an abstraction that drops something relevant', () => {
  const machine = setup({
    types: {} as { context: { page: number } },
    actions: {
      turn: assign({ page: ({ context }) => context.page + 1 }),
      turnBack: assign({ page: ({ context }) => Math.max(1, context.page - 1) }),
    },
  }).createMachine({
    id: 'book',
    context: { page: 1 },
    on: { 'page.turned': { actions: 'turn' }, 'page.turnedBack': { actions: 'turnBack' } },
  });
  const model = smallModel(machine, {
    events: plainEvents('page.turned', 'page.turnedBack'),
    abstract: ({ page }) => ({ page: page === 1 ? 'first' : 'later' }),
  });
  expect(faultsOf(model)).toEqual([
    "the model's abstract forgets what matters: the user: page.turned → the user: page.turned → " +
      'the user: page.turnedBack — context.page is "later" instead of "first", unlike on a shorter way to the ' +
      'same state (only)',
  ]);
});
