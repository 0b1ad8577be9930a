import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import { pagePolicy, type SecurityOptions } from './policy.ts';

/** Strict headers for everything; demo games bring their own policy because the app frames them. */
export async function securityHeaders(server: FastifyInstance, options: SecurityOptions) {
  await server.register(helmet, {
    ...pagePolicy(options),
    strictTransportSecurity: options.https ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  });
  server.addHook('onSend', async (_request, reply) => {
    reply.header('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
  });
}

/** The same headers by name, for responses written without Fastify. */
export async function writtenSecurityHeaders(options: SecurityOptions): Promise<Record<string, string>> {
  const server = Fastify();
  await securityHeaders(server, options);
  server.get('/', async (_request, reply) => reply.code(204).send());
  const { headers } = await server.inject('/');
  const { date: _date, connection: _connection, ...security } = headers;
  return Object.fromEntries(Object.entries(security).map(([name, value]) => [name, String(value)]));
}
