import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { type BuildOptions, defineConfig, type Plugin } from 'vite';
import { lightOfDevice } from './tools/lightOfDevice.ts';
import { preloads } from './tools/preloads.ts';
import { shakeI18next } from './tools/shakeI18next.ts';
import { shakeIcons } from './tools/shakeIcons.ts';
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
    /screens[\\/]ui[\\/](Button|IconButton|createIcon|whenNear)/,
    /screens[\\/]app[\\/](appActor|notices|services)/,
    /machines[\\/](failure|notProvided)/,
    /locales[\\/]i18n/,
    /icons[\\/](chevron-right|circle-alert|circle-exclamation-point)/,
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

const frontEnd: BuildOptions = {
  outDir: 'dist/web',
  rolldownOptions: {
    output: {
      codeSplitting: {
        groups: [
          { name: 'libraries', test: firstLoadLibraries },
          { name: 'shared', test: firstLoadShared },
          { name: 'later', test: laterShared },
          // Of a page and a part of it, which would bring the page along.
          { name: 'calendarDays', test: /records[\\/]calendarDays\.ts$|contract[\\/]recordDays\.ts$/ },
          {
            name: 'form',
            test: /(ui[\\/]Field(\.module)?|form[\\/](keepFocus|form\.module))\.(tsx?|css)$/,
          },
          // Every page of money shows amounts and moments, and most send by a key.
          {
            name: 'amounts',
            test: /(services[\\/](newMoneyKey|zonedDates)|shared[\\/]money[\\/](Amount(\.module)?|leftToRight))\.(tsx?|css)$/,
          },
          { name: 'ownerProof', test: /shared[\\/]form[\\/]OwnerProofFields\.tsx$/ },
        ],
      },
    },
  },
};

/** Those that are written as HTML, and scripts and styles of those that the operator writes itself. */
const operatorPages: BuildOptions = {
  outDir: 'dist/server/pages',
  rolldownOptions: {
    input: ['play.html', 'book.html', 'verify.html', 'sandbox.css', 'identity.ts', 'chat.css', 'chat.ts'].map(
      (name) => `operator/pages/${name}`,
    ),
    output: {
      codeSplitting: {
        groups: [
          // The chat needs these alone: they come before what imports them.
          { name: 'dom', test: /pages[\\/]shared[\\/](dom|values)\.ts$/, priority: 1 },
          {
            name: 'client',
            test: /pages[\\/](shared[\\/]|verifyLink\.ts$)|preload-helper/,
          },
        ],
      },
    },
  },
};

/**
 * Scripts and styles find each other from where they are, so that they may be anywhere; the page itself stands under many
 * paths and names its files from the root, or from the sub-path that `npm run brand` writes.
 */
const pageFromRoot = (): Plugin => ({
  name: 'page from root',
  transformIndexHtml: { order: 'post', handler: (html) => html.replaceAll('="./', '="/') },
});

/** What both builds for browsers have in common. */
const forBrowsers: BuildOptions = {
  target: 'baseline-widely-available',
  manifest: true,
  assetsInlineLimit: 0,
  // A browser that does not know module preloading still loads the modules.
  modulePreload: { polyfill: false },
};

/**
 * `vite build` makes the front end (dist/web), `vite build --mode pages` the operator's own pages (dist/server/pages), and
 * `vite build --ssr operator/main.ts` the operator (dist/server). Packages stay outside the operator's bundle: PGlite,
 * argon2 and resvg carry binaries beside their code.
 */
export default defineConfig(({ command, mode, isSsrBuild }) => {
  const isPages = mode === 'pages';
  const isFrontEnd = command === 'build' && !isSsrBuild && !isPages;
  return {
    base: isPages ? '/play/' : isFrontEnd ? './' : '/',
    plugins: [
      react(),
      ...(isFrontEnd ? [shakeRouter(), shakeI18next(), shakeIcons(), preloads(), pageFromRoot()] : []),
    ],
    resolve: {
      alias: [
        // React 18 and later have the hook themselves; the shim would add only bytes.
        { find: /^use-sync-external-store\/shim/, replacement: 'use-sync-external-store' },
        // The package exports only its build with development warnings.
        ...(isFrontEnd
          ? [{ find: /^react-router$/, replacement: production('react-router/dist/production/index.mjs') }]
          : []),
      ],
    },
    ...(isPages && { css: { postcss: { plugins: [lightOfDevice()] } } }),
    publicDir: isSsrBuild || isPages ? false : 'public',
    build: isSsrBuild
      ? { outDir: 'dist/server', target: 'node20', sourcemap: true }
      : { ...forBrowsers, ...(isPages ? operatorPages : frontEnd) },
  };
});
