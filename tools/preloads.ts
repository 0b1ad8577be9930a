import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { routeTable } from '#src/routes/routeTable.ts';
import { type ScreenFile, screenFiles } from '#src/routes/screenFiles.ts';
import { assetsOf } from './assets.ts';

/** Each page's files beyond the first load, for the server to preload. */
export function preloadsOf(manifest: Manifest) {
  const firstLoad = assetsOf(manifest, ['index.html']);
  /** Chunks are found by module, or by the name of their group (vite.config.ts). */
  const keyOf = (chunk: string) => {
    const key = manifest[chunk] ? chunk : Object.keys(manifest).find((one) => manifest[one]?.name === chunk);
    if (!key) throw new Error(`The build has no chunk for ${chunk}`);
    return key;
  };
  /** Files of chunks beyond the first load. */
  const filesOf = (...chunks: string[]) => {
    const { js, css } = assetsOf(manifest, chunks.map(keyOf));
    return [
      ...[...js].filter((file) => !firstLoad.js.has(file)),
      ...[...css].filter((file) => !firstLoad.css.has(file)),
    ];
  };

  const neededBy = ({ file, texts }: ScreenFile) => ({ files: filesOf('routes', file.slice(1)), texts });
  const routes = routeTable.flatMap((row) => {
    if (row.id === 'home') return [];
    const { pages = {}, ...own } = screenFiles[row.id];
    return [
      {
        paths: row.paths,
        ...neededBy(own),
        pages: Object.fromEntries(Object.entries(pages).map(([page, screen]) => [page, neededBy(screen)])),
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

if (import.meta.filename === process.argv[1]) {
  const folder = join(process.argv[2]!, '.vite');
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  writeFileSync(join(folder, 'preloads.json'), JSON.stringify(preloadsOf(manifest)));
}
