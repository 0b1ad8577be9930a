import { afterAll, describe, expect, test } from 'vitest';
import { createStoppedClock } from '#operator/core/clock.ts';
import { createLogger } from '@araw/server/log/logger';
import { createOperator, type OperatorOptions } from '#operator/server.ts';
import { openTestDatabase } from '#operator/testing/database.ts';
import { hasSandbox } from '#pages/sandboxBehind.ts';
import type { PageServerOptions } from '#pages/server.ts';
import { startPages } from '#tests/pages.ts';
import { trickle } from '@araw/testing/rawHttp';

/** An embedded operator listening on this machine. */
async function startOperator(options: Partial<OperatorOptions>) {
  const { server, context, close } = await createOperator({
    connection: await openTestDatabase({ seeded: true }),
    clock: createStoppedClock(),
    log: createLogger('silent'),
    sandbox: true,
    ...options,
  });
  afterAll(async () => void (await close()));
  return { context, address: await server.listen({ port: 0, host: '127.0.0.1' }) };
}

const players = { name: 'play.example.com', port: null };
/** As with `npm start`. */
const trying = await startOperator({});
/** As for players, trusting the proxies on its own machine. */
const believing = await startOperator({ sandbox: false, trustProxy: ['127.0.0.1'], hosts: [players] });

/** Pages in front of an operator on the same machine. */
async function behindPages({ address }: typeof trying, options: Partial<PageServerOptions> = {}) {
  const pages = await startPages(address, options);
  const ask = (lines: string, host = `127.0.0.1:${pages.port}`) =>
    trickle(pages.port, lines.replace('\r\n', `\r\nHost: ${host}\r\nConnection: close\r\n`));
  return { ...pages, ask };
}

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\n${more}\r\n`;
const form = 'by=86400000';
const moveClock = (path: string, more = '') =>
  `POST ${path} HTTP/1.1\r\nContent-Type: application/x-www-form-urlencoded\r\nSec-Fetch-Site: same-origin\r\n` +
  `Content-Length: ${form.length}\r\n${more}\r\n${form}`;

describe('in front of an operator with a sandbox', () => {
  test('[KIT-08] pages under another name can neither read nor change anything', async () => {
    const { ask } = await behindPages(trying);
    const before = trying.context.clock.now();
    const paths = ['/m/home', '/wps/system/country', '/sandbox/outbox', '/health', '/none.js'];
    for (const host of ['evil.example', 'evil.example:8081', '127.0.0.1.evil.example']) {
      const answers = await Promise.all(paths.map((path) => ask(get(path), host)));
      expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
      expect(JSON.parse(answers[0]?.body ?? '')).toEqual({
        success: false,
        code: 'requestInvalid',
        message: 'This server does not answer under that name (--hosts).',
        requestId: expect.any(String),
      });
      expect((await ask(moveClock('/sandbox/clock'), host)).status).toBe(400);
    }
    expect(trying.context.clock.now()).toBe(before);
  });

  test('[KIT-08] its own names are answered, only on their port if they have one', async () => {
    const { ask } = await behindPages(trying, {
      hosts: [
        { name: 'play.example.com', port: null },
        { name: 'other.example.com', port: '8443' },
      ],
    });
    const hosts = ['play.example.com', 'play.example.com:1', 'other.example.com:8443', 'localhost:1'];
    for (const host of hosts) expect((await ask(get('/wps/system/country'), host)).status).toBe(200);
    for (const host of ['other.example.com', 'other.example.com:8444'])
      expect((await ask(get('/wps/system/country'), host)).status).toBe(400);
  });

  test.each([
    '/sandbox',
    '/sandbox/clock',
    '/sandbox/',
    '/%73andbox/clock',
    '/sandbox%2Fclock',
    '/sandbox;x',
    '/sandbox?x',
    '/sandbox/x.css',
    '/SANDBOX',
  ])('[KIT-08] %s does not exist, with any method', async (path) => {
    const { ask } = await behindPages(trying);
    const before = trying.context.clock.now();
    const answers = [await ask(moveClock(path)), await ask(get(path, 'Sec-Fetch-Dest: iframe\r\n'))];
    expect(answers.map(({ status, body }) => [status, JSON.parse(body).code])).toEqual([
      [404, 'notFound'],
      [404, 'notFound'],
    ]);
    expect(trying.context.clock.now()).toBe(before);
  });

  test('[KIT-08] the sandbox is available if requested, to its own pages', async () => {
    const { ask, url } = await behindPages(trying, { sandbox: true });
    const before = trying.context.clock.now();
    expect((await ask(get('/sandbox'))).status).toBe(200);
    const moved = await ask(moveClock('/sandbox/clock', `Origin: ${url}\r\n`));
    expect([moved.status, trying.context.clock.now() - before]).toEqual([303, 86_400_000]);
  });

  test('[KIT-08] an operator that answers shows whether its sandbox is open', async () => {
    const addresses = [trying.address, `${trying.address}/`, believing.address, 'http://127.0.0.1:9'];
    const seen = await Promise.all(addresses.map((address) => hasSandbox(new URL(address))));
    expect(seen).toEqual([true, true, false, null]);
  });
});

const call = '{"email":"a@b.ph"}';
const checkEmail = (more: string) =>
  `POST /wps/check/email HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: ${call.length}\r\n${more}\r\n${call}`;

describe('in front of an operator that trusts it', () => {
  const behindThem = () => behindPages(believing, { hosts: [players] });

  test('[KIT-08] its own pages can call it under the public name, other sites can’t', async () => {
    const { ask } = await behindThem();
    const from = async (origin: string) =>
      (await ask(checkEmail(`Origin: ${origin}\r\n`), 'play.example.com')).status;
    expect(await from('http://play.example.com')).toBe(200);
    expect(await from('http://elsewhere.example')).toBe(403);
    expect(await from(believing.address)).toBe(403);
  });

  test('[KIT-08] a visitor’s address is the connection’s', async () => {
    const { ask } = await behindThem();
    const { body } = await ask(get('/wps/system/status', 'X-Forwarded-For: 203.0.113.9\r\n'));
    expect(JSON.parse(body).value.location).toEqual({ ip: '127.0.0.1' });
  });
});

test('[KIT-08] in front of one that does not, other sites remain other sites', async () => {
  const { ask, url } = await behindPages(trying);
  const from = async (origin: string) => (await ask(checkEmail(`Origin: ${origin}\r\n`))).status;
  expect([await from(url), await from(trying.address), await from('http://elsewhere.example')]).toEqual([
    200, 403, 403,
  ]);
});
