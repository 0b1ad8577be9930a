import { explore, type Graph } from './explore.ts';
import { findModels } from './models.ts';
import { judge, type Verdict } from './mutationOracles.ts';
import { mutationsOf, type Mutation } from './mutations.ts';
import type { Model } from './model.ts';

/** A mutant by the name of its machine and its change. */
export interface MutantName {
  machine: string;
  change: string;
}

/** What a thread keeps of the machine whose mutants it judges. */
interface Prepared {
  machine: string;
  graphs: Graph[];
  mutations: ReadonlyMap<string, Mutation>;
}

const models = new Map((await findModels()).map(({ model }) => [model.name, model]));
let prepared: Prepared | undefined;

function prepare(model: Model<any>): Prepared {
  return {
    machine: model.name,
    graphs: Object.keys(model.variants).map((variant) => explore(model, variant)),
    mutations: new Map(
      mutationsOf(model.machine, model.parts).map((mutation) => [mutation.change, mutation]),
    ),
  };
}

/** The verdict on a mutant, in a thread of its own. */
export function judgeMutant({ machine, change }: MutantName): Verdict {
  if (prepared?.machine !== machine) prepared = prepare(models.get(machine)!);
  return judge(prepared.graphs, prepared.mutations.get(change)!.build());
}
