import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.tables.ts';
import { moment } from './columns.ts';

const ofMember = (name: string) =>
  integer(name)
    .notNull()
    .references(() => accounts.id);

/**
 * Who stood above whom on which of the merchant's days: one row for each superior, however far above, and stretch of days.
 * Written by the database alone (database/guards.sql), read by operator/agents/line.ts alone (TEAM-11).
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
    /** The first day on which it is so no more; null while no end is known. */
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

/** A member that was put under another superior, with everybody below. Never changed but by being carried out. */
export const lineMoves = pgTable(
  'line_moves',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    memberId: ofMember('member_id'),
    /** Null where there was none. */
    oldSuperiorId: integer('old_superior_id').references(() => accounts.id),
    newSuperiorId: ofMember('new_superior_id'),
    /** The day on which it begins, YYYY-MM-DD. */
    fromDay: text('from_day').notNull(),
    decidedAt: moment('decided_at').notNull(),
    /** When what the old line had agreed on was ended; null until the day has begun. */
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
