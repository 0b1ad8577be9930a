import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { playwrightResults, readResults, vitestResults } from './testResults.ts';

test('vitest: files relative to the repository; tests that did not run are skipped', () => {
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

test('playwright: titles with their groups; a test that passed on retry is flaky', () => {
  const spec = (title: string, ...statuses: ('expected' | 'unexpected' | 'flaky' | 'skipped')[]) => ({
    title,
    tests: statuses.map((status) => ({ status })),
  });
  const file = 'flows/login/login.spec.ts';
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
    { file: 'e2e/flows/login/login.spec.ts', title: 'one', status: 'passed' },
    { file: 'e2e/flows/login/login.spec.ts', title: 'two', status: 'skipped' },
    { file: 'e2e/flows/login/login.spec.ts', title: 'group three', status: 'flaky' },
    { file: 'e2e/flows/login/login.spec.ts', title: 'group four', status: 'failed' },
  ]);
});

test('flows: each rule by its machine', () => {
  const folder = mkdtempSync(join(tmpdir(), 'araw-results-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'flows.json');
  const of = { commit: 'a'.repeat(40), changed: [] };
  const rules = [
    { machine: 'lamp', text: 'it can burn', status: 'passed' },
    { machine: 'lamp', text: 'it goes out', status: 'failed' },
  ];
  writeFileSync(path, JSON.stringify({ of, rules }));
  expect(readResults('flows', of, path)).toEqual({
    results: [
      { file: 'lamp', title: 'it can burn', status: 'passed' },
      { file: 'lamp', title: 'it goes out', status: 'failed' },
    ],
  });
});

test('a report is valid only for its own commit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'araw-results-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'vitest.json');
  const now = { commit: 'a'.repeat(40), changed: [] };
  const testResults = [
    { name: join(process.cwd(), 'a.test.ts'), assertionResults: [{ fullName: 'a', status: 'passed' }] },
  ];
  const read = (report: object) => {
    writeFileSync(path, JSON.stringify({ testResults, ...report }));
    return readResults('vitest', now, path);
  };
  expect(readResults('vitest', now, path)).toEqual({ why: 'the tests have not run' });
  expect(read({ of: now })).toEqual({ results: [{ file: 'a.test.ts', title: 'a', status: 'passed' }] });
  expect([
    read({}),
    read({ of: { commit: 'b'.repeat(40), changed: [] } }),
    read({ of: { ...now, changed: ['src/a.ts'] } }),
  ]).toEqual([
    { why: 'they do not say of which commit they are' },
    { why: 'they are of commit bbbbbbbbbbbb, not of aaaaaaaaaaaa' },
    { why: 'they were made with uncommitted changes (src/a.ts)' },
  ]);
});
