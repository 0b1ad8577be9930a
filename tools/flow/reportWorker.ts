import { findModels } from './models.ts';
import { findingsOn, type MachineFindings } from './report.ts';

const models = new Map((await findModels()).map((found) => [found.model.name, found]));

/** What is found in one machine, in a thread of its own. */
export const reportOn = (machine: string): MachineFindings => findingsOn(models.get(machine)!);
