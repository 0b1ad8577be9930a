import { execFileSync } from 'node:child_process';
import { copyFileSync, renameSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const folder = import.meta.dirname;
const [manifest, kept, dist] = ['package.json', 'package.sources.json', 'dist'].map((name) =>
  join(folder, name),
);

/** The package contains JavaScript with types; in the repository the same entries point to the sources. */
const packedEntry = (source) => {
  if (!source.startsWith('./src/')) return source;
  const [, path, kind] = /^\.\/src\/(.*)\.(m?)[jt]s$/.exec(source);
  if (kind) return `./dist/${path}.mjs`;
  return { types: `./dist/${path}.d.ts`, default: `./dist/${path}.js` };
};
const mapped = (entries) =>
  Object.fromEntries(Object.entries(entries).map(([name, source]) => [name, packedEntry(source)]));

if (process.argv.includes('--undo')) {
  renameSync(kept, manifest);
  rmSync(dist, { recursive: true });
} else {
  rmSync(dist, { recursive: true, force: true });
  const tsc = createRequire(import.meta.url)
    .resolve('typescript/package.json')
    .replace('package.json', 'bin/tsc');
  execFileSync(process.execPath, [tsc, '-p', join(folder, 'tsconfig.build.json')], { stdio: 'inherit' });
  const sources = JSON.parse(readFileSync(manifest, 'utf8'));
  const {
    scripts: _,
    devDependencies: __,
    ...packed
  } = {
    ...sources,
    bin: mapped(sources.bin),
    exports: mapped(sources.exports),
  };
  // Last, so that a failing build leaves the manifest unchanged.
  copyFileSync(manifest, kept);
  writeFileSync(manifest, `${JSON.stringify(packed, null, 2)}\n`);
}
