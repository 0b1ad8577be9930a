import type { Extent } from './extents.ts';
import type { RequirementId } from '../requirements/register.ts';
import type { CheckedRule } from './rules.ts';
import type { Runner, TestResult } from './testResults.ts';
import { isTitleOf, type Title } from './titles.ts';

export type EvidenceResult = 'passed' | 'failed' | 'flaky' | 'skipped' | 'not run';

/** The last run's results for the current sources; tests of a runner without results are not run. */
export type Results = Readonly<Partial<Record<Runner, readonly TestResult[]>>>;

/** A source title that names requirements, with the results of its tests. */
export interface TracedTest extends Title {
  file: string;
  runner: Runner;
  result: EvidenceResult;
  /** Number of the run's tests with this title. */
  tests: number;
}

/** A rule and its result on its chart. */
export interface TracedRule extends CheckedRule {
  result: EvidenceResult;
}

/**
 * `not met` and `partly` follow from the declared extent (tools/report/extents.ts); `no witness` has no test or rule;
 * `proven` needs one that passed on this exact commit, and none that failed.
 */
export type Verdict = 'failed' | 'not met' | 'partly' | 'no witness' | 'not run' | 'proven';

/** In the order of reports: open ones first. */
export const verdicts: readonly Verdict[] = [
  'failed',
  'not met',
  'partly',
  'no witness',
  'not run',
  'proven',
];

/** A requirement, its extent, and all its evidence. */
export interface TracedRequirement {
  id: RequirementId;
  text: string;
  verdict: Verdict;
  extent: Extent;
  rules: TracedRule[];
  tests: TracedTest[];
}

export interface SourceTitle extends Title {
  file: string;
}

const runnerOf = (file: string): Runner => (file.startsWith('e2e/') ? 'playwright' : 'vitest');

/** The source titles with their results in the run. */
export function tracedTests(titles: readonly SourceTitle[], results: Results): TracedTest[] {
  return titles.map((title) => {
    const runner = runnerOf(title.file);
    const own = (results[runner] ?? []).filter(
      (result) => result.file === title.file && isTitleOf(title.text, result.title),
    );
    return { ...title, runner, result: resultOf(own), tests: own.length };
  });
}

/** The rules with their results in the run; one that this report itself finds broken has failed. */
export function tracedRules(rules: readonly CheckedRule[], { flows = [] }: Results): TracedRule[] {
  return rules.map((rule) => {
    const own = flows.filter(({ file, title }) => file === rule.machine && title === rule.text);
    return { ...rule, result: rule.counterexamples.length > 0 ? 'failed' : resultOf(own) };
  });
}

/** The worst of the tests' results. */
function resultOf(results: readonly TestResult[]): EvidenceResult {
  const worst = (['failed', 'flaky', 'skipped', 'passed'] as const).find((status) =>
    results.some((result) => result.status === status),
  );
  return worst ?? 'not run';
}

/** Open ones first. */
export function trace(
  register: Readonly<Record<string, string>>,
  extents: Readonly<Record<string, Extent>>,
  rules: readonly TracedRule[],
  tests: readonly TracedTest[],
): TracedRequirement[] {
  const traced = Object.entries(register).map(([name, text]): TracedRequirement => {
    const id = name as RequirementId;
    const extent = extents[id];
    if (!extent) throw new Error(`tools/report/extents.ts does not say how far ${id} is met`);
    const own = {
      extent,
      rules: rules.filter(({ requirements }) => requirements.includes(id)),
      tests: tests.filter(({ ids }) => ids.includes(id)),
    };
    return { id, text, verdict: verdictOf(own), ...own };
  });
  return traced.toSorted((a, b) => verdicts.indexOf(a.verdict) - verdicts.indexOf(b.verdict));
}

function verdictOf({ extent, rules, tests }: Pick<TracedRequirement, 'extent' | 'rules' | 'tests'>): Verdict {
  const witnesses = [...rules, ...tests];
  const missing = extent.filter((part) => part.missing !== undefined);
  if (witnesses.some(({ result }) => result === 'failed')) return 'failed';
  if (missing.length > 0) return missing.length === extent.length ? 'not met' : 'partly';
  if (witnesses.length === 0) return 'no witness';
  return witnesses.some(({ result }) => result === 'passed') ? 'proven' : 'not run';
}
