import { assign, createMachine, fromCallback, fromPromise, raise, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { canonical } from '../model/canonical.ts';
import { explore, type Graph } from './explore.ts';
import type { Answers } from '../model/model.ts';
import { runAllEdges } from '../check/run.ts';
import { plainEvents, smallModel } from '../model/smallModel.ts';
import { pathInWords } from '../model/words.ts';

/** Each state's value with the shortest path to it, in words. */
const stories = (graph: Graph) =>
  Object.fromEntries(
    [...graph.nodes.values()].map((node) => [canonical(node.view.value), pathInWords(graph.pathTo(node))]),
  );

const answering: Answers = { done: { 'a page': 1 }, error: { offline: 'no net' } };

describe('events from outside', () => {
  test('a call answers only while it is active, with output or an error', () => {
    const machine = setup({ actors: { read: fromPromise<number>(async () => 0) } }).createMachine({
      id: 'reader',
      initial: 'idle',
      states: {
        idle: { on: { 'page.opened': 'reading' } },
        reading: { invoke: { id: 'read', src: 'read', onDone: 'shown', onError: 'failed' } },
        shown: { type: 'final' },
        failed: { on: { 'page.opened': 'reading' } },
      },
    });
    const graph = explore(
      smallModel(machine, { events: plainEvents('page.opened'), actors: { read: answering } }),
      'only',
    );
    expect(stories(graph)).toEqual({
      '"idle"': 'at the very start',
      '"reading"': 'the user: page.opened',
      '"shown"': 'the user: page.opened → read answers (a page)',
      '"failed"': 'the user: page.opened → read fails (offline)',
    });
    expect(graph.edges).toHaveLength(4);
    expect(runAllEdges(graph)).toEqual([]);
  });

  test('a final chart’s output is visible to rules and to the comparison with running actors', () => {
    const machine = setup({
      types: {} as { context: { chosen: number } },
      actions: { choose: assign((_, chosen: number) => ({ chosen })) },
    }).createMachine({
      id: 'chooser',
      context: { chosen: 0 },
      initial: 'open',
      states: {
        open: { on: { chosen: { target: 'shut', actions: { type: 'choose', params: 7 } } } },
        shut: { type: 'final' },
      },
      output: ({ context }) => ({ chosen: context.chosen }),
    });
    const graph = explore(smallModel(machine, { events: plainEvents('chosen') }), 'only');
    const [open, shut] = [...graph.nodes.values()];
    expect([open?.ruleView.output, shut?.ruleView.output, shut?.parts.output]).toEqual([
      undefined,
      { chosen: 7 },
      { chosen: 7 },
    ]);
    expect(runAllEdges(graph)).toEqual([]);
  });

  test('a call answers only once, even if its state is not left', () => {
    const machine = setup({
      types: {} as { context: { answers: number } },
      actors: { read: fromPromise<number>(async () => 0) },
      actions: { count: assign({ answers: ({ context }) => context.answers + 1 }) },
    }).createMachine({
      id: 'counter',
      context: { answers: 0 },
      invoke: { id: 'read', src: 'read', onDone: { actions: 'count' }, onError: { actions: 'count' } },
    });
    const graph = explore(smallModel(machine, { actors: { read: answering } }), 'only');
    expect([...graph.nodes.values()].map(({ view }) => view.context)).toEqual([
      { answers: 0 },
      { answers: 1 },
    ]);
    expect(runAllEdges(graph)).toEqual([]);
  });

  test('a callback sends events while it is active, and only those that some state handles', () => {
    const machine = setup({ actors: { watch: fromCallback(() => {}) } }).createMachine({
      id: 'watcher',
      initial: 'watching',
      states: {
        watching: { invoke: { id: 'watch', src: 'watch' }, on: { 'net.lost': 'offline' } },
        offline: {},
      },
    });
    const emits = { 'the net is gone': { type: 'net.lost' }, 'the net is slow': { type: 'net.slow' } };
    const graph = explore(smallModel(machine, { actors: { watch: { emits } } }), 'only');
    expect(stories(graph)).toEqual({
      '"watching"': 'at the very start',
      '"offline"': 'watch reports (the net is gone)',
    });
    expect(runAllEdges(graph)).toEqual([]);
  });

  test('a child machine answers, fails and sends events like any other actor', () => {
    const child = setup({}).createMachine({ id: 'child', initial: 'asking', states: { asking: {} } });
    const machine = setup({ actors: { ask: child } }).createMachine({
      id: 'parent',
      initial: 'asking',
      states: {
        asking: {
          invoke: { id: 'ask', src: 'ask', onDone: 'agreed', onError: 'failed' },
          on: { 'question.postponed': 'postponed' },
        },
        agreed: { type: 'final' },
        failed: { type: 'final' },
        postponed: { type: 'final' },
      },
    });
    const actors = {
      ask: {
        done: { yes: true },
        error: { broken: 'broken' },
        emits: { later: { type: 'question.postponed' } },
      },
    };
    const graph = explore(smallModel(machine, { actors }), 'only');
    expect(stories(graph)).toEqual({
      '"asking"': 'at the very start',
      '"agreed"': 'ask answers (yes)',
      '"failed"': 'ask fails (broken)',
      '"postponed"': 'ask reports (later)',
    });
    expect(runAllEdges(graph)).toEqual([]);
  });

  test('transient states of a starting child machine are not transitions of its parent', () => {
    const child = createMachine({
      id: 'child',
      initial: 'opening',
      states: { opening: { always: 'open' }, open: {} },
    });
    const machine = setup({ actors: { child } }).createMachine({
      id: 'parent',
      initial: 'idle',
      states: {
        idle: { on: { 'page.opened': 'running' } },
        running: { invoke: { id: 'child', src: 'child', onDone: 'idle', onError: 'idle' } },
      },
    });
    const graph = explore(
      smallModel(machine, { events: plainEvents('page.opened'), actors: { child: answering } }),
      'only',
    );
    expect(graph.edges[0]?.taken).toEqual(['idle on page.opened']);
    expect(runAllEdges(graph)).toEqual([]);
  });

  test('an actor without listed answers fails with an error that names it', () => {
    const machine = setup({ actors: { read: fromPromise(async () => 0) } }).createMachine({
      id: 'reader',
      invoke: { id: 'read', src: 'read' },
    });
    expect(() => explore(smallModel(machine), 'only')).toThrow(
      'reader: the model lists no answers of the actor "read"',
    );
  });
});

describe('states differ by', () => {
  test('the targets of history states', () => {
    const machine = setup({}).createMachine({
      id: 'pages',
      initial: 'open',
      states: {
        open: {
          initial: 'first',
          states: { first: { on: { 'page.turned': 'second' } }, second: {}, last: { type: 'history' } },
          on: { 'book.closed': 'closed' },
        },
        closed: { on: { 'book.opened': 'open.last' } },
      },
    });
    const events = plainEvents('page.turned', 'book.closed', 'book.opened');
    const graph = explore(smallModel(machine, { events }), 'only');
    const closed = [...graph.nodes.values()].filter(({ view }) => view.value === 'closed');
    const reopened = closed.map((node) => graph.from(node)[0]?.to.view.value);
    expect(reopened).toEqual([{ open: 'first' }, { open: 'second' }]);
    expect(runAllEdges(graph)).toEqual([]);
  });

  test('only the part of the context that the model keeps', () => {
    const machine = setup({
      types: {} as { context: { count: number } },
      actions: { add: assign({ count: ({ context }) => context.count + 1 }) },
    }).createMachine({ id: 'adder', context: { count: 0 }, on: { 'sum.grown': { actions: 'add' } } });
    const events = plainEvents('sum.grown');
    const abstract = ({ count }: { count: number }) => ({ some: count > 0 });
    const graph = explore(smallModel(machine, { events, abstract }), 'only');
    expect([...graph.nodes.values()].map(({ view }) => view.context)).toEqual([
      { some: false },
      { some: true },
    ]);
    expect(() => explore(smallModel(machine, { events }), 'only', { limit: 3 })).toThrow(
      'adder (only): more than 3 states. The widest context field is "count" with 3 values (0, 1, 2)',
    );
    const part = explore(smallModel(machine, { events }), 'only', { limit: 3, partial: true });
    expect([...part.nodes.values()].map(({ view }) => view.context)).toEqual([
      { count: 0 },
      { count: 1 },
      { count: 2 },
    ]);
    expect(part.complete).toBe(false);
  });
});

describe('timers', () => {
  const wait = (ms: number) => ({ delays: { pause: ms, longPause: ms * 4 } });

  test('fire only while they run, and never before an older one that is due first', () => {
    const machine = setup(wait(500)).createMachine({
      id: 'debounce',
      type: 'parallel',
      states: {
        search: {
          initial: 'idle',
          states: {
            idle: { on: { 'name.typed': 'waiting' } },
            waiting: { on: { 'name.typed': { target: 'waiting', reenter: true } }, after: { pause: 'sent' } },
            sent: {},
          },
        },
        notice: { initial: 'shown', states: { shown: { after: { longPause: 'gone' } }, gone: {} } },
      },
    });
    const graph = explore(smallModel(machine, { events: plainEvents('name.typed') }), 'only');
    expect(stories(graph)).toEqual({
      '{"notice":"shown","search":"idle"}': 'at the very start',
      '{"notice":"shown","search":"waiting"}': 'the user: name.typed',
      '{"notice":"gone","search":"idle"}': '2 s pass (longPause)',
      '{"notice":"shown","search":"sent"}': 'the user: name.typed → 500 ms pass (pause)',
      '{"notice":"gone","search":"waiting"}': 'the user: name.typed → 2 s pass (longPause)',
      '{"notice":"gone","search":"sent"}':
        'the user: name.typed → 2 s pass (longPause) → 500 ms pass (pause)',
    });
    expect(runAllEdges(graph)).toEqual([]);
  });

  test('are not followed in an order that no clock allows', () => {
    const machine = setup(wait(500)).createMachine({
      id: 'race',
      type: 'parallel',
      states: {
        short: { initial: 'on', states: { on: { after: { pause: 'off' } }, off: {} } },
        long: { initial: 'on', states: { on: { after: { longPause: 'off' } }, off: {} } },
      },
    });
    const graph = explore(smallModel(machine), 'only');
    expect(Object.keys(stories(graph))).toEqual([
      '{"long":"on","short":"on"}',
      '{"long":"on","short":"off"}',
      '{"long":"off","short":"off"}',
    ]);
  });

  test('of the same millisecond fire one by one, in the order they were started', () => {
    const machine = setup(wait(500)).createMachine({
      id: 'twins',
      type: 'parallel',
      states: {
        left: { initial: 'on', states: { on: { after: { pause: 'off' } }, off: {} } },
        right: { initial: 'on', states: { on: { after: { pause: 'off' } }, off: {} } },
      },
    });
    const graph = explore(smallModel(machine), 'only');
    expect(Object.keys(stories(graph))).toEqual([
      '{"left":"on","right":"on"}',
      '{"left":"off","right":"on"}',
      '{"left":"off","right":"off"}',
    ]);
    expect(runAllEdges(graph)).toEqual([]);
  });

  test('can take their duration from the context', () => {
    const machine = setup({
      types: {} as { context: { seconds: number }; input: { seconds: number } },
      delays: { untilExpiry: ({ context }) => context.seconds * 1_000 },
    }).createMachine({
      id: 'countdown',
      context: ({ input }) => input,
      initial: 'counting',
      states: { counting: { after: { untilExpiry: 'over' } }, over: { type: 'final' } },
    });
    const graph = explore(smallModel(machine, { variants: { only: { seconds: 60 } } }), 'only');
    expect(graph.edges.map(({ step }) => step)).toEqual([
      {
        kind: 'time',
        name: 'untilExpiry',
        ms: 60_000,
        event: { type: 'xstate.after.untilExpiry.countdown.counting' },
      },
    ]);
    expect(runAllEdges(graph)).toEqual([]);
  });

  test('include delayed raises, and a fired one is over even if its state is not left', () => {
    const machine = setup({
      actions: { remind: raise({ type: 'reminder.due' }, { delay: 300, id: 'reminder' }) },
    }).createMachine({
      id: 'reminder',
      initial: 'waiting',
      states: { waiting: { entry: 'remind', on: { 'reminder.due': {} } } },
    });
    const graph = explore(smallModel(machine), 'only');
    expect(graph.edges.map(({ step, from, to }) => [step.kind, from.timers.size, to.timers.size])).toEqual([
      ['time', 1, 0],
    ]);
    expect(runAllEdges(graph)).toEqual([]);
  });
});

test('code that throws ends the machine with an error, both explored and running', () => {
  const machine = setup({
    guards: {
      isSafe: () => {
        throw new Error('forgotten');
      },
    },
  }).createMachine({
    id: 'brittle',
    initial: 'calm',
    states: { calm: { on: { 'it.poked': { guard: 'isSafe' } } } },
  });
  const graph = explore(smallModel(machine, { events: plainEvents('it.poked') }), 'only');
  expect([...graph.nodes.values()].map(({ view }) => view.status)).toEqual(['active', 'error']);
  expect(runAllEdges(graph)).toEqual([]);
});

test('an observer’s record distinguishes states, and rules see only the shown part of the context', () => {
  const counter = setup({
    types: {} as { context: { taps: number; secret: string } },
    actions: { count: assign({ taps: ({ context }) => Math.min(context.taps + 1, 2) }), tell: () => {} },
  }).createMachine({
    id: 'counter',
    context: { taps: 0, secret: 'kept' },
    on: { 'it.tapped': { actions: ['count', { type: 'tell', params: { loudly: true } }] } },
  });
  const model = smallModel(counter, {
    variants: { only: { most: 3 } },
    events: plainEvents('it.tapped'),
    abstract: () => ({ taps: 'some' }),
    shown: ['taps'],
    observe: {
      start: ({ most }: { most: number }) => ({ left: most }),
      after: ({ left }: { left: number }) => ({ left: Math.max(left - 1, 0) }),
    },
  });
  const { nodes, edges } = explore(model, 'only');
  expect(
    [...nodes.values()].map(({ ruleView }) => [ruleView.known, ruleView.context, ruleView.input]),
  ).toEqual([3, 2, 1, 0].map((left) => [{ left }, { taps: 'some' }, { most: 3 }]));
  expect(edges[0]!.effects).toEqual([{ action: 'tell', params: { loudly: true } }]);
});
