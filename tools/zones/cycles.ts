import { posix } from 'node:path';
import { importsOf, pathOf } from './zones.ts';

interface Source {
  path: string;
  source: string;
}

/** By start and end of an import, why the edge exists. */
type Edges = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Cycles of folders formed by these files' imports, shortest first: each as its path and reasons. */
export function folderCycles(files: readonly Source[]): string[] {
  const why = edgesBetween(files, posix.dirname);
  return cyclesIn(why).map((cycle) => {
    const steps = cycle.slice(1).map((to, index) => why.get(cycle[index] ?? '')?.get(to));
    return `${cycle.join(' → ')}: ${steps.join('; ')}`;
  });
}

/**
 * Cycles of files that import each other, shortest first, each as its path. Types and `import()` with a literal name count,
 * since neither file can be read or moved without the other. File patterns (`import.meta.glob`) don't.
 */
export const fileCycles = (files: readonly Source[]): string[] =>
  cyclesIn(edgesBetween(files, (path) => path)).map((cycle) => cycle.join(' → '));

function edgesBetween(files: readonly Source[], placeOf: (path: string) => string): Edges {
  const why = new Map<string, Map<string, string>>();
  for (const { path, source } of files) {
    const from = placeOf(path);
    for (const { specifier } of importsOf(path, source)) {
      const target = pathOf(specifier, path);
      const to = target && placeOf(target);
      if (!to || to === from) continue;
      const reasons = why.get(from) ?? new Map<string, string>();
      if (!reasons.has(to)) reasons.set(to, `${path} imports ${target}`);
      why.set(from, reasons);
    }
  }
  return why;
}

/** The shortest cycle through each edge that has one, shortest first, with its start at both ends. */
function cyclesIn(edges: Edges): string[][] {
  const knots = withoutEnds(edges);
  const found = new Map<string, string[]>();
  for (const [from, targets] of knots) {
    for (const to of targets.keys()) {
      const back = shortestPath(to, from, knots);
      const key = back?.toSorted().join(' ');
      if (back && key && !found.has(key)) found.set(key, [from, ...back]);
    }
  }
  return [...found.values()].toSorted((one, other) => one.length - other.length);
}

/** Removes dead ends repeatedly: they can't be in a cycle. */
function withoutEnds(edges: Edges): Edges {
  const left = new Map(
    [...edges].map(([from, targets]) => [from, new Map([...targets].filter(([to]) => edges.has(to)))]),
  );
  const going = new Map([...left].filter(([, targets]) => targets.size > 0));
  return going.size === edges.size ? left : withoutEnds(going);
}

/** The nodes from one end of an edge to another, inclusive; null if there is no path. */
function shortestPath(from: string, to: string, edges: Edges): string[] | null {
  const paths = [[from]];
  const seen = new Set([from]);
  for (const path of paths) {
    const last = path.at(-1) ?? from;
    if (last === to) return path;
    for (const next of edges.get(last)?.keys() ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      paths.push([...path, next]);
    }
  }
  return null;
}
