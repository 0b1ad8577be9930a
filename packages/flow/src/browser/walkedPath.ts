import type { RequirementId } from '../model/model.ts';

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
  /** The file of a picture of the page, where one was taken. */
  picture?: string;
}
