import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';

/** Folder of the pages' sources, by which the build names its output. */
const sources = 'operator/pages';

/** The part of Vite's manifest that a page needs. */
const manifest = v.record(
  v.string(),
  v.object({
    file: v.string(),
    imports: v.optional(v.array(v.string()), []),
  }),
);

/** A page's style, script, or a script's import to preload. */
export interface Loaded {
  kind: 'style' | 'script' | 'imported';
  address: string;
}

/** The operator's own pages, built from operator/pages. */
export interface BuiltPages {
  /** Scripts and styles, served under /play/assets; null without a build. */
  assetsFolder: string | null;
  /** Null without a build. */
  htmlOf(name: string): string | null;
  /** For pages that the operator writes itself. */
  loading(name: string): Loaded[];
}

const nothing: BuiltPages = {
  assetsFolder: null,
  htmlOf: () => null,
  loading: () => [],
};

/** Reads the build's output. Without it the operator answers calls but has no pages of its own. */
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
