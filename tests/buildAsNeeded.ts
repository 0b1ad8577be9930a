import { execFileSync } from 'node:child_process';

/** Makes dist/ where the sources are newer. In a process of its own: Vitest's NODE_ENV would make another build. */
export function buildAsNeeded() {
  const build = "await (await import('./tools/build.mjs')).buildIfStale();";
  execFileSync(process.execPath, ['--input-type=module', '-e', build], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
}
