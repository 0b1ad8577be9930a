import type { WalkedPath } from '@araw/flow/walkedPath';
import type { RequirementId } from '../requirements/register.ts';
import type { SourceState } from '#tools/sourceState.mjs';

/** Result file of the mutation run: a `MutationResult`. */
export const mutationFile = 'dist/flows/mutation.json';

/** Result file of the browser run: `WalkedPaths`, with pictures next to it. */
export const walkedPathsFile = 'dist/flows/paths.json';

/** Result file of a run over all charts: `RuleResults`. */
export const ruleResultsFile = 'test-results/reports/flows.json';

export interface RuleResults {
  of: SourceState;
  /** With the number of edges run on real actors; tables are compared too. */
  charts: { name: string; edges: number }[];
  rules: {
    machine: string;
    text: string;
    requirements: readonly RequirementId[];
    status: 'passed' | 'failed';
  }[];
}

export interface WalkedPaths {
  of: SourceState;
  paths: WalkedPath[];
}
