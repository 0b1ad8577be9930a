import { getShortestPaths } from '@xstate/graph';
import { fromTransition } from 'xstate';
import type { Binding } from './browser.ts';
import type { Edge, Graph } from '../explore/explore.ts';
import type { Model } from '../model/model.ts';
import type { Node } from '../explore/modelLogic.ts';
import { caseOf, paths, type Goal, type Paths } from '../explore/paths.ts';
import { schedule } from '../explore/schedule.ts';
import type { Gap, TimerChange } from '../explore/timings.ts';

/** One variant of a chart: what a walk needs besides its edges. */
export interface Course {
  model: Model<any>;
  variant: string;
  start: Node;
  startTaken: readonly string[];
  startTimers: readonly TimerChange[];
  /** It has a timer so short that hardly any time may pass outside the schedule. */
  isTight: boolean;
  /** The event types that the machine would take in a state, whatever their case. */
  offered(node: Node): ReadonlySet<string>;
}

/** A path and the page it starts from. */
export interface UserPath {
  course: Course;
  scene: string;
  edges: Edge[];
}

export interface UserPathOptions {
  /** Default: `cases`, or more if the binding says so. */
  goal?: Goal;
}

/** The scene's name if a binding has only one. */
const onlyScene = '';

/** Steps of a walk, unless its first target is further away: a person has to be able to repeat a failing walk. */
const longestWalk = 30;

/** A timer at least this long gives the page all the time it needs (ms). */
const longTimer = 5_000;

export function courseOf(graph: Graph): Course {
  const { model, variant, start, startTaken, startTimers } = graph;
  const timers = [...startTimers, ...graph.edges.flatMap((edge) => edge.timers)];
  const isTight = timers.some(({ ms = Infinity }) => ms < longTimer);
  return { model, variant, start, startTaken, startTimers, isTight, offered: (node) => offered(graph, node) };
}

/**
 * Every step that settles moves the page's clock ahead of the schedule, so no other timer of the chart may fall due within
 * this many milliseconds.
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
 * User paths that cover the goal for all variants of one chart. With the goal `cases` each named case is covered once, in
 * the first variant and scene that has it, and every transition in each of them. Throws if a target that users can reach is
 * on none of them.
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
      const endings = endingsOf(
        [...possible].filter((edge) => binding.departs?.(edge)),
        known,
      );
      const staying = stayingPaths(graph, binding, possible, { goal, passed: known, gap, endings });
      const found = [
        ...staying.paths,
        ...departures(graph, binding, possible, { passed: known, gap, ended: staying.ended }),
      ];
      for (const edge of found.flat()) passed.add(caseOf(edge));
      return found.map((edges) => ({ course, scene, edges }));
    });
  });
}

export function unwalked(graphs: readonly Graph[], walked: readonly UserPath[]): string[] {
  const taken = new Set(walked.flatMap(({ edges }) => edges.flatMap((edge) => edge.taken)));
  const all = new Set(graphs.flatMap((graph) => graph.edges.flatMap((edge) => edge.taken)));
  return [...all].filter((transition) => !taken.has(transition));
}

/** The user's actions and the answers that are possible from the start while the screen is shown. */
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
  {
    goal,
    passed,
    gap,
    endings,
  }: { goal: Goal; passed: ReadonlySet<string>; gap: Gap; endings: ReadonlyMap<Edge, string> },
): Pick<Paths, 'paths' | 'ended'> {
  const allowed = (edge: Edge) => possible.has(edge) && !binding.departs?.(edge);
  const {
    paths: found,
    ended,
    missed,
  } = paths(graph, goal, {
    allowed,
    passed,
    gap,
    longest: longestWalk,
    ending: (edge) => endings.get(edge),
  });
  if (missed.length > 0) {
    const { model, variant } = graph;
    throw new Error(`${model.name} (${variant}): no clock brings a user to ${missed.join('; ')}`);
  }
  return { paths: found, ended };
}

/** Of cases that other variants cover, one per transition is enough. */
const departureOf = (edge: Edge, passed: ReadonlySet<string>) =>
  JSON.stringify([passed.has(caseOf(edge)) ? 'another case' : caseOf(edge), edge.taken]);

/** The target of each of these edges. Of cases already covered only the last: paths begin with the first ones. */
function endingsOf(departing: readonly Edge[], passed: ReadonlySet<string>): Map<Edge, string> {
  const lasts = new Map<string, Edge>();
  const endings = new Map<Edge, string>();
  for (const edge of departing) {
    const target = departureOf(edge, passed);
    if (passed.has(caseOf(edge))) lasts.set(target, edge);
    else endings.set(edge, target);
  }
  for (const [target, edge] of lasts) endings.set(edge, target);
  return endings;
}

/** For every step that leaves the screen and ends no other path, one that ends with it, as no other can follow. */
function departures(
  graph: Graph,
  binding: Binding,
  possible: ReadonlySet<Edge>,
  { passed, gap, ended }: { passed: ReadonlySet<string>; gap: Gap; ended: ReadonlySet<string> },
): Edge[][] {
  const found = new Map<string, Edge[]>();
  const departing = [...possible].filter(
    (edge) => binding.departs?.(edge) && !ended.has(departureOf(edge, passed)),
  );
  if (departing.length === 0) return [];
  const ways = waysBy(graph, (edge) => possible.has(edge) && !binding.departs?.(edge));
  for (const edge of departing) {
    const isKnown = passed.has(caseOf(edge));
    const target = departureOf(edge, passed);
    const way = ways.get(edge.from);
    // Of cases already covered take the last: paths begin with the first ones.
    if (!way || (found.has(target) && !isKnown)) continue;
    const path = [...way, edge];
    if (schedule(path, graph.startTimers, { gap })) found.set(target, path);
  }
  return [...found.values()];
}

/** A shortest path to every node reachable by allowed edges, ignoring clocks. */
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
