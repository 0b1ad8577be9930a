import { existsSync, readFileSync } from 'node:fs';
import { posix, relative } from 'node:path';

export type TestStatus = 'passed' | 'failed' | 'skipped';

/** One test of the last run. */
export interface TestResult {
  /** Relative to the repository. */
  file: string;
  /** With the titles of the groups around it. */
  title: string;
  status: TestStatus;
}

/** Where `npm test` leaves its reports. */
export const resultFiles = {
  vitest: 'test-results/reports/vitest.json',
  playwright: 'test-results/reports/playwright.json',
};

export type Runner = keyof typeof resultFiles;

/** The last results of a runner; undefined when it left no report. */
export function readResults(runner: Runner): TestResult[] | undefined {
  const path = resultFiles[runner];
  if (!existsSync(path)) return undefined;
  const report: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return runner === 'vitest'
    ? vitestResults(report as VitestReport)
    : playwrightResults(report as PlaywrightReport);
}

export interface VitestReport {
  testResults: {
    /** An absolute path. */
    name: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

export const vitestResults = ({ testResults }: VitestReport, root = process.cwd()): TestResult[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      file: relative(root, name),
      title: fullName,
      status: status === 'passed' || status === 'failed' ? status : 'skipped',
    })),
  );

interface PlaywrightSuite {
  title: string;
  /** Relative to `testDir`. */
  file: string;
  specs: { title: string; tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[] }[];
  suites?: PlaywrightSuite[];
}

export interface PlaywrightReport {
  suites: PlaywrightSuite[];
}

/** The outermost suites are the files themselves. */
export const playwrightResults = ({ suites }: PlaywrightReport, testDir = 'e2e'): TestResult[] =>
  suites.flatMap((suite) => resultsOf({ ...suite, title: '' }, testDir, []));

function resultsOf(suite: PlaywrightSuite, testDir: string, outer: readonly string[]): TestResult[] {
  const titles = [...outer, suite.title].filter(Boolean);
  const own = suite.specs.map(({ title, tests }): TestResult => ({
    file: posix.join(testDir, suite.file),
    title: [...titles, title].join(' '),
    status: statusOf(tests.map(({ status }) => status)),
  }));
  return [...own, ...(suite.suites ?? []).flatMap((inner) => resultsOf(inner, testDir, titles))];
}

function statusOf(statuses: readonly string[]): TestStatus {
  if (statuses.includes('unexpected')) return 'failed';
  return statuses.some((status) => status !== 'skipped') ? 'passed' : 'skipped';
}
