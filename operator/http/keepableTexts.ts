import type { FastifyInstance } from 'fastify';
import { refuseUnkeepable } from '#operator/core/keepable.ts';

/**
 * Refuses requests with text that the database can't store in path, query or body. Headers can't contain any: they are
 * Latin-1, and Node refuses NUL in them.
 */
export function refuseUnkeepableTexts(server: FastifyInstance): void {
  server.addHook('preHandler', async ({ params, query, body }) => refuseUnkeepable([params, query, body]));
}
