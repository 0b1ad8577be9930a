import { findModels } from './models.ts';
import { reportOnVariant, type VariantName, type VariantReport } from './report.ts';

const models = new Map((await findModels()).map(({ model }) => [model.name, model]));

/** The report on one variant, in a thread of its own. */
export const reportOn = ({ machine, variant }: VariantName): VariantReport =>
  reportOnVariant(models.get(machine)!, variant);
