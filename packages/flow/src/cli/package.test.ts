import { execFile } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

interface Manifest {
  version: string;
}

const own = fileURLToPath(new URL('../../', import.meta.url));
const repository = join(own, '../..');
const lock = JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8')) as { packages: object };
const readme = readFileSync(join(own, 'README.md'), 'utf8');
const [, install = ''] = /```sh\n(npm install .*)\n```/.exec(readme) ?? [];
const [, commands = '', output = ''] = /```sh\n(npx .*?)```\n\n```\n(.*?)```/s.exec(readme) ?? [];

const temporary = join(tmpdir(), `packing-${process.pid}`);
const packing = join(temporary, 'packages/flow');
// Not inside the other: npm installs into the nearest folder that has `node_modules`.
const empty = join(tmpdir(), `empty-${process.pid}`);

/** The folders where a package is installed here. */
const foldersOf = (name: string) =>
  Object.keys(lock.packages)
    .filter((path) => `/${path}`.endsWith(`/node_modules/${name}`))
    .map((path) => join(repository, path))
    .filter((folder) => existsSync(folder));

/** A registry with the packages that are installed here, so that npm needs no network. */
const registry = createServer((request, response) => void answer(request, response));

async function answer({ url = '' }: IncomingMessage, response: ServerResponse) {
  const [name = '', version] = decodeURIComponent(url).slice(1).split('/-/');
  const installed = foldersOf(name).map((folder) => ({
    folder,
    manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest,
  }));
  const wanted = installed.find(({ manifest }) => manifest.version === version);
  if (wanted) {
    const file = await run(`npm pack --silent --ignore-scripts '${wanted.folder}'`, temporary);
    response.end(readFileSync(join(temporary, file.trim())));
    return;
  }
  if (installed.length === 0) response.statusCode = 404;
  const versions = installed.map(({ manifest }) => [
    manifest.version,
    { ...manifest, dist: { tarball: `${addressOf(registry)}/${name}/-/${manifest.version}` } },
  ]);
  const latest = installed[0]?.manifest.version;
  response.end(JSON.stringify({ name, 'dist-tags': { latest }, versions: Object.fromEntries(versions) }));
}

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** What a command prints. npm's own settings, as `npm test` passes them on, don't apply to it. */
async function run(command: string, cwd: string) {
  const rest = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|VITEST|NODE_ENV|FORCE_COLOR)/.test(name),
  );
  const env = {
    ...Object.fromEntries(rest),
    NO_COLOR: '1',
    npm_config_registry: addressOf(registry),
    npm_config_cache: join(temporary, 'cache'),
    npm_config_audit: 'false',
    npm_config_fetch_retries: '0',
  };
  return (await promisify(execFile)('sh', ['-e', '-c', command], { cwd, env })).stdout;
}

beforeAll(async () => {
  registry.listen(0, '127.0.0.1');
  await once(registry, 'listening');
  for (const folder of [dirname(packing), empty]) mkdirSync(folder, { recursive: true });
  // Packed as a copy, because packing changes the manifest by which other tests find the package.
  cpSync(own, packing, { recursive: true, filter: (path) => !path.endsWith('node_modules') });
  cpSync(join(repository, 'tsconfig.json'), join(temporary, 'tsconfig.json'));
  symlinkSync(join(repository, 'node_modules'), join(temporary, 'node_modules'));
  await run(`npm pack --pack-destination ${empty}`, packing);
});

afterAll(() => {
  registry.close();
  for (const folder of [temporary, empty]) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
});

test(
  'the packed package runs its example in an empty folder by the commands of its README',
  { tags: ['full'] },
  async () => {
    await run(install, empty);
    expect(commands.trim().split('\n')).toHaveLength(2);
    expect(await run(commands, empty)).toBe(output);
  },
);

test('no text of the packed package is about this product', { tags: ['full'] }, async () => {
  await run('tar -xzf *.tgz', empty);
  const files = readdirSync(join(empty, 'package'), { recursive: true, encoding: 'utf8' })
    .map((path) => join(empty, 'package', path))
    .filter((path) => statSync(path).isFile());
  expect(files.length).toBeGreaterThan(60);
  const product =
    /deposit|withdraw|wallet|casino|\bbets?\b|betting|wager|player|merchant\b|centavo|\bpesos?\b|philippine|gcash|rebate/i;
  const found = files.flatMap((file) => product.exec(readFileSync(file, 'utf8'))?.[0] ?? []);
  expect(found).toEqual([]);
});
