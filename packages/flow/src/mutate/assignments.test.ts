import { assign, createActor, setup } from 'xstate';
import { expect, test } from 'vitest';
import { noteAssignments, withoutField } from './assignments.ts';

const machine = setup({
  types: {} as { context: { page: number; tab: string; ended: boolean } },
  actions: {
    chooseTab: assign((_, { tab }: { tab: string }) => ({ tab, page: 1 })),
    turnPage: assign({ page: ({ context }) => context.page + 1, ended: false }),
    noteEnd: assign({ ended: true }),
    say: () => {},
  },
}).createMachine({
  id: 'list',
  context: { page: 1, tab: 'all', ended: false },
  on: {
    'tab.chosen': { actions: { type: 'chooseTab', params: { tab: 'hot' } } },
    'page.turned': { actions: ['turnPage', 'say'] },
    'end.reached': { actions: 'noteEnd' },
  },
});

const contextAfter = (chart: typeof machine, ...types: ('tab.chosen' | 'page.turned')[]) => {
  const actor = createActor(chart).start();
  for (const type of types) actor.send({ type });
  return actor.getSnapshot().context;
};

test('assignments are recorded as actions run, and still take effect', () => {
  const { machine: noting, fields } = noteAssignments(machine);
  expect(contextAfter(noting as typeof machine, 'page.turned', 'tab.chosen')).toEqual({
    page: 1,
    tab: 'hot',
    ended: false,
  });
  expect(fields).toEqual(
    new Map([
      ['chooseTab', new Set(['tab', 'page'])],
      ['turnPage', new Set(['page', 'ended'])],
      ['noteEnd', new Set()],
    ]),
  );
});

test.each([
  ['chooseTab', 'page', { page: 2, tab: 'hot', ended: false }],
  ['chooseTab', 'tab', { page: 1, tab: 'all', ended: false }],
  ['turnPage', 'page', { page: 1, tab: 'hot', ended: false }],
])('%s forgets %s and assigns the rest', (action, field, context) => {
  const forgetful = machine.provide(withoutField(machine, action, field) as never);
  expect(contextAfter(forgetful, 'page.turned', 'tab.chosen')).toEqual(context);
});
