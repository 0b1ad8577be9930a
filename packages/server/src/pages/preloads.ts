import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { fitsPath } from '@araw/contract/calls/paths';

const screen = v.object({
  files: v.array(v.string()),
  /** Text chunks of the screen beyond the shell's. */
  texts: v.array(v.string()),
});

/** The files that the front end's pages need, as recorded by the build (tools/preloads.ts). */
const buildPreloads = v.object({
  routes: v.array(
    v.object({
      ...screen.entries,
      paths: v.array(v.string()),
      /** Other screens at the same paths, by the value of `?page=`. */
      pages: v.optional(v.record(v.string(), screen), {}),
      /** It looks the same to every visitor, so it can be drawn ahead. */
      drawn: v.optional(v.boolean(), false),
    }),
  ),
  /** Paths of the home page, which is drawn ahead too. */
  home: v.optional(v.array(v.string()), []),
  /** Files for the controls around every screen, such as the side menu. */
  controls: v.optional(v.array(v.string()), []),
  /** The operator client, which a page loads with its first call. */
  client: v.array(v.string()),
  /** Files that read the answers embedded in a drawn page. */
  answers: v.optional(v.array(v.string()), []),
  /** By `<language>/<part>`. */
  texts: v.record(v.string(), v.array(v.string())),
});

interface Page {
  /** Without the query. */
  path: string;
  /** The query's `page`, which may name another screen at this path. */
  page?: string | null;
  /** The page's initial language code. */
  language: string;
  /** The page makes initial calls that its start-up data doesn't answer. */
  calls: boolean;
  /** It is drawn with its route's first reads. */
  answers: boolean;
}

interface Ahead {
  /** The page's own files, loaded in parallel with those of the first load. */
  files: string[];
  /** Files for later: the controls around the screen, and their texts. */
  later: string[];
  /** Paths without a route show home (SHELL-01). */
  isHome: boolean;
}

export interface Preloads {
  ahead(page: Page): Ahead;
  /** All paths that can be drawn ahead. */
  drawn: ReadonlySet<string>;
  /** Whether a path is in the app's route table. */
  isPage(path: string): boolean;
}

/** Reads the build's record; without it, pages load their files on demand. */
export function readPreloads(webFolder: string, basePath: string): Preloads {
  const file = join(webFolder, '.vite/preloads.json');
  if (!existsSync(file)) {
    const ahead = () => ({ files: [], later: [], isHome: true });
    return { ahead, drawn: new Set(), isPage: () => true };
  }
  const build = v.parse(buildPreloads, JSON.parse(readFileSync(file, 'utf8')));
  const { routes, client, texts } = build;

  const pages = [...build.home, ...routes.flatMap(({ paths }) => paths)];

  return {
    isPage: (path) => pages.some((pattern) => fitsPath(pattern, path)),
    ahead({ path, page, language, calls, answers }) {
      const route = routes.find(({ paths }) => paths.some((pattern) => fitsPath(pattern, path)));
      const shown = page && route && Object.hasOwn(route.pages, page) ? route.pages[page] : route;
      const own = language.toLowerCase();
      const textsOf = (part: string) => [...(texts[`en/${part}`] ?? []), ...(texts[`${own}/${part}`] ?? [])];
      const needed = [
        ...(shown?.files ?? []),
        ...(route && calls ? client : []),
        ...(answers ? build.answers : []),
        ...(texts[`${own}/shell`] ?? []),
        ...(shown?.texts ?? []).flatMap(textsOf),
      ];
      const files = new Set(needed);
      const later = new Set([...build.controls, ...textsOf('accounts')].filter((name) => !files.has(name)));
      const addressesOf = (names: Set<string>) => [...names].map((name) => basePath + name);
      return { files: addressesOf(files), later: addressesOf(later), isHome: route === undefined };
    },
    drawn: new Set([...build.home, ...routes.filter(({ drawn }) => drawn).flatMap(({ paths }) => paths)]),
  };
}
