import { posix } from 'node:path';
import { type CallName, calls } from '@araw/contract/calls/calls';
import { contentOf, filesBelow } from '../files.ts';
import { importsOf, pathOf } from '../zones/zones.ts';

/** A top-level declaration of a file; text before the first belongs to none. */
interface Declaration {
  file: string;
  name: string;
  text: string;
}

const declarationAt = /^(?:export )?(?:async )?(?:const|let|function|class) \{?\s*(\w+)/;
/** A method in a declaration's result, such as one query of many. */
const methodAt = /^ {2,4}(?!query(?:Fn|Options)\b)(?:async )?(\w+)(?:: (?:async )?\(|\()/;

function declarationsIn(file: string, source: string): Declaration[] {
  const found: Declaration[] = [];
  for (const line of source.split('\n')) {
    const name = declarationAt.exec(line)?.[1];
    if (name) found.push({ file, name, text: '' });
    const last = found.at(-1);
    if (last) last.text += `${line}\n`;
  }
  return found;
}

/** The calls in a text, each with its method, '' for none. */
function callsIn(text: string): { call: CallName; method: string }[] {
  let method = '';
  return text.split('\n').flatMap((line) => {
    method = methodAt.exec(line)?.[1] ?? method;
    const found = [...line.matchAll(/\boperator\.(\w+)/g)].map(([, name = '']) => name);
    return found.filter((name) => name in calls).map((name) => ({ call: name as CallName, method }));
  });
}

const mentions = (text: string, name: string) => new RegExp(`\\b${name}\\b`).test(text);
const uses = (text: string, method: string) => new RegExp(`\\.${method}\\b`).test(text);
const names = (text: string, key: string) => text.includes(`'${key}'`);

/** A file's place in the app: a screen's folder, the shell, or null if shared. */
function placeOf(file: string): string | null {
  if (file.startsWith('src/app/')) return null;
  if (file.startsWith('src/')) return 'shell';
  const folder = /^screens\/(\w+)\//.exec(file)?.[1];
  return folder === undefined || ['shared', 'ui'].includes(folder) ? null : folder;
}

/**
 * The app's calls, each with the folders of `screens/` that lead to it, and `shell` for src/, sorted. Derived from the
 * code: a call is `operator.<name>`, and an export of a shared file counts for every importer.
 */
export function callers(): Partial<Record<CallName, string[]>> {
  const files = filesBelow(['services', 'screens', 'src'], /\.tsx?$/).filter(
    // Exclude the client, which makes all of them, and answers embedded in the page, which are stored for other screens.
    (path) =>
      !/\.(test|model)\.tsx?$/.test(path) &&
      !/^services\/(contract\/|(lazyO|o)perator\.ts)|^src\/startup\/drawn\/firstAnswers\.ts/.test(path),
  );
  const declarations: Declaration[] = [];
  const importedBy = new Map<string, string[]>();
  const sources = new Map(files.map((file) => [file, contentOf(file)]));
  for (const [file, source] of sources) {
    declarations.push(...declarationsIn(file, source));
    for (const { specifier, typeOnly } of importsOf(file, source)) {
      const path = typeOnly ? null : pathOf(specifier, file);
      if (path !== null) importedBy.set(posix.normalize(path), [...(importedBy.get(path) ?? []), file]);
    }
  }

  /** Declarations that use this one, in its own file or through an import. Queries are passed to everything. */
  function usersOf({ file, name }: Declaration, method: string): Declaration[] {
    const isEverywhere = name === 'createQueries';
    const near = new Set([file, ...(importedBy.get(file) ?? [])]);
    const users = declarations.filter((user) => {
      if (user.file === file && user.name === name) return false;
      if (isEverywhere) return method !== '' && mentions(user.text, `queries\\.${method}`);
      if (!near.has(user.file)) return false;
      // A lazily loaded file is referred to as a whole.
      return mentions(user.text, name) || user.text.includes(`${posix.basename(file)}')`);
    });
    const ofMethod = users.filter((user) => uses(sources.get(user.file) ?? '', method));
    return method !== '' && ofMethod.length > 0 ? ofMethod : users;
  }

  /** For a table of calls by key, only the places that use the key. */
  function narrowed(places: readonly string[], key: string): readonly string[] {
    const naming = places.filter((place) =>
      [...sources].some(([file, source]) => placeOf(file) === place && names(source, key)),
    );
    return naming.length > 0 ? naming : places;
  }

  function placesOf(declaration: Declaration, method: string, seen: Set<Declaration>): string[] {
    const place = placeOf(declaration.file);
    if (place !== null) return [place];
    if (seen.has(declaration)) return [];
    seen.add(declaration);
    return usersOf(declaration, method).flatMap((user) => placesOf(user, '', seen));
  }

  const found: Partial<Record<CallName, Set<string>>> = {};
  for (const declaration of declarations) {
    for (const { call, method } of callsIn(declaration.text)) {
      const isNamed = usersOf(declaration, method).some(({ file }) => uses(sources.get(file) ?? '', method));
      const places = placesOf(declaration, method, new Set());
      found[call] = new Set([...(found[call] ?? []), ...(isNamed ? places : narrowed(places, method))]);
    }
  }
  const made = (Object.keys(calls) as CallName[]).filter((name) => found[name]);
  return Object.fromEntries(made.map((name) => [name, [...(found[name] ?? [])].sort()]));
}
