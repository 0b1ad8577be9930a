import { existsSync, readFileSync } from 'node:fs';
import { posix, relative } from 'node:path';
import { type RuleResults, ruleResultsFile } from '#tools/flow/results.ts';
import { type SourceState, whyNotOf } from '#tools/sourceState.mjs';

/** `flaky` passed only on retry. */
export type TestStatus = 'passed' | 'failed' | 'flaky' | 'skipped';

/** One test of the last run, or one chart rule. */
export interface TestResult {
  /** Relative to the repository; for a rule, the machine. */
  file: string;
  /** Includes the titles of enclosing groups. */
  title: string;
  status: TestStatus;
}

/** Report files of `npm test` and `npm run test:all`, each with the sources it is `of`. */
export const resultFiles = {
  flows: ruleResultsFile,
  vitest: 'test-results/reports/vitest.json',
  playwright: 'test-results/reports/playwright.json',
};

export type Runner = keyof typeof resultFiles;

/** A runner's results for the current sources, or why there are none. */
export type RunnerResults = { results: TestResult[] } | { why: string };

/** A runner's last results if they are from exactly these sources. */
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

/** The outermost suites are files. */
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
