import { modelAt } from '../model/models.ts';
import { findingsOn, type MachineFindings, type ReportTask } from './report.ts';

/** What is found in one machine, in a thread of its own. */
export async function reportOn({ goal, ...found }: ReportTask): Promise<MachineFindings> {
  return findingsOn({ ...found, model: await modelAt(found.path) }, { goal });
}
