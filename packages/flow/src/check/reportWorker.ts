import { modelAt } from '../model/models.ts';
import { findingsOn, type MachineFindings, type ReportTask } from './report.ts';

export async function reportOn({ goal, ...found }: ReportTask): Promise<MachineFindings> {
  return findingsOn({ ...found, model: await modelAt(found.path) }, { goal });
}
