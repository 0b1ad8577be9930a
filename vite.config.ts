import react from '@vitejs/plugin-react';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildOptions, defineConfig, minifySync, type Plugin } from 'vite';
import { lightOfDevice } from './tools/lightOfDevice.ts';
import { filesForOldest, oldestBrowsers, scriptTargets, stylesWithOldest } from './tools/oldestBrowsers.ts';
import { releaseOf } from './tools/release.ts';

const production = (path: string) => join(import.meta.dirname, 'node_modules', path);

/**
 * What the first screen needs whatever the release: one chunk packs better than several, and stays in the cache.
 * Lists of queries and the mutation hook are not for the first screen.
 */
const firstLoadLibraries =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|xstate|@xstate|i18next|react-i18next|@tanstack(?!.*(?:ueries(?:Observer)?|useMutation|mutationObserver)\.js)|use-sync-external-store|valibot|react-error-boundary|lucide-react[\\/]dist[\\/]esm(?![\\/]icons))[\\/]/;

/** What only pages behind the log-in share; `controls` is what every other page does. */
const memberParts =
  /(screens|machines)[\\/](shared[\\/])?(claim|contract|deposit|envelope|offer|payment|qr|recipients|records|rewards|teamMembers|uploads|withdrawal)|services[\\/]queries[\\/](agent|record|growth)Queries|rebateProblems|[\\/](otp-field|uqr|field|labelable-provider|composite)[\\/]/i;

const frontEnd: BuildOptions = {
  outDir: 'dist/web',
  rolldownOptions: {
    output: {
      codeSplitting: {
        groups: [
          { name: 'libraries', test: firstLoadLibraries, priority: 4 },
          // What else the first load has; in one chunk with its entry it packs best.
          { name: 'app', tags: ['$initial'], test: /^(?!.*node_modules)/, priority: 3 },
          {
            name: 'contract',
            test: /packages[\\/]contract[\\/]src[\\/](?!calls[\\/]calls|values[\\/]dates)/,
            priority: 3,
          },
          {
            name: 'operatorHtml',
            test: /dompurify|shared[\\/]operatorHtml|services[\\/]operatorHtml/,
            priority: 3,
          },
          {
            name: 'client',
            test: /node_modules[\\/]axios[\\/]|contract[\\/]src[\\/]calls[\\/]calls\.ts$|services[\\/]client[\\/](operator|answers)\.ts$/,
            priority: 2,
          },
          // Home turns its banners with it, but not before the first screen is there.
          {
            name: 'carousel',
            test: /node_modules[\\/]swiper[\\/]|screens[\\/]ui[\\/]motion[\\/]Carousel/,
            priority: 2,
          },
          {
            name: 'routes',
            test: /src[\\/]routes[\\/]screenChunks\.ts$|locales[\\/]partFiles\.ts$/,
            priority: 2,
          },
          {
            name: 'controls',
            // Announcements bring what cleans the operator's HTML along.
            test: (id) => !memberParts.test(id) && !/screens[\\/]announcements/.test(id),
            minShareCount: 3,
            priority: 1,
          },
          { name: 'member', test: memberParts, minShareCount: 2 },
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

/** Of the built front end, of which it names every file. */
const serviceWorker: BuildOptions = {
  outDir: 'dist/web',
  emptyOutDir: false,
  target: scriptTargets(),
  rolldownOptions: {
    input: 'src/worker/serviceWorker.ts',
    output: { format: 'iife', entryFileNames: 'sw.js' },
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

/**
 * Writes what each page needs besides the first load, in every build. In a process of its own: the route table
 * imports the contract, a package of TypeScript sources, which Node 20 cannot load into this file.
 */
const preloads = (): Plugin => {
  let folder = '';
  return {
    name: 'preloads',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    closeBundle() {
      execFileSync(process.execPath, ['--import', 'tsx', 'tools/preloads.ts', folder], { stdio: 'inherit' });
    },
  };
};

/** Vite copies public/ as it is. Never minify the syntax or whitespace: Rolldown then writes template literals, which ES5 lacks. */
const minifiedTheme = (): Plugin => {
  let path = '';
  return {
    name: 'minified theme.js',
    configResolved: ({ root, build }) => {
      path = join(root, build.outDir, 'theme.js');
    },
    closeBundle() {
      const { code, errors } = minifySync(path, readFileSync(path, 'utf8'), {
        compress: false,
        mangle: true,
        codegen: { removeWhitespace: false },
      });
      if (errors.length > 0) throw new Error(`theme.js: ${errors[0]?.message}`);
      writeFileSync(path, code);
    },
  };
};

/** What both builds for browsers have in common. */
const forBrowsers: BuildOptions = {
  target: scriptTargets(),
  cssTarget: oldestBrowsers(),
  manifest: true,
  assetsInlineLimit: 0,
  // A browser that does not know module preloading still loads the modules.
  modulePreload: { polyfill: false },
};

/**
 * `vite build` makes the front end (dist/web), `vite build --mode worker` then its service worker, `vite build --mode pages` the
 * operator's own pages (dist/server/pages), and
 * `vite build --ssr operator/main.ts` the operator (dist/server). Packages stay outside the operator's bundle: PGlite,
 * argon2 and resvg carry binaries beside their code.
 */
export default defineConfig(({ command, mode, isSsrBuild }) => {
  const isPages = mode === 'pages';
  const isWorker = mode === 'worker';
  const isFrontEnd = command === 'build' && !isSsrBuild && !isPages && !isWorker;
  return {
    base: isPages ? '/play/' : isFrontEnd ? './' : '/',
    plugins: [
      react(),
      ...(isFrontEnd ? [filesForOldest(), minifiedTheme(), preloads(), pageFromRoot()] : []),
      ...(isPages ? [stylesWithOldest()] : []),
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
    ...(isWorker && { define: { __RELEASE__: JSON.stringify(releaseOf('dist/web')) } }),
    ...(isSsrBuild && { ssr: { noExternal: ['lucide-react', /^@araw\//] } }),
    publicDir: isSsrBuild || isPages || isWorker ? false : 'public',
    build: isWorker
      ? serviceWorker
      : isSsrBuild
        ? { outDir: 'dist/server', target: 'node20', sourcemap: true }
        : { ...forBrowsers, ...(isPages ? operatorPages : frontEnd) },
  };
});
