import { getShortestPaths } from '@xstate/graph';
import { fromTransition } from 'xstate';
import type { Binding } from './browser.ts';
import type { Edge, Graph } from '../explore/explore.ts';
import type { Model } from '../model/model.ts';
import type { Node } from '../explore/modelLogic.ts';
import { caseOf, paths, type Goal } from '../explore/paths.ts';
import { schedule } from '../explore/schedule.ts';
import type { Gap, TimerChange } from '../explore/timings.ts';

/** One variant of a chart, as far as a walk has to know it beside the edges that it walks. */
export interface Course {
  model: Model<any>;
  variant: string;
  start: Node;
  startTaken: readonly string[];
  startTimers: readonly TimerChange[];
  /** It has a timer so short that little time may pass beside the schedule. */
  isTight: boolean;
  /** Which events the machine would take in a state, whatever their case. */
  offered(node: Node): ReadonlySet<string>;
}

/** A path and the page it starts from. */
export interface UserPath {
  course: Course;
  scene: string;
  edges: Edge[];
}

export interface UserPathOptions {
  /** `cases` when left out, or more where the binding says so. */
  goal?: Goal;
}

/** The name of the scene where a binding has but one. */
const onlyScene = '';

/** Steps of a walk, unless its first target is further away: what it finds wrong has to be found again by a person. */
const longestWalk = 30;

/** A timer this long leaves the page all the time it needs (ms). */
const longTimer = 5_000;

export function courseOf(graph: Graph): Course {
  const { model, variant, start, startTaken, startTimers } = graph;
  const timers = [...startTimers, ...graph.edges.flatMap((edge) => edge.timers)];
  const isTight = timers.some(({ ms = Infinity }) => ms < longTimer);
  return { model, variant, start, startTaken, startTimers, isTight, offered: (node) => offered(graph, node) };
}

/**
 * Every step that settles puts the page's clock ahead of the schedule: no other timer of the chart may fall due
 * in so many milliseconds.
 */
export const marginOf = ({ isTight }: Pick<Course, 'isTight'>) => (isTight ? 50 : 2_000);

function offered(graph: Graph, node: Node): Set<string> {
  const types = new Set<string>();
  for (const { step, taken } of graph.from(node)) {
    if (step.kind === 'user' && taken.length > 0) types.add(step.event.type);
  }
  return types;
}

/**
 * The paths by which a user can bring about all that the goal names, for the variants of one chart. With the goal
 * `cases` a named case is met once, in the first variant and scene that has it, and every transition in each of them.
 * Throws when a target that they could bring about is on none of them.
 */
export function userPaths(
  graphs: readonly Graph[],
  binding: Binding,
  options: UserPathOptions = {},
): UserPath[] {
  const { goal: asked = 'cases' } = options;
  const goal = asked === 'cases' ? (binding.goal ?? asked) : asked;
  const scenes = Object.entries(binding.scenes ?? { [onlyScene]: () => true });
  const passed = new Set<string>();
  return graphs.flatMap((graph) => {
    const course = courseOf(graph);
    const gap = marginOf(course);
    if (goal === 'cases' && binding.startsOnly?.includes(graph.variant)) {
      return scenes.map(([scene]) => ({ course, scene, edges: [] }));
    }
    return scenes.flatMap(([scene, belongs]) => {
      const possible = possibleEdges(graph, binding, belongs);
      const known = goal === 'cases' ? passed : new Set<string>();
      const found = [
        ...stayingPaths(graph, binding, possible, { goal, passed: known, gap }),
        ...departures(graph, binding, possible, { passed: known, gap }),
      ];
      for (const edge of found.flat()) passed.add(caseOf(edge));
      return found.map((edges) => ({ course, scene, edges }));
    });
  });
}

/** The transitions of the charts that none of these paths takes. */
export function unwalked(graphs: readonly Graph[], walked: readonly UserPath[]): string[] {
  const taken = new Set(walked.flatMap(({ edges }) => edges.flatMap((edge) => edge.taken)));
  const all = new Set(graphs.flatMap((graph) => graph.edges.flatMap((edge) => edge.taken)));
  return [...all].filter((transition) => !taken.has(transition));
}

/** What a user can do and the outside can say, from the start on and as long as the screen stands. */
export function possibleEdges(graph: Graph, binding: Binding, belongs: (edge: Edge) => boolean): Set<Edge> {
  const offers = new Map<Node, Set<string>>();
  const offersOf = (node: Node) => {
    const known = offers.get(node) ?? offered(graph, node);
    offers.set(node, known);
    return known;
  };
  const isPossible = (edge: Edge) => {
    const { from, step } = edge;
    if (!belongs(edge) || binding.impossible?.(edge)) return false;
    if (step.kind !== 'user') return true;
    const { type } = step.event;
    if (!binding.does[type] || !offersOf(from).has(type)) return false;
    return binding.without?.[type] !== undefined || binding.reachable?.(type, from.view) !== false;
  };

  const possible = new Set<Edge>();
  const reached = new Set([graph.start]);
  for (const node of reached) {
    for (const edge of graph.from(node).filter(isPossible)) {
      possible.add(edge);
      if (!binding.departs?.(edge)) reached.add(edge.to);
    }
  }
  return possible;
}

function stayingPaths(
  graph: Graph,
  binding: Binding,
  possible: ReadonlySet<Edge>,
  { goal, passed, gap }: { goal: Goal; passed: ReadonlySet<string>; gap: Gap },
): Edge[][] {
  const allowed = (edge: Edge) => possible.has(edge) && !binding.departs?.(edge);
  const { paths: found, missed } = paths(graph, goal, {
    allowed,
    passed,
    gap,
    longest: longestWalk,
  });
  if (missed.length > 0) {
    const { model, variant } = graph;
    throw new Error(`${model.name} (${variant}): no clock brings a user to ${missed.join('; ')}`);
  }
  return found;
}

/** For every step that leads away, one path that ends with it: no other can follow. */
function departures(
  graph: Graph,
  binding: Binding,
  possible: ReadonlySet<Edge>,
  { passed, gap }: { passed: ReadonlySet<string>; gap: Gap },
): Edge[][] {
  const found = new Map<string, Edge[]>();
  const departing = [...possible].filter((edge) => binding.departs?.(edge));
  if (departing.length === 0) return [];
  const ways = waysBy(graph, (edge) => possible.has(edge) && !binding.departs?.(edge));
  for (const edge of departing) {
    const isKnown = passed.has(caseOf(edge));
    const target = JSON.stringify([isKnown ? 'another case' : caseOf(edge), edge.taken]);
    const way = ways.get(edge.from);
    // Of cases that were met before, the last: the first is what the others begin with.
    if (!way || (found.has(target) && !isKnown)) continue;
    const path = [...way, edge];
    if (schedule(path, graph.startTimers, { gap })) found.set(target, path);
  }
  return [...found.values()];
}

/** A shortest path to every node that such edges lead to, whatever the clocks say. */
function waysBy(graph: Graph, allowed: (edge: Edge) => boolean): Map<Node, Edge[]> {
  const logic = fromTransition((_, { edge }: { type: string; edge: Edge }) => edge.to, graph.start);
  const ways = getShortestPaths(logic, {
    events: ({ context: node }) =>
      graph
        .from(node)
        .filter(allowed)
        .map((edge) => ({ type: `edge ${edge.index}`, edge })),
    serializeState: ({ context: node }) => node.key,
    serializeEvent: ({ type }) => type,
  });
  return new Map(
    ways.map(({ state, steps }) => [state.context, steps.slice(1).map(({ event }) => event.edge)]),
  );
}
