import type { TraceEvent, TraceRun } from '#services/trace/trace.ts';
import type { Binding } from '@araw/flow/browser';
import { courseOf, possibleEdges, type UserPath } from '@araw/flow/browserPaths';
import { canonical } from '@araw/flow/canonical';
import { explore, type Edge, type Graph } from '@araw/flow/explore';
import type { Model } from '@araw/flow/model';
import { eventOf, listener, type Node } from '@araw/flow/modelLogic';

/** The part of a recorded run that a screen can follow. */
export interface ReplayPath extends UserPath {
  /** Events of the run that the path produces or the machine ignores; the path ends before the next one. */
  events: number;
  /** Why it stops; undefined at the end of the run. */
  reason?: string;
}

/** A path of the model along the first events of a run. */
interface Way {
  node: Node;
  edges: Edge[];
}

/**
 * The path that repeats a run on a screen. Uses the model's named cases instead of the recorded values, because a trace
 * has no secrets and a binding can produce exactly these cases. Chooses the case closest to the recorded event, and the
 * variant and scene that lead farthest, trying the closest to the recorded input first.
 */
export function replayPath(run: TraceRun, model: Model<any>, binding: Binding): ReplayPath {
  const likeInput = (name: string) => likeness(model.variants[name], run.input);
  const variants = Object.keys(model.variants).sort((a, b) => likeInput(b) - likeInput(a));
  const found = variants.flatMap((variant) => {
    const graph = explore(model, variant);
    const course = courseOf(graph);
    const scenes = Object.entries(binding.scenes ?? { '': () => true });
    return scenes.map(([scene, belongs]): ReplayPath => {
      const possible = possibleEdges(graph, binding, belongs);
      return { course, scene, ...follow(run, graph, binding, possible) };
    });
  });
  return found.reduce((best, path) => (path.events > best.events ? path : best));
}

function follow(run: TraceRun, graph: Graph, binding: Binding, possible: ReadonlySet<Edge>) {
  if (canonical(graph.start.snapshot.value) !== canonical(run.state)) {
    return { edges: [], events: 0, reason: 'no variant of the model starts in this state' };
  }
  let ways: Way[] = [{ node: graph.start, edges: [] }];
  for (const [events, traced] of run.events.entries()) {
    const next = new Map<Node, Way>();
    for (const way of ways) {
      if (hasDeparted(way, binding)) continue;
      for (const onward of onwardFrom(way, traced, graph, possible)) {
        if (!next.has(onward.node)) next.set(onward.node, onward);
      }
    }
    const [best] = ways;
    if (next.size === 0) return { edges: best?.edges ?? [], events, reason: reasonOf(traced, ways, binding) };
    ways = [...next.values()];
  }
  return { edges: ways[0]?.edges ?? [], events: run.events.length };
}

const hasDeparted = ({ edges }: Way, binding: Binding) =>
  edges.slice(-1).some((edge) => binding.departs?.(edge));

function reasonOf({ event }: TraceEvent, ways: readonly Way[], binding: Binding): string {
  if (ways.every((way) => hasDeparted(way, binding))) return 'another screen shows';
  return binding.without?.[event.type] ?? 'the screen or the model cannot bring it about';
}

/** Closest to the recorded event first. */
function onwardFrom(
  { node, edges }: Way,
  traced: TraceEvent,
  graph: Graph,
  possible: ReadonlySet<Edge>,
): Way[] {
  const isIgnored =
    traced.kind === 'user' &&
    !listener(node.snapshot)(traced.event.type) &&
    canonical(node.snapshot.value) === canonical(traced.state);
  if (isIgnored) return [{ node, edges }];
  return graph
    .from(node)
    .filter((edge) => possible.has(edge) && isSuch(edge, traced))
    .map((edge) => ({ edge, likeness: likeness(eventOf(edge.step), traced.event) }))
    .sort((a, b) => b.likeness - a.likeness)
    .map(({ edge }) => ({ node: edge.to, edges: [...edges, edge] }));
}

const isSuch = ({ step, to }: Edge, traced: TraceEvent) =>
  step.kind === traced.kind &&
  eventOf(step).type === traced.event.type &&
  canonical(to.snapshot.value) === canonical(traced.state);

/** Number of equal parts in two values. */
function likeness(one: unknown, other: unknown): number {
  if (one === null || typeof one !== 'object') return canonical(one) === canonical(other) ? 1 : 0;
  if (other === null || typeof other !== 'object') return 0;
  const parts = other as Record<string, unknown>;
  return Object.entries(one).reduce((sum, [key, part]) => sum + likeness(part, parts[key]), 0);
}
