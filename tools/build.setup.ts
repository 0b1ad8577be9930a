import { execFileSync } from 'node:child_process';

/** Vitest's global set-up of the tests that run what is built. In a process of its own: Vitest's NODE_ENV makes another build. */
export function setup() {
  const build = "await (await import('./tools/build.mjs')).buildIfStale();";
  execFileSync(process.execPath, ['--input-type=module', '-e', build], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
}
