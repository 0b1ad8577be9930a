import { sql } from 'drizzle-orm';
import type { Database, OperatorContext } from './context.ts';

/** The day of a moment in the merchant's zone, YYYY-MM-DD (REC-07). */
export async function merchantDay(database: Database, moment: number): Promise<string> {
  const [found] = await database
    .select({ day: sql<string>`merchant_day(${moment})` })
    .from(sql`(select 1) as one`);
  if (!found) throw new Error('The database tells no time');
  return found.day;
}

/** The merchant's day now, by the operator's clock. */
export const dayNow = ({ database, clock }: Pick<OperatorContext, 'database' | 'clock'>): Promise<string> =>
  merchantDay(database, clock.now());
