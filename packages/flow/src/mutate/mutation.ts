import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { FoundModel } from '../model/models.ts';
import type { Verdict } from './mutationOracles.ts';
import type { ListedMutant } from './mutationWorker.ts';
import type { Mutant, MutationResult } from './mutant.ts';

/** Mutants that behave like the chart, according to a reviewer. */
export interface Equivalents {
  machine: string;
  changes: readonly string[];
  /** Why the behaviour is the same. */
  reason: string;
}

/** Fraction of the non-equivalent mutants, 0 to 1. */
const targets = { killed: 0.99, rules: 0.9 };

/** ms for one mutant, far more than any needs on a busy machine. One that takes longer counts as undetected. */
const timeLimit = 240_000;

/** Judges every mutant of the machines, using all cores. */
export async function judgeMutants(
  found: readonly FoundModel[],
  equivalents: readonly Equivalents[],
): Promise<MutationResult> {
  const pool = new Piscina({
    filename: new URL('./mutationThread.mjs', import.meta.url).href,
    minThreads: 1,
    maxThreads: availableParallelism(),
    workerData: Object.fromEntries(found.map(({ model, path }) => [model.name, path])),
  });
  try {
    const listed = await Promise.all(found.map(({ model }) => list(pool, model.name)));
    const lanes = pool.options.maxThreads;
    const verdicts = await inLanes(lanes, listed.flat(), async (mutant): Promise<Mutant | null> => {
      const verdict = await judgeInTime(pool, mutant);
      return verdict && { ...mutant, ...verdict };
    });
    const judged = verdicts.filter((mutant) => mutant !== null);
    const look: Look = async ({ machine, change }, rules) =>
      (await inTime<string[]>(pool, 'breakRules', { machine, change, rules })) ?? [];
    const mutants = await creditIdleRules(judged, idleRules(found, judged), lanes, look);
    const marked = mutants.map((mutant) => withReason(mutant, equivalents));
    return { mutants: marked, idleRules: idleRules(found, marked) };
  } finally {
    await pool.destroy();
  }
}

const list = (pool: Piscina, machine: string): Promise<ListedMutant[]> =>
  pool.run(machine, { name: 'listMutants' });

/** Starts as many at a time as there are threads, so that a time limit counts from the actual start; keeps the order. */
async function inLanes<Given, Done>(
  lanes: number,
  all: readonly Given[],
  handle: (one: Given) => Promise<Done>,
): Promise<Done[]> {
  const done: Done[] = [];
  const waiting = all.entries();
  const lane = async () => {
    for (const [index, one] of waiting) done[index] = await handle(one);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return done;
}

/** Null if the mutant is not a valid chart. */
async function judgeInTime(pool: Piscina, mutant: ListedMutant): Promise<Verdict | null> {
  const verdict = await inTime<Verdict | null>(pool, 'judgeMutant', mutant);
  if (verdict !== undefined) return verdict;
  return { killedBy: [], brokenRules: [], missingRule: `nothing was found within ${timeLimit} ms` };
}

/** Undefined if it took too long. */
async function inTime<Result>(pool: Piscina, name: string, task: object): Promise<Result | undefined> {
  const signal = AbortSignal.timeout(timeLimit);
  try {
    return await pool.run(task, { name, signal });
  } catch (error) {
    if (!signal.aborted) throw error;
    return undefined;
  }
}

/** Returns those of the rules that a mutant breaks, at any distance from the start. */
type Look = (mutant: Mutant, rules: string[]) => Promise<readonly string[]>;

/**
 * Credits each rule that no mutant has broken so far to the first that breaks it further away: a mutant that a rule detects
 * near the start is not judged any further.
 */
export async function creditIdleRules(
  mutants: readonly Mutant[],
  idle: MutationResult['idleRules'],
  lanes: number,
  look: Look,
): Promise<Mutant[]> {
  const open = new Set(idle);
  const broken = await inLanes(lanes, mutants, async (mutant) => {
    const rules = [...open].filter(({ machine }) => machine === mutant.machine);
    if (rules.length === 0 || mutant.brokenRules.length === 0) return [];
    const texts = await look(
      mutant,
      rules.map(({ text }) => text),
    );
    const found = rules.filter(({ text }) => texts.includes(text));
    for (const rule of found) open.delete(rule);
    return found;
  });
  // Parallel runs may have broken the same rule.
  const uncredited = new Set(idle);
  return mutants.map((mutant, index) => {
    const credited = broken[index]!.filter((rule) => uncredited.delete(rule));
    return { ...mutant, brokenRules: [...mutant.brokenRules, ...credited.map(({ text }) => text)] };
  });
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

/** Why a result is not good enough, one sentence each. */
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

/** Counts only mutants that are not equivalent. */
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
