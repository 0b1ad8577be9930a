import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import type { HumanCheckSettings } from '#services/contract/system.ts';

export interface SecurityOptions {
  /** Further hosts of images, such as a CDN. */
  imageHosts: string[];
  /** Hosts of games that may be framed. */
  frameHosts: string[];
  /** The operator is reached by https only. */
  https: boolean;
}

/** Where videos of the home screen play once the player asks for them (HOME-03). */
const videoHost = 'https://www.youtube-nocookie.com';

/** Each with the one that GeeTest's script turns to when it fails. */
const geetest = {
  files: ['https://static.geetest.com', 'https://static.geevisit.com'],
  calls: ['https://gcaptcha4.geetest.com', 'https://gcaptcha4.geevisit.com'],
};

/**
 * What the app's page may load. GeeTest's hosts only for a merchant that has it ask, and for that one without
 * enforced trusted types: GeeTest's script loads others by plain addresses.
 */
export function pagePolicy(
  { imageHosts, frameHosts, https }: SecurityOptions,
  humanCheck: HumanCheckSettings['provider'] = 'none',
) {
  const byGeetest = humanCheck === 'geetest';
  const files = byGeetest ? geetest.files : [];
  const calls = byGeetest ? geetest.calls : [];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...files, ...calls],
        styleSrc: ["'self'", ...files],
        imgSrc: ["'self'", 'data:', 'blob:', ...imageHosts, ...files],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...calls],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        frameSrc: ["'self'", videoHost, ...frameHosts],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        ...(!byGeetest && { requireTrustedTypesFor: ["'script'"] }),
        trustedTypes: ['app', 'dompurify', ...(byGeetest ? ['geetest'] : [])],
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
  };
}

/** Strict headers for everything; the demo games bring their own policy because the app frames them. */
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

/** The same headers by name, for answers that are written past Fastify. */
export async function writtenSecurityHeaders(options: SecurityOptions): Promise<Record<string, string>> {
  const server = Fastify();
  await securityHeaders(server, options);
  server.get('/', async (_request, reply) => reply.code(204).send());
  const { headers } = await server.inject('/');
  const { date: _date, connection: _connection, ...security } = headers;
  return Object.fromEntries(Object.entries(security).map(([name, value]) => [name, String(value)]));
}
