import type { BrokenRule } from './check.ts';
import type { Graph } from '../explore/explore.ts';
import { runPath } from './run.ts';

/** A counterexample in words, with the result of replaying it on a running actor. */
export function confirmed(graph: Graph, { path, counterexample }: BrokenRule): string {
  const divergence = runPath(graph, path);
  return divergence
    ? `${counterexample}; a running actor does otherwise: ${divergence.message}`
    : `${counterexample}; a running actor goes the same way`;
}
