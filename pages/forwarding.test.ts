import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { siteFolder, startPages } from '#tests/pages.ts';
import { trickle } from '@araw/testing/rawHttp';
import type { PageServerOptions } from './server.ts';

interface ReceivedRequest extends Pick<IncomingMessage, 'method' | 'url' | 'headers'> {
  body: string;
}

/** An operator, and a page server that forwards to it, with the operator's calls under a path. */
async function forwarded(
  answer: (asked: IncomingMessage, answer: ServerResponse) => void,
  options: Partial<PageServerOptions> = {},
) {
  const operator = createServer(answer);
  await new Promise<void>((resolve) => void operator.listen(0, '127.0.0.1', resolve));
  const { port } = operator.address() as AddressInfo;
  const stop = () => {
    operator.closeAllConnections();
    return new Promise((resolve) => operator.close(resolve));
  };
  onTestFinished(async () => void (await stop()));
  const pages = await startPages(`http://127.0.0.1:${port}/api/v2/`, options);
  return { ...pages, operatorPort: port, stop };
}

/** The operator answers with the request it received. */
async function echoed(options: Partial<PageServerOptions> = {}) {
  const received: string[] = [];
  const pages = await forwarded((asked, answer) => {
    void text(asked).then((body) => {
      const { method, url, headers } = asked;
      received.push(`${method} ${url}`);
      answer.writeHead(201, {
        'content-type': 'application/json',
        'x-own': '1',
        'set-cookie': ['a=1', 'b=2'],
      });
      answer.end(JSON.stringify({ method, url, headers, body } satisfies ReceivedRequest));
    });
  }, options);
  const send = async (path: string, init?: RequestInit) =>
    (await (await fetch(pages.url + path, init)).json()) as ReceivedRequest;
  return { ...pages, received, send };
}

test('[KIT-08] calls reach the operator unchanged, under its own path, and its answer is returned', async () => {
  const { url, operatorPort } = await echoed();
  const answer = await fetch(`${url}/wps/session/login?a=1&b=%20`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-envelope', Merchant: 'ARAW', Origin: url },
    body: 'sealed',
  });
  const received = (await answer.json()) as ReceivedRequest;
  expect([answer.status, answer.headers.get('x-own'), answer.headers.getSetCookie()]).toEqual([
    201,
    '1',
    ['a=1', 'b=2'],
  ]);
  expect(received).toMatchObject({
    method: 'POST',
    url: '/api/v2/wps/session/login?a=1&b=%20',
    body: 'sealed',
    headers: {
      host: `127.0.0.1:${operatorPort}`,
      origin: `http://127.0.0.1:${operatorPort}`,
      merchant: 'ARAW',
      'content-type': 'application/x-envelope',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': new URL(url).host,
      'x-forwarded-proto': 'http',
    },
  });
});

describe('the browser’s information on the origin of a request', () => {
  const originSeen = async (
    origin: (ports: { url: string; operatorPort: number }) => string,
    site?: string,
  ) => {
    const pages = await echoed();
    const Origin = origin(pages);
    const { headers } = await pages.send('/wps/captcha', {
      headers: { Origin, ...(site !== undefined && { 'Sec-Fetch-Site': site }) },
    });
    return [headers.origin, headers['sec-fetch-site'], pages.operatorPort];
  };

  test('[KIT-08] a page of this origin counts as the operator’s own', async () => {
    const [origin, site, port] = await originSeen(({ url }) => url);
    expect([origin, site]).toEqual([`http://127.0.0.1:${port}`, 'same-origin']);
  });

  test('[KIT-08] another site still counts as another site', async () => {
    const [origin, site] = await originSeen(() => 'https://elsewhere.example');
    expect([origin, site]).toEqual(['https://elsewhere.example', 'cross-site']);
  });

  test('[KIT-08] a page that claims the operator’s address is not one of its pages', async () => {
    const [origin, site] = await originSeen(({ operatorPort }) => `http://127.0.0.1:${operatorPort}`);
    expect([origin, site]).toEqual(['null', 'cross-site']);
  });

  test('[KIT-08] the browser’s own header takes precedence', async () => {
    expect((await originSeen(({ url }) => url, 'same-site'))[1]).toBe('same-site');
  });
});

test('[KIT-08] a visitor’s own forwarding headers are not passed on', async () => {
  const { send, port } = await echoed();
  const { headers } = await send('/wps/captcha', {
    headers: {
      Forwarded: 'for=203.0.113.9',
      'X-Forwarded-For': '203.0.113.9',
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Port': '1',
      'X-Forwarded-Proto': 'https',
      'X-Real-IP': '203.0.113.9',
      'CF-IPCountry': 'PH',
      'CloudFront-Viewer-Country': 'PH',
      'CF-Connecting-IP': '203.0.113.9',
    },
  });
  const way = Object.entries(headers).filter(([name]) => /forwarded|real|country|connecting/.test(name));
  expect(Object.fromEntries(way)).toEqual({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': `127.0.0.1:${port}`,
    'x-forwarded-proto': 'http',
  });
});

test('[KIT-08] those of a trusted proxy are', async () => {
  const { send } = await echoed({
    trustProxy: ['127.0.0.1'],
    hosts: [{ name: 'play.example.com', port: null }],
  });
  const { headers } = await send('/wps/captcha', {
    headers: {
      'X-Forwarded-For': '198.51.100.1, 203.0.113.9',
      'X-Forwarded-Host': 'play.example.com',
      'X-Forwarded-Proto': 'https',
      'CF-IPCountry': 'PH',
    },
  });
  expect(headers).toMatchObject({
    'cf-ipcountry': 'PH',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'play.example.com',
    'x-forwarded-proto': 'https',
  });
});

describe('the address', () => {
  test.each([
    '/wps/../../secret',
    '/wps/../secret',
    '/wps/%2e%2e/%2e%2e/secret',
    '/wps/%2E./secret',
    '/wps/..%2f..%2fsecret',
    '/wps/..%5c..%5csecret',
    '/wps/..\\..\\secret',
    '/wps/..;/..;x=1/secret',
    '/wps/./x',
    '/wps/x/..',
    '//elsewhere.example/x',
    '/\\elsewhere.example/x',
    '/wps/%00',
    '/wps/%c3',
    '/wps/x#y',
    'pany://x',
    '//x',
    'http://elsewhere.example/wps/x',
    'http://127.0.0.1/wps/x',
    '*',
    'x',
  ])('[KIT-08] %s is refused, and the operator hears nothing of it', async (address) => {
    const { port, received } = await echoed();
    const ask = (method: string) =>
      trickle(port, `${method} ${address} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`);
    const answers = [await ask('POST'), await ask('DELETE')];
    expect(answers.map(({ status, body }) => [status, JSON.parse(body).code])).toEqual([
      [400, 'requestInvalid'],
      [400, 'requestInvalid'],
    ]);
    expect(received).toEqual([]);
  });

  test.each([
    '/wps/..a/.b/c../.../;..',
    '/wps/%20%C3%A4/x?y=../../z&u=//v%00',
    '/wps//x/',
    '/wps/a%2fb',
    '/wps/100%25',
    '/wps/:a@b!$&()*+,;=',
  ])('[KIT-08] %s is passed on unchanged', async (address) => {
    const { send } = await echoed();
    expect((await send(address, { method: 'PUT' })).url).toBe(`/api/v2${address}`);
  });

  test('[KIT-08] may differ for games and pictures, but not for calls', async () => {
    const { port: gamesPort } = await echoed();
    const { send } = await echoed({ content: new URL(`http://127.0.0.1:${gamesPort}/media`) });
    const paths = ['/wps/x', '/lgw/x', '/lotto/x', '/games/1', '/pictures/a.png', '/wpsx'];
    const urls = await Promise.all(
      paths.map(async (path) => (await send(path, { headers: { 'Sec-Fetch-Dest': 'iframe' } })).url),
    );
    expect(urls).toEqual([
      '/api/v2/wps/x',
      '/api/v2/lgw/x',
      '/api/v2/lotto/x',
      // The second page server's operator adds its path once more.
      '/api/v2/media/games/1',
      '/api/v2/media/pictures/a.png',
      '/api/v2/media/wpsx',
    ]);
  });

  test('[KIT-08] of an embedded resource belongs to the operator, of a page to the app', async () => {
    const webFolder = siteFolder();
    const route = { paths: ['/m/login', '/m/activity/:id'], files: [], texts: [] };
    mkdirSync(join(webFolder, '.vite'));
    writeFileSync(
      join(webFolder, '.vite/preloads.json'),
      JSON.stringify({ routes: [route], home: ['/', '/m/home'], client: [], texts: {} }),
    );
    const { url } = await echoed({ webFolder });
    const isApp = async (path: string, dest?: string) => {
      const answer = await fetch(
        url + path,
        dest === undefined ? {} : { headers: { 'Sec-Fetch-Dest': dest } },
      );
      return (await answer.text()).includes('the app');
    };
    const asked = [undefined, 'document', 'empty', 'iframe', 'frame', 'object', 'embed', 'image', 'script'];
    expect(await Promise.all(asked.map((dest) => isApp('/games/1', dest)))).toEqual([
      false,
      true,
      ...Array(7).fill(false),
    ]);
    // Safari before 16.4 doesn't say what it asks for.
    const paths = ['/', '/m/home', '/M/Login/', '/m/activity/7', '/m/activity/7/cover', '/m', '/pictures/a'];
    expect(await Promise.all(paths.map((path) => isApp(path)))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect([
      await isApp('/play/1'),
      await isApp('/payments/return/x', 'document'),
      await isApp('/m/home', 'document'),
    ]).toEqual([false, false, true]);
  });
});

describe('connection headers', () => {
  const before = (port: number) =>
    `POST /wps/x HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\n`;

  test('[KIT-08] and those that Connection names are not forwarded to the operator', async () => {
    const { port } = await echoed();
    const { body } = await trickle(
      port,
      `${before(port)}Connection: close, X-Secret, COOKIE\r\nX-Secret: 1\r\nCookie: a=1\r\n` +
        'Keep-Alive: timeout=1\r\nProxy-Connection: x\r\nProxy-Authorization: x\r\nTE: trailers\r\nTrailer: X\r\n' +
        'Upgrade: websocket\r\nExpect: 100-continue\r\nX-Kept: 1\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n',
    );
    const { headers } = JSON.parse(/\{.*\}/s.exec(body)?.[0] ?? '') as ReceivedRequest;
    expect(headers).toEqual({
      host: expect.any(String),
      connection: expect.stringMatching(/^(keep-alive|close)$/),
      'content-type': 'application/json',
      'content-length': '2',
      'x-kept': '1',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': `127.0.0.1:${port}`,
      'x-forwarded-proto': 'http',
    });
  });

  test('[KIT-08] or back to the visitor', async () => {
    const { url } = await forwarded((_asked, answer) => {
      answer.writeHead(200, {
        Connection: 'close, X-Secret',
        'X-Secret': '1',
        'Proxy-Authenticate': 'Basic',
        'Proxy-Connection': 'x',
        Trailer: 'X',
        Upgrade: 'h2c',
        'X-Kept': '1',
      });
      answer.end('{}');
    });
    const { headers } = await fetch(`${url}/wps/x`);
    const names = ['x-secret', 'proxy-authenticate', 'proxy-connection', 'trailer', 'upgrade', 'x-kept'];
    expect(names.map((name) => headers.get(name))).toEqual([null, null, null, null, null, '1']);
    expect(headers.get('connection')).not.toContain('x-secret');
  });

  test('[KIT-08] a length without a body does not make the operator wait', async () => {
    const { port } = await echoed();
    const { status } = await trickle(
      port,
      `GET /wps/x HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}`,
    );
    expect(status).toBe(201);
  });
});

describe('a body that is too large', () => {
  const sent = (url: string, bytes: number) =>
    fetch(`${url}/wps/x`, { method: 'POST', body: Buffer.alloc(bytes), headers: { 'Content-Type': 'a/b' } });

  test('[KIT-08] for the operator is refused with the operator’s answer', async () => {
    const { url } = await forwarded((_asked, answer) => {
      answer.writeHead(413, { connection: 'close', 'content-type': 'application/json' });
      answer.end('{"code":"tooLarge"}');
    });
    const statuses: number[] = [];
    for (let time = 0; time < 20; time += 1) statuses.push((await sent(url, 4 * 1024 * 1024)).status);
    expect(statuses).toEqual(Array(20).fill(413));
  });

  test('[KIT-08] is refused too if the operator closes the connection; a small one reports the operator as unavailable', async () => {
    const { url } = await forwarded(({ socket }) => socket.resetAndDestroy());
    const answers = [await sent(url, 200_000), await sent(url, 2_000)];
    expect(answers.map(({ status }) => status)).toEqual([413, 502]);
    expect(await answers[0]?.json()).toMatchObject({ success: false, code: 'tooLarge' });
  });

  test('[KIT-08] for any operator is refused without asking it; a five-megabyte receipt is not', async () => {
    const { url, received } = await echoed();
    const fits = await sent(url, 5 * 1024 * 1024 + 4096);
    expect([fits.status, received]).toEqual([201, ['POST /api/v2/wps/x']]);
    await fits.text();
    const answer = await sent(url, 6 * 1024 * 1024 + 1);
    expect([answer.status, await answer.json(), received.length]).toEqual([
      413,
      { success: false, code: 'tooLarge', message: 'tooLarge', requestId: expect.any(String) },
      1,
    ]);
  });
});

test('[KIT-08] an unreachable or silent operator is reported, with the headers of every refusal', async () => {
  const { url, stop } = await forwarded(() => {}, { timeLimits: { silence: 2_000 } });
  const refused = {
    status: 502,
    body: { success: false, code: 'unavailable', message: 'unavailable', requestId: expect.any(String) },
    policy: expect.stringContaining("default-src 'none'"),
  };
  const ask = async () => {
    const answer = await fetch(`${url}/wps/captcha`);
    return {
      status: answer.status,
      body: await answer.json(),
      policy: answer.headers.get('content-security-policy'),
    };
  };
  expect(await ask()).toEqual(refused);
  await stop();
  expect(await ask()).toEqual(refused);
});
