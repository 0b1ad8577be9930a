import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { chromium as playwrightChromium } from '@playwright/test';

export interface Browser {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/**
 * A Chromium for tests: `CHROMIUM_PATH`, Playwright's own, an installed one, or the one inside the npm package
 * @sparticuz/chromium (Linux x64), unpacked once. Downloads nothing.
 */
export function findChromium(say: (line: string) => void = console.log): Browser {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  const installed = [named, playwrightChromium.executablePath(), ...usualPlaces].find(
    (path) => path && existsSync(path),
  );
  const env = inheritedEnvironment();
  return installed ? { executablePath: installed, args, env } : packagedChromium(env, say);
}

function packagedChromium(env: Record<string, string>, say: (line: string) => void): Browser {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('No Chromium found: install Chrome or set CHROMIUM_PATH.');
  }
  const { version } = JSON.parse(readFileSync('node_modules/@sparticuz/chromium/package.json', 'utf8'));
  const folder = resolve(`node_modules/.cache/chromium-${version}`);
  const executablePath = join(folder, 'chromium');
  if (!existsSync(executablePath)) unpack(folder, say);
  if (runs(executablePath, env)) return { executablePath, args, env };
  const withLibraries = { ...env, LD_LIBRARY_PATH: join(folder, 'al2023/lib') };
  if (runs(executablePath, withLibraries)) return { executablePath, args, env: withLibraries };
  throw new Error(
    `The packaged Chromium does not start here (${executablePath} --version): set CHROMIUM_PATH.`,
  );
}

/**
 * The package unpacks into its process's temporary folder, so give it a separate process and folder. The rename at the
 * end prevents an interrupted unpacking from being mistaken for a browser. The Lambda setting makes it unpack the
 * shared libraries as well, for machines that have none.
 */
function unpack(folder: string, say: (line: string) => void) {
  const started = Date.now();
  const partial = `${folder}.${process.pid}`;
  say('unpacking Chromium from its npm package (once, about 190 MB) …');
  mkdirSync(partial, { recursive: true });
  const script = `const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath();`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, TMPDIR: partial, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Chromium could not be unpacked: ${stderr}`);
  mkdirSync(dirname(folder), { recursive: true });
  rmSync(folder, { recursive: true, force: true });
  renameSync(partial, folder);
  say(`unpacked Chromium in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

const runs = (path: string, env: Record<string, string>) =>
  spawnSync(path, ['--version', ...args], { env, stdio: 'ignore', timeout: 120_000 }).status === 0;

const inheritedEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : [])));
