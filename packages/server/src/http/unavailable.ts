/** SQLSTATE: connection lost, out of resources, shut down by an administrator, or timed out. */
const states = /^(08\w{3}|53\w{3}|57P0[1-5]|57014|55P03|25P0[34])$/;

/** Node's error codes for an unreachable server or a full disk. */
const systemCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EHOSTDOWN',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
  'EDQUOT',
]);

/** Messages from database clients that have no code. */
const words =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|The embedded database has ended)/;

/**
 * Whether the database is unreachable, overloaded or full, rather than the query being wrong, so that the same call may
 * succeed later. Its transaction may have been committed nevertheless.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    states.test(code) || systemCodes.has(code) || words.test(error.message) || isUnavailable(error.cause)
  );
}
