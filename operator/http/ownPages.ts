import type { FastifyRequest } from 'fastify';
import { Refusal } from '@araw/server/http/refusal';
import { headers } from '@araw/contract/calls/answer';

/** The request's origin according to the browser; null without that information. */
function siteOf({ headers: given, host }: FastifyRequest): string | null {
  const site = given['sec-fetch-site'];
  if (typeof site === 'string') return site;
  // Browsers send Sec-Fetch-Site only to https and to this machine.
  if (given.origin === undefined) return null;
  return given.origin.replace(/^https?:\/\//, '') === host ? 'same-origin' : 'cross-site';
}

const refusal = () => new Refusal('noPermission', { message: "Only this operator's own pages may do that." });

/** Refuses requests from other sites' pages. Clients other than browsers send no origin, and carry no player's authority. */
export function refuseOtherSites(request: FastifyRequest): void {
  if (![null, 'none', 'same-origin'].includes(siteOf(request))) throw refusal();
}

/** Refuses requests that a browser says come from elsewhere than the operator's own pages. */
export function requireOwnPage(request: FastifyRequest): void {
  if (siteOf(request) !== 'same-origin') throw refusal();
}

/**
 * Refuses a GET that wasn't made by a script: links, pictures, frames and prefetches can't carry our header, and other
 * sites' scripts may not.
 */
export function requireScript(request: FastifyRequest): void {
  if (request.headers[headers.merchant.toLowerCase()] === undefined) throw refusal();
}
