import { eq, type SQL, sql } from 'drizzle-orm';
import type { OperatorContext } from '#operator/core/context.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';

/**
 * Each account's level name on the merchant day of a moment; null for none. Accounts that never had a level use the
 * name that the operator set.
 */
export const levelNameAt = (moment: number): SQL<string | null> => {
  const day = sql`(select merchant_day(${moment}))`;
  const level = sql`level_on(${accounts.id}, ${day})`;
  return sql<string | null>`case when ${level} is distinct from 0 then coalesce(
    (select name from levels named where named.level = ${level} and named.from_day <= ${day}
      order by named.from_day desc limit 1), ${accounts.clubLabel}) end`;
};

export async function levelNow(
  { database, clock }: OperatorContext,
  accountId: number,
): Promise<string | null> {
  const [found] = await database
    .select({ name: levelNameAt(clock.now()) })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return found?.name ?? null;
}
