import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#operator/context.ts';
import { type ErrorCode, headers } from '#services/contract/answer.ts';

const statuses: Record<ErrorCode, number> = {
  requestInvalid: 400,
  envelopeInvalid: 400,
  envelopeKeyUnknown: 409,
  envelopeReplayed: 409,
  credentialsWrong: 400,
  captchaWrong: 400,
  codeWrong: 400,
  humanCheckFailed: 400,
  fieldInvalid: 400,
  invitationInvalid: 400,
  referrerInvalid: 400,
  passwordUnchanged: 400,
  emailInvalid: 400,
  mobileInvalid: 400,
  birthDateInvalid: 400,
  insufficientBalance: 400,
  balanceBelowMinimum: 400,
  notLoggedIn: 401,
  sessionEnded: 401,
  noPermission: 403,
  realAccountOnly: 403,
  freeReject: 403,
  nonMember: 403,
  nonAgent: 403,
  userDisabled: 403,
  accessRestricted: 403,
  gameRegionRestricted: 403,
  gameNotAllowed: 403,
  merchantUnknown: 403,
  notFound: 404,
  switchedOff: 404,
  usernameTaken: 409,
  alreadyTaken: 409,
  termsOutdated: 409,
  conflict: 409,
  tooLarge: 413,
  accountLocked: 423,
  tooManyRequests: 429,
  unknown: 500,
  notOpenYet: 501,
  gameUnavailable: 503,
  vendorUnavailable: 503,
  maintenance: 503,
};

/** Whatever went wrong, in the one error shape. Only a Refusal tells more than its code. */
export function sendRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = toRefusal(error);
  if (refusal.code === 'unknown') request.log.error({ err: error }, 'call failed');
  const { code, message, value, retryAfter } = refusal;
  if (retryAfter !== undefined) reply.header('Retry-After', String(retryAfter));
  return reply
    .code(statuses[code])
    .header(headers.requestId, request.id)
    .header('Cache-Control', 'no-store')
    .send({ success: false, code, message, requestId: request.id, ...(value !== undefined && { value }) });
}

/** The same for what is no HTTP at all; there is no request to answer to. */
export function refuseConnection(error: Error, socket: Socket): void {
  const isTooLarge = 'code' in error && error.code === 'HPE_HEADER_OVERFLOW';
  const code: ErrorCode = isTooLarge ? 'tooLarge' : 'requestInvalid';
  const status = isTooLarge ? '431 Request Header Fields Too Large' : '400 Bad Request';
  const body = JSON.stringify({ success: false, code, message: code, requestId: randomUUID() });
  const head = `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`;
  if (socket.writable) socket.end(`${head}\r\n\r\n${body}`);
}

function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  if (status === 413) return new Refusal('tooLarge');
  if (status === 429) return new Refusal('tooManyRequests', { retryAfter: retryAfterOf(error) });
  // Fastify's own refusals of what it cannot read: wrong content type, broken JSON, a bad URL.
  if (typeof status === 'number' && status >= 400 && status < 500) return new Refusal('requestInvalid');
  return new Refusal('unknown');
}

function retryAfterOf(error: unknown): number {
  const seconds = (error as { retryAfter?: unknown }).retryAfter;
  return typeof seconds === 'number' ? seconds : 60;
}
