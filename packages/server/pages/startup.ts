import { firstLanguage, type LanguageCode } from '#locales/languages.ts';
import type { CallName, CallRequest, CallValue } from '#services/contract/calls.ts';
import type { Configuration } from '#services/contract/configuration.ts';
import { languageToSend } from '#services/contract/languages.ts';
import type { Banner } from '#services/contract/announcements.ts';
import { type FirstRead, firstReadsOf } from '#services/contract/firstReads.ts';
import { answerKey, readAtOnce } from '#services/contract/pageAnswers.ts';
import type { Startup } from '#services/contract/startup.ts';

/** Of a list, on a small phone. */
const tilesInSight = 6;

/** The operator behind the pages. */
export interface PageSource {
  /** Asks as a visitor does; what fails is undefined. */
  ask<Name extends CallName>(name: Name, request: CallRequest<Name>): Promise<CallValue<Name> | undefined>;
  /** Another one once the merchant is changed: what was asked before is out of date. */
  version(): number;
  /** How long what was asked is reused, in milliseconds. */
  freshness: number;
}

type Offer = Pick<Configuration, 'defaultLanguage' | 'languages'>;

/** The language code in which a visitor's page begins (LANG-03). */
export const languageOf = (settings: Startup['settings'], site: Offer): LanguageCode =>
  firstLanguage('', settings?.defaultLanguage, site);

/** What a visitor's home screen shows first; a part that fails is left to the app. */
export async function gatherStartup({ ask }: PageSource, site: Offer): Promise<Startup> {
  const settings = await ask('consolidatedSettings', {});
  const status = ask('systemStatus', {});
  if (!settings) return { status: await status };
  const { merchantCode } = settings;
  const language = languageToSend(languageOf(settings, site));
  const [announcements, hotGames, vendors] = await Promise.all([
    ask('announcements', { types: 'B,PL,PU,PR,H', platform: 'M', merchantCode, language }),
    ask('hotGames', { merchantCode, isPlatform: 2, language, platform: 'html5' }),
    ask('vendors', { merchant: merchantCode, language }),
  ]);
  return { status: await status, settings, announcements, hotGames, vendors };
}

/** What a page's route asks first, answered as every visitor is. */
export interface Answers {
  /** By `answerKey`. */
  values: NonNullable<Startup['answers']>;
  /** All is answered, and the first load can read it. */
  needNoClient: boolean;
  /** What is first in sight: tiles of the list that the page begins with, or its banner. */
  pictures: string[];
}

/** The answers of pages; undefined of a page that asks nothing first. Pages that ask the same share them. */
export function keptAnswers(source: PageSource, site: Offer) {
  // As many as the table of first reads has pages, whatever addresses are asked for.
  const byReads = new Map<string, () => Promise<Answers>>();

  return async (
    { path, query }: { path: string; query: URLSearchParams },
    settings: Startup['settings'],
  ): Promise<Answers | undefined> => {
    if (!settings) return undefined;
    const merchant = settings.merchantCode;
    const reads = firstReadsOf(path, { merchant, language: languageOf(settings, site), query });
    if (reads.length === 0) return undefined;
    const key = reads.map(keyOf).join(' ');
    const gather = async (): Promise<Answers> => {
      const given = await Promise.all(
        reads.map(async (read) => [read, await source.ask(read.call, read.request)] as const),
      );
      const known = given.filter(([, value]) => value !== undefined);
      return {
        values: Object.fromEntries(known.map(([read, value]) => [keyOf(read), value])),
        needNoClient: known.length === reads.length && reads.every(({ call }) => call in readAtOnce),
        pictures: known.flatMap(([read, value]) => picturesOf(read, value)),
      };
    };
    const kept = byReads.get(key) ?? keptFor(source, gather);
    byReads.set(key, kept);
    return kept();
  };
}

/** The pictures that an answer shows first. */
function picturesOf({ call }: FirstRead, value: unknown): string[] {
  if (call === 'announcements') {
    return bannerOf((value as CallValue<'announcements'>).banners, 'm_reg');
  }
  if (call !== 'gameList') return [];
  const { games } = value as CallValue<'gameList'>;
  return games.slice(0, tilesInSight).flatMap(({ iconUrl }) => (iconUrl === '' ? [] : [iconUrl]));
}

/** The address of a group's first banner, if it has any. */
export const bannerOf = (banners: Banner[], group: Banner['groupName']): string[] =>
  banners
    .filter(({ groupName, url }) => groupName === group && url !== '')
    .slice(0, 1)
    .map(({ url }) => url);

const keyOf = ({ call, request }: FirstRead) => answerKey(call, request);

/** Keeps what was read for a while, as long as the version is the same; callers that come together share one read. */
export function keptFor<Value>(
  { freshness, version }: Pick<PageSource, 'freshness' | 'version'>,
  read: () => Promise<Value>,
): () => Promise<Value> {
  let kept: { value: Promise<Value>; version: number; readAt: number } | null = null;
  return () => {
    const now = Date.now();
    if (kept === null || kept.version !== version() || now - kept.readAt > freshness) {
      kept = { value: read(), version: version(), readAt: now };
    }
    return kept.value;
  };
}
