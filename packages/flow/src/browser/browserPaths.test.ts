import { describe, expect, test } from 'vitest';
import { fromPromise, setup } from 'xstate';
import { type Binding, gaps, see } from './browser.ts';
import { userPaths, unwalked } from './browserPaths.ts';
import { explore } from '../explore/explore.ts';
import type { Goal } from '../explore/paths.ts';
import { plainEvents, smallModel } from '../model/smallModel.ts';
import { story } from '../model/words.ts';

const click = async () => {};
const nothing = see('nothing', async () => {});
const button = () => {
  throw new Error('no page');
};

const doorMachine = setup({
  actors: { ask: fromPromise(() => new Promise(() => {})) },
  actions: { goAway: () => {} },
}).createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: { on: { 'door.opened': 'asking', 'door.left': { actions: 'goAway' } } },
    asking: { invoke: { id: 'ask', src: 'ask', onDone: 'open', onError: 'closed' } },
    open: { on: { 'door.closed': 'closed' } },
  },
});
const door = explore(
  smallModel(doorMachine, {
    events: plainEvents('door.opened', 'door.closed', 'door.left'),
    actors: { ask: { done: { yes: true }, error: { no: null } } },
  }),
  'only',
);
const doorBinding: Binding = {
  open: () => ({ path: '/' }),
  calls: { ask: { paths: ['/ask'], reply: () => ({ status: 200, body: {} }) } },
  does: { 'door.opened': click, 'door.closed': click, 'door.left': click },
  controls: { 'door.opened': button, 'door.closed': button, 'door.left': button },
  sees: { closed: nothing, asking: nothing, open: nothing },
  facts: [],
  effects: { goAway: nothing },
  departs: ({ actions }) => (actions.includes('goAway') ? nothing : undefined),
};
const told = (binding: Binding) =>
  userPaths([door], binding).map(({ scene, edges }) => [scene, story(edges)].join(': '));

const pathsOf = (binding: Binding, goal?: Goal) =>
  userPaths([door], binding, { goal }).map(({ course, ...path }) => ({ variant: course.variant, ...path }));

describe('paths of a user', () => {
  test('pass every case, and a step that leads away is the last of its own', () => {
    expect(told(doorBinding)).toEqual([
      ': the user: door.opened → ask answers (yes) → the user: door.closed' +
        ' → the user: door.opened → ask fails (no)',
      ': the user: door.left',
    ]);
    expect(unwalked([door], userPaths([door], doorBinding))).toEqual([]);
  });

  test('leave out what the screen cannot bring about, and say which transitions that takes away', () => {
    const binding: Binding = {
      ...doorBinding,
      impossible: ({ step }) => step.kind === 'answer' && step.ok,
      reachable: (event) => event !== 'door.left',
    };
    expect(told(binding)).toEqual([': the user: door.opened → ask fails (no)']);
    expect(unwalked([door], userPaths([door], binding))).toEqual([
      'closed on door.left',
      'asking on ask answers',
      'open on door.closed',
    ]);
  });

  test('stay within a scene', () => {
    const scenes = {
      open: ({ step }: { step: { kind: string; ok?: boolean } }) =>
        step.kind !== 'answer' || step.ok === true,
      locked: ({ step }: { step: { kind: string; ok?: boolean } }) =>
        step.kind !== 'answer' || step.ok === false,
    };
    expect(told({ ...doorBinding, scenes })).toEqual([
      'open: the user: door.opened → ask answers (yes) → the user: door.closed',
      'open: the user: door.left',
      'locked: the user: door.opened → ask fails (no)',
      'locked: the user: door.left',
    ]);
  });

  describe('of a chart with variants', () => {
    const till = setup({
      types: { input: {} as { open: boolean }, context: {} as { open: boolean } },
      actors: { count: fromPromise(() => new Promise(() => {})) },
    }).createMachine({
      id: 'till',
      context: ({ input }) => input,
      initial: 'counting',
      states: {
        counting: { invoke: { id: 'count', src: 'count', onDone: 'counted', onError: 'closed' } },
        counted: { on: { 'till.counted': 'counting' } },
        closed: { on: { 'till.counted': 'counting' } },
      },
    });
    const model = smallModel(till, {
      variants: { 'in the morning': { open: true }, 'in the evening': { open: false } },
      events: plainEvents('till.counted'),
      actors: { count: { done: { little: 1, enough: 2, much: 3 }, error: { no: null } } },
    });
    const graphs = ['in the morning', 'in the evening'].map((variant) => explore(model, variant));
    const binding: Binding = {
      open: () => ({ path: '/' }),
      calls: { count: { paths: ['/count'], reply: () => ({ status: 200, body: {} }) } },
      does: { 'till.counted': click },
      controls: { 'till.counted': button },
      sees: { counting: nothing, counted: nothing, closed: nothing },
      facts: [],
    };
    const toldOf = (one: Binding) =>
      userPaths(graphs, one).map(({ course, edges }) => [course.variant, story(edges)].join(': '));
    const again = 'the user: till.counted';

    test('every case is met once, every transition in each variant', () => {
      expect(toldOf(binding)).toEqual([
        `in the morning: count answers (little) → ${again} → count answers (enough)` +
          ` → ${again} → count answers (much) → ${again} → count fails (no) → ${again}`,
        `in the evening: count answers (little) → ${again} → count fails (no) → ${again}`,
      ]);
      expect(unwalked(graphs, userPaths(graphs, binding))).toEqual([]);
    });

    test('so it is of steps that lead away, of which later variants take the last', () => {
      const leaving: Binding = {
        ...binding,
        departs: ({ taken }) => (taken.includes('counting on count answers') ? nothing : undefined),
      };
      expect(toldOf(leaving)).toEqual([
        `in the morning: count fails (no) → ${again}`,
        'in the morning: count answers (little)',
        'in the morning: count answers (enough)',
        'in the morning: count answers (much)',
        `in the evening: count fails (no) → ${again}`,
        'in the evening: count answers (much)',
      ]);
    });
  });

  test('look at the start alone of a variant that differs in no more, unless every edge is wanted', () => {
    const binding = { ...doorBinding, startsOnly: ['only'] };
    expect(pathsOf(binding)).toEqual([{ variant: 'only', scene: '', edges: [] }]);
    expect(pathsOf(binding, 'edges')).toEqual(pathsOf(doorBinding, 'edges'));
  });

  test('pass more than the cases where the binding says so', () => {
    const binding: Binding = { ...doorBinding, goal: 'edges' };
    expect(pathsOf(binding, 'cases')).toEqual(pathsOf(doorBinding, 'edges'));
    expect(pathsOf(binding, 'states')).toEqual(pathsOf(doorBinding, 'states'));
  });

  test('fail loudly where no clock brings a user to a case', () => {
    const hasty = explore(
      smallModel(
        setup({}).createMachine({
          id: 'hasty',
          initial: 'waiting',
          states: {
            waiting: { on: { 'it.caught': 'caught' }, after: { 40: 'gone' } },
            caught: {},
            gone: {},
          },
        }),
        { events: plainEvents('it.caught') },
      ),
      'only',
    );
    const binding: Binding = {
      open: () => ({ path: '/' }),
      calls: {},
      does: { 'it.caught': click },
      controls: { 'it.caught': button },
      sees: { waiting: nothing, caught: nothing, gone: nothing },
      facts: [],
    };
    expect(() => userPaths([hasty], binding)).toThrow(
      'hasty (only): no clock brings a user to waiting on it.caught; the user: it.caught, taken',
    );
  });
});

describe('gaps', () => {
  test('nothing is unplaced where everything of the chart has its place', () => {
    expect(gaps([door], doorBinding)).toEqual([]);
  });

  test('each thing left out is named', () => {
    const bare: Binding = {
      open: () => ({ path: '/' }),
      calls: {},
      does: {},
      controls: {},
      sees: {},
      facts: [],
    };
    expect(gaps([door], bare)).toEqual([
      'state closed: no expectation',
      'state asking: no expectation',
      'state open: no expectation',
      'action goAway: no expectation',
      'event door.opened: nobody does it',
      'event door.closed: nobody does it',
      'event door.left: nobody does it',
      'event door.opened: no control',
      'event door.closed: no control',
      'event door.left: no control',
      'call ask: not held',
    ]);
  });

  test('and so is what the model does not have', () => {
    expect(
      gaps([door], {
        ...doorBinding,
        sees: { ...doorBinding.sees, ajar: nothing },
        effects: { ...doorBinding.effects, squeak: nothing },
        without: { 'door.painted': 'nobody paints' },
        calls: { ...doorBinding.calls, knock: { paths: [], reply: () => 'silence' } },
      }),
    ).toEqual(
      ['ajar', 'squeak', 'door.painted', 'knock'].map((name) => `${name}: the model has no such thing`),
    );
  });
});
