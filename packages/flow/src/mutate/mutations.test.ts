import { assign, fromPromise, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { mutationsOf } from './mutations.ts';
import { transitionsOf } from '../model/transitions.ts';

/** One target for every operator. */
const machine = setup({
  types: {} as { context: { taps: number } },
  actors: { send: fromPromise<void>(async () => {}) },
  guards: { isValid: () => true },
  actions: { count: assign({ taps: ({ context }) => context.taps + 1 }), thank: () => {}, mark: () => {} },
  delays: { patience: 10_000 },
}).createMachine({
  id: 'form',
  context: { taps: 0 },
  initial: 'editing',
  states: {
    editing: {
      tags: 'open',
      entry: 'mark',
      on: {
        'form.sent': { guard: 'isValid', target: 'sending', actions: ['count', 'thank'] },
        'form.cleared': { target: 'editing', reenter: true },
      },
    },
    sending: {
      invoke: { id: 'send', src: 'send', onDone: 'done', onError: [{ target: 'editing' }] },
      after: { patience: 'editing' },
    },
    done: { type: 'final' },
  },
});

const changesOf = (operators: RegExp) =>
  mutationsOf(machine).flatMap(({ operator, change }) => (operators.test(operator) ? [change] : []));

describe('faults of a chart', () => {
  test('something is left out', () => {
    expect(changesOf(/^without/)).toEqual([
      'editing: without its tag open',
      'editing: without its entry action mark',
      'editing on form.sent: never taken',
      'editing on form.sent: without its guard isValid',
      'editing on form.sent: without its action count',
      'editing on form.sent: without its action thank',
      'editing on form.sent: stays instead of going to sending',
      'editing on form.cleared: never taken',
      'editing on form.cleared: stays instead of going to editing',
      'editing on form.cleared: without entering its target again',
      'sending: without its actor send',
      'sending on after patience: never taken',
      'sending on after patience: stays instead of going to editing',
      'sending on send answers: never taken',
      'sending on send answers: stays instead of going to done',
      'sending on send fails: never taken',
      'sending on send fails: stays instead of going to editing',
    ]);
  });

  test('something is done wrongly or in the wrong place', () => {
    expect(changesOf(/^(?!without)/)).toEqual([
      'form: starts in sending instead of editing',
      'editing on form.sent: with its guard isValid negated',
      'editing on form.sent: goes to done instead of sending',
      'editing on form.cleared: goes to sending instead of editing',
      'editing on form.sent: taken everywhere in form',
      'editing on form.sent: taken in sending, too',
      'editing on form.cleared: taken everywhere in form',
      'editing on form.cleared: taken in sending, too',
      'sending on after patience: goes to done instead of editing',
      'sending on send answers: goes to editing instead of done',
      'sending on send fails: goes to done instead of editing',
      'patience: 20 s instead of 10 s',
    ]);
  });

  test('a fault changes nothing else', () => {
    const mutation = mutationsOf(machine).find(
      ({ change }) => change === 'editing on form.sent: without its guard isValid',
    )!;
    const { options: _limit, ...config } = mutation.build().config as { options: unknown };
    const original = machine.config as any;
    const { guard: _guard, ...unguarded } = original.states.editing.on['form.sent'];
    expect(config).toEqual({
      ...original,
      states: {
        ...original.states,
        editing: {
          ...original.states.editing,
          on: { ...original.states.editing.on, 'form.sent': [unguarded] },
        },
      },
    });
  });
});

test('an action that assigns several fields can miss any one of them', () => {
  const fields = new Map([
    ['count', new Set(['taps', 'last'])],
    ['clear', new Set(['taps'])],
  ]);
  const operators = mutationsOf(machine, { fields }).filter(
    ({ operator }) => operator === 'without assignment',
  );
  expect(operators.map(({ change }) => change)).toEqual([
    'count: without assigning taps',
    'count: without assigning last',
  ]);
});

describe('faults of placement', () => {
  const siblings = setup({ guards: { isOpen: () => true } }).createMachine({
    id: 'lamp',
    type: 'parallel',
    states: {
      bulb: {
        initial: 'checking',
        on: { 'lamp.broken': '.off' },
        states: {
          checking: { always: 'off' },
          off: { on: { 'switch.pressed': 'on' } },
          on: {
            on: { 'switch.pressed': 'off', 'lamp.dimmed': '.low' },
            initial: 'high',
            states: { high: {}, low: {} },
          },
        },
      },
      shade: {},
    },
  });
  const placed = mutationsOf(siblings).filter(({ operator }) => /parent|sibling/.test(operator));

  test('none if every sibling handles the event itself, never settles, or is the parallel state', () => {
    expect(placed.map(({ change }) => change)).toEqual([
      'bulb.on on lamp.dimmed: taken everywhere in bulb',
      'bulb.on on lamp.dimmed: taken in off, too',
    ]);
  });

  test('targets remain the same states', () => {
    const targets = placed.map(({ build }) =>
      [...transitionsOf(build()).values()]
        .filter(({ event }) => event === 'lamp.dimmed')
        .map(({ source, targets: to }) => [source, to]),
    );
    expect(targets).toEqual([
      [['bulb', ['bulb.on.low']]],
      [
        ['bulb.off', ['bulb.on.low']],
        ['bulb.on', ['bulb.on.low']],
      ],
    ]);
  });
});
