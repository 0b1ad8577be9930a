import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type ContractTerm, contractKinds } from '#services/contract/agent.ts';
import { accounts, ofAccount } from './accounts.tables.ts';
import { moment } from './columns.ts';

/**
 * Salary and dividend contracts of agents (AGENT-05). A contract is requested, then decided once; an active one ends
 * when a later one of its kind becomes active.
 */
export const contracts = pgTable(
  'contracts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: ofAccount(),
    kind: text({ enum: contractKinds }).notNull(),
    status: text({ enum: ['requested', 'active', 'declined', 'ended'] })
      .notNull()
      .default('requested'),
    /** Who decides: the holder on what was offered, the upline on what the holder asked for. */
    decider: text({ enum: ['holder', 'upline'] })
      .notNull()
      .default('holder'),
    terms: jsonb().$type<ContractTerm[]>().notNull(),
    offeredAt: moment('offered_at').notNull(),
    decidedAt: moment('decided_at'),
    /** Who decided; the session's address besides, for disputes. */
    decidedBy: integer('decided_by').references(() => accounts.id),
    decidedFrom: text('decided_from'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('contracts_by_account').on(table.accountId, table.kind, table.id),
    uniqueIndex('contracts_one_requested')
      .on(table.accountId, table.kind)
      .where(sql`${table.status} = 'requested'`),
    uniqueIndex('contracts_one_active')
      .on(table.accountId, table.kind)
      .where(sql`${table.status} = 'active'`),
    check('contracts_decided', sql`(${table.status} = 'requested') = (${table.decidedAt} is null)`),
    check('contracts_ended', sql`(${table.status} = 'ended') = (${table.endedAt} is not null)`),
  ],
);
