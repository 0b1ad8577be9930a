import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compressTexts } from './compression.ts';

const server = Fastify();
beforeAll(async () => {
  await compressTexts(server);
  server.get('/long', async () => ({ text: 'again and '.repeat(200) }));
  server.get('/short', async () => ({ text: 'once' }));
  server.post('/', async ({ body }) => body);
});
afterAll(() => server.close());

const encodingOf = async (url: string, accepted?: string) =>
  (
    await server.inject({
      url,
      headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
    })
  ).headers['content-encoding'];

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.8', 'gzip'],
  ['gzip;q=0.8, br', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip; q=0', undefined],
  ['x-br', undefined],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
])('a long answer to a client that accepts %j is encoded by %s', async (accepted, encoding) => {
  expect(await encodingOf('/long', accepted)).toBe(encoding);
});

test('a short answer is sent uncompressed', async () => {
  expect(await encodingOf('/short', 'br')).toBeUndefined();
});

test('a request is not decompressed: a small one could become huge', async () => {
  const payload = gzipSync(JSON.stringify({ text: 'again and '.repeat(200) }));
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  expect((await server.inject({ method: 'POST', url: '/', payload, headers })).statusCode).toBe(400);
});

describe('a file that the build has not compressed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'files-'));
  const script = 'again(); '.repeat(114);
  const files = Fastify();
  beforeAll(async () => {
    writeFileSync(join(folder, 'sw.js'), script);
    writeFileSync(join(folder, 'picture.png'), script);
    await compressTexts(files);
    await files.register(fastifyStatic, { root: folder });
  });
  afterAll(async () => {
    await files.close();
    rmSync(folder, { recursive: true });
  });
  const get = async (url: string, headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') => {
    const { statusCode, headers: answered, rawPayload } = await files.inject({ url, method, headers });
    return { statusCode, encoding: answered['content-encoding'], vary: answered['vary'], rawPayload };
  };

  test.each([
    ['br', 'gzip, br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('is sent by %s to a client that accepts %j', async (encoding, accepted, unpack) => {
    const { rawPayload, ...answer } = await get('/sw.js', { 'accept-encoding': accepted });
    expect(answer).toEqual({ statusCode: 200, encoding, vary: 'accept-encoding' });
    expect(rawPayload.length).toBeLessThan(100);
    expect(unpack(rawPayload).toString()).toBe(script);
  });

  test('is sent uncompressed if the client doesn’t accept compression, or if it is not text', async () => {
    const plain = await get('/sw.js', {});
    expect([plain.encoding, plain.rawPayload.toString()]).toEqual([undefined, script]);
    expect((await get('/picture.png', { 'accept-encoding': 'br' })).encoding).toBeUndefined();
  });

  test('is neither truncated nor compressed for range, HEAD and conditional requests', async () => {
    const accepting = { 'accept-encoding': 'br' };
    const part = await get('/sw.js', { ...accepting, range: 'bytes=0-8' });
    expect([part.statusCode, part.encoding, part.rawPayload.toString()]).toEqual([
      206,
      undefined,
      'again(); ',
    ]);
    expect((await get('/sw.js', accepting, 'HEAD')).statusCode).toBe(200);
    const known = (await files.inject('/sw.js')).headers.etag ?? '';
    expect((await get('/sw.js', { ...accepting, 'if-none-match': known })).statusCode).toBe(304);
  });
});
