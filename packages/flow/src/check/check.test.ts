import { assign, fromPromise, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { checkRules } from './check.ts';
import { explore } from '../explore/explore.ts';
import type { Judgement, Model } from '../model/model.ts';
import { plainEvents, smallModel } from '../model/smallModel.ts';

const against = (model: Model<any>, rule: Judgement<any>) =>
  checkRules(explore(model, 'only'), [{ text: '', requirements: [], ...rule }]).map(
    ({ counterexample }) => counterexample,
  );

/** Faults: a second tap while the order is pending orders again, and failures go unnoticed. */
const shop = smallModel(
  setup({
    types: {} as { context: { orders: number } },
    actors: { order: fromPromise<void>(async () => {}) },
    actions: {
      countOrder: assign({ orders: ({ context }) => Math.min(context.orders + 1, 2) }),
      thank: () => {},
    },
    delays: { patience: 2_000 },
  }).createMachine({
    id: 'shop',
    context: { orders: 0 },
    initial: 'choosing',
    states: {
      choosing: { on: { 'goods.ordered': { target: 'ordering', actions: 'countOrder' } } },
      ordering: {
        tags: 'loading',
        invoke: {
          id: 'order',
          src: 'order',
          onDone: { target: 'bought', actions: 'thank' },
          onError: 'waiting',
        },
        on: { 'goods.ordered': { actions: 'countOrder' } },
      },
      waiting: { tags: 'loading', after: { patience: 'ordering' } },
      bought: { type: 'final' },
    },
  }),
  {
    events: plainEvents('goods.ordered'),
    actors: { order: { done: { 'order accepted': undefined }, error: { 'no answer': 'timeout' } } },
  },
);

describe('never', () => {
  test('reports a forbidden state with the shortest path to it', () => {
    expect(against(shop, { never: ({ context }) => context.orders > 1 })).toEqual([
      'only: the user: goods.ordered → the user: goods.ordered — now in ordering',
    ]);
  });

  test('ignores an unreachable state', () => {
    expect(
      against(shop, { never: ({ matches, context }) => matches('bought') && context.orders === 0 }),
    ).toEqual([]);
  });
});

describe('neverStep', () => {
  test('ends the counterexample with the forbidden step', () => {
    const neverStep: Judgement<any> = {
      neverStep: (from, step) => from.matches('ordering') && step.kind === 'user',
    };
    expect(against(shop, neverStep)).toEqual([
      'only: the user: goods.ordered → the user: goods.ordered — stays in ordering: context.orders is 2 instead of 1',
    ]);
  });

  test('treats an ignored event as a step that changes nothing', () => {
    const neverStep: Judgement<any> = {
      neverStep: (from, step, to) =>
        step.kind === 'user' && from.matches('waiting') && !to.matches('ordering'),
    };
    expect(against(shop, neverStep)).toEqual([
      'only: the user: goods.ordered → order fails (no answer) — then waiting ignores "the user: goods.ordered"',
    ]);
  });

  test('passes the effects to the rule', () => {
    const thanks = (actions: readonly string[]) => actions.includes('thank');
    expect(
      against(shop, { neverStep: (_from, _step, to, actions) => thanks(actions) !== to.matches('bought') }),
    ).toEqual([]);
    expect(against(shop, { neverStep: (_from, _step, _to, actions) => thanks(actions) })).toEqual([
      'only: the user: goods.ordered → order answers (order accepted) — ordering became bought, thank',
    ]);
  });
});

test('a rule that forbids a start and steps is broken by either', () => {
  const starts = { neverStart: (view: { matches: (path: string) => boolean }) => view.matches('choosing') };
  expect(against(shop, { neverStep: () => false, ...starts } as Judgement<any>)).toEqual([
    'only: at the very start — choosing',
  ]);
  expect(against(shop, { neverStep: () => true, neverStart: () => false } as Judgement<any>)).toHaveLength(1);
  expect(against(shop, { neverStep: () => false, neverStart: () => false } as Judgement<any>)).toEqual([]);
});

describe('canReach', () => {
  test('reports a state from which the goal is unreachable', () => {
    expect(against(shop, { canReach: ({ matches }) => matches('choosing') })).toEqual([
      'only: the user: goods.ordered — from ordering there is no way there any more',
    ]);
  });

  test('checks only states that match `from`', () => {
    const canReach = ({ matches }: { matches: (path: string) => boolean }) => matches('choosing');
    expect(against(shop, { canReach, from: canReach })).toEqual([]);
    expect(against(shop, { canReach: ({ matches }) => matches('bought') })).toEqual([]);
  });
});

describe('settles', () => {
  const loading: Judgement<any> = { settles: ({ tags }) => tags.has('loading') };
  const call = (config: object) =>
    smallModel(
      setup({
        actors: { read: fromPromise<void>(async () => {}) },
        delays: { limit: 10_000 },
      }).createMachine({
        id: 'page',
        initial: 'reading',
        states: { reading: { tags: 'loading', ...config }, shown: {} },
      }),
      { actors: { read: { done: { 'a page': undefined }, error: { offline: 'offline' } } } },
    );

  test('answers and timers that cycle forever', () => {
    expect(against(shop, loading)).toEqual([
      'only: the user: goods.ordered — from ordering answers and timers can go round without end',
    ]);
  });

  test('no way out', () => {
    expect(against(call({}), loading)).toEqual([
      'only: at the very start — no answer and no timer leads out of reading',
    ]);
  });

  test('a failure that ends the chart', () => {
    const model = call({ invoke: { id: 'read', src: 'read', onDone: 'shown' } });
    expect(against(model, loading)).toEqual([
      'only: read fails (offline) — the chart ends in reading (status error)',
    ]);
  });

  test('only a success as a way out', () => {
    const model = call({ invoke: { id: 'read', src: 'read', onDone: 'shown', onError: {} } });
    expect(against({ ...model, actors: { read: { done: { 'a page': undefined } } } }, loading)).toEqual([
      'only: at the very start — neither a failure nor a time-out leads out of reading',
    ]);
  });

  test('a failure and a success as ways out', () => {
    expect(
      against(call({ invoke: { id: 'read', src: 'read', onDone: 'shown', onError: 'shown' } }), loading),
    ).toEqual([]);
  });
});

test('a rule holds if only an impossible order of timers would break it', () => {
  const race = smallModel(
    setup({ delays: { short: 500, long: 2_000 } }).createMachine({
      id: 'race',
      type: 'parallel',
      states: {
        search: { initial: 'waiting', states: { waiting: { after: { short: 'sent' } }, sent: {} } },
        notice: { initial: 'shown', states: { shown: { after: { long: 'gone' } }, gone: {} } },
      },
    }),
  );
  expect(
    against(race, { never: ({ matches }) => matches('search.waiting') && matches('notice.gone') }),
  ).toEqual([]);
  expect(against(race, { never: ({ matches }) => matches('search.sent') && matches('notice.gone') })).toEqual(
    ['only: 500 ms pass (short) → 2 s pass (long) — now in search.sent + notice.gone'],
  );
});

describe('neverStart', () => {
  test('reports a chart that starts wrongly', () => {
    const neverStart: Judgement<any> = {
      neverStart: (view, actions) => view.matches('choosing') && !actions[0],
    };
    expect(against(shop, neverStart)).toEqual(['only: at the very start — choosing']);
    expect(against(shop, { neverStart: (_view, _actions, calls) => calls.length > 0 })).toEqual([]);
  });
});

test('rules see the running timers', () => {
  expect(against(shop, { never: ({ timers }) => timers.includes(2_000) })).toEqual([
    'only: the user: goods.ordered → order fails (no answer) — now in waiting',
  ]);
});

test('a rule that throws counts as broken', () => {
  const asking: Judgement<any> = { never: ({ context }) => context.nothing.there };
  expect(against(shop, asking)[0]).toContain('the rule cannot be asked: TypeError');
});
