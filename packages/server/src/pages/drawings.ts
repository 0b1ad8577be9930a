import { createHash } from 'node:crypto';
import { listGameType } from '@araw/contract/games/gameCodes';
import type { LanguageCode } from '@araw/contract/calls/languages';
import type { Startup } from '@araw/contract/calls/startup';
import type { Draw, Drawing } from './drawing.ts';
import type { Answers } from './startup.ts';

/** Content of a drawing, and when it was read (milliseconds since 1970). */
export interface Content {
  data: Startup;
  answers: Answers | undefined;
  /** Of a visitor whose address names none. */
  siteLanguage: LanguageCode;
  askedAt: number;
}

export interface DrawnContent extends Content {
  drawing: { drawn: Drawing; random: number };
}

interface Options {
  draw: Draw;
  /** All paths that can be drawn. */
  paths: ReadonlySet<string>;
  /** Milliseconds a visitor waits for a page that hasn't been drawn yet. */
  patience: number;
  /**
   * Milliseconds to keep serving a drawing with outdated content while it is redrawn; use 0 if the person who changes
   * content expects to see it immediately.
   */
  afterlife: number;
  onError(error: unknown): void;
}

/** Drawings, each of some 50 KB: all routes in a few languages. */
const mostKept = 500;

/** Tracking parameters that other sites add; no screen reads them. */
const inert = /^(utm_\w+|fbclid|gclid|ttclid|msclkid)$/;

/**
 * The query to draw a page with: the game type for the list of games, nothing for other pages. Null for any other query,
 * which the app renders itself, so that there are never more drawings than routes and game types (PAGE-03).
 */
export function drawnQuery(path: string, query: URLSearchParams): string | null {
  const params = [...query].filter(([name]) => !inert.test(name));
  if (params.length === 0) return '';
  const [[name, value] = ['', '']] = params;
  const isList = path === '/m/gameList' && params.length === 1 && name === 'gameType';
  return isList && listGameType(value) === value ? `?${new URLSearchParams({ gameType: value })}` : null;
}

/**
 * Caches drawings, one for each merchant, route and language, and redraws them when their content changes. Meanwhile
 * visitors get the previous drawing with its own data, or none, and the app draws. Only public answers go into a
 * drawing (PAGE-02).
 */
export function createDrawings({ draw, paths, patience, afterlife, onError }: Options) {
  const kept = new Map<string, DrawnContent & { version: string }>();
  /** By key and version. */
  const underWay = new Map<string, Promise<DrawnContent | null>>();
  const versions = new WeakMap<Startup, Map<Answers | undefined, string>>();

  function versionOf({ data, answers }: Content): string {
    const known = versions.get(data) ?? new Map<Answers | undefined, string>();
    versions.set(data, known);
    const version = known.get(answers) ?? hashOf(data, answers);
    known.set(answers, version);
    return version;
  }

  async function make(key: string, path: string, search: string, content: Content, version: string) {
    const { data, answers } = content;
    const random = Math.random();
    try {
      const { status } = data;
      const startup = {
        ...data,
        // The address belongs to the first caller.
        ...(status && { status: { ...status, location: { ip: '' } } }),
        ...(answers && { answers: answers.values }),
      };
      const drawn = await draw({ path, search, startup, random });
      if (!drawn) return null;
      const made = { ...content, drawing: { drawn, random } };
      kept.delete(key);
      kept.set(key, { ...made, version });
      const [oldest] = kept.keys();
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
      return made;
    } catch (error) {
      onError(error);
      return null;
    }
  }

  return {
    /** Null if there is no drawing (yet): the app then draws. */
    async of(path: string, query: URLSearchParams, content: Content): Promise<DrawnContent | null> {
      const { settings, status } = content.data;
      const search = drawnQuery(path, query);
      if (!paths.has(path) || search === null || !settings || !status) return null;
      const key = `${settings.merchantCode} ${settings.defaultLanguage} ${path}${search}`;
      const version = versionOf(content);
      const before = kept.get(key);
      if (before?.version === version) return { ...content, drawing: before.drawing };

      const work = `${key} ${version}`;
      const making =
        underWay.get(work) ?? make(key, path, search, content, version).finally(() => underWay.delete(work));
      underWay.set(work, making);
      if (before && Date.now() - before.askedAt < afterlife) return before;
      return Promise.race([making, after(patience)]);
    },
  };
}

const after = (milliseconds: number) =>
  new Promise<null>((resolve) => {
    setTimeout(resolve, milliseconds, null).unref();
  });

/** The operator's time and the caller's address don't affect the drawing. */
function hashOf({ settings, status, ...data }: Startup, answers: Answers | undefined): string {
  const facts = [
    settings && { ...settings, now: 0 },
    status && { ...status, location: null },
    data,
    answers?.values,
  ];
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64');
}
