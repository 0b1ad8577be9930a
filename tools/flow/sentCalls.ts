import type { Request } from '@playwright/test';
import type { ReadSent } from '@araw/flow/browser';
import { headers } from '@araw/contract/calls/answer';
import { envelope } from '@araw/contract/calls/envelope';

/** Opens a sealed request's body. */
export type Unseal = (request: Request) => unknown;

/** Reads the session's token and the body of the app's calls, opening sealed ones. */
export const readSentBy =
  (unseal?: Unseal): ReadSent =>
  (request) => {
    const given = request.headers();
    const token = given[headers.token.toLowerCase()];
    return { ...(token !== undefined && { token }), ...bodyOf(request, given, unseal) };
  };

function bodyOf(
  request: Request,
  given: Record<string, string>,
  unseal: Unseal | undefined,
): { body?: unknown } {
  if (given[envelope.header.toLowerCase()] !== undefined) {
    if (!unseal) throw new Error(`${request.url()} is sealed and there is no key to open it`);
    return { body: unseal(request) };
  }
  return request.postData() === null ? {} : { body: request.postDataJSON() };
}
