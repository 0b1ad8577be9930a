import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import Piscina from 'piscina';
import { checkRules } from './check.ts';
import { confirmed } from './counterexample.ts';
import { explore, type Graph } from '../explore/explore.ts';
import { housekeeping } from './housekeeping.ts';
import type { Model, Rule } from '../model/model.ts';
import type { FoundModel } from '../model/models.ts';
import { type Divergence, runAllCases, runAllEdges } from './run.ts';
import { approvingCommand, transitionTable } from './table.ts';

/** What was found in one variant of a machine, as one thread hands it to another. */
export interface VariantReport {
  states: number;
  edges: number;
  /** By the rule's place in the model: counterexamples in words. */
  broken: { rule: number; counterexample: string }[];
  divergences: string[];
}

/** What was found in one machine, as one thread hands it to another. */
export interface MachineFindings {
  variants: VariantReport[];
  /** Faults of the chart or the model, whatever the rules say. */
  faults: string[];
}

/** All that is known of one machine. */
export interface MachineReport {
  name: string;
  variants: number;
  states: number;
  edges: number;
  rules: readonly Rule<any>[];
  /** With a counterexample in words for each variant in which the rule does not hold. */
  broken: { rule: Rule<any>; counterexamples: string[] }[];
  divergences: string[];
  /** Faults of the chart or the model, whatever the rules say. */
  faults: string[];
}

export const exploreAll = ({ model }: FoundModel): Graph[] =>
  Object.keys(model.variants).map((variant) => explore(model, variant));

/** What is run on real actors: every edge, or every transition and named case alone. */
export type ActorGoal = 'edges' | 'cases';

/** How a project reports on its machines. */
export interface FindingOptions {
  /** `edges` when left out. */
  goal?: ActorGoal;
  /** The explored variants, where somebody has them already. */
  graphs?: readonly Graph[];
  /** The command that writes tables, as they and faults name it. */
  approving?: string;
}

/** Explores every variant, checks its rules and runs it on real actors. */
export function findingsOn(
  found: FoundModel,
  { goal = 'edges', graphs = exploreAll(found), approving = approvingCommand }: FindingOptions = {},
): MachineFindings {
  const run = goal === 'edges' ? runAllEdges : runAllCases;
  return {
    variants: graphs.map((graph) => reportOnVariant(graph, run(graph))),
    faults: [...housekeeping(graphs), ...tableFaults(found, graphs, approving)],
  };
}

const reportOnVariant = (graph: Graph, divergences: readonly Divergence[]): VariantReport => ({
  states: graph.nodes.size,
  edges: graph.edges.length,
  broken: checkRules(graph).map((found) => ({
    rule: graph.model.rules.indexOf(found.rule),
    counterexample: confirmed(graph, found),
  })),
  divergences: divergences.map(({ message }) => message),
});

/** What a thread is given: where a model and its table are, and what to run. */
export interface ReportTask extends Omit<FoundModel, 'model'> {
  goal: ActorGoal;
}

/**
 * A module that exports `reportOn`, which resolves a `ReportTask` with `MachineFindings`: the package's own, or one that
 * does more with what has been explored.
 */
const ownThread = new URL('./reportThread.mjs', import.meta.url);

/** Reports on machines, a machine to a core. */
export async function reportOnAll(
  models: readonly FoundModel[],
  { goal = 'edges', thread = ownThread }: { goal?: ActorGoal; thread?: URL } = {},
): Promise<MachineReport[]> {
  const pool = new Piscina<ReportTask, MachineFindings>({
    filename: thread.href,
    maxThreads: availableParallelism(),
    // Most of what an exploration makes lives for one step only.
    resourceLimits: { maxYoungGenerationSizeMb: 64 },
  });
  const findings = new Map<FoundModel, Promise<MachineFindings>>();
  try {
    // The longest first, so that no core waits for it at the end.
    for (const found of models.toSorted((a, b) => approvedLength(b) - approvedLength(a))) {
      const { path, tablePath } = found;
      findings.set(found, pool.run({ path, tablePath, goal }, { name: 'reportOn' }));
    }
    return await Promise.all(models.map(async (found) => together(found.model, await findings.get(found)!)));
  } finally {
    await pool.destroy();
  }
}

const approvedLength = ({ tablePath }: FoundModel) =>
  existsSync(tablePath) ? statSync(tablePath).size : Infinity;

function together(model: Model<any>, { variants, faults }: MachineFindings): MachineReport {
  const broken = variants.flatMap((report) => report.broken);
  return {
    name: model.name,
    variants: variants.length,
    states: variants.reduce((sum, { states }) => sum + states, 0),
    edges: variants.reduce((sum, { edges }) => sum + edges, 0),
    rules: model.rules,
    broken: model.rules.flatMap((rule, index) => {
      const counterexamples = broken
        .filter((found) => found.rule === index)
        .map(({ counterexample }) => counterexample);
      return counterexamples.length > 0 ? [{ rule, counterexamples }] : [];
    }),
    divergences: variants.flatMap(({ divergences }) => divergences),
    faults,
  };
}

/** Writes the table as the machine is now. */
export function approve(found: FoundModel, approving = approvingCommand) {
  writeFileSync(found.tablePath, transitionTable(exploreAll(found), approving));
}

function tableFaults({ tablePath }: FoundModel, graphs: readonly Graph[], approving: string): string[] {
  if (!existsSync(tablePath)) return [`${tablePath} is missing; write it by ${approving}`];
  const approved = readFileSync(tablePath, 'utf8');
  const actual = transitionTable(graphs, approving);
  if (approved === actual) return [];
  return [
    `${tablePath} is not what the chart does${firstDifference(approved, actual)}; review and approve it`,
  ];
}

function firstDifference(approved: string, actual: string): string {
  const before = approved.split('\n');
  const now = actual.split('\n');
  const line = now.findIndex((text, index) => text !== before[index]);
  const at = line === -1 ? now.length : line;
  return `: line ${at + 1} says "${before[at] ?? ''}", the chart "${now[at] ?? ''}"`;
}
