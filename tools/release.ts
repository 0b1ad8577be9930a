import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { filesBelow } from './files.ts';

interface Release {
  /** Identical for identical files. */
  id: string;
  files: string[];
  ahead: { url: string; revision: string | null }[];
}

/** Chunks that few merchants or players load, by source; like fonts and texts they are cached after first use. */
const seldom =
  /^services\/(humanCheck\/geetest|identity\/firebase|seal\/aesGcm)|^locales\/(?!en\/).+\/|opencc|@fontsource/;

/** Files without a hash that are the same for every brand. */
const unhashed = ['theme.js'];

/** Files of a built front end for the service worker to cache. */
export function releaseOf(folder: string): Release {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const files = filesBelow([join(folder, 'assets')], /\.(js|css|woff2)$/)
    .map((path) => `assets/${path.slice(join(folder, 'assets').length + 1)}`)
    .toSorted();
  const revisions = unhashed.map((url) => ({
    url,
    revision: createHash('sha256')
      .update(readFileSync(join(folder, url)))
      .digest('hex')
      .slice(0, 16),
  }));
  return {
    id: createHash('sha256')
      .update(JSON.stringify([files, revisions]))
      .digest('hex')
      .slice(0, 16),
    files,
    ahead: [...revisions, ...aheadOf(manifest).map((url) => ({ url, revision: null }))],
  };
}

/** Scripts and styles of every page, with the English texts. */
function aheadOf(manifest: Manifest): string[] {
  const chunks = Object.entries(manifest).filter(([key, { src }]) => !seldom.test(src ?? key));
  const files = chunks.flatMap(([, { file, css = [] }]) => [file, ...css]);
  return [...new Set(files)].filter((file) => /\.(js|css)$/.test(file)).toSorted();
}
