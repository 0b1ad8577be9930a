import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Binding } from '@araw/flow/browser';
import { modelAt } from '@araw/flow/models';
import { exploreAll, findingsOn, type MachineFindings, type ReportTask } from '@araw/flow/report';
import { approving } from './approving.ts';
import { keptWalks } from './keptWalks.ts';

/** Screens and their tests are no part of the tools: they are loaded by name. */
const bindingsFile = resolve('e2e/flows/bindings.ts');
const { bindings } = (
  existsSync(bindingsFile) ? await import(pathToFileURL(bindingsFile).href) : { bindings: {} }
) as {
  bindings: Record<string, Binding>;
};

/** What is found in one machine, in a thread of its own; its walks are kept for the browser, since it is explored now. */
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
