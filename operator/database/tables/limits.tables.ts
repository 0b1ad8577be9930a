import { bigint, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Calls counted across all processes (operator/http/rateLimit.ts). */
export const callCounts = pgTable(
  'call_counts',
  {
    /** What is counted, and for which network or site. */
    key: text().primaryKey(),
    calls: integer().notNull(),
    /** Time of the first call. */
    beganAt: moment('began_at').notNull(),
    /** Sequence number of the last call over all keys: the lowest has been idle longest. */
    no: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
  },
  (table) => [uniqueIndex('call_counts_no').on(table.no)],
);
