import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect, type IncomingHttpHeaders, type IncomingHttpStatusHeader } from 'node:http2';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { contentOf } from '#tools/files.ts';

const run = (command: string, ...given: string[]) => spawnSync(command, given, { encoding: 'utf8' });
const isHere = (command: string, ...given: string[]) => run(command, ...given).status === 0;

/** Whether the distribution's packages `nginx-light` and `caddy` are installed. */
export const here = {
  nginx: isHere('nginx', '-v'),
  caddy: isHere('caddy', 'version'),
  openssl: isHere('openssl', 'version'),
};

/** A port of 127.0.0.1 that was just free: neither server reports a port it chose. */
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

const plainListen = '  listen 8080;';
const tlsInGuide = /```nginx\n( {2}listen 443 ssl;\n[^]*?)```/;

/** A configuration listening on 8080, with the guide's lines for TLS on this port, and its own certificate. */
export function withTls(configuration: string, port: number): string {
  const folder = temporaryFolder('tls-');
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const named = ['-subj', '/CN=play.example.com', '-keyout', key, '-out', certificate];
  run('openssl', 'req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...named);
  const [, lines = ''] = tlsInGuide.exec(contentOf('docs/for-operators.md')) ?? [];
  const given = lines
    .replace('443', `127.0.0.1:${port}`)
    .replace(/_certificate \S+;/, `_certificate ${certificate};`)
    .replace(/_key \S+;/, `_key ${key};`);
  expect(configuration).toContain(plainListen);
  return configuration.replace(
    plainListen,
    hasHttp2Directive() ? given : given.replace(/;\n {2}http2 on;/, ' http2;'),
  );
}

/** Older versions enable it in the `listen` line, as the guide says. */
function hasHttp2Directive(): boolean {
  const [version = ''] = /\d+\.\d+\.\d+/.exec(run('nginx', '-v').stderr) ?? [];
  return version.localeCompare('1.25.1', 'en', { numeric: true }) >= 0;
}

/** The answer to an HTTP/2 client; throws if the server doesn't support it. */
export async function askByHttp2(
  port: number,
  path: string,
): Promise<{ status: number | undefined; text: string }> {
  const session = connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
  onTestFinished(() => session.destroy());
  await once(session, 'connect');
  expect(session.alpnProtocol).toBe('h2');
  const request = session.request({ ':path': path });
  const [headers] = (await once(request, 'response')) as [IncomingHttpHeaders & IncomingHttpStatusHeader];
  return { status: headers[':status'], text: (await request.setEncoding('utf8').toArray()).join('') };
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

/** Resolves once the server reports that it is listening. */
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
