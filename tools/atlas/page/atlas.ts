import type { AtlasContent, AtlasMachine, AtlasPath, AtlasState, AtlasTable } from '../content.ts';
import { byId } from './dom.ts';
import type { ChartRoute, Walk } from './route.ts';

export const content = JSON.parse(byId('content').textContent ?? '') as AtlasContent;

const sources = new Map(content.pictures.flatMap(({ source, files }) => files.map((file) => [file, source])));

/** A step's picture as a data URI; undefined if the page has no room for it. */
export const pictureOf = (file: string | null) => (file === null ? undefined : sources.get(file));

export const machineOf = (name: string): AtlasMachine =>
  content.machines.find((machine) => machine.name === name) ?? content.machines[0]!;

export const tableOf = (name: string): AtlasTable =>
  content.tables.find((table) => table.name === name) ?? content.tables[0]!;

export const pathsOf = (machine: AtlasMachine, kind: Walk['kind']): AtlasPath[] =>
  kind === 'path' ? machine.paths : machine.counterexamples;

/** The path and step shown, if the route walks one. */
export function walkedOf(machine: AtlasMachine, { walk }: ChartRoute) {
  const path = walk && pathsOf(machine, walk.kind)[walk.place];
  if (!path) return undefined;
  const at = Math.min(Math.max(0, walk.step), path.steps.length - 1);
  return { walk: { ...walk, step: at }, path, step: path.steps[at]! };
}

/** Paths of these states and all their ancestors. */
export function withAncestors({ states }: AtlasMachine, paths: readonly string[]): Set<string> {
  const parents = new Map(states.map(({ path, parent }: AtlasState) => [path, parent]));
  const found = new Set<string>();
  for (const path of paths)
    for (let at: string | null | undefined = path; at; at = parents.get(at)) found.add(at);
  return found;
}

/** The steps at which the machine's paths take a transition or are in a state. */
export function stepsWhere(
  machine: AtlasMachine,
  holds: (step: AtlasPath['steps'][number]) => boolean,
): { walk: Walk; path: AtlasPath }[] {
  return machine.paths.flatMap((path, place) => {
    const step = path.steps.findIndex(holds);
    return step === -1 ? [] : [{ walk: { kind: 'path' as const, place, step }, path }];
  });
}
