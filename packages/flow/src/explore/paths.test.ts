import { setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { explore } from './explore.ts';
import { paths, type Goal } from './paths.ts';
import { schedule } from './schedule.ts';
import { plainEvents, smallModel } from '../model/smallModel.ts';
import { pathInWords } from '../model/words.ts';

const lamp = explore(
  smallModel(
    setup({ guards: { isBright: () => false } }).createMachine({
      id: 'lamp',
      initial: 'off',
      states: {
        off: { on: { 'it.switched': 'on', 'it.dimmed': { guard: 'isBright', target: 'on' } } },
        on: { on: { 'it.switched': 'off', 'it.dimmed': 'on' } },
      },
    }),
    { events: plainEvents('it.switched', 'it.dimmed') },
  ),
  'only',
);

const pathsFor = (goal: Goal, longest?: number) => paths(lamp, goal, { longest }).paths.map(pathInWords);
const [switched, dimmed] = ['the user: it.switched', 'the user: it.dimmed'];

describe('paths cover', () => {
  test('every state', () => {
    expect(pathsFor('states')).toEqual([`${switched} → ${switched}`]);
  });

  test('every reachable transition', () => {
    expect(pathsFor('transitions')).toEqual([`${switched} → ${switched} → ${switched} → ${dimmed}`]);
  });

  test('every case, taken once and refused once', () => {
    expect(pathsFor('cases')).toEqual([[switched, switched, dimmed, switched, dimmed].join(' → ')]);
  });

  test('every edge, in more paths if their length is limited', () => {
    expect(pathsFor('edges')).toEqual([[switched, switched, dimmed, switched, dimmed].join(' → ')]);
    expect(pathsFor('edges', 2)).toEqual([`${switched} → ${switched}`, dimmed, `${switched} → ${dimmed}`]);
  });

  test('every two edges that can follow each other', () => {
    const walked = paths(lamp, 'pairs').paths;
    const pairs = walked.flatMap((path) =>
      path.slice(1).map((edge, index) => `${path[index]!.index} ${edge.index}`),
    );
    const expected = lamp.edges.flatMap((edge) =>
      lamp.from(edge.to).map((next) => `${edge.index} ${next.index}`),
    );
    expect(new Set(pairs)).toEqual(new Set(expected));
  });

  test('only allowed edges', () => {
    const allowed = ({ step }: (typeof lamp.edges)[number]) =>
      step.kind === 'user' && step.event.type === 'it.switched';
    expect(paths(lamp, 'edges', { allowed }).paths.map(pathInWords)).toEqual([`${switched} → ${switched}`]);
  });

  test('and list unreachable targets: behind disallowed edges, or too close for the clock', () => {
    const dims = ({ step }: (typeof lamp.edges)[number]) =>
      step.kind === 'user' && step.event.type === 'it.dimmed';
    expect(paths(lamp, 'cases', { allowed: dims })).toMatchObject({
      paths: [[{ taken: [] }]],
      missed: ['on on it.dimmed', `${dimmed}, taken`],
    });
    const flash = setup({ delays: { flashTime: 10 } }).createMachine({
      id: 'flash',
      initial: 'dark',
      states: {
        dark: { on: { 'it.switched': 'lit' } },
        lit: { on: { 'it.switched': 'dark' }, after: { flashTime: 'dark' } },
      },
    });
    const flashes = explore(smallModel(flash, { events: plainEvents('it.switched') }), 'only');
    expect(paths(flashes, 'transitions', { gap: 10 }).missed).toEqual([]);
    expect(paths(flashes, 'transitions', { gap: 11 }).missed).toEqual(['lit on it.switched']);
  });
});

const race = explore(
  smallModel(
    setup({ delays: { short: 500, long: 2_000 } }).createMachine({
      id: 'race',
      type: 'parallel',
      states: {
        search: {
          initial: 'idle',
          states: {
            idle: { on: { 'name.typed': 'waiting' } },
            waiting: { after: { short: 'sent' } },
            sent: {},
          },
        },
        notice: { initial: 'shown', states: { shown: { after: { long: 'gone' } }, gone: {} } },
      },
    }),
    { events: plainEvents('name.typed') },
  ),
  'only',
);
const wayTo = (search: string, notice: string) => {
  const node = [...race.nodes.values()].find(
    ({ view }) => view.matches(`search.${search}`) && view.matches(`notice.${notice}`),
  );
  return node ? race.pathTo(node) : [];
};

describe('a schedule', () => {
  test('gives every step the earliest time at which exactly its timers have fired', () => {
    const late = wayTo('waiting', 'gone');
    expect(pathInWords(late)).toBe('the user: name.typed → 2 s pass (long)');
    // The letter comes so late that its 500 ms aren't over when the notice goes.
    expect(schedule(late, race.startTimers)).toEqual([0, 1_500, 2_000]);
    expect(schedule(late, race.startTimers, { gap: 1 })).toEqual([0, 1_501, 2_000]);
    expect(schedule(late, race.startTimers, { gap: 80 })).toEqual([0, 1_580, 2_000]);
    expect(schedule(late, race.startTimers, { gap: 501 })).toBe(undefined);
  });

  test('does not exist if an older timer would be due first', () => {
    const early = wayTo('waiting', 'shown');
    const [typed] = early;
    const gone = race.edges.find(
      ({ from, step }) => from.view.matches('search.waiting') && step.kind === 'time' && step.ms === 2_000,
    );
    const shortFired = race.edges.find(
      ({ from, step }) => from.view.matches('search.waiting') && step.kind === 'time' && step.ms === 500,
    );
    expect(schedule([typed!, shortFired!], race.startTimers)).toEqual([0, 0, 500]);
    const typedTwice = { ...typed!, timers: [{ id: 'other', ms: 100 }] };
    expect(schedule([typedTwice, gone!], [{ id: gone!.fired!, ms: 2_000 }])).toEqual([0, 1_900, 2_000]);
    expect(
      schedule(
        [gone!],
        [
          { id: 'older', ms: 100 },
          { id: gone!.fired!, ms: 2_000 },
        ],
      ),
    ).toBe(undefined);
  });
});
