import { checkRules, type BrokenRule } from '@araw/flow/check';
import { explore, type Edge, type Graph } from '@araw/flow/explore';
import type { Node } from '@araw/flow/modelLogic';
import type { Model } from '@araw/flow/model';
import { paths } from '@araw/flow/paths';
import type { WalkedPath } from '@araw/flow/walkedPath';
import { pathOf } from '@araw/flow/transitions';
import { sentence } from '@araw/flow/words';
import type { Actor, Cell } from '@araw/contract/values/stateTables';
import type { Chart, ChartState, ChartTransition } from '@araw/flow/chart';

/** The page's content apart from its drawings. */
export interface AtlasContent {
  machines: AtlasMachine[];
  tables: AtlasTable[];
  pictures: AtlasPicture[];
  /** Distinct pictures left out for lack of space. */
  picturesLeftOut: number;
}

export interface AtlasPicture {
  /** A data URI. */
  source: string;
  /** File names used by the steps; identical pictures share an entry. */
  files: string[];
}

export interface AtlasMachine {
  name: string;
  /** Totals over all variants. */
  explored: { states: number; steps: number };
  variants: AtlasVariant[];
  rules: AtlasRule[];
  /** Walked in the browser if available, otherwise generated. */
  paths: AtlasPath[];
  /** Paths that break a rule, shortest first. */
  counterexamples: AtlasPath[];
  states: AtlasState[];
  transitions: ChartTransition[];
  /** For import into Stately's visualizer. */
  stately: string;
}

export interface AtlasVariant {
  name: string;
  /** JSON; null for a machine without input. */
  input: string | null;
  /** Number of reachable states. */
  states: number;
}

export interface AtlasRule {
  text: string;
  requirements: string[];
  /** Empty for a rule that holds; `path` is an index into `counterexamples`. */
  broken: { counterexample: string; path: number }[];
}

export interface AtlasPath {
  variant: string;
  /** Within its variant, from 1. */
  number: number;
  requirements: string[];
  /** The browser's result; null if it hasn't walked the path. */
  walked: { passed: boolean; error: string | null } | null;
  steps: AtlasStep[];
}

export interface AtlasStep {
  sentence: string;
  /** Names of the transitions taken. */
  taken: string[];
  /** Paths of the innermost active states. */
  states: string[];
  /** What the screen was checked for and showed, in words. */
  seen: string[];
  /** File name of its screenshot, even if the page doesn't include it. */
  picture: string | null;
}

/** A table from `packages/contract/src/values/stateTables.ts`. */
export interface AtlasTable {
  name: string;
  events: { name: string; actors: Actor[] }[];
  /** The initial state first; one cell per event. */
  states: { name: string; cells: Cell<string>[] }[];
  /** The transitions in its drawing. */
  transitions: Pick<ChartTransition, 'name' | 'event' | 'source'>[];
}

export interface AtlasState {
  path: string;
  /** Path of the enclosing state. */
  parent: string | null;
  kind: ChartState['kind'];
  tags: string[];
  actors: string[];
  entry: string[];
  exit: string[];
}

/** The content for one machine. `walked` may include paths of other machines. */
export function machineContent(model: Model, chart: Chart, walked: readonly WalkedPath[]): AtlasMachine {
  const graphs = Object.keys(model.variants).map((variant) => explore(model, variant));
  const own = walked.filter(({ machine }) => machine === model.name);
  const states = atlasStates(chart.root, null);
  const broken = graphs.flatMap((graph) => checkRules(graph).map((found) => ({ graph, found })));
  return {
    name: model.name,
    explored: {
      states: sum(graphs.map(({ nodes }) => nodes.size)),
      steps: sum(graphs.map(({ edges }) => edges.length)),
    },
    variants: graphs.map(({ variant, nodes }) => ({
      name: variant,
      input: inputOf(model.variants[variant]),
      states: nodes.size,
    })),
    rules: model.rules.map((rule) => ({
      text: rule.text,
      requirements: [...rule.requirements],
      broken: broken.flatMap(({ found }, path) =>
        found.rule === rule ? [{ counterexample: found.counterexample, path }] : [],
      ),
    })),
    paths: inOrder(states, own.length > 0 ? own.map(walkedPath) : graphs.flatMap(generatedPaths)),
    counterexamples: inOrder(
      states,
      broken.map(({ graph, found }, place) => counterexample(graph, found, place + 1)),
    ),
    states,
    transitions: chart.transitions,
    stately: statelyText(model.machine.config),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, value) => total + value, 0);

const inputOf = (input: unknown) => (input === undefined ? null : JSON.stringify(input, null, 2));

/** Drops functions: the visualizer draws names. */
const statelyText = (config: object) => `createMachine(${JSON.stringify(config, null, 2)})`;

const walkedPath = (path: WalkedPath): AtlasPath => ({
  variant: path.variant,
  number: path.number,
  requirements: [...path.requirements],
  walked: { passed: path.passed, error: path.error ?? null },
  steps: path.steps.map((step) => ({ ...step, picture: step.picture ?? null })),
});

const generatedPaths = (graph: Graph): AtlasPath[] =>
  paths(graph, 'cases').paths.map((edges, place) => pathOfEdges(graph, edges, place + 1));

const counterexample = (graph: Graph, { path }: BrokenRule, number: number) =>
  pathOfEdges(graph, path, number);

function pathOfEdges(graph: Graph, edges: readonly Edge[], number: number): AtlasPath {
  const start = { sentence: 'the start', taken: graph.startTaken, states: leavesOf(graph.start) };
  const steps = edges.map(({ step, taken, to }) => ({
    sentence: sentence(step),
    taken,
    states: leavesOf(to),
  }));
  return {
    variant: graph.variant,
    number,
    requirements: [],
    walked: null,
    steps: [start, ...steps].map((step) => ({ ...step, seen: [], picture: null })),
  };
}

/** Regions in the order of the chart, whichever was entered last. */
function inOrder(states: readonly AtlasState[], found: readonly AtlasPath[]): AtlasPath[] {
  const places = new Map(states.map(({ path }, place) => [path, place]));
  const place = (path: string) => places.get(path) ?? 0;
  const sorted = (step: AtlasStep) => ({
    ...step,
    states: step.states.toSorted((a, b) => place(a) - place(b)),
  });
  return found.map((path) => ({ ...path, steps: path.steps.map(sorted) }));
}

const leavesOf = ({ snapshot }: Node) =>
  snapshot._nodes.filter(({ states }) => Object.keys(states).length === 0).map(pathOf);

function atlasStates(state: ChartState, parent: string | null): AtlasState[] {
  const { path, kind, tags, actors, entry, exit, children } = state;
  return [
    { path, parent, kind, tags, actors, entry, exit },
    ...children.flatMap((child) => atlasStates(child, path)),
  ];
}
