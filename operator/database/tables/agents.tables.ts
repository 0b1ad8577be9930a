import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { type ContractTerm, contractKinds } from '@araw/contract/agents/agent';
import { accounts, ofAccount } from './accounts.tables.ts';
import { centavos, moment } from './columns.ts';

/** Agents' salary and dividend contracts (AGENT-05, TEAM-09). Change the state only by `contractTable`. */
export const contracts = pgTable(
  'contracts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: ofAccount(),
    kind: text({ enum: contractKinds }).notNull(),
    status: text({ enum: ['requested', 'active', 'declined', 'withdrawn', 'lapsed', 'ended'] })
      .notNull()
      .default('requested'),
    /** The receiver decides on an offer, the upline on a request. */
    decider: text({ enum: ['holder', 'upline'] })
      .notNull()
      .default('holder'),
    /** The paying superior; null for the house, which pays agents without a superior. */
    payerId: integer('payer_id').references(() => accounts.id),
    terms: jsonb().$type<ContractTerm[]>().notNull(),
    /** A dividend's loss counts against the next period. */
    carries: boolean().notNull().default(false),
    offeredAt: moment('offered_at').notNull(),
    /** Null for an offer that doesn't lapse. */
    lapsesAt: moment('lapses_at'),
    /** When it stopped being pending, for any reason. */
    decidedAt: moment('decided_at'),
    /** Who decided; with the session's address, for disputes. */
    decidedBy: integer('decided_by').references(() => accounts.id),
    decidedFrom: text('decided_from'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('contracts_by_account').on(table.accountId, table.kind, table.id),
    index('contracts_by_payer').on(table.payerId, table.id),
    index('contracts_lapsing')
      .on(table.lapsesAt)
      .where(sql`${table.status} = 'requested'`),
    uniqueIndex('contracts_one_requested')
      .on(table.accountId, table.kind)
      .where(sql`${table.status} = 'requested'`),
    uniqueIndex('contracts_one_active')
      .on(table.accountId, table.kind)
      .where(sql`${table.status} = 'active'`),
    check('contracts_decided', sql`(${table.status} = 'requested') = (${table.decidedAt} is null)`),
    check('contracts_ended', sql`(${table.status} = 'ended') = (${table.endedAt} is not null)`),
    check('contracts_payer', sql`${table.payerId} <> ${table.accountId}`),
  ],
);

/** A contract's result for one closed period (TEAM-13). Never change its figures. */
export const contractPayouts = pgTable(
  'contract_payouts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    contractId: integer('contract_id')
      .notNull()
      .references(() => contracts.id),
    begins: moment('begins').notNull(),
    ends: moment('ends').notNull(),
    /** The period's own result: team bets, or team losses, which may be negative. */
    amount: centavos('amount').notNull(),
    /** Carried over from the previous period; 0 or less. */
    carriedIn: centavos('carried_in').notNull(),
    activeMembers: integer('active_members').notNull(),
    /** Rate of the tier reached, in hundredths of a percent; null for none. */
    rate: integer(),
    due: centavos('due').notNull(),
    /** Carried over to the next period; 0 or less. */
    carriedOut: centavos('carried_out').notNull(),
    /** `nothing` was due; `due`; `owed` because the superior has too little; or `paid`. */
    state: text({ enum: ['nothing', 'due', 'owed', 'paid'] }).notNull(),
    owedAt: moment('owed_at'),
    paidAt: moment('paid_at'),
    /** Number of the paying movement. */
    number: text(),
  },
  (table) => [
    unique('contract_payouts_once').on(table.contractId, table.begins),
    index('contract_payouts_owed')
      .on(table.contractId)
      .where(sql`${table.state} = 'owed'`),
    check(
      'contract_payouts_amounts',
      sql`${table.begins} < ${table.ends} and ${table.carriedIn} <= 0 and ${table.carriedOut} <= 0 and ${table.due} >= 0
        and ${table.activeMembers} >= 0 and (${table.due} = 0 or ${table.rate} is not null)`,
    ),
    check(
      'contract_payouts_state',
      sql`(${table.state} = 'nothing') = (${table.due} = 0) and (${table.state} = 'paid') = (${table.paidAt} is not null)
        and (${table.paidAt} is null) = (${table.number} is null) and (${table.state} <> 'owed' or ${table.owedAt} is not null)`,
    ),
  ],
);
