import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, Plugin } from 'vite';
import { routeTable } from '#src/routeTable.ts';
import { screenFiles } from '#src/screenFiles.ts';
import { assetsOf } from './assets.ts';

/** Writes what each page needs besides the first load, for the server to say so in the page (.vite/preloads.json). */
export const preloads = (): Plugin => {
  let folder = '';
  return {
    name: 'preloads',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir, '.vite');
    },
    closeBundle() {
      const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
      writeFileSync(join(folder, 'preloads.json'), JSON.stringify(preloadsOf(manifest)));
    },
  };
};

export function preloadsOf(manifest: Manifest) {
  const firstLoad = assetsOf(manifest, ['index.html']);
  /** The files that modules need besides the first load. */
  const filesOf = (...modules: string[]) => {
    for (const module of modules) {
      if (!manifest[module]) throw new Error(`The build has no chunk for ${module}`);
    }
    const { js, css } = assetsOf(manifest, modules);
    return [
      ...[...js].filter((file) => !firstLoad.js.has(file)),
      ...[...css].filter((file) => !firstLoad.css.has(file)),
    ];
  };

  const routes = routeTable.flatMap((row) => {
    if (!row.open || row.id === 'home') return [];
    const { file, part } = screenFiles[row.id];
    return [
      {
        paths: row.paths,
        files: filesOf('src/screenChunks.ts', 'locales/partFiles.ts', file.slice(1)),
        part,
      },
    ];
  });
  const texts = Object.keys(manifest).flatMap((module) => {
    const name = /^locales\/(.+\/.+)\.ts$/.exec(module)?.[1];
    return name ? [[name, filesOf(module)]] : [];
  });
  return { routes, client: filesOf('services/operator.ts'), texts: Object.fromEntries(texts) };
}
