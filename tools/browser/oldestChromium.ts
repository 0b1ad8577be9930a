import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** The npm package chrome-aws-lambda with its Chromium, by Chromium's version. */
const packages = {
  /** The oldest in .browserslistrc. */
  89: {
    version: '6.0.0',
    integrity:
      'sha512-XnFo6AaE5ZYpHYmOmMoj1yCYFeRTx6uFCpJnVuDREWzXevzZvo3gzkyQ6qSKsPW91VGWeQI7wQgnOpW50e+Dzg==',
  },
  /** Too old for the app. */
  87: {
    version: '5.4.0',
    integrity:
      'sha512-edlk3okaPwVJ7lLhmi0p1Xs0lx3ekloW5Lqq+q+V0jS/4dyXYLeA23SKdB+A6+hBf/n88yfR8ssb78tBD/C9CA==',
  },
};

/** Why it isn't available on this machine, in words. */
class NoOldChromium extends Error {}

/**
 * Path of that Chromium, fetched from the npm registry once (some 45 MB). Don't make it a dependency: everyone would
 * download it, along with its outdated packages. Throws `NoOldChromium` if it isn't available.
 */
export function oldChromium(major: keyof typeof packages): string {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new NoOldChromium(`Chromium ${major} is for Linux on x64.`);
  }
  const folder = resolve(`node_modules/.cache/chromium-${major}`);
  const executable = join(folder, 'chromium');
  if (!existsSync(executable)) {
    unpack(major, folder);
    tryOut(major, executable);
  }
  return executable;
}

function tryOut(major: number, executable: string) {
  const page = ['--headless', '--no-sandbox', '--disable-gpu', '--dump-dom', 'about:blank'];
  const { status, stderr } = spawnSync(executable, page, { encoding: 'utf8', timeout: 120_000 });
  if (status !== 0) throw new NoOldChromium(`Chromium ${major} does not start here: ${stderr}`);
}

function unpack(major: keyof typeof packages, folder: string) {
  const { version, integrity } = packages[major];
  mkdirSync(dirname(folder), { recursive: true });
  const partial = mkdtempSync(`${folder}.`);
  console.log(`fetching Chromium ${major} from the npm registry (once, about 45 MB) …`);
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['pack', `chrome-aws-lambda@${version}`, '--silent', '--pack-destination', partial],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new NoOldChromium(`Chromium ${major} cannot be fetched: ${stderr}`);
  const archive = join(partial, stdout.trim());
  const hash = createHash('sha512').update(readFileSync(archive)).digest('base64');
  if (`sha512-${hash}` !== integrity) throw new Error(`${archive} is not the package that it should be`);
  execFileSync('tar', ['xzf', archive, '-C', partial, 'package/bin']);
  const unpacked = (name: string) => brotliDecompressSync(readFileSync(join(partial, 'package/bin', name)));
  writeFileSync(join(partial, 'chromium'), unpacked('chromium.br'));
  chmodSync(join(partial, 'chromium'), 0o755);
  execFileSync('tar', ['x', '-C', partial], { input: unpacked('swiftshader.tar.br') });
  for (const used of ['package', stdout.trim()]) rmSync(join(partial, used), { recursive: true });
  rmSync(folder, { recursive: true, force: true });
  renameSync(partial, folder);
}
