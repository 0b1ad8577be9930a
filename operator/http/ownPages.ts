import type { FastifyRequest } from 'fastify';
import { Refusal } from '#packages/server/http/refusal.ts';
import { headers } from '#services/contract/answer.ts';

/** Where the browser says that a request comes from; null where no browser says anything. */
function siteOf({ headers: given, host }: FastifyRequest): string | null {
  const site = given['sec-fetch-site'];
  if (typeof site === 'string') return site;
  // Browsers tell the site to https and to this machine alone.
  if (given.origin === undefined) return null;
  return given.origin.replace(/^https?:\/\//, '') === host ? 'same-origin' : 'cross-site';
}

const refusal = () =>
  new Refusal('noPermission', { message: 'Only pages of this operator itself may do that.' });

/** Refuses what a page of another site asks for. Who is no browser says nothing, and has no player to act for. */
export function refuseOtherSites(request: FastifyRequest): void {
  if (![null, 'none', 'same-origin'].includes(siteOf(request))) throw refusal();
}

/** Refuses what did not come from a page of the operator itself, by a browser that says so. */
export function requireOwnPage(request: FastifyRequest): void {
  if (siteOf(request) !== 'same-origin') throw refusal();
}

/**
 * Refuses a GET that was not made by a script: a link, a picture, a frame or a prefetch brings no header of ours, and
 * a script of another site may not either.
 */
export function requireScript(request: FastifyRequest): void {
  if (request.headers[headers.merchant.toLowerCase()] === undefined) throw refusal();
}
