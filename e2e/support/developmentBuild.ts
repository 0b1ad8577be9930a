import { execFileSync } from 'node:child_process';
import { existsSync, renameSync, rmSync, statSync } from 'node:fs';

/** The app with React's own checks in it: it tells every text, element and attribute that differs from what was drawn. */
export const developmentSite = 'dist/development';

/** Builds it anew where the app has been built since. Two workers at a time would each delete what the other has built. */
export function buildForDevelopment() {
  const isFresh =
    existsSync(developmentSite) && statSync(developmentSite).mtimeMs > statSync('dist/stamp').mtimeMs;
  if (isFresh) return;
  const whole = `${developmentSite}.next`;
  execFileSync(
    'node_modules/.bin/vite',
    ['build', '--mode', 'development', '--outDir', whole, '--emptyOutDir', '--logLevel', 'warn'],
    { env: { ...process.env, NODE_ENV: 'development' }, stdio: 'inherit' },
  );
  rmSync(developmentSite, { recursive: true, force: true });
  renameSync(whole, developmentSite);
}
