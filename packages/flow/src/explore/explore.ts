import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from '@xstate/graph';
import type { AnyStateMachine } from 'xstate';
import { canonical } from '../model/canonical.ts';
import type { Call, Effect, Model } from '../model/model.ts';
import {
  logicOf,
  type ModelLogic,
  type Move,
  type Node,
  type Standing,
  type StepEvent,
} from './modelLogic.ts';
import { covers, type TimerChange, type Timing } from './timings.ts';
import { transitionsOf, type NamedTransition } from '../model/transitions.ts';
import { pathInWords } from '../model/words.ts';

export interface Edge extends Omit<Move, 'found'> {
  index: number;
  from: Node;
  to: Node;
  /** Names of the effects, in order. */
  actions: string[];
}

/** Everything that can happen in one variant of a model. */
export interface Graph {
  model: Model<any>;
  variant: string;
  transitions: ReadonlyMap<string, NamedTransition>;
  start: Node;
  startTaken: string[];
  startEffects: Effect[];
  startCalls: Call[];
  startTimers: TimerChange[];
  nodes: ReadonlyMap<string, Node>;
  edges: readonly Edge[];
  /** False if a partial exploration hit its limit: nodes and the paths to them may be missing. */
  complete: boolean;
  logic: ModelLogic;
  from(node: Node): readonly Edge[];
  /** A shortest path from the start, in an order that a clock allows. */
  pathTo(node: Node): Edge[];
  /** A shortest path that ends with this edge. */
  pathThrough(edge: Edge): Edge[];
}

export interface ExploreOptions {
  /** Maximum states per variant before the exploration fails. */
  limit?: number;
  /** Replaces the model's own machine. */
  machine?: AnyStateMachine;
  /** At the limit return the result so far instead of failing. */
  partial?: boolean;
}

/**
 * Explores everything a variant can do: @xstate/graph traverses the model's logic breadth-first and finds the shortest
 * paths. Follows only orders of timers that a clock allows.
 */
export function explore(model: Model<any>, variant: string, options: ExploreOptions = {}): Graph {
  const { limit = 5_000, machine = model.machine, partial = false } = options;
  const logic = logicOf(model, machine);
  const nodes = new Map<string, Node>();
  const first = new Map<Node, Standing>();
  const { keyOf, timingOf } = placesOf();
  let complete = true;
  const giveUp = (): true => {
    complete = false;
    return true;
  };
  const traversal = {
    input: model.variants[variant],
    events: ({ node }: Standing) => logic.eventsOf(node),
    serializeEvent: ({ type }: StepEvent) => type,
    serializeState: keyOf,
    stopWhen: (standing: Standing) => {
      const { node } = standing;
      if (!first.has(node)) first.set(node, standing);
      if (!nodes.has(node.key) && nodes.size >= limit) return giveUp();
      nodes.set(node.key, node);
      if (timingOf(standing) < maxTimings) return false;
      if (!partial) throw new Error(tooManyTimings(model, variant, node));
      return giveUp();
    },
  };
  const found = edgesIn(adjacencyMapToArray(getAdjacencyMap(logic, traversal)), logic);
  const outgoing = new Map([...found.leaving].map(([node, edges]) => [node, [...edges.values()]]));

  /** By the key of their target. */
  let ways: Map<string, Edge[]> | undefined;
  const wayTo = (standing: Standing): Edge[] => {
    ways ??= new Map(
      getShortestPaths(logic, traversal).map(({ state, steps }) => [
        keyOf(state),
        steps.slice(1).map(({ event }, index) => {
          return found.leaving.get(steps[index]!.state.node)!.get(event.type)!;
        }),
      ]),
    );
    return ways.get(keyOf(standing))!;
  };

  const [{ node: start, arrival }] = [...first.values()] as [Standing];
  const graph: Graph = {
    model,
    variant,
    transitions: new Map([...transitionsOf(machine).values()].map((taken) => [taken.name, taken])),
    start,
    startTaken: arrival.taken,
    startEffects: arrival.effects,
    startCalls: arrival.calls,
    startTimers: arrival.timers,
    nodes,
    edges: [...found.first.keys()],
    complete,
    logic,
    from: (node) => outgoing.get(node) ?? [],
    pathTo: (node) => wayTo(first.get(node)!),
    pathThrough: (edge) => [...wayTo(found.first.get(edge)!), edge],
  };
  if (!complete && !partial) throw new Error(tooManyStates(graph, limit));
  return graph;
}

interface Edges {
  /** With the standing in which a clock first allowed it. */
  first: Map<Edge, Standing>;
  /** By event type. */
  leaving: Map<Node, Map<string, Edge>>;
}

/** Edges from one standing to another, once for all timings of a node. */
function edgesIn(
  adjacent: readonly { state: Standing; event: StepEvent; nextState: Standing }[],
  logic: ModelLogic,
): Edges {
  const first = new Map<Edge, Standing>();
  const leaving = new Map<Node, Map<string, Edge>>();
  for (const { state, event, nextState } of adjacent) {
    const { node } = state;
    const known = leaving.get(node) ?? new Map<string, Edge>();
    leaving.set(node, known);
    if (nextState === state || known.has(event.type)) continue;
    const edge = edgeOf(first.size, node, logic.moveOf(node, event)!, nextState.node);
    known.set(event.type, edge);
    first.set(edge, state);
  }
  return { first, leaving };
}

/** The edge of a move, to the node that represents its state. */
export const edgeOf = (index: number, from: Node, { found: _, ...move }: Move, to: Node): Edge => ({
  ...move,
  index,
  from,
  to,
  actions: move.effects.map(({ action }) => action),
});

/** Keys of standings: a timing that is covered by a wider one of the same node shares its key. */
function placesOf() {
  const places = new Map<Node, { id: number; timings: Timing[] }>();
  const placeOf = ({ node }: Standing) => {
    const place = places.get(node) ?? { id: places.size, timings: [] };
    places.set(node, place);
    return place;
  };
  const timingOf = (standing: Standing): number => {
    const { timings } = placeOf(standing);
    const wider = timings.findIndex((known) => covers(known, standing.timing));
    return wider === -1 ? timings.push(standing.timing) - 1 : wider;
  };
  return {
    timingOf,
    keyOf: (standing: Standing) => `state ${placeOf(standing).id} timing ${timingOf(standing)}`,
  };
}

const maxTimings = 500;

const tooManyTimings = ({ name }: Model<any>, variant: string, node: Node) =>
  `${name} (${variant}): the timers ${[...node.timers.keys()].join(', ')} run together in too many ways; ` +
  'let fewer of them run at a time, or start one when another ends.';

function tooManyStates({ model, variant, nodes, pathTo }: Graph, limit: number): string {
  const values = new Map<string, Set<string>>();
  for (const node of nodes.values()) {
    for (const [field, value] of Object.entries((node.parts.context as object | undefined) ?? {})) {
      values.set(field, (values.get(field) ?? new Set()).add(canonical(value)));
    }
  }
  const [widest] = [...values].sort(([, a], [, b]) => b.size - a.size);
  const advice = widest
    ? `The widest context field is "${widest[0]}" with ${widest[1].size} values ` +
      `(${[...widest[1]].slice(-3).join(', ')}): let the model's \`abstract\` keep what matters of it.`
    : 'The states themselves are too many: split the chart.';
  const last = [...nodes.values()].at(-1);
  const deepest = last ? ` A state this far: ${pathInWords(pathTo(last).slice(-5))}.` : '';
  return `${model.name} (${variant}): more than ${limit} states. ${advice}${deepest}`;
}
