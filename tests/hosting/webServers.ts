import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const isHere = (command: string, ...given: string[]) => spawnSync(command, given).status === 0;

/** Whether this machine has them: the distribution's packages `nginx-light` and `caddy`. */
export const here = { nginx: isHere('nginx', '-v'), caddy: isHere('caddy', 'version') };

/** A port of 127.0.0.1 that was free a moment ago: neither server says which one it was given. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Starts nginx with this content of its `http` block, until the test ends. */
export function startNginx(http: string): Promise<void> {
  const folder = temporaryFolder('nginx-');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const configuration = `daemon off;
master_process off;
pid ${folder}/pid;
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
${http}
}
`;
  writeFileSync(join(folder, 'nginx.conf'), configuration);
  const given = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'error_log stderr notice;'];
  return startServer('nginx', given, /event method/);
}

/** Starts Caddy with these sites, until the test ends. */
export function startCaddy(sites: string): Promise<void> {
  const folder = temporaryFolder('caddy-');
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${sites}\n`);
  return startServer(
    'caddy',
    ['run', '--adapter', 'caddyfile', '--config', file],
    /serving initial configuration/,
    {
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
  );
}

export function temporaryFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Resolves once the server has said that it listens. */
async function startServer(
  command: string,
  given: string[],
  listens: RegExp,
  more: Record<string, string> = {},
) {
  const child = spawn(command, given, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env['PATH'], ...more },
  });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    void ended.then(() => reject(new Error(`${command} ended:\n${said}`)));
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (listens.test(said)) resolve();
    });
  });
}
