import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * `vite build` makes the front end (dist/web), `vite build --ssr operator/main.ts` the operator (dist/server).
 * Packages stay outside the operator's bundle: PGlite, argon2 and resvg carry binaries beside their code.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  publicDir: isSsrBuild ? false : 'public',
  build: isSsrBuild
    ? { outDir: 'dist/server', target: 'node20', sourcemap: true }
    : { outDir: 'dist/web', target: 'baseline-widely-available', manifest: true, assetsInlineLimit: 0 },
}));
