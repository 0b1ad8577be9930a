import { negotiate } from '@fastify/accept-negotiator';
import fastifyCompress from '@fastify/compress';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Compresses the texts that a server sends, but for what the build has compressed (docs/decisions/0022, 0042). Requests stay as
 * they are sent: a small one could be unpacked into a huge one.
 */
export async function compressTexts(server: FastifyInstance): Promise<void> {
  await server.register(fastifyCompress, { encodings: ['br', 'gzip'], globalDecompression: false });
}

/** Whether what is packed ahead may be sent as it is; a weight of 0 refuses it. */
export const acceptsBrotli = ({ headers }: FastifyRequest): boolean =>
  negotiate(headers['accept-encoding']?.toString().toLowerCase() ?? '', ['br']) === 'br';
