import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const cache = 'node_modules/.cache';

/**
 * Vitest's global setup for tests that start their own operators (operator/testing/process.ts): bundled as for
 * production, in a folder from which packages resolve. Loading single files would take twice as long.
 */
export async function setup() {
  // Two projects with such tests may share this process.
  if (process.env['OPERATOR_BUNDLE']) return undefined;
  mkdirSync(cache, { recursive: true });
  const outDir = mkdtempSync(join(cache, 'operator-'));
  await build({
    logLevel: 'warn',
    build: { ssr: true, outDir, sourcemap: false, rolldownOptions: { input: { main: 'operator/main.ts' } } },
  });
  process.env['OPERATOR_BUNDLE'] = join(outDir, 'main.js');
  return () => rmSync(outDir, { recursive: true, force: true });
}
