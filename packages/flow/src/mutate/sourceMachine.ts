import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'vite';
import type { AnyStateMachine } from 'xstate';
import { contentOf } from '../model/files.ts';
import { modelAt } from '../model/models.ts';

/** Stands in a composed chart for what is no chart. */
const isDouble = (path: string) => path.endsWith('.double.ts');

/** Inside of the project, so that what the files import means what it means to the files themselves. */
const copies = 'dist/flows/mutants';

/** A file that a chart computes by. */
export interface Source {
  path: string;
  /** What of it the chart asks, of a file with rules; everything counts when left out. */
  asked?: ReadonlySet<string>;
}

/**
 * The files that a model's own chart computes by: the machine in its folder or the double that it composes, and the
 * rules that it asks, also those it shares with another chart.
 */
export function sourcesOf(modelPath: string): Source[] {
  const machines = ownImports(modelPath).filter(
    ({ target }) => target.endsWith('.machine.ts') || isDouble(target),
  );
  return machines.flatMap(({ target: path }) => [
    { path },
    ...ownImports(path)
      .filter(({ target }) => target.endsWith('.rules.ts'))
      .map(({ target, names }) => ({ path: target, asked: new Set(names) })),
  ]);
}

/**
 * The machine of a model, had one of `sourcesOf` this content. Copies of that file and of those that import it are
 * loaded; everything else is the same as ever. Throws where the content is no module.
 */
export async function machineWith(
  modelPath: string,
  changed: string,
  content: string,
): Promise<AnyStateMachine> {
  mkdirSync(copies, { recursive: true });
  const folder = mkdtempSync(join(copies, 'mutant-'));
  try {
    const copied = importersOf(modelPath, changed);
    for (const path of copied) {
      writeFileSync(
        join(folder, basename(path)),
        linked(path, path === changed ? content : contentOf(path), copied),
      );
    }
    const copy = join(folder, basename(modelPath));
    return (await modelAt(copy)).machine;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Import {
  target: string;
  names: string[];
  /** Where the specifier stands, its quotes included. */
  start: number;
  end: number;
}

const followedImports = (path: string, content: string): Import[] =>
  parseSync(path, content).module.staticImports.flatMap(
    ({ moduleRequest: { value, start, end }, entries }) => {
      const names = entries.flatMap(({ isType, importName: { name } }) => (isType || !name ? [] : [name]));
      return value.startsWith('.') ? [{ target: join(dirname(path), value), names, start, end }] : [];
    },
  );

const isOwn = (path: string, target: string) => dirname(target) === dirname(path) && existsSync(target);

/** Of values: types are nowhere when the chart runs. */
const ownImports = (path: string) =>
  followedImports(path, contentOf(path)).filter(
    ({ target, names }) => isOwn(path, target) && names.length > 0,
  );

/** The model, the changed file, and what stands between them. */
function importersOf(modelPath: string, changed: string): Set<string> {
  const leads = (path: string): string[] => {
    if (path === changed) return [path];
    const further = ownImports(path).flatMap(({ target }) => leads(target));
    return further.length > 0 ? [path, ...further] : [];
  };
  return new Set([modelPath, ...leads(modelPath)]);
}

/** The content as it is in the folder of copies: what is not copied is imported from where it is. */
function linked(path: string, content: string, copied: ReadonlySet<string>): string {
  return followedImports(path, content)
    .toReversed()
    .reduce((text, { target, start, end }) => {
      const there = copied.has(target) ? `./${basename(target)}` : pathToFileURL(resolve(target)).href;
      return `${text.slice(0, start)}'${there}'${text.slice(end)}`;
    }, content);
}
