import { execFileSync } from 'node:child_process';
import { existsSync, renameSync, rmSync, statSync } from 'node:fs';

/** The app with React's development checks, which report each text, element and attribute unlike the drawing. */
export const developmentSite = 'dist/development';

/** Rebuilds it if the app's build is newer. Use it in one worker only: two would delete each other's build. */
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
