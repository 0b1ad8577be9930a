import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { ofAccount } from './accounts.tables.ts';
import { centavos, moment } from './columns.ts';
import { merchants } from './system.tables.ts';

const ofPeriod = () => ({
  job: text().notNull(),
  merchantCode: text('merchant_code').notNull(),
  /** The period's first moment; its last one is before `ends`. */
  begins: moment('begins').notNull(),
});

/** Periods of a job: those that were closed, and the one that is closed next (BEN-13). Each begins where one ends. */
export const jobs = pgTable(
  'jobs',
  {
    ...ofPeriod(),
    ends: moment('ends').notNull(),
    closedAt: moment('closed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.job, table.merchantCode, table.begins] }),
    foreignKey({ columns: [table.merchantCode], foreignColumns: [merchants.code] }),
    uniqueIndex('jobs_one_next')
      .on(table.job, table.merchantCode)
      .where(sql`${table.closedAt} is null`),
    check('jobs_period', sql`${table.ends} > ${table.begins} and ${table.closedAt} >= ${table.ends}`),
  ],
);

/** What a closed period owes a member; once made, it stays so. */
export const jobPayments = pgTable(
  'job_payments',
  {
    ...ofPeriod(),
    accountId: ofAccount(),
    amount: centavos('amount').notNull(),
    /** What the job needs to make it. */
    details: jsonb().notNull(),
    madeAt: moment('made_at'),
    /** Until it is made: how often it could not be, and when it is tried again. */
    failures: integer().notNull().default(0),
    tryAt: moment('try_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.job, table.merchantCode, table.begins, table.accountId] }),
    foreignKey({
      name: 'job_payments_period',
      columns: [table.job, table.merchantCode, table.begins],
      foreignColumns: [jobs.job, jobs.merchantCode, jobs.begins],
    }),
    index('job_payments_open')
      .on(table.job, table.merchantCode, table.begins, table.accountId)
      .where(sql`${table.madeAt} is null`),
    check('job_payments_amounts', sql`${table.amount} > 0 and ${table.failures} >= 0`),
  ],
);
