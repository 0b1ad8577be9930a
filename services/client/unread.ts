import type { Skipped, Unreadable } from '../contract/reading.ts';

/** What of an operator's answers could not be read, by call. */
export interface Unread extends Unreadable {
  call: string;
  /** Of a row: the list that it was left out of. Without one the answer itself was refused. */
  list?: string;
  /** So many times for the same reason. */
  count: number;
}

/** Reports that a trace keeps. */
const limit = 200;

/** Takes note of what of a call's answer could not be read. */
export type ReportUnread = (call: string, found: readonly (Unreadable & Partial<Skipped>)[]) => void;

/**
 * What could not be read during a visit (NET-08): each reason told once on the console, and counted for the trace however
 * often its call is answered.
 */
export function createUnreadLog() {
  const byReason = new Map<string, Unread>();

  const report: ReportUnread = (call, found) => {
    const fresh = new Set<Unread>();
    for (const { list, path, expected, received } of found) {
      // Rows of a list stand at many places for one reason.
      const reason = JSON.stringify([call, list, path, expected, received]);
      const known = byReason.get(reason);
      if (known) {
        known.count += 1;
        continue;
      }
      const unread = { call, ...(list !== undefined && { list }), path, expected, received, count: 1 };
      fresh.add(unread);
      if (byReason.size < limit) byReason.set(reason, unread);
    }
    // oxlint-disable-next-line no-console -- Who runs the operator looks there.
    for (const unread of fresh) console.warn('unreadable answer', { ...unread });
  };

  /** As often as it was met so far. */
  return { report, soFar: (): readonly Unread[] => [...byReason.values()] };
}
