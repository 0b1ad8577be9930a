import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { afterAll } from 'vitest';
import { assetsOf } from '#tools/assets.ts';
import { buildPages } from '#tools/build.mjs';

/** The operator's own pages, built into a folder for a test file. */
export async function builtPages(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  await buildPages(folder);
  return folder;
}

/** Addresses of the scripts and styles in a page. */
export const loadedBy = (html: string): string[] =>
  [...html.matchAll(/<(?:script|link)\b[^>]* (?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);

/** Addresses, in the built folder, of everything that these files of operator/pages load. */
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
