import { type IncomingMessage, type OutgoingHttpHeaders, request as sendHttp } from 'node:http';
import { request as sendHttps } from 'node:https';
import { urlToHttpOptions } from 'node:url';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#packages/server/http/refusal.ts';
import { headers as answerHeaders } from '#services/contract/answer.ts';
import { isCall, isSandbox } from '#packages/server/pages/paths.ts';

/** Of one connection, not of what goes over it. */
const ofConnection = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** Said by the page server itself: what a visitor says of its way here is not passed on. */
const saidHere = [
  'content-length',
  'expect',
  'forwarded',
  'origin',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
];

export interface ForwardingOptions {
  /** Where the operator's calls begin. */
  api: URL;
  /** Where its games and pictures begin. */
  content: URL;
  /** Whether the sandbox is passed on, too. */
  sandbox: boolean;
  /** Milliseconds of silence after which the operator is given up. */
  patience: number;
}

/**
 * Passes a request on to the operator, below its path, and its answer back: so calls, games and pictures have the origin of the
 * pages. What the browser sent from this origin comes from the operator's own, so that it counts as its own pages' there.
 */
export function forwardTo({ api, content, sandbox, patience }: ForwardingOptions) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const path = readPath(request.url);
    if (path === null) throw new Refusal('requestInvalid');
    if (isSandbox(path) && !sandbox) throw new Refusal('notFound');
    const target = isCall(path) ? api : content;
    const { body } = request as { body?: Buffer };
    const send = target.protocol === 'https:' ? sendHttps : sendHttp;
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const passed = send(
        {
          ...urlToHttpOptions(target),
          path: target.pathname.replace(/\/$/, '') + request.url,
          method: request.method,
          headers: { ...headersFor(request, target), ...(body && { 'content-length': body.length }) },
        },
        resolve,
      );
      passed.setTimeout(patience, () => passed.destroy(new Error('the operator is silent')));
      passed.on('error', reject);
      passed.end(body);
    }).catch((error: NodeJS.ErrnoException) => {
      if (isRefusedBody(error, body)) throw new Refusal('tooLarge');
      return null;
    });
    if (!answer) return refuseBadGateway(request, reply);
    // What the page server says of its own pages the operator says of its answers.
    for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
    return reply
      .code(answer.statusCode ?? 502)
      .headers(without(answer.headers))
      .send(answer);
  };
}

/** Bytes that are on their way before an operator can end the connection. */
const sentAtOnce = 64 * 1024;

/** An operator that refuses a body by its length stops reading, and its answer is often lost with the connection. */
const isRefusedBody = ({ code }: NodeJS.ErrnoException, body: Buffer | undefined) =>
  (code === 'EPIPE' || code === 'ECONNRESET') && body !== undefined && body.length > sentAtOnce;

const refuseBadGateway = ({ id }: FastifyRequest, reply: FastifyReply) =>
  reply
    .code(502)
    .headers({ [answerHeaders.requestId]: id, 'Cache-Control': 'no-store' })
    .send({ success: false, code: 'unavailable', message: 'unavailable', requestId: id });

/**
 * The path of a request, decoded once; null for an address that another server may read as another one: with a host of its own,
 * with parts that normalise away, or with characters that no browser sends.
 */
function readPath(address: string): string | null {
  if (!/^\/(?!\/)[\x21-\x7e]*$/.test(address) || /[#\\]/.test(address)) return null;
  const [written = ''] = address.split('?', 1);
  let path: string;
  try {
    path = decodeURIComponent(written);
  } catch {
    return null;
  }
  // Some servers read `..;x` as `..`.
  const isPlain = path.split(/[/\\]/).every((segment) => !/^\.{1,2}(;|$)/.test(segment));
  return isPlain && !path.includes('\0') ? path : null;
}

function headersFor(request: FastifyRequest, target: URL): OutgoingHttpHeaders {
  const { origin } = request.headers;
  const given = without(request.headers, saidHere);
  const isOwn = origin === `${request.protocol}://${request.host}`;
  return {
    ...given,
    host: target.host,
    ...(origin !== undefined && {
      origin: isOwn ? target.origin : origin === target.origin ? 'null' : origin,
      // By its name in `x-forwarded-host` or by that in `host`: what is its own pages' the operator is told.
      'sec-fetch-site': given['sec-fetch-site'] ?? (isOwn ? 'same-origin' : 'cross-site'),
    }),
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
  };
}

/** Without what is of the connection, by its own word, too. */
function without(headers: IncomingMessage['headers'], more: readonly string[] = []) {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  const left = new Set([...ofConnection, ...more, ...named]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !left.has(name)));
}
