import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';

/** By path, the content of a file; true for a copy of the repository's own. */
export type Files = Record<string, string | true>;

const own = JSON.parse(readFileSync('package.json', 'utf8')) as {
  imports: object;
  scripts: Record<string, string>;
  devDependencies: Record<string, string>;
};

/**
 * A small project in a folder of its own, on which the repository's own commands run. They find the tools where these are,
 * and all that they look at here; `linked` folders are the repository's own.
 */
export function workplace(files: Files, linked: readonly string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'check-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  for (const path of ['node_modules', ...linked]) symlinkSync(resolve(path), join(folder, path));
  const write = (written: Files) => {
    for (const [path, content] of Object.entries(written)) {
      const target = join(folder, path);
      mkdirSync(dirname(target), { recursive: true });
      if (content === true) cpSync(resolve(path), target, { recursive: true });
      else writeFileSync(target, content, { mode: 0o755 });
    }
  };
  write(files);

  /** How a command of `npm run` ends: its exit code and its last line, and all that it says. */
  async function run(script: string, args: readonly string[] = [], env: Record<string, string> = {}) {
    const command = own.scripts[script];
    if (command === undefined) throw new Error(`package.json has no ${script}`);
    // A tool that is not copied is found where it is: what it imports comes from the repository.
    const found = command.replace(/(?<=^(?:node|tsx) )tools\/\S+/, (path) =>
      existsSync(join(folder, path)) ? path : resolve(path),
    );
    const [tool = ''] = command.split(' ');
    const devDependencies = tool in own.devDependencies ? { [tool]: own.devDependencies[tool] } : undefined;
    const packageFile = join(folder, 'package.json');
    writeFileSync(
      packageFile,
      `${JSON.stringify({ type: 'module', imports: own.imports, scripts: { [script]: found }, devDependencies }, null, 2)}\n`,
    );
    // Older than whatever a check takes for built.
    utimesSync(packageFile, 0, 0);
    const { VITEST: _, VITEST_WORKER_ID: __, VITEST_POOL_ID: ___, NODE_ENV: ____, ...rest } = process.env;
    const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
      cwd: folder,
      env: { ...rest, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, which ends whole where the test does not wait for it any longer.
      detached: true,
    });
    onTestFinished(() => {
      const isRunning = child.exitCode === null && child.signalCode === null;
      if (isRunning && child.pid) process.kill(-child.pid);
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, last: said.trimEnd().split('\n').at(-1) ?? '', said };
  }
  return { folder, write, run };
}
