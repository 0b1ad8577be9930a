import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { initialTransition, transition } from 'xstate';
import { contentOf, filesBelow } from '../model/files.ts';
import { type Binding, gaps, innermost } from './browser.ts';
import { type Course, type UserPath, userPaths, unwalked } from './browserPaths.ts';
import { type Edge, edgeOf, explore, type Graph } from '../explore/explore.ts';
import type { Model } from '../model/model.ts';
import { logicOf, type Node } from '../explore/modelLogic.ts';
import type { Goal } from '../explore/paths.ts';
import { destination, sentence } from '../model/words.ts';

/** A path through a chart on its screen; only its steps are known until it is walked. */
export interface Walk {
  variant: string;
  scene: string;
  /** In words. */
  destination: string;
  steps: number;
  /** It covers the most transitions of the chart's walks that have five steps, or as many as the longest. */
  isLong: boolean;
  path(): UserPath;
}

export interface Walks {
  /** Differences between binding and chart (`gaps`). */
  gaps: readonly string[];
  /** Transitions that no walk covers. */
  unwalked: readonly string[];
  walks: readonly Walk[];
}

/** Stored on disk: exploring a chart takes up to seconds, following known steps a few milliseconds. */
interface Kept {
  hash: string;
  gaps: string[];
  unwalked: string[];
  /** Variants with a timer so short that hardly any time may pass outside the schedule. */
  tight: string[];
  walks: KeptWalk[];
}

type KeptWalk = Omit<Walk, 'path' | 'steps'> & { steps: string[] };

export interface WalkOptions {
  /** Default: `cases`, or more if the binding says so. */
  goal?: Goal;
  /** Distinguishes bindings of the same chart. Default: the model's name. */
  name?: string;
  /** The explored variants, if already available. */
  graphs?: () => readonly Graph[];
  /** Where walks are stored. */
  folder?: string;
  /** Files of the model and the binding: stored walks are valid until one of these, or of their imports, changes. */
  sources: readonly string[];
}

/** Inside npm's own folder, so that no tool takes it for a source. */
const cache = 'node_modules/.cache/flows';

/**
 * The walks of a chart: from disk if chart, model, binding and this package are unchanged, otherwise by exploring it once.
 */
export function walksOf(model: Model<any>, binding: Binding, options: WalkOptions): Walks {
  const {
    goal,
    name = model.name,
    folder = cache,
    graphs = () => exploredFor(model, binding),
    sources,
  } = options;
  const file = join(folder, `${name}${goal ? `-${goal}` : ''}.json`);
  const hash = hashOf(sources);
  const kept = readKept(file);
  if (kept?.hash === hash) return walksFrom(model, kept);
  const made = { hash, ...plan(model, binding, graphs(), goal) };
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(made));
  return walksFrom(model, made);
}

const exploredFor = (model: Model<any>, binding: Binding) =>
  variantsOf(model, binding).map((variant) => explore(model, variant));

const variantsOf = ({ variants }: Model<any>, { notYet = {} }: Binding) =>
  Object.keys(variants).filter((variant) => !(variant in notYet));

function readKept(file: string): Kept | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Kept;
  } catch {
    // Missing, or another process is writing it right now.
    return undefined;
  }
}

/** Steps. */
const longWalk = 5;

function plan(
  model: Model<any>,
  binding: Binding,
  explored: readonly Graph[],
  goal: Goal | undefined,
): Omit<Kept, 'hash'> {
  const wanted = variantsOf(model, binding);
  const graphs = explored.filter(({ variant }) => wanted.includes(variant));
  const paths = userPaths(graphs, binding, { goal });
  const passed = ({ edges }: UserPath) => new Set(edges.flatMap(({ taken }) => taken)).size;
  const least = Math.min(longWalk, Math.max(0, ...paths.map(({ edges }) => edges.length)));
  const most = paths
    .filter(({ edges }) => edges.length >= least)
    .reduce<UserPath | undefined>(
      (best, path) => (best && passed(best) >= passed(path) ? best : path),
      undefined,
    );
  return {
    gaps: gaps(graphs, binding),
    unwalked: unwalked(graphs, goal ? userPaths(graphs, binding) : paths),
    tight: [...new Set(paths.filter(({ course }) => course.isTight).map(({ course }) => course.variant))],
    walks: paths.map((path) => {
      const { course, scene, edges } = path;
      return {
        variant: course.variant,
        scene,
        destination: destination(toldBy(course, edges)),
        isLong: path === most,
        steps: edges.map(({ event }) => event.type),
      };
    }),
  };
}

const toldBy = ({ start }: Course, edges: readonly Edge[]) => [
  { sentence: 'the start', states: innermost(start.snapshot) },
  ...edges.map(({ step, to }) => ({ sentence: sentence(step), states: innermost(to.snapshot) })),
];

const walksFrom = (model: Model<any>, { gaps: left, unwalked: never, tight, walks }: Kept): Walks => ({
  gaps: left,
  unwalked: never,
  walks: walks.map((walk) => ({
    ...walk,
    steps: walk.steps.length,
    path: () => follow(model, walk, tight.includes(walk.variant)),
  })),
});

/** Follows a walk's steps on the chart itself. Throws if the chart refuses one. */
function follow(model: Model<any>, { variant, scene, steps }: KeptWalk, isTight: boolean): UserPath {
  const logic = logicOf(model);
  const offered = (node: Node) =>
    new Set(
      logic.eventsOf(node).flatMap((event) => {
        const { step, taken } = logic.moveOf(node, event)!;
        return step.kind === 'user' && taken.length > 0 ? [step.event.type] : [];
      }),
    );
  const [begin] = initialTransition(logic, model.variants[variant]);
  let at = begin;
  const edges = steps.map((type, index): Edge => {
    const { node } = at;
    const move = logic.moveOf(node, { type });
    if (!move) throw new Error(`${model.name} (${variant}): no step ${type} after ${index} steps`);
    [at] = transition(logic, at, { type });
    return edgeOf(index, node, move, at.node);
  });
  const { node: start, arrival } = begin;
  const course = {
    model,
    variant,
    start,
    startTaken: arrival.taken,
    startTimers: arrival.timers,
    isTight,
    offered,
  };
  return { course, scene, edges };
}

/** Hash of everything that a chart's walks depend on: these files, their imports, this package and its dependencies. */
function hashOf(sources: readonly string[]): string {
  const hash = createHash('sha256').update(installed());
  const seen = new Set(sources.filter((path) => existsSync(path)));
  for (const path of seen) for (const imported of importedBy(path)) seen.add(imported);
  for (const path of [...seen].toSorted()) hash.update(path).update(textOf(path));
  return hash.digest('hex');
}

const lockFiles = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock'];

let digest: string | undefined;
function installed(): string {
  if (digest !== undefined) return digest;
  const itself = filesBelow(fileURLToPath(new URL('..', import.meta.url)), /(?<!\.test)\.(ts|js|mjs)$/);
  const hash = createHash('sha256');
  for (const path of [...itself, ...lockFiles.filter((file) => existsSync(file))])
    hash.update(contentOf(path));
  return (digest = hash.digest('hex'));
}

const texts = new Map<string, string>();
function textOf(path: string): string {
  const known = texts.get(path) ?? contentOf(path);
  texts.set(path, known);
  return known;
}

const importOfOurs = /\b(?:from|import)\s*\(?\s*'([#.][^']+)'/g;

const imports = new Map<string, string[]>();
function importedBy(path: string): string[] {
  const known =
    imports.get(path) ??
    [...textOf(path).matchAll(importOfOurs)]
      .flatMap(([, name = '']) =>
        name.startsWith('#') ? mapped(name) : posix.join(posix.dirname(path), name),
      )
      .filter((target) => existsSync(target));
  imports.set(path, known);
  return known;
}

/** Resolves the project's `imports`, if they name a file or folder of it. */
function mapped(name: string): string[] {
  return Object.entries(subpaths()).flatMap(([key, target]) => {
    const [start = '', end] = key.split('*');
    if (typeof target !== 'string' || !name.startsWith(start) || (end === undefined && name !== key))
      return [];
    return posix.normalize(target.replace('*', name.slice(start.length, name.length - (end?.length ?? 0))));
  });
}

let known: Record<string, unknown> | undefined;
const subpaths = () =>
  (known ??= (JSON.parse(contentOf('package.json')) as { imports?: Record<string, unknown> }).imports ?? {});
