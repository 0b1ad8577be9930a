import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Hashes } from '../http/policy.ts';
import type { Announcement } from '@araw/contract/messages/announcements';
import { type Configuration, configuration } from '@araw/contract/calls/configuration';
import { fitsPath } from '@araw/contract/calls/paths';
import type { Startup } from '@araw/contract/calls/startup';
import type { LanguageCode } from '@araw/contract/calls/languages';
import type { Drawing } from './drawing.ts';
import { languageLinks } from './languageVersions.ts';
import { readPreloads } from './preloads.ts';
import { type Answers, bannerOf, languageOf } from './startup.ts';

export interface Page {
  /**
   * `ip` is the visitor's address as seen by the operator, `age` the start-up data's in milliseconds, `origin` the site's, such as
   * https://play.example.com.
   */
  write(visitor: { ip: string; age: number; origin: string }): string;
  hashes?: Hashes;
}

export interface Parts {
  path: string;
  /** The query's `page`. */
  pageAsked?: string | null;
  data: Startup;
  answers: Answers | undefined;
  /** Of a visitor whose address names none. */
  siteLanguage: LanguageCode;
  /** Drawn from the same data. */
  drawing?: { drawn: Drawing; random: number };
}

/**
 * The built page with preloads, start-up data and, if drawn, the first screen. Everything that is the same for all
 * callers is written once per set of data.
 */
export function readTemplate(webFolder: string) {
  const site = readSite(webFolder);
  const preloads = readPreloads(webFolder, site.configuration.basePath);
  const built = withConfiguration(readFileSync(join(webFolder, 'index.html'), 'utf8'), site.text);
  const shellOf = shells(built);
  let drawnOf: ReturnType<typeof drawnPages> | undefined;
  const written = new WeakMap<Startup, Map<Answers | undefined, Page['write']>>();

  function startupOf(data: Startup, answers: Answers | undefined): Page['write'] {
    const writers = written.get(data) ?? new Map<Answers | undefined, Page['write']>();
    written.set(data, writers);
    const write = writers.get(answers) ?? startupData(answers ? { ...data, answers: answers.values } : data);
    writers.set(answers, write);
    return write;
  }

  return {
    configuration: site.configuration,
    preloads,
    page({ path, pageAsked, data, answers, siteLanguage, drawing }: Parts): Page {
      const startup = startupOf(data, answers);
      const language = languageOf(data.settings, site.configuration);
      const { files, later, isHome } = preloads.ahead({
        path,
        page: pageAsked,
        language,
        calls: !answers?.needNoClient,
        answers: answers !== undefined && drawing !== undefined,
      });
      const pictures = picturesOf(data, { path, isHome, pictures: answers?.pictures });
      if (!drawing) return shellOf({ files, later, pictures, startup });
      drawnOf ??= drawnPages(built, webFolder, site.configuration);
      return drawnOf({ ...drawing, siteLanguage, files, later, pictures, startup });
    },
  };
}

interface Ahead {
  files: string[];
  later: string[];
  pictures: string[];
  startup: Page['write'];
}

/** Pages without a drawing. */
function shells(built: string) {
  const [top = '', afterTop] = built.split('<!--preload-->');
  const [middle = '', bottom] = afterTop?.split('<!--startup-->') ?? [];
  if (bottom === undefined) throw new Error('index.html has no <!--preload--> before its <!--startup-->');
  return ({ files, later, pictures, startup }: Ahead): Page => {
    const links = [...files.map(linkTo), ...pictures.map(pictureLink), ...later.map(laterLinkTo)];
    const ahead = top + links.join('') + middle;
    return { write: (visitor) => ahead + startup(visitor) + bottom };
  };
}

/**
 * Pages with their first screen. Styles and the theme script are inlined, so that the first paint waits for no other
 * file; the app's own data follows the visible content.
 */
function drawnPages(
  built: string,
  webFolder: string,
  { basePath, languages: offered }: Pick<Configuration, 'basePath' | 'languages'>,
) {
  const theme = readFileSync(join(webFolder, 'theme.js'), 'utf8');
  const sheetsOf = (html: string) =>
    [...html.matchAll(/<link rel="stylesheet" crossorigin href="([^"]+)">/g)].map(
      ([, address = '']) => address,
    );
  const own = sheetsOf(built);
  const contents = new Map<string, string>();
  const contentOf = (address: string) => {
    const known = contents.get(address);
    if (known !== undefined) return known;
    const file = join(webFolder, address.slice(basePath.length));
    // URLs in a style sheet are relative to the sheet.
    const content = readFileSync(file, 'utf8').trim().replaceAll('url(./', `url(${basePath}assets/`);
    contents.set(address, content);
    return content;
  };
  const [head = '', body = ''] = built
    .replace(/<link rel="stylesheet" crossorigin[^>]*>\s*/g, '')
    .replace(/<script src="[^"]*theme\.js"><\/script>\s*/, '')
    .replace('<!--startup-->', '')
    .split('<!--preload-->');
  const [scripts = '', rest = ''] = body.split('</head>');
  if (!rest.includes('<div id="root">')) throw new Error('index.html has no #root in its body');

  return ({
    drawn,
    random,
    siteLanguage,
    files,
    later,
    pictures,
    startup,
  }: Ahead & { drawn: Drawing; random: number; siteLanguage: LanguageCode }): Page => {
    const sheets = [...own, ...files.filter((file) => file.endsWith('.css'))];
    const style = sheets.map(contentOf).join('') + drawn.colours;
    const [first, ...further] = pictures.map(pictureLink);
    const top = withHead(head, drawn, ` data-random="${random}"`);
    const path = escapeHtml(basePath.slice(0, -1) + drawn.canonical);
    const linked = { path, language: drawn.language, siteLanguage, offered };
    const before = [
      `<script>${theme}</script><style>${style}</style>`,
      first,
      files
        .filter((file) => !file.endsWith('.css'))
        .map(linkTo)
        .join(''),
      scripts,
      further.join(''),
      later.map(laterLinkTo).join(''),
      '</head>',
      withScreen(rest, drawn).replace(/<\/body>[\s\S]*/, ''),
    ].join('');
    // The app loads a sheet only if no link names it, and this one is already inlined.
    const after = `${sheets.map((sheet) => `<link rel="stylesheet" crossorigin href="${sheet}" disabled>`).join('')}</body></html>`;
    return {
      write: (visitor) => top + languageLinks(linked, visitor.origin) + before + startup(visitor) + after,
      hashes: {
        scripts: [hashOf(theme)],
        styles: [hashOf(style), hashOf(noScriptStyle)],
        attributes: styleAttributesOf(drawn).map(hashOf),
      },
    };
  };
}

export const noScriptStyle = 'noscript p{padding:16px}form,.not-started{display:none!important}';

/** The built page's language, title, description and manifest become the drawing's. */
export const withHead = (
  built: string,
  { language, htmlLang, dir, title, description }: Drawing,
  attributes = '',
): string =>
  built
    .replace(
      /<html [^>]*?(data-theme="\w+")[^>]*>/,
      (_, dressed: string) =>
        `<html lang="${htmlLang}" dir="${dir}" ${dressed} data-drawn="${language}"${attributes}>`,
    )
    .replace(/<title>.*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(
      /(<meta name="description" content=")[^"]*/,
      (_, before: string) => before + escapeHtml(description),
    )
    .replace(
      /(<link rel="manifest" href="[^"]*manifest)(?=\.webmanifest")/,
      (link) => `${link}.${language.toLowerCase()}`,
    );

export const withScreen = (built: string, { html, texts }: Drawing): string =>
  built
    .replace(/<noscript>.*<\/noscript>/, '')
    .replace(/<!-- [^>]* -->\s*(?=<div id="too-old")/, '')
    .replace(
      /<div id="too-old" hidden>[\s\S]*?<\/div>/,
      () =>
        `<div id="too-old" hidden><p>${escapeHtml(texts.tooOld)}</p><p hidden>${escapeHtml(texts.askService)}</p></div>`,
    )
    .replace(
      /<div id="root">[\s\S]*?<\/div>\s*<\/div>/,
      () =>
        `<noscript><style>${noScriptStyle}</style><p>${escapeHtml(texts.noScript)}</p></noscript>` +
        `<div id="root">${html}</div>${waiting(texts)}`,
    );

/** The distinct style attributes of a drawing, which the policy allows by hash. */
export const styleAttributesOf = ({ html }: Drawing): string[] => [
  ...new Set([...html.matchAll(/ style="([^"]*)"/g)].map(([, text = '']) => unescapeHtml(text))),
];

/** Texts for a tap before the app has taken over, and for a page with a missing part. */
const waiting = ({ loading, late, reload }: Drawing['texts']) =>
  `<output class="not-started"><p>${escapeHtml(loading)}</p></output>` +
  `<div class="not-started late"><p>${escapeHtml(late)}</p><p><a href="">${escapeHtml(reload)}</a></p></div>`;

interface Site {
  configuration: Configuration;
  /** The JSON to inline; null for none. */
  text: string | null;
}

export function readSite(webFolder: string): Site {
  const file = join(webFolder, 'config.json');
  if (!existsSync(file)) return { configuration: v.parse(configuration, {}), text: null };
  const given: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return { configuration: v.parse(configuration, given), text: escapeJson(given) };
}

/** Inlines the configuration, so that the app need not fetch it (KIT-01). */
const withConfiguration = (page: string, text: string | null) =>
  text === null
    ? page
    : page.replace(
        /<link id="config"[^>]*>/,
        () => `<script type="application/json" id="config">${text}</script>`,
      );

/** The element with the start-up data, completed with the caller's address and the operator's current time. */
function startupData(startup: Startup): Page['write'] {
  const [now, ip] = [randomUUID(), randomUUID()];
  const { status, settings } = startup;
  const text = escapeJson({
    ...startup,
    ...(status && { status: { ...status, location: { ip } } }),
    ...(settings && { settings: { ...settings, now } }),
  });
  const pieces = text.split(new RegExp(`("${now}"|"${ip}")`));
  return (visitor) => {
    const parts = pieces.map((piece) => {
      if (piece === `"${now}"`) return String((settings?.now ?? 0) + visitor.age);
      return piece === `"${ip}"` ? escapeJson(visitor.ip) : piece;
    });
    return `<script type="application/json" id="startup">${parts.join('')}</script>`;
  };
}

/** JSON that can't close its script element or open a comment. */
export const escapeJson = (value: unknown) =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });

/** The pictures that a page shows first. If they come from other hosts, the app picks one of these itself. */
function picturesOf(
  { status, announcements }: Startup,
  { path, isHome, pictures = [] }: { path: string; isHome: boolean; pictures: string[] | undefined },
): string[] {
  if (status?.info.imageCDNs.length) return [];
  const { banners = [], promotion = [] } = announcements ?? {};
  const isOfPromotions = promotionPaths.some((pattern) => fitsPath(pattern, path));
  return [
    ...(isHome ? bannerOf(banners, 'm_home') : []),
    ...(isOfPromotions ? promotion.slice(0, coversInSight).flatMap(coverOf) : []),
    ...pictures,
  ];
}

const promotionPaths = ['/m/activity', '/promotions'];
const coversInSight = 2;

const coverOf = ({ announcementImages }: Announcement): string[] =>
  announcementImages
    .toSorted((one, other) => one.sequence - other.sequence)
    .flatMap(({ url }) => (url === '' ? [] : [url]))
    .slice(0, 1);

export const linkTo = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="${file}">`
    : `<link rel="modulepreload" crossorigin href="${file}">`;
/** Links to files that load after those of the screen. */
export const laterLinkTo = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin fetchpriority="low" href="${file}">`
    : `<link rel="modulepreload" crossorigin fetchpriority="low" href="${file}">`;
const pictureLink = (url: string) =>
  `<link rel="preload" as="image" href="${escapeHtml(url)}" fetchpriority="high">`;

export const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const unescapeHtml = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
