import { execFileSync } from 'node:child_process';

/**
 * Vitest's global setup for tests of built output. Runs in a separate process, because Vitest's NODE_ENV changes the
 * build.
 */
export function setup() {
  const build = "await (await import('./tools/build.mjs')).buildIfStale();";
  execFileSync(process.execPath, ['--input-type=module', '-e', build], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
}
