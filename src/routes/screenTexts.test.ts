import { existsSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { contentOf } from '#tools/files.ts';
import { importsOf, pathOf } from '#tools/zones/zones.ts';
import { screenFiles } from './screenFiles.ts';

type Texts = { [key: string]: string | Texts };

/** Text keys as code uses them, without plural suffixes. */
const keysOf = (texts: Texts, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [path + key.replace(/_(?:one|other)$/, '')] : keysOf(value, `${path}${key}.`),
  );

const english = import.meta.glob<Record<string, Texts>>('/locales/en/*.ts', { eager: true });
/** The parts that contain a text, by its key. */
const partsOf = new Map<string, string[]>();
for (const [path, exported] of Object.entries(english)) {
  const part = path.slice('/locales/en/'.length, -'.ts'.length);
  for (const key of new Set(keysOf(exported[part] ?? {})))
    partsOf.set(key, [...(partsOf.get(key) ?? []), part]);
}

interface Module {
  /** Complete keys in its source, and prefixes of keys that are completed at run time. */
  keys: string[];
  groups: string[];
  /** Parts that it loads itself, in a language that isn't shown, before it shows them. */
  own: string[];
  imports: string[];
  /** Its dynamic imports, with the parts loaded with them. */
  loads: { path: string; parts: string[] }[];
}

function readModule(path: string): Module {
  const source = contentOf(path);
  const { program, module } = parseSync(path, source);
  const isOwn = (found: string | null): found is string =>
    found !== null && /\.tsx?$/.test(found) && !found.startsWith('locales/') && existsSync(found);
  const loads = module.dynamicImports.flatMap(({ start, moduleRequest }) => {
    const found = pathOf(source.slice(moduleRequest.start + 1, moduleRequest.end - 1), path);
    if (!isOwn(found)) return [];
    const statement = program.body.find((one) => one.start <= start && start < one.end)!;
    const words = source.slice(statement.start, statement.end);
    const parts = [...words.matchAll(/\b(?:withTexts(?:<[^>]*>)?\(\s*|loadTexts\()'(\w+)'/g)];
    return [{ path: found, parts: parts.map(([, part]) => part ?? '') }];
  });
  const later = new Set(loads.map((load) => load.path));
  const imports = importsOf(path, source)
    .filter(({ typeOnly }) => !typeOnly)
    .map(({ specifier }) => pathOf(specifier, path))
    .filter(isOwn)
    .filter((found) => !later.has(found));
  const keys = [...source.matchAll(/(['"`])([a-z]\w*(?:\.\w+)+)\1/g)]
    .map(([, , key]) => key ?? '')
    .filter((key) => partsOf.has(key));
  const groups = [...source.matchAll(/`([a-z]\w*(?:\.\w+)*\.)\$\{/g)].map(([, group]) => group ?? '');
  const own = [...source.matchAll(/\bloadTextsIn\(\w+, '(\w+)'/g)].map(([, part]) => part ?? '');
  return { keys, groups, own, imports, loads };
}

const modules = new Map<string, Module>();
function moduleAt(path: string): Module {
  const known = modules.get(path);
  if (known) return known;
  const read = readModule(path);
  modules.set(path, read);
  return read;
}

/** Texts that a module and its imports show although nothing has loaded them, with the files that use them. */
function missingTexts(path: string, parts: readonly string[], seen = new Set<string>()): string[] {
  const visit = `${path} ${parts.toSorted().join()}`;
  // The screens that it loads are checked separately, with the parts from their table.
  if (seen.has(visit) || path === 'src/routes/screenChunks.ts') return [];
  seen.add(visit);
  const { keys, groups, own, imports, loads } = moduleAt(path);
  const isLoaded = (key: string) =>
    partsOf.get(key)!.some((part) => parts.includes(part) || own.includes(part));
  const isMissing = (group: string) => {
    const texts = [...partsOf.keys()].filter((key) => key.startsWith(group));
    return texts.length > 0 && !texts.some(isLoaded);
  };
  return [
    ...[...keys.filter((key) => !isLoaded(key)), ...groups.filter(isMissing)].map(
      (key) => `${key} in ${path}`,
    ),
    ...imports.flatMap((next) => missingTexts(next, parts, seen)),
    ...loads.flatMap((load) => missingTexts(load.path, [...new Set([...parts, ...load.parts])], seen)),
  ];
}

test.each(Object.entries(screenFiles))('[LANG-02] %s loads every text that it can show', (_, screen) => {
  for (const { file, texts } of [screen, ...Object.values(screen.pages ?? {})])
    expect(missingTexts(file.slice(1), ['shell', ...texts])).toEqual([]);
});

test('[LANG-02] the app around the screens, home included, loads every text that it can show', () => {
  expect(missingTexts('src/main.tsx', ['shell'])).toEqual([]);
});
