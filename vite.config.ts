import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { preloads } from './tools/preloads.ts';
import { shakeRouter } from './tools/shakeRouter.ts';

const production = (path: string) => join(import.meta.dirname, 'node_modules', path);

/**
 * What the first screen needs whatever the release: one chunk packs better than several, and stays in the cache.
 * Lists of queries and the mutation hook are not for the first screen.
 */
const firstLoadLibraries =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|xstate|@xstate|i18next|react-i18next|@tanstack(?!.*(?:ueries(?:Observer)?|useMutation|mutationObserver)\.js)|use-sync-external-store|valibot|react-error-boundary|lucide-react[\\/]dist[\\/]esm(?![\\/]icons))[\\/]/;

/** What both the first screen and later chunks use: small modules that would each become a file of its own. */
const firstLoadShared = new RegExp(
  [
    /services[\\/](contract[\\/](answer|fields)|queries|installed)/,
    /screens[\\/]ui[\\/](Button|IconButton|whenNear)/,
    /screens[\\/]app[\\/](appActor|notices|services)/,
    /machines[\\/](failure|notProvided)/,
    /locales[\\/]i18n/,
    /icons[\\/]chevron-right/,
    /preload-helper/,
  ]
    .map(({ source }) => String.raw`[\\/]${source}\.m?[jt]sx?$`)
    .join('|'),
);

/** What later chunks share among each other: the first load names each of its files, so they are one. */
const laterShared = new RegExp(
  [
    /services[\\/](device|money|dates|accountQueries|termsQuery)/,
    /screens[\\/]app[\\/](useStored|fetchUntilStopped|usePromptTurn)/,
    /machines[\\/]promptQueue[\\/]promptTurn/,
    /screens[\\/]ui[\\/](LinkedText|Group(\.module)?)/,
  ]
    .map(({ source }) => String.raw`[\\/]${source}\.(tsx?|css)$`)
    .join('|'),
);

/**
 * `vite build` makes the front end (dist/web), `vite build --ssr operator/main.ts` the operator (dist/server).
 * Packages stay outside the operator's bundle: PGlite, argon2 and resvg carry binaries beside their code.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), ...(command === 'build' && !isSsrBuild ? [shakeRouter(), preloads()] : [])],
  resolve: {
    alias: [
      // React 18 and later have the hook themselves; the shim would only ride along.
      { find: /^use-sync-external-store\/shim/, replacement: 'use-sync-external-store' },
      // The package exports only its build with development warnings.
      ...(command === 'build' && !isSsrBuild
        ? [{ find: /^react-router$/, replacement: production('react-router/dist/production/index.mjs') }]
        : []),
    ],
  },
  publicDir: isSsrBuild ? false : 'public',
  build: isSsrBuild
    ? { outDir: 'dist/server', target: 'node20', sourcemap: true }
    : {
        outDir: 'dist/web',
        target: 'baseline-widely-available',
        manifest: true,
        assetsInlineLimit: 0,
        // A browser that does not know module preloading loads the modules all the same.
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'libraries', test: firstLoadLibraries },
                { name: 'shared', test: firstLoadShared },
                { name: 'later', test: laterShared },
              ],
            },
          },
        },
      },
}));
