import { connect } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { afterAll, describe, expect, it, test } from 'vitest';
import { createStoppedClock } from '#operator/core/clock.ts';
import { createOperator, type OperatorOptions } from '#operator/server.ts';
import { openTestDatabase } from '#operator/testing/database.ts';
import { builtPages } from '#tests/builtPages.ts';
import { hostListenedOn, readHost } from '@araw/server/http/hosts';
import { createLogger } from '@araw/server/log/logger';

const open = async (options: Partial<OperatorOptions>) =>
  createOperator({
    connection: await openTestDatabase({ seeded: true }),
    clock: createStoppedClock(),
    log: createLogger('silent'),
    sandbox: true,
    ...options,
  });

const operator = await open({
  hosts: [
    { name: 'play.example.com', port: null },
    { name: 'other.example.com', port: '8443' },
    { name: '[2001:db8::1]', port: null },
  ],
  trustProxy: ['10.0.0.1'],
  pagesFolder: await builtPages(),
});
const { server } = operator;
afterAll(() => operator.close());

const statusOf = async (host: string, url = '/wps/system/country', more: object = {}) =>
  (await server.inject({ url, headers: { host }, ...more })).statusCode;

describe('a host', () => {
  test.each([
    ['play.example.com', { name: 'play.example.com', port: null }],
    ['PLAY.Example.com.:080', { name: 'play.example.com', port: '80' }],
    ['127.0.0.1:0', { name: '127.0.0.1', port: '0' }],
    ['[0:0:0:0:0:0:0:1]:8080', { name: '[::1]', port: '8080' }],
    ['', null],
    ['a b', null],
    ['a:', null],
    ['a:65536', null],
    ['::1', null],
    ['user@a', null],
    ['a/b', null],
    ['a,b', null],
    ['[::1', null],
    ['[::g]', null],
    ['1.2.3.999', null],
  ])('%j is read as %j', (text, host) => expect(readHost(text)).toEqual(host));

  test.each([
    ['0.0.0.0', null],
    ['::', null],
    ['0:0::0', null],
    ['::1', { name: '[::1]', port: null }],
    ['localhost', { name: 'localhost', port: null }],
  ])('listening on %s is reached by %j', (address, host) => expect(hostListenedOn(address)).toEqual(host));
});

describe('an operator answers only to its own names', () => {
  it.each([
    'localhost',
    'localhost:80',
    'LOCALHOST:34567',
    'localhost.:8080',
    '127.0.0.1:8080',
    '[::1]:8080',
    '[0::1]',
    'play.example.com',
    'Play.Example.com:8443',
    'other.example.com:8443',
    '[2001:db8:0:0::1]:443',
  ])('%s', async (host) => expect(await statusOf(host)).toBe(200));

  it.each([
    'evil.example',
    'evil.example:8080',
    'localhost.evil.example',
    'evil-localhost',
    'play.example.com.evil.example',
    'sub.play.example.com',
    'other.example.com',
    'other.example.com:8444',
    '127.0.0.2',
    '[::2]',
    '0.0.0.0:8080',
    'localhost:8080@evil.example',
    'localhost,evil.example',
  ])('not to %j: page, call, picture, game, sandbox and unknown paths', async (host) => {
    const paths = ['/m/home', '/wps/system/country', '/art/none.svg', '/play/verify', '/sandbox', '/none'];
    for (const path of paths) expect([path, await statusOf(host, path)]).toEqual([path, 400]);
    expect(await statusOf(host, '/sandbox/reset', { method: 'POST', payload: {} })).toBe(400);
  });

  it('refuses in the usual shape, with every security header', async () => {
    const refused = await server.inject({ url: '/sandbox', headers: { host: 'evil.example' } });
    expect(refused.json()).toEqual({
      success: false,
      code: 'requestInvalid',
      message: 'This server does not answer under that name (HOSTS).',
      requestId: refused.headers['request-id'],
    });
    expect(refused.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  });

  it('a page whose name points to this machine cannot move the clock, whatever it claims', async () => {
    const rebound = await server.inject({
      method: 'POST',
      url: '/sandbox/clock',
      headers: {
        host: 'evil.example:8080',
        origin: 'http://evil.example:8080',
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: 'by=86400000',
    });
    expect([rebound.statusCode, operator.context.clock.now()]).toEqual([400, createStoppedClock().now()]);
  });

  it('trusts only a trusted proxy about the host that the player requested', async () => {
    const by = (remoteAddress: string, host: string, forwarded: string) =>
      statusOf(host, undefined, { remoteAddress, headers: { host, 'x-forwarded-host': forwarded } });
    expect(await by('10.0.0.1', '127.0.0.1:8080', 'play.example.com')).toBe(200);
    expect(await by('10.0.0.1', '127.0.0.1:8080', 'evil.example')).toBe(400);
    expect(await by('10.0.0.2', '127.0.0.1:8080', 'evil.example')).toBe(200);
    expect(await by('10.0.0.2', 'evil.example', 'play.example.com')).toBe(400);
  });

  it('answers health probes under any name', async () => {
    for (const path of ['/health', '/ready', '/health?from=probe'])
      expect(await statusOf('10.1.2.3:8080', path)).toBe(200);
  });

  it('without its own names is reached by the loopback ones', async () => {
    const alone = await open({});
    const ask = (host: string) => alone.server.inject({ url: '/wps/system/country', headers: { host } });
    expect([(await ask('localhost:1')).statusCode, (await ask('play.example.com')).statusCode]).toEqual([
      200, 400,
    ]);
    await alone.close();
  });

  it('on a real connection: HTTP/1.0 without a name is refused, a probe with it answered', async () => {
    const { port } = new URL(await server.listen({ port: 0, host: '127.0.0.1' }));
    const ask = async (lines: string) => {
      const socket = connect(Number(port), '127.0.0.1');
      socket.write(`${lines}\r\n\r\n`);
      return (await readText(socket)).split(' ')[1];
    };
    expect(await ask('GET /wps/system/country HTTP/1.0')).toBe('400');
    expect(await ask('GET /health HTTP/1.0')).toBe('200');
    expect(await ask('GET http://evil.example/wps/system/country HTTP/1.0\r\nHost: evil.example')).toBe(
      '400',
    );
    expect(
      await ask(`GET /wps/system/country HTTP/1.1\r\nConnection: close\r\nHost: localhost:${port}`),
    ).toBe('200');
  });
});
