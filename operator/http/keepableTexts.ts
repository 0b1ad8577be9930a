import type { FastifyInstance } from 'fastify';
import { refuseUnkeepable } from '#operator/core/keepable.ts';

/**
 * Refuses requests whose path, query or body holds text that the database cannot keep. Headers have none: they are
 * Latin-1, and Node refuses a NUL in them.
 */
export function refuseUnkeepableTexts(server: FastifyInstance): void {
  server.addHook('preHandler', async ({ params, query, body }) => refuseUnkeepable([params, query, body]));
}
