import { expect, test } from 'vitest';
import type { CheckedRule } from './rules.ts';
import { trace, tracedTests } from './traceability.ts';

const rule = (more: Partial<CheckedRule> = {}): CheckedRule => ({
  machine: 'lamp',
  text: 'it can burn',
  requirements: ['BAL-01'],
  kind: 'canReach',
  variants: 1,
  states: 2,
  counterexamples: [],
  ...more,
});

const title = (text: string, ids: string[], file = 'tests/a.test.ts') => ({ file, line: 1, text, ids });

test('a title takes the results of its own file, the worst first', () => {
  const titles = [
    title('case %s', ['BAL-01']),
    title('group', ['BAL-02']),
    title('later', ['CS-01']),
    title('never', ['CS-02']),
    title('case %s', ['BAL-01'], 'e2e/a.spec.ts'),
  ];
  const results = [
    { file: 'tests/a.test.ts', title: 'case 1', status: 'passed' as const },
    { file: 'tests/a.test.ts', title: 'case 2', status: 'failed' as const },
    { file: 'tests/a.test.ts', title: 'group one', status: 'passed' as const },
    { file: 'tests/a.test.ts', title: 'group two', status: 'skipped' as const },
    { file: 'tests/a.test.ts', title: 'later', status: 'skipped' as const },
    { file: 'tests/b.test.ts', title: 'never', status: 'passed' as const },
  ];
  expect(
    tracedTests(titles, { vitest: results }).map(({ runner, result, tests }) => [runner, result, tests]),
  ).toEqual([
    ['vitest', 'failed', 2],
    ['vitest', 'passed', 2],
    ['vitest', 'skipped', 1],
    ['vitest', 'not run', 0],
    ['playwright', 'not run', 0],
  ]);
});

test('requirements with nothing come first, then what failed, what did not run, what passed', () => {
  const register = {
    'BAL-01': 'shown',
    'BAL-02': 'exact',
    'CS-01': 'greets',
    'CS-02': 'helps',
    'CS-03': 'opens',
  };
  const tests = tracedTests([title('greets', ['CS-01']), title('helps', ['CS-02', 'BAL-02'])], {
    vitest: [{ file: 'tests/a.test.ts', title: 'helps', status: 'failed' }],
  });
  const [greets, helps] = tests;
  expect(trace(register, [rule()], tests)).toEqual([
    { id: 'CS-03', text: 'opens', result: 'nothing', rules: [], tests: [] },
    { id: 'BAL-02', text: 'exact', result: 'failed', rules: [], tests: [helps] },
    { id: 'CS-02', text: 'helps', result: 'failed', rules: [], tests: [helps] },
    { id: 'CS-01', text: 'greets', result: 'not run', rules: [], tests: [greets] },
    { id: 'BAL-01', text: 'shown', result: 'passed', rules: [rule()], tests: [] },
  ]);
});

test('a broken rule fails its requirement, whatever the tests say', () => {
  const broken = rule({ counterexamples: ['only: at the very start — now in off'] });
  expect(trace({ 'BAL-01': 'shown' }, [broken], []).map(({ result }) => result)).toEqual(['failed']);
});
