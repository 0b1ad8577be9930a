import { type IncomingMessage, type OutgoingHttpHeaders, request as sendHttp } from 'node:http';
import { request as sendHttps } from 'node:https';
import { urlToHttpOptions } from 'node:url';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '@araw/server/http/refusal';
import { headers as answerHeaders } from '@araw/contract/calls/answer';
import { isCall, isSandbox } from '@araw/server/pages/paths';

/** Hop-by-hop headers, which must not be forwarded. */
const hopByHopHeaders = [
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

/** Set by the page server itself; a visitor's own values are not forwarded. */
const forwardingHeaders = [
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

/** What a CDN says of the visitor. Visitors can send the same: it is forwarded from a trusted proxy only. */
const ofCdn =
  /country|^x-geo|^(cf-connecting-ip|true-client-ip|x-client-ip|fastly-client-ip|x-original-forwarded-for)/;

/** By a proxy of --trust-proxy. */
const isForwarded = ({ ips = [] }: FastifyRequest) => ips.length > 1;

export interface ForwardingOptions {
  /** Base address of the operator's calls. */
  api: URL;
  /** Base address of its games and pictures. */
  content: URL;
  /** Also forwards the sandbox. */
  sandbox: boolean;
  /** Milliseconds of silence before the operator counts as unavailable. */
  patience: number;
}

/**
 * Forwards a request to the operator, under its path, and the answer back, so that calls, games and pictures share the
 * pages' origin. A browser request from this origin is presented as coming from the operator's own, so that it trusts
 * it like its own pages.
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
    // The operator's answer brings its own headers instead of the page server's.
    for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
    return reply
      .code(answer.statusCode ?? 502)
      .headers(without(answer.headers))
      .send(answer);
  };
}

/** Bytes that may already be in transit when an operator closes the connection. */
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
 * A request's path, decoded once. Null for an address that another server might read differently: with its own host, with
 * segments that normalise away, or with characters that browsers never send.
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
  const claimed = isForwarded(request) ? [] : Object.keys(request.headers).filter((name) => ofCdn.test(name));
  const given = without(request.headers, [...forwardingHeaders, ...claimed]);
  const isOwn = origin === `${request.protocol}://${request.host}`;
  return {
    ...given,
    host: target.host,
    ...(origin !== undefined && {
      origin: isOwn ? target.origin : origin === target.origin ? 'null' : origin,
      // Own pages are recognised by `x-forwarded-host` or `host`, and presented to the operator as its own.
      'sec-fetch-site': given['sec-fetch-site'] ?? (isOwn ? 'same-origin' : 'cross-site'),
    }),
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
  };
}

/** Removes hop-by-hop headers, including those that `Connection` names. */
function without(headers: IncomingMessage['headers'], more: readonly string[] = []) {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  const left = new Set([...hopByHopHeaders, ...more, ...named]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !left.has(name)));
}
