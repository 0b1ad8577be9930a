import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** In the order of preference. Every answer is compressed when it is sent, so fast counts for more than small. */
const packers = [
  {
    encoding: 'br',
    accepted: /\bbr\b/,
    pack: (text: string) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  },
  { encoding: 'gzip', accepted: /\bgzip\b/, pack: (text: string) => gzipped(text) },
];

/** Shorter texts gain nothing. */
const shortest = 1024;

/** Packs text answers for clients that accept it; files come packed from the build. */
export function compressAnswers(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < shortest || reply.hasHeader('Content-Encoding'))
      return payload;
    const accepted = request.headers['accept-encoding'] ?? '';
    const packer = packers.find((candidate) => candidate.accepted.test(accepted));
    reply.header('Vary', 'Accept-Encoding');
    if (!packer) return payload;
    reply.header('Content-Encoding', packer.encoding).removeHeader('Content-Length');
    return packer.pack(payload);
  });
}
