import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { systemStatus } from '@araw/contract/calls/system';
import type { Draw, Drawing } from '@araw/server/pages/drawing';
import { pagePolicy, writtenPolicy } from '@araw/server/http/policy';
import { languageLinks } from '@araw/server/pages/languageVersions';
import { readPreloads } from '@araw/server/pages/preloads';
import { languageOf } from '@araw/server/pages/startup';
import {
  escapeHtml,
  hashOf,
  laterLinkTo,
  linkTo,
  noScriptStyle,
  readSite,
  styleAttributesOf,
  withHead,
  withScreen,
} from '@araw/server/pages/template';

interface Options {
  /** The built front end, or a site made from it with `npm run brand`. */
  webFolder: string;
  draw: Draw;
  /** The site's, such as https://play.example.com. */
  origin: string;
  onError(page: string, error: unknown): void;
}

/** An open operator with defaults for everything else. */
const open = v.parse(systemStatus, { info: {} });

/**
 * Draws every public page of a site in each of its languages, into `drawn/<language>/` (PAGE-05). Needs no operator: the
 * pages contain only what is true for every operator and visitor, and the app adds the rest. Resolves with the number of
 * pages.
 */
export async function writeStaticPages({ webFolder, draw, origin, onError }: Options): Promise<number> {
  const { configuration } = readSite(webFolder);
  const folder = join(webFolder, 'drawn');
  const siteLanguage = languageOf(undefined, configuration);
  const preloads = readPreloads(webFolder, configuration.basePath);
  const built = readFileSync(join(webFolder, 'index.html'), 'utf8');
  const styles = new Set<string>([hashOf(noScriptStyle)]);
  const attributes = new Set<string>();
  let count = 0;
  rmSync(folder, { recursive: true, force: true });
  for (const language of configuration.languages) {
    for (const path of preloads.drawn) {
      const page = `${language}/${fileOf(path)}`;
      const asked = { path, search: '', startup: { status: open }, random: 0, language };
      const drawn = await draw(asked).catch((error: unknown) => {
        onError(page, error);
        return null;
      });
      if (!drawn) continue;
      const { files, later } = preloads.ahead({ path, language, calls: true, answers: false });
      const address = escapeHtml(configuration.basePath.slice(0, -1) + drawn.canonical);
      const links = [
        languageLinks({ path: address, language, siteLanguage, offered: configuration.languages }, origin),
        ...files.map(linkTo),
        ...later.map(laterLinkTo),
      ].join('');
      write(join(folder, page), pageOf(built, drawn, links));
      for (const text of styleAttributesOf(drawn)) attributes.add(hashOf(text));
      if (drawn.colours !== '') styles.add(hashOf(drawn.colours));
      count += 1;
    }
  }
  const security = { imageHosts: [], frameHosts: [], https: false };
  const hashes = { scripts: [], styles: [...styles], attributes: [...attributes].toSorted() };
  writeFileSync(join(folder, 'policy.txt'), `${writtenPolicy(pagePolicy(security, 'none', hashes))}\n`);
  return count;
}

/** A convention that hosts can serve: the path with `.html`, or a folder's index. */
const fileOf = (path: string) =>
  path === '/' ? 'index.html' : `${path.slice(1).replace(/\.html$/, '')}.html`;

/** The built page with the first screen; styles and theme script stay files, which all pages share. */
function pageOf(built: string, drawn: Drawing, links: string): string {
  const colours = drawn.colours === '' ? '' : `<style>${drawn.colours}</style>`;
  return (
    withHead(withScreen(built, drawn), drawn)
      .replace('<!--preload-->', () => links)
      .replace('<!--startup-->', '')
      // After the style sheets whose colours they override.
      .replace('</head>', () => `${colours}</head>`)
  );
}

function write(file: string, content: string) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  writeFileSync(`${file}.br`, brotliCompressSync(content));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
