import { once } from 'node:events';
import { createServer, get, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { contentOf } from '#tools/files.ts';
import { askByHttp2, freePort, here, startNginx, withTls } from './webServers.ts';

const [, byDefault = ''] =
  /TLS_PROXY: \$\{TLS_PROXY:-(\S+)\}/.exec(contentOf('container/compose.yaml')) ?? [];

/** Answers with the headers that identify the caller to the operator. */
async function startListener(): Promise<number> {
  const listener = createServer((asked, answer) => {
    const { headers } = asked;
    const { host, 'x-forwarded-for': from, 'x-forwarded-proto': scheme, 'x-forwarded-host': name } = headers;
    const told = JSON.stringify({ host, from, scheme, name, country: headers['cf-ipcountry'] });
    // Answered before its end, a large body makes the proxy say 502.
    asked.resume().on('end', () => answer.end(told));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void listener.close());
  await once(listener, 'listening');
  return (listener.address() as AddressInfo).port;
}

/** container/proxy.conf in front of one listener, filled in as in the container. */
async function startProxy(tlsProxy: string, hasTls = false): Promise<number> {
  const [port, listener] = [await freePort(), await startListener()];
  const recipe = contentOf('container/proxy.conf');
  const configuration = (hasTls ? withTls(recipe, port) : recipe)
    .replaceAll('${TLS_PROXY}', tlsProxy)
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    // The resolver exists only in the container's network.
    .replace(/^resolver .*$/m, '')
    .replace('server operator:8080 resolve;', `server 127.0.0.1:${listener};`);
  await startNginx(configuration);
  return port;
}

/** container/web.conf with the operator's locations in use, behind a TLS terminator at this address. */
async function startWeb(tlsProxy: string): Promise<number> {
  const [port, listener] = [await freePort(), await startListener()];
  const [before = '', operator = ''] = contentOf('container/web.conf').split(
    '  # The operator on the same origin',
  );
  const inUse = operator
    .split('\n')
    .slice(2)
    .join('\n')
    .replaceAll(/^ {2}# /gm, '  ');
  const configuration = `${before}${inUse}`
    .replace('set_real_ip_from 192.0.2.1;', `set_real_ip_from ${tlsProxy};`)
    .replaceAll('https://operator.internal', `http://127.0.0.1:${listener}`)
    .replace('listen 8080;', `listen 127.0.0.1:${port};`);
  await startNginx(configuration);
  return port;
}

async function ask(port: number, localAddress: string, headers: Record<string, string>): Promise<unknown> {
  const asked = get({
    port,
    host: '127.0.0.1',
    localAddress,
    headers: { Host: 'proxy.internal:8080', ...headers },
  });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return JSON.parse((await answer.toArray()).join(''));
}

const said = {
  'X-Forwarded-For': '203.0.113.9',
  'X-Forwarded-Proto': 'https',
  'X-Forwarded-Host': 'play.example.com',
  'CF-IPCountry': 'PH',
};

describe.skipIf(!here.nginx)('[KIT-07] the proxy, if this machine has nginx,', () => {
  test.each([
    ['what it says', said, { from: '203.0.113.9', scheme: 'https', name: 'play.example.com', country: 'PH' }],
    [
      'the caller that it adds, not what that one says of itself',
      { ...said, 'X-Forwarded-For': '198.51.100.1, 203.0.113.9' },
      { from: '203.0.113.9', scheme: 'https', name: 'play.example.com', country: 'PH' },
    ],
    [
      'https alone as a scheme',
      { ...said, 'X-Forwarded-Proto': 'https,http' },
      { from: '203.0.113.9', scheme: 'http', name: 'play.example.com', country: 'PH' },
    ],
    ['itself where it says nothing', {}, { from: '127.0.0.2', scheme: 'http', name: 'proxy.internal:8080' }],
  ])('keeps what a proxy terminating TLS in front of it says: %s', async (_, headers, passed) => {
    const proxy = await startProxy('127.0.0.2');
    expect(await ask(proxy, '127.0.0.2', headers)).toEqual({ host: 'proxy.internal:8080', ...passed });
  });

  test.skipIf(!here.openssl)('speaks HTTP/2 with the guide’s TLS lines, and forwards https', async () => {
    const proxy = await startProxy('127.0.0.2', true);
    const { status, text } = await askByHttp2(proxy, '/');
    expect({ status, passed: JSON.parse(text) as unknown }).toMatchObject({
      status: 200,
      passed: { from: '127.0.0.1', scheme: 'https' },
    });
  });

  test.each([
    ['another than TLS_PROXY', '127.0.0.2', '127.0.0.3'],
    ['one below the range', '127.0.0.4/30', '127.0.0.3'],
    ['one above the range', '127.0.0.4/30', '127.0.0.8'],
    ['anybody where TLS_PROXY is not set', byDefault, '127.0.0.3'],
  ])('drops what a caller says about itself: %s', async (_, tlsProxy, caller) => {
    const proxy = await startProxy(tlsProxy);
    expect(await ask(proxy, caller, said)).toEqual({
      host: 'proxy.internal:8080',
      from: caller,
      scheme: 'http',
      name: 'proxy.internal:8080',
    });
  });

  test('[CASH-05] the site’s own server tells the operator who calls, and takes a receipt of five megabytes', async () => {
    const web = await startWeb('127.0.0.2');
    const sent = request({
      method: 'POST',
      port: web,
      host: '127.0.0.1',
      localAddress: '127.0.0.2',
      path: '/wps/cashier/receipts',
      headers: { Host: 'play.example.com', 'X-Forwarded-For': '203.0.113.9' },
    });
    sent.end(Buffer.alloc(5 * 1024 * 1024));
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    expect([answer.statusCode, JSON.parse((await answer.toArray()).join(''))]).toEqual([
      200,
      { host: 'play.example.com', from: '203.0.113.9', scheme: 'https', name: 'play.example.com' },
    ]);
  });
});
