import { eq, sql } from 'drizzle-orm';
import type { Database, OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { merchants } from '#operator/database/tables/system.tables.ts';
import { dayAfter, lengthOf } from '@araw/contract/values/dates';
import { longestRange, type Period } from '@araw/contract/values/recordDays';

/** Merchant days, YYYY-MM-DD, both included. */
export interface Days {
  from: string;
  to: string;
}

/** Days before today on which each begins and ends. */
const periodDays: Record<Period, { first: number; last: number }> = {
  today: { first: 0, last: 0 },
  yesterday: { first: 1, last: 1 },
  '7days': { first: 6, last: 0 },
  '30days': { first: 29, last: 0 },
};

export interface Calendar extends Days {
  today: string;
  /** Day of registration. */
  since: string;
  timeZone: string;
}

/**
 * The requested days, by the operator's clock and the merchant's zone (REC-07). Throws Refusal `requestInvalid` for
 * missing or reversed days, and for a longer range than a record shows (REC-01).
 */
export async function calendarOf(
  { database, clock }: OperatorContext,
  accountId: number,
  { period, ...asked }: Days & { period: Period | '' },
): Promise<Calendar> {
  const [row] = await database
    .select({
      today: sql<string>`merchant_day(${clock.now()})`,
      since: sql<string>`merchant_day(${accounts.registeredAt})`,
      timeZone: sql<string>`merchant_time_zone()`,
    })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (!row) throw new Error('The account of a session is not there');
  if (period === '') return { ...row, ...allowedRange(asked) };
  const { first, last } = periodDays[period];
  return { ...row, from: dayAfter(row.today, -first), to: dayAfter(row.today, -last) };
}

function allowedRange({ from, to }: Days): Days {
  const days = lengthOf({ from, to });
  if (days >= 1 && days <= longestRange) return { from, to };
  throw new Refusal('requestInvalid', { message: `A record covers 1 to ${longestRange} days.` });
}

/** Start (included) and end (excluded) of these days (REC-07). */
export async function momentsOf(
  database: Database,
  { from, to }: Days,
): Promise<{ begins: number; ends: number }> {
  const [moments] = await database
    .select({
      begins: sql`merchant_midnight(${from})`.mapWith(Number),
      ends: sql`merchant_midnight(${dayAfter(to, 1)})`.mapWith(Number),
    })
    .from(sql`(select 1) as one`);
  if (!moments) throw new Error('The database tells no time');
  return moments;
}

export async function merchantTimeZone(database: Database): Promise<string> {
  const [merchant] = await database
    .select({ zone: sql<string>`zone` })
    .from(sql`merchant_time_zone() as zone`);
  return merchant?.zone ?? '';
}

/** Throws Refusal `switchedOff` for a record that the merchant hides. */
export async function refuseSwitchedOff({ database }: OperatorContext, flag: string): Promise<void> {
  const [merchant] = await database.select({ whitelabel: merchants.whitelabel }).from(merchants).limit(1);
  if (!merchant?.whitelabel[flag]) throw new Refusal('switchedOff');
}

/** Reads a snapshot: concurrent writes don't show up in part of it. */
export const atOneMoment = <Read>(
  { database }: OperatorContext,
  read: (transaction: Database) => Promise<Read>,
): Promise<Read> =>
  database.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
