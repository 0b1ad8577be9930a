import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.tables.ts';
import { moment } from './columns.ts';

const ofMember = (name: string) =>
  integer(name)
    .notNull()
    .references(() => accounts.id);

/**
 * Who was above whom on which merchant days: one row for each superior at any distance and range of days. Only the database
 * writes it (database/guards.sql), and only operator/agents/line.ts reads it (TEAM-11).
 */
export const paths = pgTable(
  'paths',
  {
    ancestorId: ofMember('ancestor_id'),
    descendantId: ofMember('descendant_id'),
    /** 1 is the direct superior. */
    depth: integer().notNull(),
    /** The first day, YYYY-MM-DD. */
    fromDay: text('from_day').notNull(),
    /** The first day on which it no longer applies; null while open. */
    toDay: text('to_day'),
  },
  (table) => [
    primaryKey({ columns: [table.ancestorId, table.descendantId, table.fromDay] }),
    uniqueIndex('paths_one_line_from').on(table.descendantId, table.depth, table.fromDay),
    uniqueIndex('paths_one_line_open')
      .on(table.descendantId, table.depth)
      .where(sql`${table.toDay} is null`),
    check('paths_down', sql`${table.depth} >= 1 and ${table.ancestorId} <> ${table.descendantId}`),
    check('paths_days', sql`${table.toDay} > ${table.fromDay}`),
  ],
);

/** A move of a member with everyone below to another superior. Changed only by carrying it out. */
export const lineMoves = pgTable(
  'line_moves',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    memberId: ofMember('member_id'),
    /** Null if there was none. */
    oldSuperiorId: integer('old_superior_id').references(() => accounts.id),
    newSuperiorId: ofMember('new_superior_id'),
    /** First day of the new line, YYYY-MM-DD. */
    fromDay: text('from_day').notNull(),
    decidedAt: moment('decided_at').notNull(),
    /** When the old line's agreements were ended; null until the day has begun. */
    carriedOutAt: moment('carried_out_at'),
  },
  (table) => [
    index('line_moves_due')
      .on(table.fromDay)
      .where(sql`${table.carriedOutAt} is null`),
    index('line_moves_of_member').on(table.memberId, table.id),
    check('line_moves_elsewhere', sql`${table.memberId} <> ${table.newSuperiorId}`),
  ],
);
