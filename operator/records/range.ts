import { sql } from 'drizzle-orm';
import { type Database, type OperatorContext, Refusal } from '#operator/core/context.ts';
import { merchants } from '#operator/database/system.tables.ts';
import { longestRange } from '#services/contract/records.ts';

/** Merchant's days, YYYY-MM-DD, both included. */
export interface Days {
  from: string;
  to: string;
}

const dayLength = 24 * 3_600_000;

/** Throws Refusal `requestInvalid` for days that stand the wrong way round, and for more than a record shows (REC-01). */
export function refuseLongRange({ from, to }: Days): void {
  const days = (Date.parse(to) - Date.parse(from)) / dayLength + 1;
  if (days >= 1 && days <= longestRange) return;
  throw new Refusal('requestInvalid', { message: `A record shows 1 to ${longestRange} days.` });
}

/** The moments from which and before which these days are, and the zone that says so (REC-07). */
export async function momentsOf(
  database: Database,
  { from, to }: Days,
): Promise<{ begins: number; ends: number; timeZone: string }> {
  const dayAfter = new Date(Date.parse(to) + dayLength).toISOString().slice(0, 10);
  const [moments] = await database
    .select({
      begins: sql`merchant_midnight(${from})`.mapWith(Number),
      ends: sql`merchant_midnight(${dayAfter})`.mapWith(Number),
      timeZone: sql<string>`zone`,
    })
    .from(sql`merchant_time_zone() as zone`);
  if (!moments) throw new Error('The database tells no time');
  return moments;
}

export async function merchantTimeZone(database: Database): Promise<string> {
  const [merchant] = await database
    .select({ zone: sql<string>`zone` })
    .from(sql`merchant_time_zone() as zone`);
  return merchant?.zone ?? '';
}

/** Throws Refusal `switchedOff` for a record that the merchant does not show. */
export async function refuseSwitchedOff({ database }: OperatorContext, flag: string): Promise<void> {
  const [merchant] = await database.select({ whitelabel: merchants.whitelabel }).from(merchants).limit(1);
  if (!merchant?.whitelabel[flag]) throw new Refusal('switchedOff');
}

/** Reads at one moment: what is written meanwhile is in none of it. */
export const atOneMoment = <Read>(
  { database }: OperatorContext,
  read: (transaction: Database) => Promise<Read>,
): Promise<Read> =>
  database.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
