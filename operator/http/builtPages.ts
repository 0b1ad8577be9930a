import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';

/** Where the sources of the pages lie in the repository, which is how the build names what it made of them. */
const sources = 'operator/pages';

/** What the build says of each file that it made (Vite's manifest), as far as a page needs it. */
const manifest = v.record(
  v.string(),
  v.object({
    file: v.string(),
    imports: v.optional(v.array(v.string()), []),
  }),
);

/** What a page loads: a style, a script, or what a script imports, to be loaded along with it. */
export interface Loaded {
  kind: 'style' | 'script' | 'imported';
  address: string;
}

/** The operator's own pages as the build has made them of operator/pages. */
export interface BuiltPages {
  /** Scripts and styles, served below /play/assets; null where nothing was built. */
  assetsFolder: string | null;
  /** Null where nothing was built. */
  htmlOf(name: string): string | null;
  /** For a script or a style of a page that the operator writes itself. */
  loading(name: string): Loaded[];
}

const nothing: BuiltPages = {
  assetsFolder: null,
  htmlOf: () => null,
  loading: () => [],
};

/** Reads what the build has put into the folder. Without one the operator answers calls and shows no page of its own. */
export function readPages(folder?: string): BuiltPages {
  const manifestFile = folder && join(folder, '.vite/manifest.json');
  if (!manifestFile || !existsSync(manifestFile)) return nothing;
  const built = v.parse(manifest, JSON.parse(readFileSync(manifestFile, 'utf8')));
  const chunkOf = (key: string) => {
    const chunk = built[key];
    if (!chunk) throw new Error(`The build of the pages has nothing for ${key}`);
    return chunk;
  };
  const importedBy = (key: string): string[] =>
    chunkOf(key).imports.flatMap((imported) => [imported, ...importedBy(imported)]);
  const loaded = (kind: Loaded['kind'], key: string): Loaded => ({
    kind,
    address: `/play/${chunkOf(key).file}`,
  });
  return {
    assetsFolder: resolve(folder, 'assets'),
    htmlOf: (name) => readFileSync(join(folder, sources, name), 'utf8'),
    loading(name) {
      const key = `${sources}/${name}`;
      if (name.endsWith('.css')) return [loaded('style', key)];
      const imported = [...new Set(importedBy(key))];
      return [...imported.map((one) => loaded('imported', one)), loaded('script', key)];
    },
  };
}
