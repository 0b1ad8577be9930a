import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { Refusal } from '@araw/server/http/refusal';
import type { OperatorContext } from '#operator/core/context.ts';
import { callCounts } from '#operator/database/tables/limits.tables.ts';

/** Maximum keys in the table and in each process: a flood of addresses must fill neither. */
export const mostKeys = 50_000;

/** Milliseconds of the longest window; older counts are cleared. */
export const longestWindow = 3_600_000;

interface Counted {
  /** What is counted, and for whom. */
  key: string;
  limit: number;
  /** Milliseconds, up to `longestWindow`. */
  within: number;
}

type Context = Pick<OperatorContext, 'database' | 'clock'>;

/** Counts across all processes; a window starts with its first call. Throws Refusal `tooManyRequests` beyond the limit. */
export async function countTogether(
  { database, clock }: Context,
  { key, limit, within }: Counted,
): Promise<void> {
  const now = clock.now();
  const { calls, beganAt, no } = callCounts;
  const isOver = sql`(${beganAt} <= ${now - within} or ${beganAt} > ${now})`;
  const [counted] = await database
    .insert(callCounts)
    .values({ key, calls: 1, beganAt: now })
    .onConflictDoUpdate({
      target: callCounts.key,
      set: {
        calls: sql`case when ${isOver} then 1 else ${calls} + 1 end`,
        beganAt: sql`case when ${isOver} then ${now}::bigint else ${beganAt} end`,
        no: sql`excluded.no`,
      },
    })
    .returning();
  if (!counted) throw new Error('the call was not counted');
  await database.delete(callCounts).where(lte(no, counted.no - mostKeys));
  if (counted.calls > limit) throw tooMany(counted.beganAt + within, now);
}

/** Refuses until this moment, the end of the window. */
export const tooMany = (until: number, now: number) =>
  new Refusal('tooManyRequests', { retryAfter: Math.ceil((until - now) / 1000) });

/** Call it for one that turned out not to count. */
export async function takeBackCount({ database }: Pick<Context, 'database'>, key: string): Promise<void> {
  await database
    .update(callCounts)
    .set({ calls: sql`${callCounts.calls} - 1` })
    .where(and(eq(callCounts.key, key), gt(callCounts.calls, 0)));
}
