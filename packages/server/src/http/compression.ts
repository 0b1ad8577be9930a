import { negotiate } from '@fastify/accept-negotiator';
import fastifyCompress from '@fastify/compress';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Compresses text responses, except files the build has already compressed (docs/decisions/0022, 0042). Don't decompress
 * requests: a small one could become huge.
 */
export async function compressTexts(server: FastifyInstance): Promise<void> {
  await server.register(fastifyCompress, { encodings: ['br', 'gzip'], globalDecompression: false });
}

/** Whether a precompressed file may be sent; a weight of 0 refuses it. */
export const acceptsBrotli = ({ headers }: FastifyRequest): boolean =>
  negotiate(headers['accept-encoding']?.toString().toLowerCase() ?? '', ['br']) === 'br';
