import { Refusal } from '@araw/server/http/refusal';

/** Queue length; each waiting file is in memory. */
const mostWaiting = 20;
/** Seconds. */
const retryAfter = 5;

/** Members with a file in the queue. */
const waiting = new Set<number>();
let turn: Promise<unknown> = Promise.resolve();

/**
 * Runs the work on one file at a time in this process: each may use its full memory limit. Throws Refusal
 * `tooManyRequests` for a member whose file is still in the queue, or one member could fill it, and `unavailable` if too
 * many are waiting.
 */
export async function inTurn<Value>(accountId: number, work: () => Promise<Value>): Promise<Value> {
  if (waiting.has(accountId)) throw new Refusal('tooManyRequests', { retryAfter });
  if (waiting.size >= mostWaiting) throw new Refusal('unavailable', { retryAfter });
  waiting.add(accountId);
  const done = turn.then(work).finally(() => waiting.delete(accountId));
  turn = done.catch(() => {});
  return done;
}
