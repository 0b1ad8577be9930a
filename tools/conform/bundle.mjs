import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const folder = process.argv[2] ?? 'dist/conform';

// One self-contained file, runnable without the project installed; into another folder if one is named.
await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: 'tools/conform/main.ts',
    outDir: folder,
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'main.mjs', codeSplitting: false } },
  },
});

// A separate package: with the project's own, npx would install everything that app and operator need.
const { version, license, engines } = JSON.parse(readFileSync('package.json', 'utf8'));
const itself = { name: 'araw-conform', version, license, bin: { conform: 'main.mjs' }, engines };
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(itself, null, 2)}\n`);
