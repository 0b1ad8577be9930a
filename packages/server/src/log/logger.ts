import { DrizzleQueryError } from 'drizzle-orm/errors';
import { pino } from 'pino';

/** Keys that must never be logged, at any depth: passwords, tokens, codes, captchas, proofs, keys. */
const secretName =
  /password|token|captcha|code(digest|hash)?$|otp$|nonce|humancheck|altcha|authorization|encryption|privatekey|secret/i;

/** Structured JSON lines; redacts secrets and strips the query from addresses. */
export const createLogger = (level: string, stream?: { write(line: string): void }) =>
  pino(
    {
      level,
      formatters: { log: (fields) => redacted(fields) as Record<string, unknown> },
      serializers: {
        err: describeError,
        req: (request: { method: string; url: string; id: string }) => ({
          id: request.id,
          method: request.method,
          path: request.url.split('?', 1)[0],
        }),
        res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      },
    },
    stream ?? pino.destination(1),
  );

/** Redacts secrets in plain values at any depth; class instances are left to their serializers. */
function redacted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redacted);
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      secretName.test(name) ? '[redacted]' : redacted(member),
    ]),
  );
}

const isPlain = (value: object) => [Object.prototype, null].includes(Object.getPrototypeOf(value));

interface ErrorDescription {
  type: string;
  message: string;
  frames: string[];
  /** Error code from the database or Node. */
  code?: string;
  query?: string;
  cause?: ErrorDescription;
}

/** A failed query's message includes its parameters, which may be secrets, so log only the statement. */
function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), frames: [] };
  const failedQuery = error instanceof DrizzleQueryError;
  return {
    type: error.constructor.name,
    message: failedQuery ? 'a query failed' : error.message,
    frames: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .map((line) => line.trim()),
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...(failedQuery && { query: error.query }),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
}
