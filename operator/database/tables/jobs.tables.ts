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
  /** Start of the period; it ends before `ends`. */
  begins: moment('begins').notNull(),
});

/** A job's closed periods, and the one to close next (BEN-13). They are contiguous. */
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

/** A closed period's payment to a member. */
export const jobPayments = pgTable(
  'job_payments',
  {
    ...ofPeriod(),
    accountId: ofAccount(),
    amount: centavos('amount').notNull(),
    /** The job's data for making it. */
    details: jsonb().notNull(),
    madeAt: moment('made_at'),
    /** While unpaid: failed attempts, and time of the next one. */
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
