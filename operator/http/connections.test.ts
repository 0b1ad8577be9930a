import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStoppedClock } from '#operator/core/clock.ts';
import { createOperator, type RunningOperator } from '#operator/server.ts';
import { openTestDatabase } from '#operator/testing/database.ts';
import { type RawAnswer, trickle } from '@araw/testing/rawHttp';
import { firstOf } from '@araw/testing/shortRun';
import { createLogger } from '@araw/server/log/logger';

/** More than the buffers between server and client can hold. */
const largeFile = 32 * 1024 * 1024;

let operator: RunningOperator;
let port: number;
const webFolder = mkdtempSync(join(tmpdir(), 'web-'));

beforeAll(async () => {
  writeFileSync(join(webFolder, 'index.html'), '<!--preload--><!--startup-->');
  writeFileSync(join(webFolder, 'large.bin'), Buffer.alloc(largeFile));
  operator = await createOperator({
    connection: await openTestDatabase(),
    clock: createStoppedClock(),
    log: createLogger('silent'),
    webFolder,
    sandbox: false,
    https: true,
    // Long enough for a busy machine to read what isn't cut off.
    timeLimits: { headers: 1_000, request: 1_500, silence: 2_000, checks: 20 },
  });
  port = Number(new URL(await operator.server.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  await operator.close();
  rmSync(webFolder, { recursive: true });
});

const post = 'POST /wps/check/email HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

describe('a request that is not complete in time is cut off with 408', () => {
  test.each(
    firstOf(
      [
        ['nothing but a part of the headers', 'GET / HTTP/1.1\r\nHost: localhost\r\n', ''],
        ['headers byte by byte', 'GET / HTTP/1.1\r\nHost: localhost\r\nX: ', 'x'],
        ['no body', `${post}Content-Length: 20\r\n\r\n`, ''],
        ['a body that breaks off', `${post}Content-Length: 20\r\n\r\n{"email":`, ''],
        ['a body byte by byte', `${post}Content-Length: 100000\r\n\r\n{"email":"`, 'a'],
        ['a body in pieces without end', `${post}Transfer-Encoding: chunked\r\n\r\n`, '1\r\na\r\n'],
      ],
      2,
    ),
  )('%s', async (_name, bytes, more) => {
    const { status, body } = await trickle(port, bytes, more);
    expect([status, JSON.parse(body)]).toEqual([
      408,
      { success: false, code: 'timeout', message: 'timeout', requestId: expect.any(String) },
    ]);
  });
});

const openSockets = () =>
  new Promise<number>((resolve, reject) =>
    operator.server.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

test('a client that does not read its answer is cut off', { tags: ['full'] }, async () => {
  const accepted = once(operator.server.server, 'connection');
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.write('GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const [atServer] = (await accepted) as [Socket];
  await once(atServer, 'close');
  expect(atServer.bytesWritten).toBeLessThan(largeFile);
  socket.destroy();
  expect(await openSockets()).toBe(0);
});

test('a client that reads gets all of it, and a connection serves many requests', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async (path: string) => {
    const sent = request({ port, path, agent, headers: { host: 'localhost' } }).end();
    const [answer] = await once(sent, 'response');
    return [answer.statusCode, (await buffer(answer)).length, sent.reusedSocket];
  };
  expect(await ask('/large.bin')).toEqual([200, largeFile, false]);
  expect(await ask('/health')).toEqual([200, 11, true]);
  agent.destroy();
});

describe('errors before there is a request', () => {
  /** Headers that differ in every answer. */
  const own = ['date', 'connection', 'keep-alive', 'content-length', 'request-id', 'vary'];
  const common = ({ headers }: RawAnswer) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => !own.includes(name)));

  test.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400, 'requestInvalid'],
    ['a broken length', `${post}Content-Length: x\r\n\r\n`, 400, 'requestInvalid'],
    ['two lengths', `${post}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`, 400, 'requestInvalid'],
    [
      'a length and pieces',
      `${post}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`,
      400,
      'requestInvalid',
    ],
    ['no host', 'GET /none.js HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'requestInvalid'],
    [
      'an unknown expectation',
      'GET /none.js HTTP/1.1\r\nHost: localhost\r\nExpect: wonders\r\nConnection: close\r\n\r\n',
      404,
      'notFound',
    ],
    ['headers without end', `GET / HTTP/1.1\r\nX: ${'a'.repeat(100_000)}\r\n\r\n`, 431, 'tooLarge'],
    ['a slow request', 'GET / HTTP/1.1\r\n', 408, 'timeout'],
    [
      'a body beyond its length',
      `${post}Connection: close\r\nContent-Length: 200000\r\n\r\n${'a'.repeat(200_000)}`,
      413,
      'tooLarge',
    ],
  ])('%s has the headers and the shape of every refusal', async (_name, bytes, status, code) => {
    const answer = await trickle(port, bytes);
    const other = await trickle(
      port,
      'GET /none.js HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    );
    expect(other.headers).toMatchObject({
      'strict-transport-security': expect.any(String),
      'content-security-policy': expect.any(String),
      'permissions-policy': expect.any(String),
      'x-content-type-options': 'nosniff',
    });
    expect([answer.status, common(answer)]).toEqual([status, common(other)]);
    expect(JSON.parse(answer.body)).toEqual({
      success: false,
      code,
      message: expect.any(String),
      requestId: answer.headers['request-id'],
    });
  });
});
