import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { forwardTo } from './forwarding.ts';

interface Heard extends Pick<IncomingMessage, 'method' | 'url' | 'headers'> {
  body: string;
}

/** An operator that says what it hears, and a server that passes everything on to it. */
async function forwarded(status = 201) {
  const hear = async (asked: IncomingMessage, answer: ServerResponse) => {
    const { method, url, headers } = asked;
    answer.writeHead(status, {
      'content-type': 'application/json',
      'x-own': '1',
      'set-cookie': ['a=1', 'b=2'],
    });
    answer.end(JSON.stringify({ method, url, headers, body: await text(asked) } satisfies Heard));
  };
  const operator = createServer((asked, answer) => void hear(asked, answer));
  await new Promise<void>((resolve) => void operator.listen(0, '127.0.0.1', resolve));
  const { port } = operator.address() as AddressInfo;
  const server = Fastify();
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  server.setNotFoundHandler(forwardTo(`http://127.0.0.1:${port}/api/v2/`));
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  const stop = () => new Promise((resolve) => operator.close(resolve));
  onTestFinished(async () => {
    await server.close();
    operator.closeAllConnections();
    await stop();
  });
  return { url, port, operator, stop };
}

test('[KIT-08] calls reach the operator as they came, below its own path, and the answer comes back', async () => {
  const { url, port } = await forwarded();
  const answer = await fetch(`${url}/wps/session/login?a=1&b=%20`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-envelope', Merchant: 'ARAW', Origin: url },
    body: 'sealed',
  });
  const heard = (await answer.json()) as Heard;
  expect([answer.status, answer.headers.get('x-own'), answer.headers.getSetCookie()]).toEqual([
    201,
    '1',
    ['a=1', 'b=2'],
  ]);
  expect(heard).toMatchObject({
    method: 'POST',
    url: '/api/v2/wps/session/login?a=1&b=%20',
    body: 'sealed',
    headers: {
      host: `127.0.0.1:${port}`,
      origin: `http://127.0.0.1:${port}`,
      merchant: 'ARAW',
      'content-type': 'application/x-envelope',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': new URL(url).host,
      'x-forwarded-proto': 'http',
    },
  });
});

test('[KIT-08] another site stays another site', async () => {
  const { url } = await forwarded();
  const answer = await fetch(`${url}/wps/captcha`, { headers: { Origin: 'https://elsewhere.example' } });
  expect(((await answer.json()) as Heard).headers.origin).toBe('https://elsewhere.example');
});

test('[KIT-08] an operator that is gone is said to be', async () => {
  const { url, operator, stop } = await forwarded();
  operator.closeAllConnections();
  await stop();
  expect((await fetch(`${url}/wps/captcha`)).status).toBe(502);
});
