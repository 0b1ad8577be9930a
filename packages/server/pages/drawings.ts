import { createHash } from 'node:crypto';
import { listGameType } from '#services/contract/gameCodes.ts';
import type { Startup } from '#services/contract/startup.ts';
import type { Draw, Drawing } from './drawing.ts';
import type { Answers } from './startup.ts';

/** What a page is drawn of, and when that was asked (milliseconds since 1970). */
export interface Content {
  data: Startup;
  answers: Answers | undefined;
  askedAt: number;
}

export interface DrawnContent extends Content {
  drawing: { drawn: Drawing; random: number };
}

interface Options {
  draw: Draw;
  /** Every path that can be drawn. */
  paths: ReadonlySet<string>;
  /** Milliseconds that a visitor waits for a page that has not been drawn yet. */
  patience: number;
  /**
   * Milliseconds that a page may be given after another content is known, while it is drawn anew; 0 where whoever changes
   * something expects to see it at once.
   */
  afterlife: number;
  onError(error: unknown): void;
}

/** Names by which others tell where a visitor comes from; no screen reads them. */
const inert = /^(utm_\w+|fbclid|gclid|ttclid|msclkid)$/;

/**
 * The query that a page is drawn by: of the list of games its type, of every other page none. Null where the address says more
 * than that, which the app shows by itself: there are never more drawn pages than routes and types of games (PAGE-03).
 */
export function drawnQuery(path: string, query: URLSearchParams): string | null {
  const said = [...query].filter(([name]) => !inert.test(name));
  if (said.length === 0) return '';
  const [[name, value] = ['', '']] = said;
  const isList = path === '/m/gameList' && said.length === 1 && name === 'gameType';
  return isList && listGameType(value) === value ? `?${new URLSearchParams({ gameType: value })}` : null;
}

/**
 * Keeps the drawings of pages: one for each merchant, route and language, anew when what it shows has changed. Nobody waits long:
 * meanwhile the one before is given with its own data, or none, and the app draws. A page is drawn of public answers alone
 * (PAGE-02).
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
        // Of whoever asked first.
        ...(status && { status: { ...status, location: { ip: '' } } }),
        ...(answers && { answers: answers.values }),
      };
      const drawn = await draw({ path, search, startup, random });
      if (!drawn) return null;
      const made = { ...content, drawing: { drawn, random } };
      kept.set(key, { ...made, version });
      return made;
    } catch (error) {
      onError(error);
      return null;
    }
  }

  return {
    /** Null where there is no drawing (yet): the app draws. */
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

/** Two contents of one hash are drawn alike: no page shows the operator's time, or the address of who asks. */
function hashOf({ settings, status, ...data }: Startup, answers: Answers | undefined): string {
  const facts = [
    settings && { ...settings, now: 0 },
    status && { ...status, location: null },
    data,
    answers?.values,
  ];
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64');
}
