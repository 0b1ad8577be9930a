import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { eventually } from '@araw/testing/eventually';
import { contentOf, filesBelow } from '#tools/files.ts';
import { startPostgres } from '#tools/postgres.ts';

/** The lines of one stage of the Dockerfile. */
function stage(name: string): string[] {
  const stages = contentOf('container/Dockerfile').split(/^FROM /m);
  return (stages.find((lines) => lines.startsWith(`node:22-bookworm-slim AS ${name}\n`)) ?? '').split('\n');
}

const lines = stage('operator');
const argumentsOf = (instruction: string) =>
  lines.flatMap((line) => (line.startsWith(`${instruction} `) ? [line.slice(instruction.length + 1)] : []));

const environment = Object.fromEntries(
  argumentsOf('ENV').flatMap((line) =>
    line.split(' ').map((entry) => entry.split('=', 2) as [string, string]),
  ),
);
const [program, ...given] = JSON.parse(argumentsOf('CMD')[0] ?? '') as [string, ...string[]];

/** Packages that `npm ci --omit=dev` would install, as links to the ones here. */
function linkPackages(folder: string) {
  const { packages } = JSON.parse(contentOf('package-lock.json')) as {
    packages: Record<string, { dev?: true; link?: true }>;
  };
  for (const [path, { dev, link }] of Object.entries(packages)) {
    const isOutermost = path.lastIndexOf('node_modules/') === 0;
    if (dev || link || !isOutermost || !existsSync(path)) continue;
    const placed = join(folder, path.slice('node_modules/'.length));
    mkdirSync(dirname(placed), { recursive: true });
    symlinkSync(resolve(path), placed);
  }
}

/** A folder with exactly the files that the Dockerfile copies into the operator's image. */
function unpackImage(): string {
  const folder = mkdtempSync(join(tmpdir(), 'image-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const copied of argumentsOf('COPY')) {
    const [, from, source = '', target = ''] = /^--from=(\w+) \/araw\/(\S+) (\S+)$/.exec(copied) ?? [];
    if (from === 'packages' && source === 'node_modules') linkPackages(join(folder, target));
    else if (from === 'build')
      cpSync(source, join(folder, target.replace(/\/$/, `/${source}`)), { recursive: true });
    else throw new Error(`no file of the image is known by: COPY ${copied}`);
  }
  return folder;
}

/** Starts the image's command in its folder on a free port, until the test ends; resolves with its address. */
async function startImage(folder: string, more: Record<string, string>): Promise<string> {
  const child = spawn(program, given, {
    cwd: folder,
    env: { PATH: process.env['PATH'], ...environment, HOST: '127.0.0.1', PORT: '0', ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  let printed = '';
  return new Promise((found, failed) => {
    void ended.then(([code]) => failed(new Error(`The image ended with ${code}:\n${printed}`)));
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        const [, address] = /ready in .*(http:\/\/\S+)/.exec(printed) ?? [];
        if (address) found(address);
      });
    }
  });
}

const filesOf = (folder: string) =>
  ['.', 'dist'].flatMap((name) =>
    readdirSync(join(folder, name), { recursive: name === 'dist', encoding: 'utf8' }),
  );

/** The operator's environment in the compose file, with this password and a separate server instead of `database`. */
async function composed(password: string): Promise<Record<string, string>> {
  const server = await startPostgres({ password });
  onTestFinished(server.stop);
  const [, operator = ''] = /^ {2}operator:\n([^]*?)^ {2}\S/m.exec(contentOf('container/compose.yaml')) ?? [];
  const [, variables = ''] = /^ {4}environment:\n([^]*?)^ {4}\S/m.exec(operator) ?? [];
  const entries = [...variables.matchAll(/^ {6}(\w+): (.*)$/gm)].map(([, name = '', text = '']) => {
    return [
      name,
      text.replace('${POSTGRES_PASSWORD}', () => password).replace(/\$\{\w+:-(.*)\}/, '$1'),
    ] as const;
  });
  const environment: Record<string, string> = Object.fromEntries(entries);
  const { host } = new URL(server.url);
  const address = environment['DATABASE_URL']
    ?.replace('//araw', '//postgres')
    .replace('@database:5432/araw', `@${host}/postgres`);
  return { ...environment, DATABASE_URL: address ?? '' };
}

async function emptyFolder(): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'data-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return { DATA_DIR: folder };
}

describe('[KIT-07] the operator’s image, from its exact list of files,', { tags: ['full'] }, () => {
  test.each([
    [
      'PostgreSQL, as composed, by a password with characters that an address would take for its own',
      () => composed('p@ss/w:rd?#%41'),
    ],
    ['the embedded database', emptyFolder],
  ])('starts on %s, answers, and writes nothing into its own folder', async (_, database) => {
    const image = unpackImage();
    const before = filesOf(image);
    const address = await startImage(image, await database());
    const ready = await fetch(`${address}/ready`);
    expect([ready.status, await ready.json()]).toEqual([200, { ok: true }]);
    // A page that isn't drawn in time is sent without its first screen.
    await eventually(async () => {
      const page = await fetch(`${address}/m/home`);
      expect([page.status, (await page.text()).includes('data-drawn=')]).toEqual([200, true]);
    });
    const status = await fetch(`${address}/wps/system/status`, {
      headers: { Merchant: 'ARAW', Gateway: '3' },
    });
    expect([status.status, await status.json()]).toEqual([200, expect.objectContaining({ success: true })]);
    expect(filesOf(image)).toEqual(before);
  });
});

test('the image contains every file that the operator reads by its path', { tags: ['full'] }, () => {
  const folder = unpackImage();
  const read = filesBelow(['operator'], /(?<!\.test)\.ts$/).flatMap((path) =>
    Array.from(
      contentOf(path).matchAll(/(?:operatorPath|readOperatorFile)\('([^']+)'\)/g),
      ([, name]) => name!,
    ),
  );
  expect(read).toEqual(expect.arrayContaining(['database/guards.sql', 'payments/receipts/pdfWorker.mjs']));
  expect(read.filter((name) => !existsSync(join(folder, 'dist/server/operator', name)))).toEqual([]);
});
