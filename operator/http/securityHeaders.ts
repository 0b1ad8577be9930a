import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

interface Options {
  /** Further hosts of images, such as a CDN. */
  imageHosts: string[];
  /** Hosts of games that may be framed. */
  frameHosts: string[];
  /** The operator is reached by https only. */
  https: boolean;
}

/** Where videos of the home screen play once the player asks for them (HOME-03). */
const videoHost = 'https://www.youtube-nocookie.com';

/** Strict headers for everything; the demo games bring their own policy because the app frames them. */
export async function securityHeaders(server: FastifyInstance, { imageHosts, frameHosts, https }: Options) {
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...imageHosts],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        frameSrc: ["'self'", videoHost, ...frameHosts],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['app', 'dompurify'],
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: https ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  });
  server.addHook('onSend', async (_request, reply) => {
    reply.header('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
  });
}
