import type { RequirementId } from '../requirements/register.ts';
import type { SourceState } from '#tools/sourceState.mjs';

/** Where the mutation run leaves what it found: a `MutationResult`. */
export const mutationFile = 'dist/flows/mutation.json';

/** Where the browser run leaves what it walked: `WalkedPaths`, the pictures beside it. */
export const walkedPathsFile = 'dist/flows/paths.json';

/** Where a run over all charts writes the results of their rules: `RuleResults`. */
export const ruleResultsFile = 'test-results/reports/flows.json';

export interface RuleResults {
  of: SourceState;
  /** With the edges that were run on real actors; the table was compared, too. */
  charts: { name: string; edges: number }[];
  rules: {
    machine: string;
    text: string;
    requirements: readonly RequirementId[];
    status: 'passed' | 'failed';
  }[];
}

/** All that a browser run has walked. */
export interface WalkedPaths {
  of: SourceState;
  paths: WalkedPath[];
}

/** One path of a machine, as walked in the browser. */
export interface WalkedPath {
  machine: string;
  variant: string;
  /** From 1, in its variant. */
  number: number;
  requirements: RequirementId[];
  passed: boolean;
  /** What went wrong, when it did. */
  error?: string;
  /** The start first. A failed path ends with the step that failed. */
  steps: WalkedStep[];
}

export interface WalkedStep {
  /** What happened, as `sentence` tells it; `the start` for the first. */
  sentence: string;
  /** Names of the transitions taken. */
  taken: string[];
  /** Paths of the innermost active states after it. */
  states: string[];
  /** What was looked for on the screen and found, in words. */
  seen: string[];
  /** Relative to the folder of `walkedPathsFile`; a JPEG of 390 × 844 CSS pixels at half its size. */
  picture?: string;
}

/** Who noticed a mutant. */
export type Oracle = 'paths' | 'sneak' | 'browser' | 'rules';

export interface Mutant {
  machine: string;
  /** The change in words: `form.editing on form.submitted #1: without its guard allValid`. Unique in its machine. */
  change: string;
  operator: string;
  /** Where it is, `machines/login/login.machine.ts:95`, for a fault of what the chart computes. */
  place?: string;
  killedBy: Oracle[];
  /** Texts of the rules that break. */
  brokenRules: string[];
  /** Where no rule breaks and another oracle noticed: a rule that would break, in words. */
  missingRule?: string;
  /** Why no behaviour differs, for a reviewed equivalent. */
  equivalent?: string;
}

export interface MutationResult {
  mutants: Mutant[];
  /** Rules, by machine and text, that no mutant breaks. */
  idleRules: { machine: string; text: string }[];
}
