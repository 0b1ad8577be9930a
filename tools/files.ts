import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders with TypeScript sources. */
export const sourceFolders = [
  'src',
  'machines',
  'screens',
  'services',
  'locales',
  'operator',
  'pages',
  'packages',
  'tests',
  'e2e',
  'tools',
] as const;

/** Sorted paths (relative to the repository) of our files below the folders that match the pattern. */
export function filesBelow(folders: readonly string[], pattern: RegExp): string[] {
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
    )
    .filter((path) => pattern.test(path) && !path.includes('node_modules/'))
    .sort();
}

export const contentOf = (path: string) => readFileSync(path, 'utf8');
