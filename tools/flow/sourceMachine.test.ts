import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { systemStatusModel } from '#machines/systemStatus/systemStatus.model.ts';
import { contentOf } from '#tools/files.ts';
import { explore } from '@araw/flow/explore';
import { machineWith, sourcesOf } from '@araw/flow/sourceMachine';

const model = 'machines/systemStatus/systemStatus.model.ts';
const rules = 'machines/systemStatus/systemStatus.rules.ts';

test('a chart’s sources are its machine and the parts it uses of files with rules', () => {
  expect(sourcesOf(model)).toEqual([
    { path: 'machines/systemStatus/systemStatus.machine.ts' },
    { path: rules, asked: new Set(['statusCode']) },
  ]);
});

test('an invoked chart is left to its own model', () => {
  expect(sourcesOf('machines/category/category.model.ts')).toEqual([
    { path: 'machines/category/category.machine.ts' },
  ]);
});

test('a composed chart uses the double of anything that is not a chart', async () => {
  const shell = 'machines/shell/shell.model.ts';
  const double = 'machines/shell/screen.double.ts';
  expect(sourcesOf(shell)).toEqual([{ path: double }]);
  const renamed = contentOf(double).replaceAll("'free'", "'clear'").replace('free: {', 'clear: {');
  const machine = await machineWith(shell, double, renamed);
  expect(Object.keys(machine.states['screen']?.states['display']?.states ?? {})).toEqual([
    'hidden',
    'covered',
    'clear',
  ]);
});

test('a machine with changed rules is loaded next to the product’s own, which stays unchanged', async () => {
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
