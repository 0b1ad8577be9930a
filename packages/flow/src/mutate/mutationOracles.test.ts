import { assign, createMachine, fromPromise, setup } from 'xstate';
import { expect, test } from 'vitest';
import { explore } from '../explore/explore.ts';
import { brokenAnywhere, judge } from './mutationOracles.ts';
import { mutationsOf } from './mutations.ts';
import { plainEvents, smallModel } from '../model/smallModel.ts';

const machine = setup({
  types: {} as { context: { orders: number } },
  actors: { order: fromPromise<void>(async () => {}) },
  guards: { isFirst: ({ context }) => context.orders === 0 },
  actions: { count: assign({ orders: ({ context }) => context.orders + 1 }), thank: () => {} },
  delays: { patience: 2_000 },
}).createMachine({
  id: 'shop',
  context: { orders: 0 },
  initial: 'choosing',
  states: {
    choosing: { on: { 'goods.ordered': { guard: 'isFirst', target: 'ordering', actions: 'count' } } },
    ordering: {
      tags: 'loading',
      invoke: {
        id: 'order',
        src: 'order',
        onDone: { target: 'bought', actions: 'thank' },
        onError: 'choosing',
      },
      after: { patience: 'choosing' },
    },
    bought: { on: { 'shop.left': 'choosing' } },
  },
});
const model = smallModel(machine, {
  events: plainEvents('goods.ordered', 'shop.left'),
  actors: { order: { done: { accepted: undefined }, error: { 'no answer': 'timeout' } } },
  rules: [
    { text: 'one order at most', requirements: [], never: ({ context }) => context.orders > 1 },
    { text: 'ordering ends', requirements: [], settles: ({ tags }) => tags.has('loading') },
  ],
});
const graphs = [explore(model, 'only')];
const verdictOn = (change: string) =>
  judge(
    graphs,
    mutationsOf(machine)
      .find((mutation) => mutation.change === change)!
      .build(),
  );

test('the unchanged chart is not detected', () => {
  expect(judge(graphs, machine)).toEqual({ killedBy: [], brokenRules: [] });
});

test('a fault that breaks a rule, and its detection by paths', () => {
  expect(verdictOn('choosing on goods.ordered: without its guard isFirst')).toEqual({
    killedBy: ['paths', 'rules'],
    brokenRules: ['one order at most'],
  });
});

test.each([
  [
    'ordering on order answers: without its action thank',
    'neverStep: ordering, order answers (accepted) — carries out nothing instead of thank',
  ],
  [
    'ordering: without its tag loading',
    'neverStep: choosing, the user: goods.ordered — tags is [] instead of ["loading"]',
  ],
  [
    'patience: 4 s instead of 2 s',
    'neverStep: choosing, the user: goods.ordered — waits 4000 instead of 2000',
  ],
  ['bought on shop.left: never taken', 'neverStep: bought, the user: shop.left — the step cannot be taken'],
  ['shop: starts in ordering instead of choosing', 'never: at the start, to ordering instead of choosing'],
])('%s is detected only by paths', (change, missingRule) => {
  expect(verdictOn(change)).toEqual({ killedBy: ['paths'], brokenRules: [], missingRule });
});

test('effects, calls and timers at the start are compared', () => {
  const greeting = setup({
    actors: { order: fromPromise<void>(async () => {}) },
    actions: { greet: () => {} },
    delays: { patience: 2_000 },
  }).createMachine({
    id: 'shop',
    initial: 'ordering',
    states: {
      ordering: {
        entry: 'greet',
        invoke: { id: 'order', src: 'order', onDone: 'bought', onError: 'bought' },
        after: { patience: 'bought' },
      },
      bought: {},
    },
  });
  const seen = [explore(smallModel(greeting, { actors: model.actors }), 'only')];
  const rules = mutationsOf(greeting).flatMap(({ change, build }) =>
    /greet|actor|patience: 4/.test(change) ? [judge(seen, build()).missingRule] : [],
  );
  expect(rules).toEqual([
    'never: at the start, carries out nothing instead of greet',
    'never: at the start, actors is [] instead of ["order"]',
    'never: at the start, waits 4000 instead of 2000',
  ]);
});

test('only sneak steps detect an event taken in a state that doesn’t list it', () => {
  expect(verdictOn('bought on shop.left: taken in ordering, too')).toEqual({
    killedBy: ['sneak'],
    brokenRules: [],
    missingRule: 'neverStep: ordering, the user: shop.left — to choosing instead of staying',
  });
});

test('a repeated call is detected even if the states are the same', () => {
  const orders = setup({ actors: { order: fromPromise<void>(async () => {}) } });
  const ordering = { invoke: { id: 'order', src: 'order', onDone: {}, onError: {} } } as const;
  const config = { id: 'shop', initial: 'ordering', states: { ordering } } as const;
  const once = orders.createMachine({ ...config, on: { 'goods.ordered': {} } });
  const reordering = orders.createMachine({ ...config, on: { 'goods.ordered': '.ordering' } });
  const patient = smallModel(once, { events: model.events, actors: model.actors });
  expect(judge([explore(patient, 'only')], reordering)).toEqual({
    killedBy: ['paths'],
    brokenRules: [],
    missingRule:
      'neverStep: ordering, the user: goods.ordered — starts order with "(undefined)" instead of no actor',
  });
});

test('rules also detect a chart that never settles', () => {
  const restless = createMachine({
    id: 'shop',
    initial: 'choosing',
    options: { maxIterations: 10 },
    states: { choosing: { always: 'ordering' }, ordering: { always: 'choosing' } },
  });
  expect(judge(graphs, restless)).toEqual({
    killedBy: ['paths', 'rules'],
    brokenRules: ['nothing that happens ends the chart with an error'],
  });
});

test('a rule broken far from the start is found', () => {
  const counting = setup({
    types: {} as { context: { taps: number } },
    guards: { isFull: ({ context }) => context.taps === 200 },
    actions: { count: assign({ taps: ({ context }) => context.taps + 1 }) },
  }).createMachine({
    id: 'counter',
    context: { taps: 0 },
    on: { 'it.tapped': [{ guard: 'isFull' }, { actions: 'count' }] },
  });
  const counter = smallModel(counting, {
    events: plainEvents('it.tapped'),
    rules: [{ text: 'at most 200', requirements: [], never: ({ context }) => context.taps > 200 }],
  });
  const endless = mutationsOf(counting).find(({ operator }) => operator === 'without guard')!;
  expect(judge([explore(counter, 'only')], endless.build())).toEqual({
    killedBy: ['paths'],
    brokenRules: [],
    missingRule: 'neverStep: counter, the user: it.tapped — context.taps is 0 instead of 1',
  });
  const taken = mutationsOf(counting).find(
    ({ change }) => change === 'counter on it.tapped #1: never taken',
  )!;
  expect(judge([explore(counter, 'only')], taken.build())).toEqual({
    killedBy: ['paths', 'rules'],
    brokenRules: ['at most 200'],
  });
});

test('a rule broken far from the start, next to one broken nearby, is found by the second pass', () => {
  const counting = setup({
    types: {} as { context: { taps: number } },
    guards: { isFull: ({ context }) => context.taps === 60 },
    actions: { count: assign({ taps: ({ context }) => context.taps + 1 }) },
  }).createMachine({
    id: 'counter',
    context: { taps: 0 },
    on: { 'it.tapped': [{ guard: 'isFull' }, { actions: 'count' }] },
  });
  const never = (most: number) => ({
    text: `at most ${most}`,
    requirements: [],
    never: ({ context }: { context: { taps: number } }) => context.taps > most,
  });
  const counter = smallModel(counting, {
    events: plainEvents('it.tapped'),
    rules: [60, 120, 400].map(never),
  });
  const endless = mutationsOf(counting)
    .find(({ change }) => change === 'counter on it.tapped #1: never taken')!
    .build();
  const seen = [explore(counter, 'only')];
  expect(judge(seen, endless).brokenRules).toEqual(['at most 60']);
  expect(brokenAnywhere(seen, endless, ['at most 120', 'at most 400'])).toEqual(['at most 120']);
});

test('paths detect a mutant that starts an actor the model doesn’t list', () => {
  const stranger = createMachine({
    id: 'shop',
    initial: 'choosing',
    states: { choosing: { invoke: { id: 'advertise', src: 'order', onError: {} } } },
  }).provide({ actors: { order: fromPromise<void>(async () => {}) } });
  const quiet = { ...model, actors: {} };
  const { killedBy, missingRule } = judge([{ ...graphs[0]!, model: quiet }], stranger);
  expect({ killedBy, missingRule }).toEqual({
    killedBy: ['paths'],
    missingRule: 'never: shop: the model lists no answers of the actor "order"',
  });
});

test('reachability is not judged for a mutant with too many states', () => {
  const counting = setup({
    types: {} as { context: { taps: number } },
    guards: { isFull: ({ context }) => context.taps === 3 },
    actions: { count: assign({ taps: ({ context }) => context.taps + 1 }) },
  }).createMachine({
    id: 'counter',
    context: { taps: 0 },
    on: { 'it.tapped': [{ guard: 'isFull' }, { actions: 'count' }] },
  });
  const counter = smallModel(counting, {
    events: plainEvents('it.tapped'),
    rules: [
      { text: 'at most three', requirements: [], never: ({ context }) => context.taps > 3 },
      { text: 'three can be reached', requirements: [], canReach: ({ context }) => context.taps === 3 },
    ],
  });
  const endless = mutationsOf(counting).find(
    ({ change }) => change === 'counter on it.tapped #1: never taken',
  )!;
  expect(judge([explore(counter, 'only')], endless.build())).toEqual({
    killedBy: ['paths', 'rules'],
    brokenRules: ['at most three'],
  });
});
