import type { RequirementId } from '#tests/register.ts';
import type { CheckedRule } from './rules.ts';
import type { Runner, TestResult } from './testResults.ts';
import { isTitleOf, type Title } from './titles.ts';

export type EvidenceResult = 'passed' | 'failed' | 'skipped' | 'not run';

/** A title in the sources that names requirements, and what came of its tests in the last run. */
export interface TracedTest extends Title {
  file: string;
  runner: Runner;
  result: EvidenceResult;
  /** Tests of the last run that the title made. */
  tests: number;
}

export type RequirementResult = 'nothing' | 'failed' | 'not run' | 'passed';

/** A requirement and all that proves it. */
export interface TracedRequirement {
  id: RequirementId;
  text: string;
  /** `passed` needs a passed test or a rule that holds, and nothing that failed. */
  result: RequirementResult;
  rules: CheckedRule[];
  tests: TracedTest[];
}

export interface SourceTitle extends Title {
  file: string;
}

const order: RequirementResult[] = ['nothing', 'failed', 'not run', 'passed'];

const runnerOf = (file: string): Runner => (file.startsWith('e2e/') ? 'playwright' : 'vitest');

/** The titles of the sources with what the last run says of them; no results of a runner leave its tests not run. */
export function tracedTests(
  titles: readonly SourceTitle[],
  results: Readonly<Partial<Record<Runner, readonly TestResult[]>>>,
): TracedTest[] {
  return titles.map((title) => {
    const runner = runnerOf(title.file);
    const own = (results[runner] ?? []).filter(
      (result) => result.file === title.file && isTitleOf(title.text, result.title),
    );
    return { ...title, runner, result: resultOf(own), tests: own.length };
  });
}

function resultOf(results: readonly TestResult[]): EvidenceResult {
  const has = (status: TestResult['status']) => results.some((result) => result.status === status);
  if (has('failed')) return 'failed';
  if (has('passed')) return 'passed';
  return has('skipped') ? 'skipped' : 'not run';
}

/** Requirements without evidence first, then those that failed, were not run, and passed. */
export function trace(
  register: Readonly<Record<string, string>>,
  rules: readonly CheckedRule[],
  tests: readonly TracedTest[],
): TracedRequirement[] {
  const traced = Object.entries(register).map(([name, text]): TracedRequirement => {
    const id = name as RequirementId;
    const own = {
      rules: rules.filter(({ requirements }) => requirements.includes(id)),
      tests: tests.filter(({ ids }) => ids.includes(id)),
    };
    return { id, text, result: requirementResult(own), ...own };
  });
  return traced.toSorted((a, b) => order.indexOf(a.result) - order.indexOf(b.result));
}

function requirementResult({ rules, tests }: Pick<TracedRequirement, 'rules' | 'tests'>): RequirementResult {
  if (rules.length + tests.length === 0) return 'nothing';
  if (rules.some(({ counterexamples }) => counterexamples.length > 0)) return 'failed';
  if (tests.some(({ result }) => result === 'failed')) return 'failed';
  return rules.length > 0 || tests.some(({ result }) => result === 'passed') ? 'passed' : 'not run';
}
