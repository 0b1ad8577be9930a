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
import { envelopeTable } from '@araw/contract/values/stateTables';
import { audiences, splits } from '@araw/contract/cashier/transfers';
import { accounts, ofAccount } from './accounts.tables.ts';
import { centavos, moment } from './columns.ts';
import { ledgerHolds } from './ledger.tables.ts';

export type EnvelopeState = keyof (typeof envelopeTable)['rows'];
export const envelopeStates = Object.keys(envelopeTable.rows) as [EnvelopeState, ...EnvelopeState[]];

/** An agent's envelope rain (TEAM-07). Everything decided when sending is final. */
export const envelopes = pgTable(
  'envelopes',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The sender. */
    accountId: ofAccount(),
    /** Shown to the player; also finds its movements. */
    number: text().notNull().unique(),
    audience: text({ enum: audiences }).notNull(),
    split: text({ enum: splits }).notNull(),
    /** Plain text. */
    greeting: text().notNull(),
    /** Sum of the shares, and the amount put on hold. */
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

/** Fixed when sending, in the order of opening. */
export const envelopeShares = pgTable(
  'envelope_shares',
  {
    envelopeId: uuid('envelope_id')
      .notNull()
      .references(() => envelopes.id),
    /** From 1. */
    no: integer().notNull(),
    amount: centavos('amount').notNull(),
    /** The member who opened it. */
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

/** Members who may open it, by the line when it was sent. */
export const envelopeMembers = pgTable(
  'envelope_members',
  {
    envelopeId: uuid('envelope_id')
      .notNull()
      .references(() => envelopes.id),
    accountId: ofAccount(),
    /** The share reserved for this member; null if it is first come, first served. */
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
