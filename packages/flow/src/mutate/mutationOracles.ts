import type { AnyStateMachine } from 'xstate';
import { canonical, differenceInWords } from '../model/canonical.ts';
import { checkRules, stateWords } from '../check/check.ts';
import { explore, type Edge, type Graph } from '../explore/explore.ts';
import type { Call, Effect, Rule } from '../model/model.ts';
import { listener, UnknownActor, type Node } from '../explore/modelLogic.ts';
import type { Oracle } from './mutant.ts';
import { sentence } from '../model/words.ts';

/** The oracles' findings on a mutant. */
export interface Verdict {
  killedBy: Oracle[];
  /** Texts of the broken rules. */
  brokenRules: string[];
  /** If no rule breaks: one that would. */
  missingRule?: string;
}

/** A difference between mutant and chart. */
interface Deviation {
  oracle: 'paths' | 'sneak';
  /** The rule that the deviation would break, in words. */
  rule: string;
}

/** States of a variant that are judged first: most mutants break a rule near the start. */
const nearStates = 100;

/**
 * Compares a mutant with the chart in all its variants and checks the rules on it. Paths and sneak steps are followed on the
 * explored mutant instead of running actors: `runAllEdges` proves for the chart itself that both are equivalent. Once a rule
 * breaks near the start, more distant detections are skipped, so scores and broken rules are lower bounds; `brokenAnywhere`
 * checks the rest.
 */
export function judge(graphs: readonly Graph[], mutant: AnyStateMachine): Verdict {
  const near = judgeWithin(graphs, mutant, nearStates);
  const isFinal = near.brokenRules.length > 0 || graphs.every((graph) => limitOf(graph) <= nearStates);
  return isFinal ? near : judgeWithin(graphs, mutant, Infinity);
}

/** Texts of the rules that a mutant breaks, at any distance from the start. */
export function brokenAnywhere(
  graphs: readonly Graph[],
  mutant: AnyStateMachine,
  texts: readonly string[],
): string[] {
  const broken = graphs.flatMap((graph) => {
    const explored = exploreMutant(graph, mutant, Infinity);
    if (explored instanceof Error) return [];
    const rules = rulesFor(explored).filter(({ text }) => texts.includes(text));
    return checkRules(explored, rules).map(({ rule }) => rule.text);
  });
  return texts.filter((text) => broken.includes(text));
}

function judgeWithin(graphs: readonly Graph[], mutant: AnyStateMachine, most: number): Verdict {
  const oracles = new Set<Oracle>();
  const broken = new Set<Rule<any>>();
  let missingRule: string | undefined;
  for (const graph of graphs) {
    const explored = exploreMutant(graph, mutant, most);
    const deviations = explored instanceof Error ? [unknownTo(explored)] : deviationsOf(graph, explored);
    for (const { oracle, rule } of deviations) {
      oracles.add(oracle);
      missingRule ??= rule;
    }
    if (explored instanceof Error) {
      if (!(explored instanceof UnknownActor)) broken.add(neverDies);
      continue;
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

/** A mutant may have far more states than the chart; judge what has been found at this limit. */
const limitOf = ({ nodes }: Graph) => 2 * nodes.size + 50;

function exploreMutant(graph: Graph, machine: AnyStateMachine, most: number): Graph | Error {
  const limit = Math.min(most, limitOf(graph));
  try {
    return explore(graph.model, graph.variant, { machine, limit, partial: true });
  } catch (error) {
    return error as Error;
  }
}

/** The mutant starts an actor that the chart never starts, so a path that leads there differs. */
const unknownTo = ({ message }: Error): Deviation => ({ oracle: 'paths', rule: `never: ${message}` });

/** Reachability and endless cycles can't be judged on a partial graph. */
const rulesFor = ({ complete, model }: Graph): Rule<any>[] => [
  neverDies,
  ...(complete
    ? model.rules
    : model.rules.filter((rule) => 'never' in rule || 'neverStep' in rule || 'neverStart' in rule)),
];

/** The housekeeping of every chart: code that throws would end it. */
const neverDies: Rule<any> = {
  text: 'nothing that happens ends the chart with an error',
  requirements: [],
  never: ({ status }) => status === 'error',
};

/** The first deviation that each oracle detects, following chart and mutant in lockstep. */
function deviationsOf(graph: Graph, mutant: Graph): Deviation[] {
  const found = new Map<Deviation['oracle'], Deviation>();
  const note = (oracle: Deviation['oracle'], rule: string) => {
    if (!found.has(oracle)) found.set(oracle, { oracle, rule });
  };
  const atStart = differenceOf(startOf(graph), startOf(mutant));
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

/** Identifies the same step in chart and mutant. */
const stepKey = ({ step }: Edge) =>
  step.kind === 'time' ? `time ${step.event.type}` : `${step.kind} ${sentence(step)}`;

/** The result of a step. */
type Result = Pick<Edge, 'to' | 'effects' | 'calls' | 'timers'> & Partial<Pick<Edge, 'step'>>;

const startOf = ({ start, startEffects, startCalls, startTimers }: Graph): Result => ({
  to: start,
  effects: startEffects,
  calls: startCalls,
  timers: startTimers,
});

/** How a mutant's result differs, in words; undefined if it doesn't. */
function differenceOf(expected: Result, actual: Result): string | undefined {
  if (expected.to.key !== actual.to.key) {
    const [before, after] = [stateWords(expected.to), stateWords(actual.to)];
    if (before !== after) return `to ${after} instead of ${before}`;
    return differenceInWords(expected.to.state, actual.to.state) || 'other timers run';
  }
  if (canonical(expected.effects) !== canonical(actual.effects)) {
    return `carries out ${effectsOf(actual.effects)} instead of ${effectsOf(expected.effects)}`;
  }
  if (canonical(expected.calls) !== canonical(actual.calls)) {
    return `starts ${callsOf(actual.calls)} instead of ${callsOf(expected.calls)}`;
  }
  const waits = [timesOf(expected), timesOf(actual)];
  return waits[0] === waits[1] ? undefined : `waits ${waits[1]} instead of ${waits[0]}`;
}

const effectsOf = (effects: readonly Effect[]) =>
  effects
    .map(({ action, params }) => (params === undefined ? action : `${action} with ${canonical(params)}`))
    .join(', ') || 'nothing';

const callsOf = (calls: readonly Call[]) =>
  calls.map(({ actor, input }) => `${actor} with ${canonical(input)}`).join(', ') || 'no actor';

/** The timers that a step started, and its own delay if it was one. */
const timesOf = ({ step, timers }: Result) =>
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
    'starts its timers again'
  );
}
