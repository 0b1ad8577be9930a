import { describe, expect, test } from 'vitest';
import { fromPromise, setup } from 'xstate';
import { type Binding, gaps, see } from './browser.ts';
import { userPaths, unwalked } from './browserPaths.ts';
import { explore } from '../explore/explore.ts';
import type { Goal } from '../explore/paths.ts';
import { plainEvents, smallModel } from '../model/smallModel.ts';
import { pathInWords } from '../model/words.ts';

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
const pathsWith = (binding: Binding) =>
  userPaths([door], binding).map(({ scene, edges }) => [scene, pathInWords(edges)].join(': '));

const pathsOf = (binding: Binding, goal?: Goal) =>
  userPaths([door], binding, { goal }).map(({ course, ...path }) => ({ variant: course.variant, ...path }));

describe('paths of a user', () => {
  test('cover every case, and end with a step that leaves the screen', () => {
    expect(pathsWith(doorBinding)).toEqual([
      ': the user: door.opened → ask answers (yes) → the user: door.closed' +
        ' → the user: door.opened → ask fails (no) → the user: door.left',
    ]);
    expect(unwalked([door], userPaths([door], doorBinding))).toEqual([]);
  });

  test('leave out what the screen cannot produce, and list the transitions missed as a result', () => {
    const binding: Binding = {
      ...doorBinding,
      impossible: ({ step }) => step.kind === 'answer' && step.ok,
      reachable: (event) => event !== 'door.left',
    };
    expect(pathsWith(binding)).toEqual([': the user: door.opened → ask fails (no)']);
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
    expect(pathsWith({ ...doorBinding, scenes })).toEqual([
      'open: the user: door.opened → ask answers (yes) → the user: door.closed → the user: door.left',
      'locked: the user: door.opened → ask fails (no) → the user: door.left',
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
      userPaths(graphs, one).map(({ course, edges }) => [course.variant, pathInWords(edges)].join(': '));
    const counted = 'the user: till.counted';

    test('every case is covered once, every transition in each variant', () => {
      expect(toldOf(binding)).toEqual([
        `in the morning: count answers (little) → ${counted} → count answers (enough)` +
          ` → ${counted} → count answers (much) → ${counted} → count fails (no) → ${counted}`,
        `in the evening: count answers (little) → ${counted} → count fails (no) → ${counted}`,
      ]);
      expect(unwalked(graphs, userPaths(graphs, binding))).toEqual([]);
    });

    test('the same goes for steps that leave the screen; later variants take the last one', () => {
      const leaving: Binding = {
        ...binding,
        departs: ({ taken }) => (taken.includes('counting on count answers') ? nothing : undefined),
      };
      expect(toldOf(leaving)).toEqual([
        `in the morning: count fails (no) → ${counted} → count answers (little)`,
        'in the morning: count answers (enough)',
        'in the morning: count answers (much)',
        `in the evening: count fails (no) → ${counted} → count answers (much)`,
      ]);
    });
  });

  test('cover only the start of a variant that differs in nothing else, unless the goal is every edge', () => {
    const binding = { ...doorBinding, startsOnly: ['only'] };
    expect(pathsOf(binding)).toEqual([{ variant: 'only', scene: '', edges: [] }]);
    expect(pathsOf(binding, 'edges')).toEqual(pathsOf(doorBinding, 'edges'));
  });

  test('cover more than the cases if the binding says so', () => {
    const binding: Binding = { ...doorBinding, goal: 'edges' };
    expect(pathsOf(binding, 'cases')).toEqual(pathsOf(doorBinding, 'edges'));
    expect(pathsOf(binding, 'states')).toEqual(pathsOf(doorBinding, 'states'));
  });

  test('fail loudly if no clock lets a user reach a case', () => {
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
  test('there are none when the binding covers the whole chart', () => {
    expect(gaps([door], doorBinding)).toEqual([]);
  });

  test('each omission is named', () => {
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

  test('and so is everything that the model lacks', () => {
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
