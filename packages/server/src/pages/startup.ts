import { firstLanguage, type LanguageCode } from '@araw/contract/calls/languages';
import type { CallName, CallRequest, CallValue } from '@araw/contract/calls/calls';
import type { Configuration } from '@araw/contract/calls/configuration';
import { languageToSend } from '@araw/contract/calls/languages';
import type { Banner } from '@araw/contract/messages/announcements';
import { type FirstRead, firstReadsOf } from '@araw/contract/calls/firstReads';
import { answerKey, readAtOnce } from '@araw/contract/calls/pageAnswers';
import type { Startup } from '@araw/contract/calls/startup';

/** Visible tiles of a list on a small phone. */
const tilesInSight = 6;

/** The operator behind the pages. */
export interface PageSource {
  /** Makes a visitor's call; undefined if it fails. */
  ask<Name extends CallName>(name: Name, request: CallRequest<Name>): Promise<CallValue<Name> | undefined>;
  /** Changes with the merchant: earlier answers are then out of date. */
  version(): number;
  /** How long answers are reused, in milliseconds. */
  freshness: number;
}

type Offer = Pick<Configuration, 'defaultLanguage' | 'languages'>;

/** Initial language code of a visitor's page (LANG-03). */
export const languageOf = (settings: Startup['settings'], site: Offer): LanguageCode =>
  firstLanguage('', settings?.defaultLanguage, site);

/**
 * The data of a visitor's home screen; a part that fails is left to the app. Of an address that names a language, it is as if the
 * operator's were that language.
 */
export async function gatherStartup(
  { ask }: PageSource,
  site: Offer,
  asked?: LanguageCode,
): Promise<{ data: Startup; siteLanguage: LanguageCode }> {
  const given = await ask('consolidatedSettings', {});
  const siteLanguage = languageOf(given, site);
  const status = ask('systemStatus', {});
  if (!given) return { siteLanguage, data: { status: await status } };
  const settings = { ...given, defaultLanguage: asked ?? given.defaultLanguage };
  const { merchantCode } = settings;
  const language = languageToSend(languageOf(settings, site));
  const [announcements, hotGames, vendors] = await Promise.all([
    ask('announcements', { types: 'B,PL,PU,PR,H', platform: 'M', merchantCode, language }),
    ask('hotGames', { merchantCode, isPlatform: 2, language, platform: 'html5' }),
    ask('vendors', { merchant: merchantCode, language }),
  ]);
  return { siteLanguage, data: { status: await status, settings, announcements, hotGames, vendors } };
}

/** A route's first reads, answered for a visitor. */
export interface Answers {
  /** By `answerKey`. */
  values: NonNullable<Startup['answers']>;
  /** All are answered, and the first load can read them. */
  needNoClient: boolean;
  /** Pictures visible first: tiles of the page's list, or its banner. */
  pictures: string[];
}

/** Answers for pages; undefined for a page without first reads. Pages with the same reads share them. */
export function keptAnswers(source: PageSource, site: Offer) {
  // Bounded by the table of first reads, whatever paths are requested.
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

/** The address of a group's first banner, if any. */
export const bannerOf = (banners: Banner[], group: Banner['groupName']): string[] =>
  banners
    .filter(({ groupName, url }) => groupName === group && url !== '')
    .slice(0, 1)
    .map(({ url }) => url);

const keyOf = ({ call, request }: FirstRead) => answerKey(call, request);

/** Caches a read for a while within the same version; concurrent callers share one read. */
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
