import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { envelopeTable } from '#services/contract/stateTables.ts';
import { audiences, splits } from '#services/contract/transfers.ts';
import { accounts, ofAccount } from './accounts.tables.ts';
import { centavos, moment } from './columns.ts';
import { ledgerHolds } from './ledger.tables.ts';

export type EnvelopeState = keyof (typeof envelopeTable)['rows'];
export const envelopeStates = Object.keys(envelopeTable.rows) as [EnvelopeState, ...EnvelopeState[]];

/** An envelope rain of an agent (TEAM-07). Of what was decided at sending nothing changes. */
export const envelopes = pgTable(
  'envelopes',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Who sends it. */
    accountId: ofAccount(),
    /** What the player reads, and its movements are found by. */
    number: text().notNull().unique(),
    audience: text({ enum: audiences }).notNull(),
    split: text({ enum: splits }).notNull(),
    /** Plain text. */
    greeting: text().notNull(),
    /** What the shares add up to, which is what was held. */
    total: centavos('total').notNull(),
    shares: integer().notNull(),
    opened: integer().notNull().default(0),
    holdId: uuid('hold_id')
      .notNull()
      .unique()
      .references(() => ledgerHolds.id),
    state: text({ enum: envelopeStates }).notNull().default('open'),
    createdAt: moment('created_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('envelopes_of_sender').on(table.accountId, table.createdAt),
    index('envelopes_due')
      .on(table.endsAt)
      .where(sql`${table.state} = 'open'`),
    check(
      'envelopes_shares',
      sql`${table.shares} between 1 and 1000 and ${table.opened} between 0 and ${table.shares}`,
    ),
    check('envelopes_total', sql`${table.total} >= ${table.shares}`),
    check(
      'envelopes_end_within_a_day',
      sql`${table.endsAt} > ${table.createdAt} and ${table.endsAt} <= ${table.createdAt} + 86400000`,
    ),
    check('envelopes_ended', sql`(${table.state} = 'open') = (${table.endedAt} is null)`),
    check('envelopes_emptied', sql`(${table.state} = 'emptied') = (${table.opened} = ${table.shares})`),
  ],
);

/** Fixed at sending, in the order in which they are opened. */
export const envelopeShares = pgTable(
  'envelope_shares',
  {
    envelopeId: uuid('envelope_id')
      .notNull()
      .references(() => envelopes.id),
    /** From 1. */
    no: integer().notNull(),
    amount: centavos('amount').notNull(),
    /** Who has opened it. */
    openedBy: integer('opened_by').references(() => accounts.id),
    openedAt: moment('opened_at'),
  },
  (table) => [
    primaryKey({ columns: [table.envelopeId, table.no] }),
    unique('envelope_shares_once_a_member').on(table.envelopeId, table.openedBy),
    check('envelope_shares_pay', sql`${table.amount} > 0`),
    check('envelope_shares_opened', sql`(${table.openedBy} is null) = (${table.openedAt} is null)`),
  ],
);

/** Who may open it, as the line stood when it was sent. */
export const envelopeMembers = pgTable(
  'envelope_members',
  {
    envelopeId: uuid('envelope_id')
      .notNull()
      .references(() => envelopes.id),
    accountId: ofAccount(),
    /** The share that is kept for this member; null where the first come are served. */
    keptNo: integer('kept_no'),
  },
  (table) => [
    primaryKey({ columns: [table.envelopeId, table.accountId] }),
    unique('envelope_members_kept_once').on(table.envelopeId, table.keptNo),
    foreignKey({
      name: 'envelope_members_kept_share',
      columns: [table.envelopeId, table.keptNo],
      foreignColumns: [envelopeShares.envelopeId, envelopeShares.no],
    }),
    index('envelope_members_of_member').on(table.accountId),
  ],
);
