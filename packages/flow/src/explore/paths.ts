import type { Edge, Graph } from './explore.ts';
import type { Node } from './modelLogic.ts';
import { sentence } from '../model/words.ts';
import { covers, startTiming, timingAfter, type Gap, type Timing } from './timings.ts';

/**
 * What a set of paths must cover: every state, every transition, every transition and every named case taken once and
 * refused once, every edge, every two consecutive edges.
 */
export const goals = ['states', 'transitions', 'cases', 'edges', 'pairs'] as const;
export type Goal = (typeof goals)[number];

export const isGoal = (text: string): text is Goal => goals.some((goal) => goal === text);

export interface PathOptions {
  /** Maximum steps of a path, unless its first target is further away. */
  longest?: number;
  /** Maximum steps between two targets before another path is started. */
  detour?: number;
  /** Default: 0. */
  gap?: Gap;
  /** Edges that may be used; default: all. */
  allowed?: (edge: Edge) => boolean;
  /** Named cases that other paths already cover (`caseOf`). */
  passed?: ReadonlySet<string>;
  /** The target of an edge that nothing can follow: a path takes at most one, as its last. It isn't among `allowed`. */
  ending?: (edge: Edge) => string | undefined;
}

export interface Paths {
  paths: Edge[][];
  /** The targets of `ending` that these paths end with. */
  ended: ReadonlySet<string>;
  /** Unreachable targets: no clock allows the order of timers, or only disallowed edges lead there. */
  missed: string[];
}

/** Current position of a walk and its path. */
interface Walk {
  node: Node;
  timing: Timing;
  length: number;
  last?: { edge: Edge; walk: Walk };
}

interface Search {
  allowed: (edge: Edge) => boolean;
  gap: Gap;
  targets: Targets;
  pathThrough: Graph['pathThrough'];
  /** The edges worth walking: those that lead to another state or change the timers. */
  onward: (node: Node) => readonly Edge[];
}

/** Paths from the start that together reach the goal, each going greedily to the nearest open target. */
export function paths(graph: Graph, goal: Goal, options: PathOptions = {}): Paths {
  const { longest = 20, detour = Infinity, gap = 0, allowed = () => true, passed = new Set() } = options;
  const { ending = () => undefined } = options;
  const targets =
    goal === 'pairs' ? pairTargets(graph, allowed) : edgeTargets(graph, goal, { allowed, passed });
  const { pathThrough } = graph;
  const search: Search = { allowed, gap, targets, pathThrough, onward: onwardEdges(graph, allowed, targets) };
  const start: Walk = { node: graph.start, timing: startTiming(graph.startTimers), length: 0 };
  const endings = endingTargets(graph, ending);
  const toEnding = { ...search, targets: endings };

  const found: Edge[][] = [];
  while (targets.left() > 0) {
    let end = firstLeg(search, start) ?? nearest(search, start, Infinity);
    if (!end) break;
    const extend = (walk: Walk) => nearest(search, walk, Math.min(detour, longest - walk.length));
    for (let leg = extend(end); leg; leg = extend(end)) end = leg;
    const last = endings.left() > 0 && nearest(toEnding, end, longest - end.length);
    if (last) closeAll(targets, end, last);
    found.push(edgesOf(last || end));
  }
  return { paths: found, ended: endings.closed, missed: targets.missed() };
}

/** The exploration's own path to an open target, if allowed; much faster than a search. */
function firstLeg({ targets, gap, allowed, pathThrough }: Search, start: Walk): Walk | undefined {
  const goal = targets.anyOpen();
  const way = goal && pathThrough(goal);
  if (!way?.every(allowed)) return undefined;
  const end = way.reduce<Walk | undefined>((walk, edge) => walk && step(walk, edge, gap), start);
  if (end) closeAll(targets, start, end);
  return end;
}

function closeAll(targets: Targets, from: Walk, end: Walk) {
  for (let at = end; at.last && at !== from; at = at.last.walk) targets.close(at.last.edge, at.last.walk);
}

/** The shortest continuation to an open target in an order that a clock allows; closes the targets it covers. */
function nearest(search: Search, from: Walk, budget: number): Walk | undefined {
  const { targets, gap, onward } = search;
  const seen = new Map<Node | Edge, Timing[]>();
  const queue = [from];
  for (let next = 0; next < queue.length; next += 1) {
    const walk = queue[next]!;
    if (walk.length - from.length >= budget) return undefined;
    for (const edge of targets.openAfter(walk)) {
      const end = step(walk, edge, gap);
      if (!end) continue;
      closeAll(targets, from, end);
      return end;
    }
    for (const edge of onward(walk.node)) {
      const place = targets.dependOnLast ? edge : edge.to;
      const timings = seen.get(place);
      if (timings && edge.to.timers.size === 0) continue;
      const end = step(walk, edge, gap);
      if (!end || timings?.some((wider) => covers(wider, end.timing))) continue;
      if (timings) timings.push(end.timing);
      else seen.set(place, [end.timing]);
      queue.push(end);
    }
  }
  return undefined;
}

function step(walk: Walk, edge: Edge, gap: Gap): Walk | undefined {
  const timing = timingAfter(walk.timing, edge, gap);
  return timing && { node: edge.to, timing, length: walk.length + 1, last: { edge, walk } };
}

function edgesOf(walk: Walk): Edge[] {
  const edges: Edge[] = [];
  for (let at = walk.last; at; at = at.walk.last) edges.unshift(at.edge);
  return edges;
}

function onwardEdges(graph: Graph, allowed: (edge: Edge) => boolean, { dependOnLast }: Targets) {
  const kept = new Map<Node, Edge[]>();
  const helps = (edge: Edge) =>
    dependOnLast || edge.to !== edge.from || edge.timers.length > 0 || edge.fired !== undefined;
  return (node: Node) => {
    const known = kept.get(node) ?? graph.from(node).filter((edge) => allowed(edge) && helps(edge));
    kept.set(node, known);
    return known;
  };
}

/** The targets of a goal that no path has reached yet. */
interface Targets {
  left(): number;
  missed(): string[];
  /** An edge that reaches an open target, whatever came before it. */
  anyOpen(): Edge | undefined;
  /** The edges that would reach an open target next. */
  openAfter(walk: Walk): readonly Edge[];
  /** Records that a walk has ended with this edge. */
  close(edge: Edge, walk: Walk): void;
  /** Whether an edge's target depends on the edge before it. */
  dependOnLast: boolean;
}

function edgeTargets(
  graph: Graph,
  goal: Exclude<Goal, 'pairs'>,
  { allowed, passed }: Required<Pick<PathOptions, 'allowed' | 'passed'>>,
): Targets {
  const edges = graph.edges.filter(allowed);
  const wanted = (edge: Edge) => targetsOf(goal, edge).filter((target) => !passed.has(target));
  const reached = new Map(edges.map((edge) => [edge, wanted(edge)]));
  const open = new Set([...reached.values()].flat());
  const reachesOpen = (edge: Edge) => reached.get(edge)?.some((target) => open.has(target)) ?? false;
  /** Edges per node that may still reach something; only ever shrinks. */
  const hopeful = new Map<Node, Edge[]>();
  let next = 0;
  return {
    left: () => open.size,
    missed: () => [...open],
    anyOpen: () => {
      while (next < edges.length && !reachesOpen(edges[next]!)) next += 1;
      return edges[next];
    },
    openAfter: ({ node }) => {
      const before = hopeful.get(node) ?? graph.from(node);
      if (before.length === 0) return before;
      const now = before.filter(reachesOpen);
      hopeful.set(node, now);
      return now;
    },
    close: (edge) => reached.get(edge)?.forEach((target) => open.delete(target)),
    dependOnLast: false,
  };
}

/** One target per name that `ending` gives. */
function endingTargets(graph: Graph, ending: (edge: Edge) => string | undefined) {
  const nameOf = new Map(graph.edges.map((edge) => [edge, ending(edge)]));
  const open = new Set([...nameOf.values()].filter((name) => name !== undefined));
  const closed = new Set<string>();
  const isOpen = (edge: Edge) => open.has(nameOf.get(edge) ?? '');
  const targets: Targets = {
    left: () => open.size,
    missed: () => [...open],
    anyOpen: () => undefined,
    openAfter: ({ node }) => graph.from(node).filter(isOpen),
    close: (edge) => {
      const name = nameOf.get(edge);
      if (name !== undefined && open.delete(name)) closed.add(name);
    },
    dependOnLast: false,
  };
  return { ...targets, closed };
}

/** The step's named case and whether the machine takes it, in words. */
export const caseOf = ({ step, taken }: Pick<Edge, 'step' | 'taken'>) =>
  `${sentence(step)}, ${taken.length > 0 ? 'taken' : 'refused'}`;

function targetsOf(goal: Exclude<Goal, 'pairs'>, { index, step: taken, to, ...edge }: Edge): string[] {
  switch (goal) {
    case 'states':
      return [to.key];
    case 'transitions':
      return edge.taken;
    case 'cases':
      return [...edge.taken, caseOf({ step: taken, taken: edge.taken })];
    case 'edges':
      return [`edge ${index}: ${sentence(taken)}`];
  }
}

function pairTargets(graph: Graph, allowed: (edge: Edge) => boolean): Targets {
  const pair = (before: Edge, edge: Edge) => before.index * graph.edges.length + edge.index;
  const open = new Set<number>();
  for (const before of graph.edges.filter(allowed)) {
    for (const edge of graph.from(before.to).filter(allowed)) open.add(pair(before, edge));
  }
  const nameOf = (id: number) => {
    const before = graph.edges[Math.floor(id / graph.edges.length)]!;
    return `${sentence(before.step)}, then ${sentence(graph.edges[id % graph.edges.length]!.step)}`;
  };
  return {
    left: () => open.size,
    missed: () => [...open].map(nameOf),
    anyOpen: () => undefined,
    openAfter: ({ node, last }) =>
      last ? graph.from(node).filter((edge) => open.has(pair(last.edge, edge))) : [],
    close: (edge, { last }) => void (last && open.delete(pair(last.edge, edge))),
    dependOnLast: true,
  };
}
