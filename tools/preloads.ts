import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, Plugin } from 'vite';
import { routeTable } from '#src/routes/routeTable.ts';
import { screenFiles } from '#src/routes/screenFiles.ts';
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
  /** A chunk is known by its module, or by the name of its group (vite.config.ts). */
  const keyOf = (chunk: string) => {
    const key = manifest[chunk] ? chunk : Object.keys(manifest).find((one) => manifest[one]?.name === chunk);
    if (!key) throw new Error(`The build has no chunk for ${chunk}`);
    return key;
  };
  /** The files that chunks need besides the first load. */
  const filesOf = (...chunks: string[]) => {
    const { js, css } = assetsOf(manifest, chunks.map(keyOf));
    return [
      ...[...js].filter((file) => !firstLoad.js.has(file)),
      ...[...css].filter((file) => !firstLoad.css.has(file)),
    ];
  };

  const routes = routeTable.flatMap((row) => {
    if (row.id === 'home') return [];
    const { file, texts } = screenFiles[row.id];
    return [
      {
        paths: row.paths,
        files: filesOf('routes', file.slice(1)),
        texts,
        drawn: row.access === 'anyone',
      },
    ];
  });
  const filesOfTexts = Object.keys(manifest).flatMap((module) => {
    const name = /^locales\/(.+\/.+)\.ts$/.exec(module)?.[1];
    return name ? [[name, filesOf(module)]] : [];
  });
  const home = routeTable.filter(({ id }) => id === 'home').flatMap(({ paths }) => [...paths]);
  const answers = filesOf('src/startup/drawn/firstAnswers.ts');
  const controls = filesOf('routes', 'src/shell/menu/SideMenu.tsx', 'src/shell/frame/Overlays.tsx');
  return {
    routes,
    home,
    controls,
    client: filesOf('client'),
    answers,
    texts: Object.fromEntries(filesOfTexts),
  };
}
