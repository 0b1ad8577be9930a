import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createLogger } from '@araw/server/log/logger';
import { siteFolder, startPages } from '#tests/pages.ts';
import { trickle } from '@araw/testing/rawHttp';

const limits = { headers: 200, request: 400, silence: 2_000, checks: 20 };
/** Nothing listens there. */
const nowhere = 'http://127.0.0.1:9';

describe('refusals before there is a request', () => {
  const post = 'POST /wps/x HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

  test.each([
    ['a part of the headers', 'GET / HTTP/1.1\r\nHost: localhost\r\n', '', 408, 'timeout'],
    ['headers byte by byte', 'GET / HTTP/1.1\r\nHost: localhost\r\nX: ', 'x', 408, 'timeout'],
    ['no body', `${post}Content-Length: 20\r\n\r\n`, '', 408, 'timeout'],
    ['a body byte by byte', `${post}Content-Length: 100000\r\n\r\n{"a":"`, 'a', 408, 'timeout'],
    ['a body without end', `${post}Transfer-Encoding: chunked\r\n\r\n`, '1\r\na\r\n', 408, 'timeout'],
    ['no HTTP at all', 'hello\r\n\r\n', '', 400, 'requestInvalid'],
    ['two lengths', `${post}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`, '', 400, 'requestInvalid'],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', '', 400, 'requestInvalid'],
    ['headers without end', `GET / HTTP/1.1\r\nX: ${'a'.repeat(100_000)}\r\n\r\n`, '', 431, 'tooLarge'],
    [
      'a body beyond its length',
      `${post}Content-Length: 7000000\r\nConnection: close\r\n\r\n`,
      '',
      413,
      'tooLarge',
    ],
  ])(
    '[KIT-08] %s has the headers and the shape of every refusal',
    async (_name, bytes, more, status, code) => {
      const { port } = await startPages(nowhere, { timeLimits: limits, https: true });
      const answer = await trickle(port, bytes, more);
      expect([answer.status, JSON.parse(answer.body)]).toEqual([
        status,
        { success: false, code, message: expect.any(String), requestId: answer.headers['request-id'] },
      ]);
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'permissions-policy': expect.stringContaining('camera=()'),
        'strict-transport-security': 'max-age=63072000; includesubdomains',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'deny',
      });
    },
  );
});

test('[KIT-01] never sends an older release’s compressed file in place of an edited one', async () => {
  const webFolder = siteFolder();
  mkdirSync(join(webFolder, 'assets'));
  const names = ['config.json', 'sw.js', 'assets/app-12345678.js'];
  for (const name of names) {
    writeFileSync(join(webFolder, name), '{}');
    writeFileSync(join(webFolder, `${name}.gz`), gzipSync('packed before'));
    writeFileSync(join(webFolder, `${name}.br`), brotliCompressSync('packed before'));
  }
  const { url } = await startPages(nowhere, { webFolder });
  for (const encoding of ['gzip', 'br']) {
    const texts = names.map(async (name) => {
      const answer = await fetch(`${url}/${name}`, { headers: { 'Accept-Encoding': encoding } });
      return answer.text();
    });
    expect(await Promise.all(texts)).toEqual(['{}', '{}', 'packed before']);
  }
});

test('[KIT-01] pages follow an edited config.json within a second, and keep the one before where the edit is a mistake', async () => {
  const webFolder = siteFolder({ name: 'Before' });
  writeFileSync(join(webFolder, 'index.html'), '<link id="config" /><!--preload--><!--startup-->');
  const lines: string[] = [];
  const configured: string[] = [];
  const { url } = await startPages(nowhere, {
    webFolder,
    log: createLogger('error', { write: (line) => lines.push(line) }),
    drawer: {
      draw: async () => null,
      configure: ({ name }) => configured.push(name),
      close: async () => {},
    },
  });
  const nameOf = async () => /"name":"(\w+)"/.exec(await (await fetch(`${url}/m/home`)).text())?.[1];
  const began = Date.now();
  const clock = vi.spyOn(Date, 'now');
  onTestFinished(() => clock.mockRestore());
  const edit = (text: string, second: number) => {
    writeFileSync(join(webFolder, 'config.json'), text);
    clock.mockReturnValue(began + second * 1_000);
  };
  expect(await nameOf()).toBe('Before');
  edit('{"name":"After"}', 2);
  expect([await nameOf(), configured, lines]).toEqual(['After', ['After'], []]);
  edit('{"name":"Half', 4);
  expect(await nameOf()).toBe('After');
  edit('{"name":"Elsewhere","basePath":"/casino/"}', 6);
  expect([await nameOf(), configured, lines.length]).toEqual(['After', ['After'], 2]);
  expect(lines.every((line) => line.includes('the edited config.json is not used'))).toBe(true);
});

test('[KIT-08] shuts down in time: a slow client is cut off', async () => {
  const { port, server, close } = await startPages(nowhere, { timeLimits: { calls: 300 } });
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  const accepted = once(server.server, 'connection');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
  await accepted;
  expect(await close()).toEqual({ cutConnections: 1 });
});
