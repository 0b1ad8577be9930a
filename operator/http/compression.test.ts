import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { compressAnswers } from './compression.ts';

const server = Fastify();
compressAnswers(server);
server.get('/long', async () => ({ text: 'again and '.repeat(200) }));
server.get('/short', async () => ({ text: 'once' }));
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
  ['gzip;q=1.0, br;q=0.8', 'br'],
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

test('a short answer is sent as it is', async () => {
  expect(await encodingOf('/short', 'br')).toBeUndefined();
});
