import { expect, test } from 'vitest';
import { playwrightResults, vitestResults } from './testResults.ts';

test('vitest: files relative to the repository, what did not run is skipped', () => {
  const report = {
    testResults: [
      {
        name: '/home/me/araw/tests/roles.test.ts',
        assertionResults: [
          { fullName: 'roles visitors', status: 'passed' },
          { fullName: 'roles agents', status: 'failed' },
          { fullName: 'roles others', status: 'pending' },
        ],
      },
    ],
  };
  expect(vitestResults(report, '/home/me/araw')).toEqual([
    { file: 'tests/roles.test.ts', title: 'roles visitors', status: 'passed' },
    { file: 'tests/roles.test.ts', title: 'roles agents', status: 'failed' },
    { file: 'tests/roles.test.ts', title: 'roles others', status: 'skipped' },
  ]);
});

test('playwright: titles with their groups; what passed the second time passed', () => {
  const spec = (title: string, ...statuses: ('expected' | 'unexpected' | 'flaky' | 'skipped')[]) => ({
    title,
    tests: statuses.map((status) => ({ status })),
  });
  const file = 'flows/login.spec.ts';
  const report = {
    suites: [
      {
        title: file,
        file,
        specs: [spec('one', 'expected'), spec('two', 'skipped')],
        suites: [
          { title: 'group', file, specs: [spec('three', 'flaky'), spec('four', 'expected', 'unexpected')] },
        ],
      },
    ],
  };
  expect(playwrightResults(report)).toEqual([
    { file: 'e2e/flows/login.spec.ts', title: 'one', status: 'passed' },
    { file: 'e2e/flows/login.spec.ts', title: 'two', status: 'skipped' },
    { file: 'e2e/flows/login.spec.ts', title: 'group three', status: 'passed' },
    { file: 'e2e/flows/login.spec.ts', title: 'group four', status: 'failed' },
  ]);
});
