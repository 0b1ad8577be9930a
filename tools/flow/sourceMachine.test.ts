import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { getInitialSnapshot } from 'xstate';
import { systemStatusModel } from '#machines/systemStatus/systemStatus.model.ts';
import { contentOf } from '#tools/files.ts';
import { explore } from './explore.ts';
import { machineWith, sourcesOf } from './sourceMachine.ts';

const model = 'machines/systemStatus/systemStatus.model.ts';
const rules = 'machines/systemStatus/systemStatus.rules.ts';

test('a chart computes by its machine and by what it asks of files with rules', () => {
  expect(sourcesOf(model)).toEqual([
    { path: 'machines/systemStatus/systemStatus.machine.ts' },
    { path: rules, asked: new Set(['statusCode']) },
  ]);
});

test('a composed chart computes by the double of what is no chart', async () => {
  const shell = 'machines/shell/shell.model.ts';
  const double = 'tools/flow/doubles/screenDouble.ts';
  expect(sourcesOf(shell)).toEqual([{ path: double }]);
  const renamed = contentOf(double).replaceAll("'free'", "'clear'").replace('free: {', 'clear: {');
  const machine = await machineWith(shell, double, renamed);
  expect(Object.keys(machine.states['screen']?.states['display']?.states ?? {})).toEqual([
    'hidden',
    'covered',
    'clear',
  ]);
});

test('a chart computes by the rules that it shares with another, too', async () => {
  const shared = 'machines/pagedList/pagedList.rules.ts';
  const path = 'machines/category/category.model.ts';
  expect(sourcesOf(path)).toEqual([
    { path: 'machines/category/category.machine.ts' },
    {
      path: shared,
      asked: new Set([
        'beforeFirstPage',
        'ended',
        'leftTooFar',
        'nextPage',
        'pageCame',
        'pageEmpty',
        'pagesRemain',
        'returning',
      ]),
    },
  ]);
  const laterPage = contentOf(shared).replace('= { page: 1, hasMore: false', '= { page: 1, hasMore: true');
  const machine = await machineWith(path, shared, laterPage);
  const input = { gameType: 'RNG', pageSize: 25, vendor: '', pages: 1 };
  expect(getInitialSnapshot(machine, input).context.hasMore).toBe(true);
});

test('a machine that asks other rules is loaded beside the product’s own, which is left alone', async () => {
  const before = contentOf(rules);
  const firstPageBy = async (content: string) => {
    const machine = await machineWith(model, rules, content);
    const { nodes } = explore(systemStatusModel, 'cached open', { machine });
    const running = [...nodes.values()].find(({ view }) => view.matches('running'));
    return ['open', 'maintenance'].find((page) => running?.view.matches(`running.page.${page}`));
  };
  const closed = before.replace('return status.regionRestriction ? 2 : 0', 'return 1');
  expect([await firstPageBy(before), await firstPageBy(closed)]).toEqual(['open', 'maintenance']);
  expect(contentOf(rules)).toBe(before);
  expect(existsSync('dist/flows/mutants') ? readdirSync('dist/flows/mutants') : []).toEqual([]);
});
