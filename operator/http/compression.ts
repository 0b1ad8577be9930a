import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** In the order of preference. Every answer is compressed when it is sent, so fast counts for more than small. */
const encoders = [
  {
    encoding: 'br',
    encode: (text: string) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  },
  { encoding: 'gzip', encode: (text: string) => gzipped(text) },
] as const;

/** Shorter texts gain nothing. */
const shortest = 1024;

/** Whether the client takes this encoding; a weight of 0 refuses it. */
export function accepts(request: FastifyRequest, encoding: 'br' | 'gzip'): boolean {
  return (request.headers['accept-encoding'] ?? '').split(',').some((entry) => {
    const [name, ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/** Compresses text answers for clients that accept it; the build's files come compressed (docs/decisions/0030). */
export function compressAnswers(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < shortest || reply.hasHeader('Content-Encoding'))
      return payload;
    const encoder = encoders.find(({ encoding }) => accepts(request, encoding));
    reply.header('Vary', 'Accept-Encoding');
    if (!encoder) return payload;
    reply.header('Content-Encoding', encoder.encoding).removeHeader('Content-Length');
    return encoder.encode(payload);
  });
}
