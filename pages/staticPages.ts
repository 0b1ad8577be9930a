import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { systemStatus } from '#services/contract/system.ts';
import type { Draw, Drawing } from '#packages/server/pages/drawing.ts';
import { pagePolicy, writtenPolicy } from '#packages/server/http/policy.ts';
import { readPreloads } from '#packages/server/pages/preloads.ts';
import {
  escapeHtml,
  hashOf,
  laterLinkTo,
  linkTo,
  noScriptStyle,
  readSite,
  styleAttributesOf,
  withScreen,
} from '#packages/server/pages/template.ts';

interface Options {
  /** The built front end, or a site that `npm run brand` has made of it. */
  webFolder: string;
  draw: Draw;
  onError(page: string, error: unknown): void;
}

/** Of an operator that is open and says nothing else. */
const open = v.parse(systemStatus, { info: {} });

/**
 * Draws every public page of a site in each of its languages, into `drawn/<language>/` (PAGE-05). Nobody is asked: what they show
 * is true for every operator and every visitor, and the app draws the rest as it comes. Answers how many pages there are.
 */
export async function writeStaticPages({ webFolder, draw, onError }: Options): Promise<number> {
  const { configuration } = readSite(webFolder);
  const folder = join(webFolder, 'drawn');
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
      const links = [...files.map(linkTo), ...later.map(laterLinkTo)].join('');
      write(join(folder, page), pageOf(built, drawn, links, configuration.basePath));
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

/** By the rule that hosts can follow: the path with `.html`, that of a folder as its index. */
const fileOf = (path: string) =>
  path === '/' ? 'index.html' : `${path.slice(1).replace(/\.html$/, '')}.html`;

/** The built page with the first screen: styles and what chooses the theme stay files, which every page shares. */
function pageOf(built: string, drawn: Drawing, links: string, basePath: string): string {
  const colours = drawn.colours === '' ? '' : `<style>${drawn.colours}</style>`;
  const canonical = escapeHtml(basePath.slice(0, -1) + drawn.canonical);
  return (
    withScreen(built, drawn)
      .replace(/<html [^>]*?(data-theme="\w+")[^>]*>/, (_, dressed: string) => {
        return `<html lang="${drawn.htmlLang}" dir="${drawn.dir}" ${dressed} data-drawn="${drawn.language}">`;
      })
      .replace(/<title>.*<\/title>/, () => `<title>${escapeHtml(drawn.title)}</title>`)
      .replace('<!--preload-->', () => `<link rel="canonical" href="${canonical}">${links}`)
      .replace('<!--startup-->', '')
      // After the sheets whose colours they replace.
      .replace('</head>', () => `${colours}</head>`)
  );
}

function write(file: string, content: string) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  writeFileSync(`${file}.br`, brotliCompressSync(content));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
