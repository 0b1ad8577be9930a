import { build } from 'vite';

// One file with all it needs, so that it runs where nothing of the project is installed.
await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: 'tools/conform/main.ts',
    outDir: 'dist/conform',
    target: 'node20',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'main.mjs', codeSplitting: false } },
  },
});
