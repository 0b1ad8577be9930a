/** What detected a mutant. */
export type Oracle = 'paths' | 'sneak' | 'browser' | 'rules';

export interface Mutant {
  machine: string;
  /** In words: `form.editing on form.submitted #1: without its guard allValid`. Unique in its machine. */
  change: string;
  operator: string;
  /** Position, such as `machines/door/door.machine.ts:95`, for a fault in a computation. */
  place?: string;
  killedBy: Oracle[];
  /** Texts of the broken rules. */
  brokenRules: string[];
  /** If only another oracle detected it: a rule that would break, in words. */
  missingRule?: string;
  /** For a reviewed equivalent: why the behaviour is the same. */
  equivalent?: string;
}

export interface MutationResult {
  mutants: Mutant[];
  /** Rules that no mutant breaks, by machine and text. */
  idleRules: { machine: string; text: string }[];
}
