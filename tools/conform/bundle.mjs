import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const folder = process.argv[2] ?? 'dist/conform';

// One file with all it needs, so that it runs where nothing of the project is installed; into another folder if one is named.
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

// A package of its own: the project's names what app and operator need, which npx would load.
const { version, license, engines } = JSON.parse(readFileSync('package.json', 'utf8'));
const itself = { name: 'araw-conform', version, license, bin: { conform: 'main.mjs' }, engines };
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(itself, null, 2)}\n`);
