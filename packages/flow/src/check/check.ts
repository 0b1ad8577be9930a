import { differenceInWords } from '../model/canonical.ts';
import type { Edge, Graph } from '../explore/explore.ts';
import type { Judgement, Rule, Step, View } from '../model/model.ts';
import { ignoredSteps, type Node } from '../explore/modelLogic.ts';
import { sentence, pathInWords } from '../model/words.ts';

/** A broken rule: where, and a shortest counterexample. */
export interface BrokenRule {
  rule: Rule<any>;
  variant: string;
  path: Edge[];
  /** The path in words, and the problem at its end. */
  counterexample: string;
}

/** An event that a state ignores. */
interface Ignored {
  node: Node;
  step: Step;
}

interface Violation {
  path: Edge[];
  problem: string;
}

/** The broken rules of a graph, each with a shortest counterexample. */
export function checkRules(graph: Graph, rules: readonly Rule<any>[] = graph.model.rules): BrokenRule[] {
  const ignored = [...graph.nodes.values()].flatMap((node) =>
    ignoredSteps(graph.model, node).map((step): Ignored => ({ node, step })),
  );
  return rules.flatMap((rule) => {
    const violation = violationOrFailure(graph, rule, ignored);
    if (!violation) return [];
    const { path, problem } = violation;
    const counterexample = `${graph.variant}: ${pathInWords(path)} — ${problem}`;
    return [{ rule, variant: graph.variant, path, counterexample }];
  });
}

/** A rule that throws counts as broken: something it assumes is missing. */
function violationOrFailure(
  graph: Graph,
  rule: Rule<any>,
  ignored: readonly Ignored[],
): Violation | undefined {
  try {
    return violationOf(graph, rule, ignored);
  } catch (error) {
    return { path: [], problem: `the rule cannot be asked: ${String(error)}` };
  }
}

/** A rule may carry several judgements, such as one of the start and one of each step: all of them count. */
function violationOf(graph: Graph, rule: Rule<any>, ignored: readonly Ignored[]): Violation | undefined {
  return (
    ('never' in rule ? reachedState(graph, rule.never) : undefined) ??
    ('neverStart' in rule ? badStart(graph, rule.neverStart) : undefined) ??
    ('neverStep' in rule ? takenStep(graph, ignored, rule.neverStep) : undefined) ??
    ('canReach' in rule ? lostGoal(graph, rule.canReach, rule.from) : undefined) ??
    ('settles' in rule ? stays(graph, rule.settles) : undefined)
  );
}

/** Nodes are ordered by distance, so the first match is a nearest one. */
function reachedState(
  { nodes, pathTo }: Graph,
  forbidden: (view: View<any>) => boolean,
): Violation | undefined {
  for (const node of nodes.values()) {
    if (forbidden(node.ruleView)) return { path: pathTo(node), problem: `now in ${stateWords(node)}` };
  }
  return undefined;
}

type StartRule = Extract<Judgement<any>, { neverStart: unknown }>['neverStart'];

function badStart({ start, startEffects, startCalls }: Graph, forbidden: StartRule): Violation | undefined {
  const actions = startEffects.map(({ action }) => action);
  if (!forbidden(start.ruleView, actions, startCalls, startEffects)) return undefined;
  const started = startCalls.map(({ actor }) => `starts ${actor}`);
  return { path: [], problem: [stateWords(start), ...actions, ...started].join(', ') };
}

type StepRule = Extract<Judgement<any>, { neverStep: unknown }>['neverStep'];

function takenStep(
  { edges, pathTo, pathThrough }: Graph,
  ignored: readonly Ignored[],
  forbidden: StepRule,
): Violation | undefined {
  for (const edge of edges) {
    const { from, step, to, actions, calls, effects } = edge;
    if (!forbidden(from.ruleView, step, to.ruleView, actions, calls, effects)) continue;
    const started = calls.map(({ actor }) => `starts ${actor}`);
    return { path: pathThrough(edge), problem: [moveWords(from, to), ...actions, ...started].join(', ') };
  }
  for (const { node, step } of ignored) {
    if (!forbidden(node.ruleView, step, node.ruleView, [], [], [])) continue;
    return { path: pathTo(node), problem: `then ${stateWords(node)} ignores "${sentence(step)}"` };
  }
  return undefined;
}

function moveWords(from: Node, to: Node): string {
  const [before, after] = [stateWords(from), stateWords(to)];
  if (before !== after) return `${before} became ${after}`;
  return [`stays in ${after}`, ...(from === to ? [] : [differenceInWords(from.state, to.state)])].join(': ');
}

function lostGoal(
  graph: Graph,
  goal: (view: View<any>) => boolean,
  from: (view: View<any>) => boolean = () => true,
): Violation | undefined {
  const before = predecessors(graph);
  const ableTo = new Set([...graph.nodes.values()].filter(({ ruleView }) => goal(ruleView)));
  for (const node of ableTo) for (const earlier of before.get(node) ?? []) ableTo.add(earlier);

  for (const node of graph.nodes.values()) {
    if (ableTo.has(node) || node.snapshot.status !== 'active' || !from(node.ruleView)) continue;
    return { path: graph.pathTo(node), problem: `from ${stateWords(node)} there is no way there any more` };
  }
  return undefined;
}

function predecessors({ nodes, edges }: Graph): Map<Node, Node[]> {
  const before = new Map([...nodes.values()].map((node): [Node, Node[]] => [node, []]));
  for (const { from, to } of edges) before.get(to)?.push(from);
  return before;
}

const isAnswerOrTimer = ({ step }: Edge) => step.kind === 'answer' || step.kind === 'time';
const isFailure = ({ step }: Edge) => step.kind === 'time' || (step.kind === 'answer' && !step.ok);
const leads = ({ from, to }: Edge) => to !== from;

/** A state of the region that answers and timers alone may never leave, or leave only on success. */
function stays(graph: Graph, inRegion: (view: View<any>) => boolean): Violation | undefined {
  const region = new Set([...graph.nodes.values()].filter(({ ruleView }) => inRegion(ruleView)));
  const ended = [...region].find(({ snapshot }) => snapshot.status !== 'active');
  if (ended) return { path: graph.pathTo(ended), problem: `the chart ends in ${stateWords(ended)}` };

  const waysOut = (node: Node) => graph.from(node).filter((edge) => isAnswerOrTimer(edge) && leads(edge));
  const byItself = (node: Node) =>
    graph.from(node).filter((edge) => edge.step.kind !== 'user' && leads(edge));

  const stuck = [...region].find((node) => waysOut(node).length === 0);
  if (stuck) {
    return { path: graph.pathTo(stuck), problem: `no answer and no timer leads out of ${stateWords(stuck)}` };
  }

  const settling = new Set<Node>();
  const settled = ({ to }: Edge) => !region.has(to) || settling.has(to);
  for (let grew = true; grew;) {
    grew = false;
    for (const node of region) {
      if (settling.has(node) || !byItself(node).every(settled)) continue;
      settling.add(node);
      grew = true;
    }
  }
  const circling = [...region].find((node) => !settling.has(node));
  if (circling) {
    return {
      path: graph.pathTo(circling),
      problem: `from ${stateWords(circling)} answers and timers can go round without end`,
    };
  }

  const trusting = [...region].find((node) => !waysOut(node).some(isFailure));
  if (trusting) {
    return {
      path: graph.pathTo(trusting),
      problem: `neither a failure nor a time-out leads out of ${stateWords(trusting)}`,
    };
  }
  return undefined;
}

/** Innermost active states, for readers. */
export function stateWords({ snapshot }: Node): string {
  const leaves = snapshot._nodes.filter((state) => Object.keys(state.states).length === 0);
  const words =
    leaves
      .map((state) => state.path.join('.'))
      .filter(Boolean)
      .join(' + ') || snapshot.machine.id;
  return snapshot.status === 'active' || snapshot.status === 'done'
    ? words
    : `${words} (status ${snapshot.status})`;
}
