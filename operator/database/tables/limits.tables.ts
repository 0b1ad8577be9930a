import { bigint, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Calls that all processes count together (operator/http/rateLimit.ts). */
export const callCounts = pgTable(
  'call_counts',
  {
    /** What is counted, of which network or site. */
    key: text().primaryKey(),
    calls: integer().notNull(),
    /** The first of them. */
    beganAt: moment('began_at').notNull(),
    /** Of the last of them, among the calls of all keys: the lowest was longest without one. */
    no: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
  },
  (table) => [uniqueIndex('call_counts_no').on(table.no)],
);
