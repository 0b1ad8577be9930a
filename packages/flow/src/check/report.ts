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

/** Findings in one variant; plain data, so that threads can exchange it. */
export interface VariantReport {
  states: number;
  edges: number;
  /** `rule` is the index in the model; counterexamples in words. */
  broken: { rule: number; counterexample: string }[];
  divergences: string[];
}

/** Findings on one machine; plain data, so that threads can exchange it. */
export interface MachineFindings {
  variants: VariantReport[];
  /** Faults of the chart or model that no rule covers. */
  faults: string[];
}

export interface MachineReport {
  name: string;
  variants: number;
  states: number;
  edges: number;
  rules: readonly Rule<any>[];
  /** With a counterexample in words for each variant that breaks the rule. */
  broken: { rule: Rule<any>; counterexamples: string[] }[];
  divergences: string[];
  /** Faults of the chart or model that no rule covers. */
  faults: string[];
}

export const exploreAll = ({ model }: FoundModel): Graph[] =>
  Object.keys(model.variants).map((variant) => explore(model, variant));

/** What to run on real actors: every edge, or only every transition and named case. */
export type ActorGoal = 'edges' | 'cases';

/** A project's choices for reports on its machines. */
export interface FindingOptions {
  /** Default: `edges`. */
  goal?: ActorGoal;
  /** The explored variants, if already available. */
  graphs?: readonly Graph[];
  /** The command that writes tables, for use in tables and faults. */
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

/** Input of a thread: paths of a machine's model and table, and what to run. */
export interface ReportTask extends Omit<FoundModel, 'model'> {
  goal: ActorGoal;
}

/**
 * A module that exports `reportOn`, from `ReportTask` to `MachineFindings`: the package's own, or one that makes further use
 * of the exploration.
 */
const ownThread = new URL('./reportThread.mjs', import.meta.url);

/** Reports on machines in parallel, one thread per core. */
export async function reportOnAll(
  models: readonly FoundModel[],
  { goal = 'edges', thread = ownThread }: { goal?: ActorGoal; thread?: URL } = {},
): Promise<MachineReport[]> {
  const pool = new Piscina<ReportTask, MachineFindings>({
    filename: thread.href,
    maxThreads: availableParallelism(),
    // Most objects of an exploration are garbage after one step.
    resourceLimits: { maxYoungGenerationSizeMb: 64 },
  });
  const findings = new Map<FoundModel, Promise<MachineFindings>>();
  try {
    // Longest first, so that the last core doesn't finish late.
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

/** Overwrites the approved table with the machine's current one. */
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
