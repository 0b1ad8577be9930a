import type { SkippedRow, Unreadable } from './contract/fields.ts';

/** What of an operator's answers could not be read, by call. */
export interface Unread extends Unreadable {
  call: string;
  /** Of a row: the list that it was left out of. Without one the answer itself was refused. */
  list?: string;
  /** So many rows for the same reason. */
  count: number;
}

/** Reports that a trace keeps. */
const limit = 200;

/** Takes note of what of a call's answer could not be read. */
export type ReportUnread = (call: string, found: readonly (Unreadable & Partial<SkippedRow>)[]) => void;

/** What could not be read during a visit: told on the console and kept for the trace (NET-08). */
export function createUnreadLog() {
  let reported: readonly Unread[] = [];

  /** Each reason once for an answer. */
  const report: ReportUnread = (call, found) => {
    const byReason = new Map<string, Unread>();
    for (const { list, path, expected, received } of found) {
      const reason = JSON.stringify([list, path, expected, received]);
      const count = (byReason.get(reason)?.count ?? 0) + 1;
      byReason.set(reason, { call, ...(list !== undefined && { list }), path, expected, received, count });
    }
    // oxlint-disable-next-line no-console -- Who runs the operator looks there.
    for (const unread of byReason.values()) console.warn('unreadable answer', unread);
    reported = [...reported, ...byReason.values()].slice(-limit);
  };

  /** The latest reports. */
  return { report, soFar: () => reported };
}
