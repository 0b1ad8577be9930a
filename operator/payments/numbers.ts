import { sql } from 'drizzle-orm';
import type { Database } from '#operator/core/context.ts';
import { rowsOf } from '#operator/database/insertRows.ts';

/** W100001 */
export async function nextNumber(database: Database, letter: string): Promise<string> {
  const [next] = await rowsOf<{ number: string }>(
    database,
    sql`select nextval('payout_numbers')::text as number`,
  );
  if (!next) throw new Error('There is no next number');
  return `${letter}${next.number}`;
}
