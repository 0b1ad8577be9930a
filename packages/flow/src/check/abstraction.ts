import { differenceInWords, isSame } from '../model/canonical.ts';
import type { Edge, Graph } from '../explore/explore.ts';
import type { Node } from '../explore/modelLogic.ts';
import { sentence, pathInWords } from '../model/words.ts';

/** A second visit to a node: equal by the model's `abstract`, but with a different context. */
interface Twin {
  node: Node;
  twin: Node;
  edge: Edge;
}

const twinsPerNode = 2;

/**
 * The first place, in words, where the model's `abstract` drops something relevant: two contexts that it treats as equal
 * behave differently, so a finding about one need not apply to the other.
 */
export function lossyAbstraction(graph: Graph): string | undefined {
  const { variant, logic, pathThrough } = graph;
  for (const { node, twin, edge } of twinsIn(graph)) {
    for (const event of logic.eventsOf(node)) {
      const one = logic.moveOf(node, event)!;
      const other = logic.moveOf(twin, event);
      if (one.found.key === other?.found.key) continue;
      const difference = other ? differenceInWords(one.found.state, other.found.state) : 'is not offered';
      return (
        `the model's abstract forgets what matters: ${pathInWords(pathThrough(edge))} → ${sentence(one.step)} — ` +
        `${difference || 'other timers run'}, unlike on a shorter way to the same state (${variant})`
      );
    }
  }
  return undefined;
}

function twinsIn({ model, logic, edges }: Graph): Twin[] {
  if (!model.abstract) return [];
  const twins = new Map<Node, Twin[]>();
  for (const edge of edges) {
    const { found } = logic.moveOf(edge.from, edge.event)!;
    if (found !== edge.to) noteTwin(twins, { node: edge.to, twin: found, edge });
  }
  return [...twins.values()].flat();
}

function noteTwin(twins: Map<Node, Twin[]>, noted: Twin) {
  const { node, twin } = noted;
  const known = twins.get(node) ?? [];
  if (known.length >= twinsPerNode) return;
  const others = [node, ...known.map((other) => other.twin)];
  if (others.some(({ snapshot }) => isSame(snapshot.context, twin.snapshot.context))) return;
  twins.set(node, [...known, noted]);
}
