import type { AnyStateMachine } from 'xstate';
import { canonical, differenceInWords } from './canonical.ts';
import { checkRules, stateWords } from './check.ts';
import { explore, listener, type Edge, type Graph, type Node } from './explore.ts';
import type { Call, Rule } from './model.ts';
import type { Oracle } from './results.ts';
import { sentence } from './words.ts';

/** What the oracles say of a mutant. */
export interface Verdict {
  killedBy: Oracle[];
  /** Texts of the rules that break. */
  brokenRules: string[];
  /** Where no rule breaks: a rule that would. */
  missingRule?: string;
}

/** Something that a mutant does otherwise than the chart. */
interface Deviation {
  oracle: 'paths' | 'sneak';
  /** The rule that the deviation would break, in words. */
  rule: string;
}

/**
 * Compares a mutant with what the chart does in all its variants and checks the rules on it. Paths and sneak
 * steps are followed on the explored mutant: an explored step is what a running actor does, which
 * `runAllEdges` proves.
 */
export function judge(graphs: readonly Graph[], mutant: AnyStateMachine): Verdict {
  const oracles = new Set<Oracle>();
  const broken = new Set<Rule<any>>();
  let missingRule: string | undefined;
  for (const graph of graphs) {
    const explored = exploreMutant(graph, mutant);
    for (const { oracle, rule } of deviationsOf(graph, explored)) {
      oracles.add(oracle);
      missingRule ??= rule;
    }
    const unbroken = rulesFor(explored).filter((rule) => !broken.has(rule));
    for (const { rule } of checkRules(explored, unbroken)) broken.add(rule);
  }
  if (broken.size > 0) oracles.add('rules');
  return {
    killedBy: (['paths', 'sneak', 'rules'] as const).filter((oracle) => oracles.has(oracle)),
    brokenRules: [...broken].map(({ text }) => text),
    ...(broken.size === 0 && missingRule !== undefined ? { missingRule } : {}),
  };
}

/** A mutant may have many more states than the chart; what is found by then is judged. */
const exploreMutant = ({ model, variant, nodes }: Graph, machine: AnyStateMachine) =>
  explore(model, variant, { machine, limit: 2 * nodes.size + 100, partial: true });

/** What is lost or goes round for ever cannot be told of a graph that is known in part. */
const rulesFor = ({ complete, model }: Graph): Rule<any>[] =>
  complete ? model.rules : model.rules.filter((rule) => 'never' in rule || 'neverStep' in rule);

/** The first deviation that each oracle notices, walking the chart and the mutant in step. */
function deviationsOf(graph: Graph, mutant: Graph): Deviation[] {
  const found = new Map<Deviation['oracle'], Deviation>();
  const note = (oracle: Deviation['oracle'], rule: string) => {
    if (!found.has(oracle)) found.set(oracle, { oracle, rule });
  };
  const atStart = differenceOf({ ...graph, to: graph.start }, { ...mutant, to: mutant.start });
  if (atStart !== undefined) note('paths', `never: at the start, ${atStart}`);

  const twins = new Map<Node, Node>(atStart === undefined ? [[graph.start, mutant.start]] : []);
  for (const [node, twin] of twins) {
    const offered = new Map(mutant.from(twin).map((edge) => [stepKey(edge), edge]));
    for (const edge of graph.from(node)) {
      const done = offered.get(stepKey(edge));
      offered.delete(stepKey(edge));
      const difference = done ? differenceOf(edge, done) : 'the step cannot be taken';
      if (difference !== undefined) {
        note('paths', `neverStep: ${placeOf(edge)} — ${difference}`);
      } else if (mutant.nodes.has(done!.to.key)) {
        twins.set(edge.to, mutant.nodes.get(done!.to.key)!);
      }
    }
    const sneaked = [...offered.values()].find((edge) => isUnlisted(edge, node) && changesSomething(edge));
    if (sneaked) note('sneak', `neverStep: ${placeOf(sneaked)} — ${changeOf(sneaked)}`);
    if (found.size === 2) break;
  }
  return [...found.values()];
}

/** The same step of the chart and of a mutant. */
const stepKey = ({ step }: Edge) =>
  step.kind === 'time' ? `time ${step.event.type}` : `${step.kind} ${sentence(step)}`;

/** What came of a step. */
type Result = Pick<Edge, 'to'> & Partial<Pick<Edge, 'step' | 'actions' | 'calls' | 'timers'>>;

/** How a mutant's result differs, in words; undefined when it does not. */
function differenceOf(expected: Result, actual: Result): string | undefined {
  if (expected.to.key !== actual.to.key) {
    const [before, after] = [stateWords(expected.to), stateWords(actual.to)];
    if (before !== after) return `to ${after} instead of ${before}`;
    return differenceInWords(expected.to.state, actual.to.state) || 'other timers run';
  }
  if (canonical(expected.actions) !== canonical(actual.actions)) {
    return `carries out ${namesOf(actual.actions)} instead of ${namesOf(expected.actions)}`;
  }
  if (canonical(expected.calls) !== canonical(actual.calls)) {
    return `starts ${callsOf(actual.calls)} instead of ${callsOf(expected.calls)}`;
  }
  const waits = [timesOf(expected), timesOf(actual)];
  return waits[0] === waits[1] ? undefined : `waits ${waits[1]} instead of ${waits[0]}`;
}

const namesOf = (actions: readonly string[] = []) => actions.join(', ') || 'nothing';

const callsOf = (calls: readonly Call[] = []) =>
  calls.map(({ actor, input }) => `${actor} with ${canonical(input)}`).join(', ') || 'no actor';

/** The timers that a step started, and after how long it came if it was one. */
const timesOf = ({ step, timers = [] }: Result) =>
  [...(step?.kind === 'time' ? [step.ms] : []), ...timers.flatMap(({ ms }) => ms ?? [])].join(', ') || 'not';

const placeOf = ({ from, step }: Edge) => `${stateWords(from)}, ${sentence(step)}`;

const isUnlisted = ({ step }: Edge, { snapshot }: Node) =>
  (step.kind === 'user' || step.kind === 'emit') && !listener(snapshot)(step.event.type);

const changesSomething = ({ from, to, actions, calls, timers }: Edge) =>
  to.key !== from.key || actions.length + calls.length > 0 || timers.some(({ ms }) => ms !== undefined);

function changeOf({ from, to, actions, calls }: Edge): string {
  const [before, after] = [stateWords(from), stateWords(to)];
  if (before !== after) return `to ${after} instead of staying`;
  const started = calls.map(({ actor }) => `starts ${actor}`);
  return (
    [differenceInWords(from.state, to.state), ...actions, ...started].filter(Boolean).join(', ') ||
    'starts its timers anew'
  );
}
