import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Binding } from './browser.ts';
import { findModels } from './models.ts';
import { exploreAll, findingsOn, type MachineFindings, type ReportTask } from './report.ts';
import { walksOf } from './walks.ts';

const models = new Map((await findModels()).map((found) => [found.model.name, found]));
/** Screens and their tests are no part of the tools: they are loaded by name. */
const bindingsFile = resolve('e2e/flows/bindings.ts');
const { bindings } = (
  existsSync(bindingsFile) ? await import(pathToFileURL(bindingsFile).href) : { bindings: {} }
) as {
  bindings: Record<string, Binding>;
};

/** What is found in one machine, in a thread of its own; its walks are kept for the browser, since it is explored now. */
export function reportOn({ machine, goal }: ReportTask): MachineFindings {
  const found = models.get(machine)!;
  const graphs = exploreAll(found);
  const findings = findingsOn(found, goal, graphs);
  const binding = bindings[machine];
  try {
    if (binding) walksOf(found.model, binding, { graphs: () => graphs });
  } catch (error) {
    findings.faults.push((error as Error).message);
  }
  return findings;
}
