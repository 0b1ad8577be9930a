import type { WalkedPath } from '@araw/flow/walkedPath';
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
