import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Sorted paths of all files below a folder that match the pattern, without installed packages. */
export function filesBelow(folder: string, pattern: RegExp): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => pattern.test(path) && !path.includes('node_modules'))
    .map((path) => join(folder, path))
    .sort();
}

export const contentOf = (path: string) => readFileSync(path, 'utf8');
