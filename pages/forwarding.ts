import { type IncomingMessage, request as sendHttp } from 'node:http';
import { request as sendHttps } from 'node:https';
import { pipeline, type Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Of one connection, not of what goes over it. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer'];
/** Milliseconds of silence after which the operator is given up. */
const silence = 60_000;

/**
 * Passes a request on to the operator as it came, and its answer back: so calls, games and pictures have the origin of the pages.
 * What the browser sent from this origin comes from the operator's own, so that it counts as its own pages' there.
 */
export function forwardTo(api: string) {
  const target = new URL(api);
  const base = api.replace(/\/$/, '');
  const send = target.protocol === 'https:' ? sendHttps : sendHttp;

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const own = `${request.protocol}://${request.host}`;
    const { origin } = request.headers;
    const forwarded = [request.headers['x-forwarded-for'], request.ip].filter(Boolean).join(', ');
    const headers = {
      ...without(request.headers),
      host: target.host,
      ...(origin !== undefined && { origin: origin === own ? target.origin : origin }),
      'x-forwarded-for': forwarded,
      'x-forwarded-host': request.host,
      'x-forwarded-proto': request.protocol,
    };
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const passed = send(base + request.url, { method: request.method, headers }, resolve);
      passed.setTimeout(silence, () => passed.destroy(new Error('the operator is silent')));
      passed.on('error', reject);
      const body = request.body as Readable | undefined;
      if (body) pipeline(body, passed, () => {});
      else passed.end();
    }).catch(() => null);
    // What the page server says of its own pages the operator says of its answers.
    for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
    if (!answer) return reply.code(502).send({ success: false, code: 'unavailable', message: '' });
    return reply
      .code(answer.statusCode ?? 502)
      .headers(without(answer.headers))
      .send(answer);
  };
}

const without = (headers: IncomingMessage['headers']) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.includes(name)));
