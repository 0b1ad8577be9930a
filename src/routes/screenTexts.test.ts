import { existsSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { contentOf } from '#tools/files.ts';
import { importsOf, pathOf } from '#tools/zones/zones.ts';
import { screenFiles } from './screenFiles.ts';

type Texts = { [key: string]: string | Texts };

/** The keys by which texts are asked for: those with plural forms without the form. */
const keysOf = (texts: Texts, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [path + key.replace(/_(?:one|other)$/, '')] : keysOf(value, `${path}${key}.`),
  );

const english = import.meta.glob<Record<string, Texts>>('/locales/en/*.ts', { eager: true });
/** The parts that hold a text. */
const partsOf = new Map<string, string[]>();
for (const [path, exported] of Object.entries(english)) {
  const part = path.slice('/locales/en/'.length, -'.ts'.length);
  for (const key of new Set(keysOf(exported[part] ?? {})))
    partsOf.set(key, [...(partsOf.get(key) ?? []), part]);
}

interface Module {
  /** Texts that stand in it by their whole keys, and those of a group of which one is chosen as it runs. */
  keys: string[];
  groups: string[];
  imports: string[];
  /** What it loads later, with the parts that come with it. */
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
  return { keys, groups, imports, loads };
}

const modules = new Map<string, Module>();
function moduleAt(path: string): Module {
  const known = modules.get(path);
  if (known) return known;
  const read = readModule(path);
  modules.set(path, read);
  return read;
}

/** The texts that what begins with a module shows and nothing has loaded, each with where it stands. */
function missingTexts(path: string, parts: readonly string[], seen = new Set<string>()): string[] {
  const visit = `${path} ${parts.toSorted().join()}`;
  // Its modules are looked at by themselves, with the parts of their table.
  if (seen.has(visit) || path === 'src/routes/screenChunks.ts') return [];
  seen.add(visit);
  const { keys, groups, imports, loads } = moduleAt(path);
  const isLoaded = (key: string) => partsOf.get(key)!.some((part) => parts.includes(part));
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
