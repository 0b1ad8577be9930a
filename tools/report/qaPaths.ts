import { existsSync, readFileSync } from 'node:fs';
import { stateWords } from '@araw/flow/check';
import type { Graph } from '@araw/flow/explore';
import type { Node } from '@araw/flow/modelLogic';
import { paths } from '@araw/flow/paths';
import type { WalkedPath } from '@araw/flow/walkedPath';
import { type WalkedPaths, walkedPathsFile } from '#tools/flow/results.ts';
import { destination, sentence } from '@araw/flow/words';
import { type SourceState, whyNotOf } from '#tools/sourceState.mjs';

export type PathResult = 'passed' | 'failed' | 'not walked';

/** A path for QA: walked in the browser, or only explored in the chart. */
export interface QaPath extends Omit<WalkedPath, 'passed'> {
  result: PathResult;
}

/** The last browser run's paths if they are from exactly these sources; otherwise none, and why. */
export function readWalkedPaths(
  now: SourceState,
  file = walkedPathsFile,
): { paths: WalkedPath[]; why: string | null } {
  if (!existsSync(file)) return { paths: [], why: null };
  const { of, paths: walked } = JSON.parse(readFileSync(file, 'utf8')) as Partial<WalkedPaths>;
  const why = whyNotOf(of, now);
  return { paths: why === null ? (walked ?? []) : [], why };
}

/** The walked paths, plus paths that cover every case of each machine that the browser run left out. */
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

/** Expected result of a step: what the screen showed, or else the chart's states. */
export const expectationOf = ({ seen, states }: QaPath['steps'][number]): string[] =>
  seen.length > 0 ? seen : states.map((state) => `the chart is in ${state}`);

/** path 3: 12 steps to form.loggedIn by “the player: form.submitted”. */
export function titleOf({ number, steps }: Pick<QaPath, 'number' | 'steps'>): string {
  const count = steps.length - 1;
  if (count < 1) return `path ${number}: the start, ${destination(steps)}`;
  return `path ${number}: ${count} ${count === 1 ? 'step' : 'steps'} ${destination(steps)}`;
}

export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): [string, Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
}
