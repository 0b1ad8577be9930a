import type { Skipped, Unreadable } from '@araw/contract/values/reading';

/** An unreadable part of an operator's answer, by call. */
export interface Unread extends Unreadable {
  call: string;
  /** The list that lost a row. Without one the whole answer was refused. */
  list?: string;
  /** Occurrences with the same reason. */
  count: number;
}

/** Most reports in a trace. */
const limit = 200;

/** Records the unreadable parts of a call's answer. */
export type ReportUnread = (call: string, found: readonly (Unreadable & Partial<Skipped>)[]) => void;

/**
 * Unreadable parts of answers during a visit (NET-08): logs each reason once to the console, and counts every occurrence for
 * the trace.
 */
export function createUnreadLog() {
  const byReason = new Map<string, Unread>();

  const report: ReportUnread = (call, found) => {
    const fresh = new Set<Unread>();
    for (const { list, path, expected, received } of found) {
      // A list has the same fault at many indices.
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
    // oxlint-disable-next-line no-console -- The operator's developers look for it there.
    for (const unread of fresh) console.warn('unreadable answer', { ...unread });
  };

  /** With the counts so far. */
  return { report, soFar: (): readonly Unread[] => [...byReason.values()] };
}
