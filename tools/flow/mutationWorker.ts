import { noteAssignments } from './assignments.ts';
import { explore, type Graph } from './explore.ts';
import { findModels } from './models.ts';
import { brokenAnywhere, judge, type Verdict } from './mutationOracles.ts';
import { mutationsOf, type Mutation } from './mutations.ts';
import type { Mutant } from './results.ts';

/** What a thread keeps of the machine whose mutants it judges. */
interface Prepared {
  machine: string;
  graphs: Graph[];
  mutations: ReadonlyMap<string, Mutation>;
}

const models = new Map((await findModels()).map(({ model }) => [model.name, model]));
let prepared: Prepared | undefined;

function prepare(name: string): Prepared {
  if (prepared?.machine === name) return prepared;
  const model = models.get(name)!;
  const { machine, fields } = noteAssignments(model.machine);
  const graphs = Object.keys(model.variants).map((variant) => explore(model, variant, { machine }));
  const mutations = mutationsOf(model.machine, { parts: model.parts, fields }).filter(isChart);
  prepared = {
    machine: name,
    graphs,
    mutations: new Map(mutations.map((mutation) => [mutation.change, mutation])),
  };
  return prepared;
}

function isChart({ build }: Mutation): boolean {
  try {
    return build() !== undefined;
  } catch {
    return false;
  }
}

/** A mutant that nobody has judged yet. */
export type ListedMutant = Pick<Mutant, 'machine' | 'change' | 'operator'>;

/** The mutants of a machine that still are charts. */
export const listMutants = (machine: string): ListedMutant[] =>
  [...prepare(machine).mutations.values()].map(({ change, operator }) => ({ machine, change, operator }));

/** The verdict on a mutant, in a thread of its own. */
export function judgeMutant({ machine, change }: ListedMutant): Verdict {
  const { graphs, mutations } = prepare(machine);
  return judge(graphs, mutations.get(change)!.build());
}

/** Which of the rules a mutant breaks, however far from the start. */
export function breakRules({
  machine,
  change,
  rules,
}: Pick<Mutant, 'machine' | 'change'> & { rules: string[] }): string[] {
  const { graphs, mutations } = prepare(machine);
  return brokenAnywhere(graphs, mutations.get(change)!.build(), rules);
}
