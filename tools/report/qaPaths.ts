import { existsSync, readFileSync } from 'node:fs';
import { stateWords } from '#tools/flow/check.ts';
import type { Graph, Node } from '#tools/flow/explore.ts';
import { paths } from '#tools/flow/paths.ts';
import { type WalkedPath, walkedPathsFile } from '#tools/flow/results.ts';
import { sentence } from '#tools/flow/words.ts';

export type PathResult = 'passed' | 'failed' | 'not walked';

/** A path as QA reads it: walked in the browser, or told by the chart alone. */
export interface QaPath extends Omit<WalkedPath, 'passed'> {
  result: PathResult;
}

/** The last browser run's paths; none when it has not run. */
export function readWalkedPaths(file = walkedPathsFile): WalkedPath[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as WalkedPath[]) : [];
}

/** The walked paths, and those that pass every case of each machine that the browser run left out. */
export function qaPaths(walked: readonly WalkedPath[], graphs: readonly Graph[]): QaPath[] {
  const machines = [...new Set([...walked.map(({ machine }) => machine), ...graphs.map(nameOf)])].toSorted();
  return machines.flatMap((machine) => {
    const done = walked.filter((path) => path.machine === machine);
    return done.length > 0
      ? done.map(({ passed, ...path }): QaPath => ({ ...path, result: passed ? 'passed' : 'failed' }))
      : graphs.filter((graph) => nameOf(graph) === machine).flatMap(pathsToWalk);
  });
}

const nameOf = ({ model }: Graph) => model.name;

function pathsToWalk(graph: Graph): QaPath[] {
  const { model, variant, start } = graph;
  const requirements = [...new Set(model.rules.flatMap((rule) => rule.requirements))].toSorted();
  return paths(graph, 'cases').paths.map((edges, index) => ({
    machine: model.name,
    variant,
    number: index + 1,
    requirements,
    result: 'not walked',
    steps: [
      { sentence: 'the start', taken: graph.startTaken, states: statesOf(start), seen: [] },
      ...edges.map(({ step, taken, to }) => ({
        sentence: sentence(step),
        taken,
        states: statesOf(to),
        seen: [],
      })),
    ],
  }));
}

const statesOf = (node: Node) => stateWords(node).split(' + ');

/** What a step should lead to: what the screen showed, else where the chart is. */
export const expectationOf = ({ seen, states }: QaPath['steps'][number]): string[] =>
  seen.length > 0 ? seen : states.map((state) => `the chart is in ${state}`);

/** path 3: 12 steps to “the player: form.submitted”. */
export function titleOf({ number, steps }: QaPath): string {
  const count = steps.length - 1;
  const last = steps.at(-1)?.sentence ?? 'the start';
  return count < 1
    ? `path ${number}: the start`
    : `path ${number}: ${count} ${count === 1 ? 'step' : 'steps'} to “${last}”`;
}

export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): [string, Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
}
