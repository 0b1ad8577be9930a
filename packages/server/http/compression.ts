import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** In the order of preference. Every answer is compressed when it is sent, so fast counts for more than small. */
const encoders = [
  { encoding: 'br', encode: (text: string) => brotli(text, fast), stream: () => createBrotliCompress(fast) },
  { encoding: 'gzip', encode: (text: string) => gzipped(text), stream: () => createGzip() },
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

/** Compresses text answers for clients that accept it; the build's scripts and styles come compressed (docs/decisions/0022). */
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

/** Compresses the texts among a server's files that are not compressed ahead. */
export function compressFiles(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload) => {
    const isWhole =
      request.method === 'GET' && reply.statusCode === 200 && !reply.hasHeader('Content-Encoding');
    const isText = /^text\/|javascript|json|xml/.test(String(reply.getHeader('Content-Type')));
    const isShort = Number(reply.getHeader('Content-Length')) < shortest;
    if (!(payload instanceof Readable) || !isWhole || !isText || isShort) return payload;
    const encoder = encoders.find(({ encoding }) => accepts(request, encoding));
    reply.header('Vary', 'Accept-Encoding');
    if (!encoder) return payload;
    reply.header('Content-Encoding', encoder.encoding).removeHeader('Content-Length');
    // What fails ends the answer, too.
    return pipeline(payload, encoder.stream(), () => {});
  });
}
