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
      /** The parts of the texts that the screen needs besides the shell's. */
      texts: v.array(v.string()),
      /** A visitor is shown the same as every other: it can be drawn ahead. */
      drawn: v.optional(v.boolean(), false),
    }),
  ),
  /** The paths of home, which is drawn ahead, too. */
  home: v.optional(v.array(v.string()), []),
  /** What answers the controls around every screen, such as the side menu. */
  controls: v.optional(v.array(v.string()), []),
  /** The client of the operator, which a page loads with its first call. */
  client: v.array(v.string()),
  /** What reads the answers that come with a page that is drawn ahead. */
  answers: v.optional(v.array(v.string()), []),
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
  /** It is drawn ahead with what its route asks first. */
  answers: boolean;
}

interface Ahead {
  /** Addresses of the page's own files: they are loaded along with those of the first load, not after them. */
  files: string[];
  /** Of those that come after these: the controls around the screen, and their texts. */
  later: string[];
  /** What belongs to no other route shows home (SHELL-01). */
  isHome: boolean;
}

export interface Preloads {
  ahead(page: Page): Ahead;
  /** Every path that can be drawn ahead. */
  drawn: ReadonlySet<string>;
}

/** Reads what the build says; without it, pages load their files when they need them. */
export function readPreloads(webFolder: string, basePath: string): Preloads {
  const file = join(webFolder, '.vite/preloads.json');
  if (!existsSync(file)) return { ahead: () => ({ files: [], later: [], isHome: true }), drawn: new Set() };
  const build = v.parse(buildPreloads, JSON.parse(readFileSync(file, 'utf8')));
  const { routes, client, texts } = build;

  return {
    ahead({ path, language, calls, answers }) {
      const route = routes.find(({ paths }) => paths.some((pattern) => fitsPath(pattern, path)));
      const own = language.toLowerCase();
      const textsOf = (part: string) => [...(texts[`en/${part}`] ?? []), ...(texts[`${own}/${part}`] ?? [])];
      const needed = [
        ...(route?.files ?? []),
        ...(route && calls ? client : []),
        ...(answers ? build.answers : []),
        ...(texts[`${own}/shell`] ?? []),
        ...(route?.texts ?? []).flatMap(textsOf),
      ];
      const files = new Set(needed);
      const later = new Set([...build.controls, ...textsOf('accounts')].filter((name) => !files.has(name)));
      const addressesOf = (names: Set<string>) => [...names].map((name) => basePath + name);
      return { files: addressesOf(files), later: addressesOf(later), isHome: route === undefined };
    },
    drawn: new Set([...build.home, ...routes.filter(({ drawn }) => drawn).flatMap(({ paths }) => paths)]),
  };
}
