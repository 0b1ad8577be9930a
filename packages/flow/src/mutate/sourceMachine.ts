import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'vite';
import type { AnyStateMachine } from 'xstate';
import { contentOf } from '../model/files.ts';
import { modelAt } from '../model/models.ts';

/** A test double in a composed chart. */
const isDouble = (path: string) => path.endsWith('.double.ts');

/** Inside the project, so that the copies' imports resolve as in the originals. */
const copies = 'dist/flows/mutants';

/** A file that a chart's computations use. */
export interface Source {
  path: string;
  /** The parts the chart uses, for a file with rules; default: everything. */
  asked?: ReadonlySet<string>;
}

/**
 * The files behind a model's own chart: the machine in its folder or the double that it composes, and the rules that it
 * uses, including those it shares with another chart.
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
 * A model's machine with different content for one of `sourcesOf`. Loads copies of that file and of its importers;
 * everything else stays the same. Throws if the content is not a valid module.
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
  /** Offset of the specifier, including its quotes. */
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

/** Value imports only: types don't exist when the chart runs. */
const ownImports = (path: string) =>
  followedImports(path, contentOf(path)).filter(
    ({ target, names }) => isOwn(path, target) && names.length > 0,
  );

/** The model, the changed file, and every importer between them. */
function importersOf(modelPath: string, changed: string): Set<string> {
  const leads = (path: string): string[] => {
    if (path === changed) return [path];
    const further = ownImports(path).flatMap(({ target }) => leads(target));
    return further.length > 0 ? [path, ...further] : [];
  };
  return new Set([modelPath, ...leads(modelPath)]);
}

/** The content for the folder of copies: everything not copied is imported from its original location. */
function linked(path: string, content: string, copied: ReadonlySet<string>): string {
  return followedImports(path, content)
    .toReversed()
    .reduce((text, { target, start, end }) => {
      const there = copied.has(target) ? `./${basename(target)}` : pathToFileURL(resolve(target)).href;
      return `${text.slice(0, start)}'${there}'${text.slice(end)}`;
    }, content);
}
