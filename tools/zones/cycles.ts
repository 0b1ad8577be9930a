import { posix } from 'node:path';
import { importsOf, pathOf } from './zones.ts';

/** The cycles of folders that these files make by importing each other, shortest first: each as its path and why. */
export function folderCycles(files: readonly { path: string; source: string }[]): string[] {
  const why = new Map<string, Map<string, string>>();
  for (const { path, source } of files) {
    const from = posix.dirname(path);
    for (const { specifier } of importsOf(path, source)) {
      const target = pathOf(specifier, path);
      const to = target && posix.dirname(target);
      if (!to || to === from) continue;
      const reasons = why.get(from) ?? new Map<string, string>();
      if (!reasons.has(to)) reasons.set(to, `${path} imports ${target}`);
      why.set(from, reasons);
    }
  }
  const found = new Map<string, string[]>();
  for (const [from, targets] of why) {
    for (const to of targets.keys()) {
      const back = shortestPath(to, from, why);
      const key = back?.toSorted().join(' ');
      if (back && key && !found.has(key)) found.set(key, [from, ...back]);
    }
  }
  return [...found.values()]
    .toSorted((one, other) => one.length - other.length)
    .map((cycle) => {
      const steps = cycle.slice(1).map((to, index) => why.get(cycle[index] ?? '')?.get(to));
      return `${cycle.join(' → ')}: ${steps.join('; ')}`;
    });
}

type Edges = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** From one folder to another with both ends; null for an import within one folder. */
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
