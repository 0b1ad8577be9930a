import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { routeTable } from '#src/routes/routeTable.ts';
import { screenFiles } from '#src/routes/screenFiles.ts';
import { contentOf } from '#tools/files.ts';
import { affectedBy } from './affected.ts';
import { sourceImports } from './sourceImports.ts';

/** `npm run affected` lists what the difference from main can affect, and also writes it to a file if one is named. */
const [plan] = process.argv.slice(2);

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const listed = (...args: string[]) =>
  git(...args, '-z')
    .split('\0')
    .filter(Boolean);

/** Where this branch left main: what has landed there since is not part of the difference. */
function baseCommit(): string {
  for (const main of ['origin/main', 'main']) {
    try {
      return git('merge-base', 'HEAD', main).trim();
    } catch {
      // A clone may have only one of the two.
    }
  }
  throw new Error('There is neither origin/main nor main to compare with: git fetch origin main');
}

const base = baseCommit();
const changed = [
  ...listed('diff', '--name-only', '--no-renames', base),
  ...listed('ls-files', '--others', '--exclude-standard'),
].toSorted();

const routes = routeTable.flatMap<{ paths: readonly string[]; file: string }>(({ id, paths }) => {
  if (id === 'home') return [{ paths, file: 'screens/home/HomeScreen.tsx' }];
  const { file, pages = {} } = screenFiles[id];
  return [file, ...Object.values(pages).map((page) => page.file)].map((path) => ({
    paths,
    file: path.slice(1),
  }));
});
const affected = affectedBy(changed, { imports: sourceImports(), contentOf, routes });

console.log(`${changed.length} files differ from ${base.slice(0, 12)}, which main has`);
for (const { what, names } of [
  { what: 'charts', names: affected.charts },
  { what: 'unit tests', names: affected.tests },
  { what: 'browser tests', names: affected.specs },
]) {
  console.log(
    `${what}: ${names.length}${names.length > 0 ? ` (${names.slice(0, 20).join(' ')}${names.length > 20 ? ' …' : ''})` : ''}`,
  );
}
for (const line of affected.leftOut) console.log(`left to npm test: ${line}`);

if (plan) {
  mkdirSync(dirname(plan), { recursive: true });
  writeFileSync(
    plan,
    JSON.stringify({ changed, formatted: changed.filter((path) => existsSync(path)), ...affected }),
  );
}
