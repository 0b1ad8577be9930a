import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, statSync } from 'node:fs';

const folder = 'dist/development';

/** The app with React's own checks in it: it tells every text, element and attribute that differs from what was drawn. */
export function developmentBuild(): string {
  const isFresh =
    existsSync(`${folder}/index.html`) &&
    statSync(`${folder}/index.html`).mtimeMs > statSync('dist/stamp').mtimeMs;
  if (isFresh) return folder;
  rmSync(folder, { recursive: true, force: true });
  execFileSync(
    'node_modules/.bin/vite',
    ['build', '--mode', 'development', '--outDir', folder, '--logLevel', 'warn'],
    {
      env: { ...process.env, NODE_ENV: 'development' },
      stdio: 'inherit',
    },
  );
  return folder;
}
