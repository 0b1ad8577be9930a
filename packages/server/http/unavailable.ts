/** SQLSTATE: the connection broke, resources are short, somebody shut it down, or it took too long. */
const states = /^(08\w{3}|53\w{3}|57P0[1-5]|57014|55P03|25P0[34])$/;

/** Of Node, where no server answers or the disk is full. */
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

/** What the clients of the database say without a code. */
const words =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|The embedded database has ended)/;

/**
 * Whether it is not the query that is at fault but that the database is away, overloaded or full, so that the same
 * call may succeed later. What it was to commit may have been committed.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    states.test(code) || systemCodes.has(code) || words.test(error.message) || isUnavailable(error.cause)
  );
}
