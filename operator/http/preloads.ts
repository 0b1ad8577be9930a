import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { fitsPath } from '#services/contract/paths.ts';

/** What the build of the front end says that its pages need (tools/preloads.ts). */
const buildPreloads = v.object({
  routes: v.array(
    v.object({
      paths: v.array(v.string()),
      files: v.array(v.string()),
      /** The part of the texts that the screen needs besides the shell's. */
      part: v.optional(v.string()),
    }),
  ),
  /** The client of the operator, which a page loads with its first call. */
  client: v.array(v.string()),
  /** By `<language>/<part>`. */
  texts: v.record(v.string(), v.array(v.string())),
});

interface Page {
  /** Without the query. */
  path: string;
  /** The language code that the page begins in. */
  language: string;
  /** The page begins with calls that its start-up data does not answer. */
  calls: boolean;
}

interface Ahead {
  /** They have the page's own files loaded along with those of the first load, not after them. */
  links: string;
  /** What belongs to no other route shows home (SHELL-01). */
  isHome: boolean;
}

/** Reads what the build says; without it, pages load their files when they need them. */
export function readPreloads(webFolder: string): (page: Page) => Ahead {
  const file = join(webFolder, '.vite/preloads.json');
  if (!existsSync(file)) return () => ({ links: '', isHome: true });
  const { routes, client, texts } = v.parse(buildPreloads, JSON.parse(readFileSync(file, 'utf8')));

  return ({ path, language, calls }) => {
    const route = routes.find(({ paths }) => paths.some((pattern) => fitsPath(pattern, path)));
    const own = language.toLowerCase();
    const needed = [
      ...(route?.files ?? []),
      ...(route && calls ? client : []),
      ...(texts[`${own}/shell`] ?? []),
      ...(route?.part
        ? [...(texts[`en/${route.part}`] ?? []), ...(texts[`${own}/${route.part}`] ?? [])]
        : []),
    ];
    return { links: [...new Set(needed)].map(linkTo).join(''), isHome: route === undefined };
  };
}

const linkTo = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;
