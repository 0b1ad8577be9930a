import { build } from 'vite';

// One file with all it needs, so that it runs where nothing of the project is installed; into another folder if one is named.
await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: 'tools/conform/main.ts',
    outDir: process.argv[2] ?? 'dist/conform',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'main.mjs', codeSplitting: false } },
  },
});
