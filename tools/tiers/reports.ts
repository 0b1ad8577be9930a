import { posix, relative } from 'node:path';
import type { RunTest } from './tiers.ts';

interface VitestReport {
  testResults: {
    /** An absolute path. */
    name: string;
    assertionResults: { fullName: string; status: string; tags: string[] }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  /** Relative to `e2e`. */
  file: string;
  specs: {
    title: string;
    tags: string[];
    tests: { status: string; annotations: RunTest['annotations'] }[];
  }[];
  suites?: PlaywrightSuite[];
}

export interface PlaywrightReport {
  suites: PlaywrightSuite[];
}

/** Only tests that ran; a report also lists those left out. */
export const unitTests = ({ testResults }: VitestReport, root = process.cwd()): RunTest[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, tags }) => ({ file: relative(root, name), title: fullName, tags, annotations: [] })),
  );

/** The tests that ran, of all files. */
export const browserTests = ({ suites }: PlaywrightReport): RunTest[] =>
  suites.flatMap((suite) => testsIn({ ...suite, title: '' }, suite.file, []));

/** `file` is the one that was run: a group's own file may be a factory's, such as e2e/flows/testFlow.ts. */
function testsIn(suite: PlaywrightSuite, file: string, outer: readonly string[]): RunTest[] {
  const titles = [...outer, suite.title].filter(Boolean);
  const own = suite.specs.flatMap(({ title, tags, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ annotations }) => ({
        file: posix.join('e2e', file),
        title: [...titles, title].join(' '),
        tags,
        annotations,
      })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsIn(inner, file, titles))];
}
