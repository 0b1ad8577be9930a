import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const cache = 'node_modules/.cache';

/**
 * Vitest's global set-up of the tests that start operators of their own (operator/testing/process.ts): bundled as for
 * production, in a folder from which its packages are found. Read file by file it takes twice as long to start.
 */
export async function setup() {
  mkdirSync(cache, { recursive: true });
  const outDir = mkdtempSync(join(cache, 'operator-'));
  await build({
    logLevel: 'warn',
    build: { ssr: true, outDir, sourcemap: false, rolldownOptions: { input: { main: 'operator/main.ts' } } },
  });
  process.env['OPERATOR_BUNDLE'] = join(outDir, 'main.js');
  return () => rmSync(outDir, { recursive: true, force: true });
}
