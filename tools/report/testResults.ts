import { existsSync, readFileSync } from 'node:fs';
import { posix, relative } from 'node:path';
import { type RuleResults, ruleResultsFile } from '#tools/flow/results.ts';
import { type SourceState, whyNotOf } from '#tools/sourceState.mjs';

/** `flaky` has passed only when repeated. */
export type TestStatus = 'passed' | 'failed' | 'flaky' | 'skipped';

/** One test of the last run, or one rule of a chart. */
export interface TestResult {
  /** Relative to the repository; the machine of a rule. */
  file: string;
  /** With the titles of the groups around it. */
  title: string;
  status: TestStatus;
}

/** Where `npm test` and `npm run test:all` leave their reports, each with the sources that it is `of`. */
export const resultFiles = {
  flows: ruleResultsFile,
  vitest: 'test-results/reports/vitest.json',
  playwright: 'test-results/reports/playwright.json',
};

export type Runner = keyof typeof resultFiles;

/** What a runner has found out about the sources as they stand, or why nothing. */
export type RunnerResults = { results: TestResult[] } | { why: string };

/** The last results of a runner, where they are of the very sources that stand here. */
export function readResults(runner: Runner, now: SourceState, path = resultFiles[runner]): RunnerResults {
  if (!existsSync(path)) return { why: 'the tests have not run' };
  const { of, ...report } = JSON.parse(readFileSync(path, 'utf8')) as { of?: SourceState };
  const why = whyNotOf(of, now);
  if (why !== null) return { why };
  return { results: readers[runner](report as never) };
}

const ruleResults = ({ rules }: Pick<RuleResults, 'rules'>): TestResult[] =>
  rules.map(({ machine, text, status }) => ({ file: machine, title: text, status }));

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
  if (statuses.includes('flaky')) return 'flaky';
  return statuses.some((status) => status !== 'skipped') ? 'passed' : 'skipped';
}

const readers = { flows: ruleResults, vitest: vitestResults, playwright: playwrightResults };
