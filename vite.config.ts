import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * What the first screen needs whatever the release: one chunk packs better than several, and stays in the cache.
 * Lists of queries are not for the first screen.
 */
const firstLoadLibraries =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|xstate|@xstate|i18next|react-i18next|@tanstack(?!.*ueries(?:Observer)?\.js)|use-sync-external-store|valibot|react-error-boundary|lucide-react[\\/]dist[\\/]esm(?![\\/]icons))[\\/]/;

/**
 * `vite build` makes the front end (dist/web), `vite build --ssr operator/main.ts` the operator (dist/server).
 * Packages stay outside the operator's bundle: PGlite, argon2 and resvg carry binaries beside their code.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  // React 18 and later have the hook themselves; the shim would only ride along.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim/, replacement: 'use-sync-external-store' }] },
  publicDir: isSsrBuild ? false : 'public',
  build: isSsrBuild
    ? { outDir: 'dist/server', target: 'node20', sourcemap: true }
    : {
        outDir: 'dist/web',
        target: 'baseline-widely-available',
        manifest: true,
        assetsInlineLimit: 0,
        // A hundredth smaller than the bundler's own minifier, for a few seconds of building.
        minify: 'terser',
        terserOptions: { ecma: 2020, compress: { ecma: 2020, passes: 2 } },
        // A browser that does not know module preloading loads the modules all the same.
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: 'libraries', test: firstLoadLibraries }] } },
        },
      },
}));
