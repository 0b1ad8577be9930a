import { canonical, differenceInWords } from '../model/canonical.ts';
import type { Edge, Graph } from '../explore/explore.ts';
import type { Node } from '../explore/modelLogic.ts';
import { sentence, story } from '../model/words.ts';

/** A node reached once more, equal to it by the model's `abstract` and yet with another context. */
interface Twin {
  node: Node;
  twin: Node;
  /** The edge that led to the twin. */
  edge: Edge;
}

const twinsPerNode = 2;

/**
 * Where the model's `abstract` forgets something that matters: two contexts that it takes for the same go
 * different ways, so what was found about one need not hold for the other. The first such place, in words.
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
        `the model's abstract forgets what matters: ${story(pathThrough(edge))} → ${sentence(one.step)} — ` +
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
  const contexts = [node, ...known.map((other) => other.twin)].map(({ snapshot }) =>
    canonical(snapshot.context),
  );
  if (!contexts.includes(canonical(twin.snapshot.context))) twins.set(node, [...known, noted]);
}
