import type { RequirementId } from '../requirements/register.ts';
import { checkRules } from '@araw/flow/check';
import type { Graph } from '@araw/flow/explore';
import type { MutationResult } from '@araw/flow/mutant';
import { groupBy } from './qaPaths.ts';

/** A chart rule, checked over every variant of its machine. */
export interface CheckedRule {
  machine: string;
  text: string;
  requirements: RequirementId[];
  kind: 'never' | 'neverStep' | 'neverStart' | 'canReach' | 'settles';
  variants: number;
  /** States explored, over all variants. */
  states: number;
  /** A shortest counterexample per variant; empty if it holds. */
  counterexamples: string[];
  /** Mutants that this rule detects; undefined if its machine was not mutated. */
  mutantsKilled?: number;
}

/** Every rule of every machine. A machine's graphs are its variants. */
export function checkedRules(graphs: readonly Graph[], mutation?: MutationResult): CheckedRule[] {
  return groupBy(graphs, ({ model }) => model.name).flatMap(([machine, variants]) => {
    const [{ model }] = variants as [Graph];
    const broken = variants.flatMap((graph) => checkRules(graph));
    const states = variants.reduce((sum, { nodes }) => sum + nodes.size, 0);
    return model.rules.map((rule): CheckedRule => ({
      machine,
      text: rule.text,
      requirements: rule.requirements,
      kind: kindOf(rule),
      variants: variants.length,
      states,
      counterexamples: broken.filter((found) => found.rule === rule).map((found) => found.counterexample),
      mutantsKilled: mutation && killedBy(mutation, machine, rule.text),
    }));
  });
}

function kindOf(rule: Graph['model']['rules'][number]): CheckedRule['kind'] {
  if ('never' in rule) return 'never';
  if ('neverStep' in rule) return 'neverStep';
  if ('neverStart' in rule) return 'neverStart';
  return 'canReach' in rule ? 'canReach' : 'settles';
}

function killedBy({ mutants }: MutationResult, machine: string, text: string): number | undefined {
  const own = mutants.filter((mutant) => mutant.machine === machine);
  return own.length > 0 ? own.filter(({ brokenRules }) => brokenRules.includes(text)).length : undefined;
}
