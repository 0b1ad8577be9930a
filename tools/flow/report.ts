import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { checkRules, type BrokenRule } from './check.ts';
import { explore, type Graph } from './explore.ts';
import { housekeeping } from './housekeeping.ts';
import type { FoundModel } from './models.ts';
import { runAllEdges, type Divergence } from './run.ts';
import { transitionTable } from './table.ts';

/** All that is known of one machine. */
export interface MachineReport {
  name: string;
  variants: number;
  states: number;
  edges: number;
  rules: number;
  broken: BrokenRule[];
  divergences: Divergence[];
  /** Faults of the chart or the model, whatever the rules say. */
  faults: string[];
}

export const exploreAll = ({ model }: FoundModel): Graph[] =>
  Object.keys(model.variants).map((variant) => explore(model, variant));

/** Explores a machine, checks its rules and runs every edge on real actors. */
export async function reportOn(found: FoundModel): Promise<MachineReport> {
  const graphs = exploreAll(found);
  const divergences: Divergence[] = [];
  for (const graph of graphs) divergences.push(...(await runAllEdges(graph)));
  return {
    name: found.model.name,
    variants: graphs.length,
    states: graphs.reduce((sum, { nodes }) => sum + nodes.size, 0),
    edges: graphs.reduce((sum, { edges }) => sum + edges.length, 0),
    rules: found.model.rules.length,
    broken: graphs.flatMap((graph) => checkRules(graph)),
    divergences,
    faults: [...housekeeping(graphs), ...tableFaults(found, graphs)],
  };
}

/** Writes the table as the machine is now. */
export function approve(found: FoundModel) {
  writeFileSync(found.tablePath, transitionTable(exploreAll(found)));
}

export function tableFaults({ tablePath }: FoundModel, graphs: readonly Graph[]): string[] {
  if (!existsSync(tablePath)) return [`${tablePath} is missing; write it by npm run flows -- --approve`];
  const approved = readFileSync(tablePath, 'utf8');
  const actual = transitionTable(graphs);
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
