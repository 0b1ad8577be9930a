import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { afterAll } from 'vitest';
import { assetsOf } from '#tools/assets.ts';
import { buildPages } from '#tools/build.mjs';

/** The folder of the operator's own pages, built for the tests of a file. */
export async function builtPages(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  await buildPages(folder);
  return folder;
}

/** The addresses of the scripts and styles that a page names. */
export const loadedBy = (html: string): string[] =>
  [...html.matchAll(/<(?:script|link)\b[^>]* (?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);

/** The addresses of what these files of operator/pages load, as they were built into the folder. */
export function assetsIn(folder: string): (...names: string[]) => string[] {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  return (...names) => {
    const { js, css } = assetsOf(
      manifest,
      names.map((name) => `operator/pages/${name}`),
    );
    return [...js, ...css].map((file) => `/play/${file}`);
  };
}
