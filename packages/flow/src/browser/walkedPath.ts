import type { RequirementId } from '../model/model.ts';

/** One path of a machine, as walked in the browser. */
export interface WalkedPath {
  machine: string;
  variant: string;
  /** Within its variant, from 1. */
  number: number;
  requirements: RequirementId[];
  passed: boolean;
  /** Set if it failed. */
  error?: string;
  /** Includes the start. A failed path ends with the failed step. */
  steps: WalkedStep[];
}

export interface WalkedStep {
  /** From `sentence`; `the start` for the first. */
  sentence: string;
  /** Names of the transitions taken. */
  taken: string[];
  /** Paths of the innermost active states after it. */
  states: string[];
  /** What the screen was checked for and showed, in words. */
  seen: string[];
  /** File name of a screenshot, if taken. */
  picture?: string;
}
