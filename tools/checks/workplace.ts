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
import { stripVTControlCharacters } from 'node:util';
import { onTestFinished } from 'vitest';

/** File content by path; true copies the repository's own file. */
export type Files = Record<string, string | true>;

const own = JSON.parse(readFileSync('package.json', 'utf8')) as {
  imports: object;
  scripts: Record<string, string>;
  devDependencies: Record<string, string>;
};

/**
 * A small project in a separate folder for the repository's own commands. They use the repository's tools but only see the
 * files here; `linked` folders are the repository's own.
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

  /** Result of an `npm run` command: exit code, last line, and whole output. */
  async function run(script: string, args: readonly string[] = [], env: Record<string, string> = {}) {
    const command = own.scripts[script];
    if (command === undefined) throw new Error(`package.json has no ${script}`);
    // Run tools that aren't copied from the repository, so that their imports resolve there.
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
    // Older than anything a check treats as built.
    utimesSync(packageFile, 0, 0);
    const unset = ['VITEST', 'VITEST_WORKER_ID', 'VITEST_POOL_ID', 'NODE_ENV', 'FORCE_COLOR'];
    const rest = Object.fromEntries(Object.entries(process.env).filter(([name]) => !unset.includes(name)));
    const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
      cwd: folder,
      env: { ...rest, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group, so that all of it can be killed if the test stops waiting.
      detached: true,
    });
    onTestFinished(() => {
      const isRunning = child.exitCode === null && child.signalCode === null;
      if (isRunning && child.pid) process.kill(-child.pid);
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
    const [code] = (await once(child, 'close')) as [number | null];
    // Some tools colour what they print on a CI server, whatever NO_COLOR says.
    said = stripVTControlCharacters(said);
    return { code, last: said.trimEnd().split('\n').at(-1) ?? '', said };
  }
  return { folder, write, run };
}
