import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';
import { fromOf, logSecurity, refusedAs } from '../log/securityLog.ts';
import { isUnavailable } from './unavailable.ts';
import { type ErrorCode, headers } from '@araw/contract/calls/answer';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, once known. */
    accountId?: number;
  }
}

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
  amountOutOfBounds: 400,
  paymentPasswordWrong: 400,
  paymentPasswordWeak: 400,
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
  onBreak: 403,
  registrationRefused: 403,
  prizeModeWrong: 409,
  merchantUnknown: 403,
  notFound: 404,
  switchedOff: 404,
  timeout: 408,
  usernameTaken: 409,
  alreadyTaken: 409,
  quoteChanged: 409,
  orderOpen: 409,
  tooManyOrders: 409,
  paymentPasswordMissing: 409,
  demandOpen: 409,
  firstPassword: 409,
  termsOutdated: 409,
  declarationMissing: 409,
  realityCheck: 409,
  limitReached: 409,
  gameClosed: 409,
  conflict: 409,
  inProgress: 409,
  tooLarge: 413,
  accountLocked: 423,
  paymentPasswordLocked: 423,
  tooManyRequests: 429,
  tooSoon: 429,
  unknown: 500,
  notOpenYet: 501,
  gameUnavailable: 503,
  vendorUnavailable: 503,
  maintenance: 503,
  unavailable: 503,
};

export const statusOf = (code: ErrorCode): number => statuses[code];

/** Sends any error in the contract's format. Only a Refusal reveals more than its code. */
export function sendRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = toRefusal(error);
  if (refusal.code === 'unknown' || refusal.code === 'unavailable')
    request.log.error({ err: error }, 'call failed');
  logRefusal(refusal, request);
  const { code, message, value, retryAfter } = refusal;
  if (retryAfter !== undefined) reply.header('Retry-After', String(retryAfter));
  return reply
    .code(statuses[code])
    .header(headers.requestId, request.id)
    .header('Cache-Control', 'no-store')
    .send({ success: false, code, message, requestId: request.id, ...(value !== undefined && { value }) });
}

function logRefusal({ code, account }: Refusal, request: FastifyRequest) {
  const call = request.routeOptions.url ?? '';
  const security = refusedAs(code, call);
  if (!security) return;
  const about = account ?? request.accountId;
  logSecurity(request.server.log, {
    security,
    ...(about !== undefined && { account: about }),
    call,
    reason: code,
    ...fromOf({ ip: request.ip, requestId: request.id }),
  });
}

/** Requests that Node refuses itself, by error code; anything else isn't HTTP. */
const connectionRefusals: Record<string, { status: number; code: ErrorCode } | undefined> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'tooLarge' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'timeout' },
};

/** The same for a socket without a request, with these headers. Ends the connection. */
export const refuseConnection =
  (security: Record<string, string>) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    // Already answered and still sending.
    if (!socket.writable) return void socket.destroy();
    const { status, code } = connectionRefusals[error.code ?? ''] ?? { status: 400, code: 'requestInvalid' };
    const requestId = randomUUID();
    const body = JSON.stringify({ success: false, code, message: code, requestId });
    const head = {
      ...security,
      [headers.requestId]: requestId,
      'Cache-Control': 'no-store',
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': body.length,
      Connection: 'close',
    };
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  };

function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  if (status === 413) return new Refusal('tooLarge');
  if (status === 429) return new Refusal('tooManyRequests', { retryAfter: retryAfterOf(error) });
  // Fastify's own refusals of unreadable requests: wrong content type, broken JSON, a bad URL.
  if (typeof status === 'number' && status >= 400 && status < 500) return new Refusal('requestInvalid');
  if (isUnavailable(error)) return new Refusal('unavailable', { retryAfter: 5 });
  return new Refusal('unknown');
}

function retryAfterOf(error: unknown): number {
  const seconds = (error as { retryAfter?: unknown }).retryAfter;
  return typeof seconds === 'number' ? seconds : 60;
}
