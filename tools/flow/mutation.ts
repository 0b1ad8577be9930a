import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { FoundModel } from './models.ts';
import type { Verdict } from './mutationOracles.ts';
import type { ListedMutant } from './mutationWorker.ts';
import type { Mutant, MutationResult } from './results.ts';

/** Mutants that behave as the chart does, as a reviewer has found. */
export interface Equivalents {
  machine: string;
  changes: readonly string[];
  /** Why no behaviour differs. */
  reason: string;
}

/** Share of the mutants that are not equivalent, from 0 to 1. */
const targets = { killed: 0.99, rules: 0.75 };

/** ms for one mutant. One that takes longer is noticed by nobody. */
const timeLimit = 60_000;

/** Judges every mutant of the machines on all cores; `found` holds models of `machines/`. */
export async function judgeMutants(
  found: readonly FoundModel[],
  equivalents: readonly Equivalents[],
): Promise<MutationResult> {
  const pool = new Piscina({
    filename: new URL('./mutationThread.mjs', import.meta.url).href,
    minThreads: 1,
    maxThreads: availableParallelism(),
  });
  try {
    const listed = await Promise.all(found.map(({ model }) => list(pool, model.name)));
    const mutants = await judgeAll(pool, listed.flat());
    const marked = mutants.map((mutant) => withReason(mutant, equivalents));
    return { mutants: marked, idleRules: idleRules(found, marked) };
  } finally {
    await pool.destroy();
  }
}

const list = (pool: Piscina, machine: string): Promise<ListedMutant[]> =>
  pool.run(machine, { name: 'listMutants' });

async function judgeAll(pool: Piscina, listed: readonly ListedMutant[]): Promise<Mutant[]> {
  const mutants: Mutant[] = [];
  const waiting = listed.entries();
  // As many at a time as there are threads: the time limit counts from here on.
  const lane = async () => {
    for (const [index, mutant] of waiting)
      mutants[index] = { ...mutant, ...(await judgeInTime(pool, mutant)) };
  };
  await Promise.all(Array.from({ length: pool.options.maxThreads }, lane));
  return mutants;
}

async function judgeInTime(pool: Piscina, mutant: ListedMutant): Promise<Verdict> {
  const signal = AbortSignal.timeout(timeLimit);
  try {
    return await pool.run(mutant, { name: 'judgeMutant', signal });
  } catch (error) {
    if (!signal.aborted) throw error;
    return { killedBy: [], brokenRules: [], missingRule: `nothing was found within ${timeLimit} ms` };
  }
}

function withReason(mutant: Mutant, equivalents: readonly Equivalents[]): Mutant {
  const equivalent = equivalents.find(
    ({ machine, changes }) => machine === mutant.machine && changes.includes(mutant.change),
  )?.reason;
  return equivalent === undefined ? mutant : { ...mutant, equivalent };
}

function idleRules(found: readonly FoundModel[], mutants: readonly Mutant[]) {
  const broken = new Set(
    mutants.flatMap(({ machine, brokenRules }) => brokenRules.map((text) => `${machine} ${text}`)),
  );
  const rules = found.flatMap(({ model }) => model.rules.map(({ text }) => ({ machine: model.name, text })));
  return rules.filter(({ machine, text }) => !broken.has(`${machine} ${text}`));
}

/** What keeps a result from being as it should be, in one sentence each. */
export function shortcomings(result: MutationResult, equivalents: readonly Equivalents[]): string[] {
  const { killed, judged, byRules } = countsOf(result.mutants);
  return [
    ...(killed < targets.killed * judged ? [`${judged - killed} mutants survive`] : []),
    ...(byRules < targets.rules * judged ? [`the rules alone notice ${byRules} of ${judged} mutants`] : []),
    ...result.idleRules.map(({ machine, text }) => `${machine}: no mutant breaks the rule "${text}"`),
    ...staleEquivalents(result.mutants, equivalents),
  ];
}

function staleEquivalents(mutants: readonly Mutant[], equivalents: readonly Equivalents[]): string[] {
  const machines = new Set(mutants.map(({ machine }) => machine));
  const listed = equivalents.flatMap(({ machine, changes }) =>
    changes.map((change) => ({ machine, change })),
  );
  return listed.flatMap(({ machine, change }) => {
    if (!machines.has(machine)) return [];
    const mutant = mutants.find((other) => other.machine === machine && other.change === change);
    if (!mutant) return [`${machine}: the equivalent "${change}" does not exist`];
    if (mutant.killedBy.length === 0) return [];
    return [`${machine}: the equivalent "${change}" is noticed by ${mutant.killedBy.join(', ')}`];
  });
}

/** Of the mutants that are not equivalent. */
export function countsOf(mutants: readonly Mutant[]) {
  const judged = mutants.filter(({ equivalent }) => equivalent === undefined);
  const noticed = (oracle: Mutant['killedBy'][number]) =>
    judged.filter(({ killedBy }) => killedBy.includes(oracle)).length;
  return {
    judged: judged.length,
    killed: judged.filter(({ killedBy }) => killedBy.length > 0).length,
    byPaths: noticed('paths'),
    bySneak: noticed('sneak'),
    byRules: noticed('rules'),
  };
}

/** 0 to 100 with one decimal, never rounded up. */
export const percent = (part: number, whole: number) =>
  whole === 0 ? 100 : Math.floor((1_000 * part) / whole) / 10;
