/** Who noticed a mutant. */
export type Oracle = 'paths' | 'sneak' | 'browser' | 'rules';

export interface Mutant {
  machine: string;
  /** The change in words: `form.editing on form.submitted #1: without its guard allValid`. Unique in its machine. */
  change: string;
  operator: string;
  /** Where it is, `machines/door/door.machine.ts:95`, for a fault of what the chart computes. */
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
