import { workerData } from 'piscina';
import type { AnyStateMachine } from 'xstate';
import { contentOf } from '../model/files.ts';
import { noteAssignments } from './assignments.ts';
import { explore, type Graph } from '../explore/explore.ts';
import { modelAt } from '../model/models.ts';
import { brokenAnywhere, judge, type Verdict } from './mutationOracles.ts';
import { built, mutationsOf, type MutationOperator } from './mutations.ts';
import type { Mutant } from './mutant.ts';
import { machineWith, sourcesOf } from './sourceMachine.ts';
import { sourceMutationsOf } from './sourceMutations.ts';

/** A mutant without a verdict. */
export type ListedMutant = Pick<Mutant, 'machine' | 'change' | 'operator' | 'place'>;

interface Buildable extends ListedMutant {
  operator: MutationOperator;
  build: () => AnyStateMachine | Promise<AnyStateMachine>;
}

/** A thread's data on the machine whose mutants it judges. */
interface Prepared {
  machine: string;
  graphs: Graph[];
  mutants: ReadonlyMap<string, Buildable>;
}

/** Paths of the models by machine, passed to threads by `judgeMutants`. */
const files = workerData as Readonly<Record<string, string>>;
let prepared: Prepared | undefined;

async function prepare(name: string): Promise<Prepared> {
  if (prepared?.machine === name) return prepared;
  const file = files[name]!;
  const model = await modelAt(file);
  const { machine, fields } = noteAssignments(model.machine);
  const graphs = Object.keys(model.variants).map((variant) => explore(model, variant, { machine }));
  const ofChart = mutationsOf(model.machine, { parts: model.parts, fields });
  const mutants = [...ofChart.map((mutation) => ({ machine: name, ...mutation })), ...ofSources(name, file)];
  prepared = { machine: name, graphs, mutants: new Map(mutants.map((mutant) => [mutant.change, mutant])) };
  return prepared;
}

function ofSources(machine: string, path: string): Buildable[] {
  return sourcesOf(path).flatMap(({ path: file, asked }) =>
    sourceMutationsOf(file, contentOf(file), asked).map(({ change, line, source }): Buildable => ({
      machine,
      operator: 'wrong code',
      change,
      place: `${file}:${line}`,
      build: async () => {
        const { config, implementations } = await machineWith(path, file, source);
        return built(config, implementations);
      },
    })),
  );
}

/** A machine's mutants; they need not be valid charts. */
export async function listMutants(machine: string): Promise<ListedMutant[]> {
  const { mutants } = await prepare(machine);
  return [...mutants.values()].map(({ build: _, ...listed }) => listed);
}

/** The verdict on a mutant; null if it is not a valid chart. */
export async function judgeMutant({ machine, change }: ListedMutant): Promise<Verdict | null> {
  const { graphs, mutants } = await prepare(machine);
  let mutant: AnyStateMachine | undefined;
  try {
    mutant = await mutants.get(change)!.build();
  } catch {
    return null;
  }
  return judge(graphs, mutant);
}

/** The rules that a mutant breaks, at any distance from the start. */
export async function breakRules({
  machine,
  change,
  rules,
}: Pick<Mutant, 'machine' | 'change'> & { rules: string[] }): Promise<string[]> {
  const { graphs, mutants } = await prepare(machine);
  return brokenAnywhere(graphs, await mutants.get(change)!.build(), rules);
}
