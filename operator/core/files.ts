import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Location of a file or folder below operator/; the build copies it next to the bundles in dist/server. */
export function operatorPath(path: string): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'operator', path))) {
    if (folder === dirname(folder)) throw new Error(`operator/${path} is missing`);
    folder = dirname(folder);
  }
  return join(folder, 'operator', path);
}

export const readOperatorFile = (path: string) => readFileSync(operatorPath(path), 'utf8');
