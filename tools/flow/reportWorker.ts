import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Binding } from '@araw/flow/browser';
import { modelAt } from '@araw/flow/models';
import { exploreAll, findingsOn, type MachineFindings, type ReportTask } from '@araw/flow/report';
import { approving } from './approving.ts';
import { keptWalks } from './keptWalks.ts';

/** Loaded by name: screens and their tests must not become dependencies of the tools. */
const bindingsFile = resolve('e2e/flows/bindings.ts');
const { bindings } = (
  existsSync(bindingsFile) ? await import(pathToFileURL(bindingsFile).href) : { bindings: {} }
) as {
  bindings: Record<string, Binding>;
};

/** Findings on one machine, in a worker; also stores its walks for the browser while it is explored. */
export async function reportOn({ goal, ...where }: ReportTask): Promise<MachineFindings> {
  const model = await modelAt(where.path);
  const found = { ...where, model };
  const graphs = exploreAll(found);
  const findings = findingsOn(found, { goal, graphs, approving });
  const binding = bindings[model.name];
  try {
    if (binding) keptWalks(model, binding, { graphs: () => graphs });
  } catch (error) {
    findings.faults.push((error as Error).message);
  }
  return findings;
}
