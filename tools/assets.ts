import type { Manifest } from 'vite';

export interface Assets {
  js: Set<string>;
  css: Set<string>;
}

/** The files of these manifest entries and of all their static imports. */
export function assetsOf(manifest: Manifest, keys: string[]): Assets {
  const assets: Assets = { js: new Set(), css: new Set() };
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    // A stylesheet shared by several chunks is a separate entry.
    (chunk.file.endsWith('.css') ? assets.css : assets.js).add(chunk.file);
    for (const file of chunk.css ?? []) assets.css.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  keys.forEach(visit);
  return assets;
}
