import { and, count, eq, gt, lt, max, ne } from 'drizzle-orm';
import type { OperatorContext } from '#operator/context.ts';
import { loginFailures } from './accounts.tables.ts';

/** Failures of one name within an hour, and what they lead to (quality.md: limits). */
export const loginLimits = {
  window: 3_600_000,
  captchaFrom: 3,
  delayFrom: 10,
  firstDelay: 30_000,
  longestDelay: 15 * 60_000,
  refusedFrom: 100,
};

type Name = { merchantCode: string; name: string };

const failuresOf = ({ merchantCode, name }: Name, since: number) =>
  and(
    eq(loginFailures.merchantCode, merchantCode),
    eq(loginFailures.name, name.toLowerCase()),
    gt(loginFailures.at, since),
  );

export interface Attempt {
  id: number;
  /** How often the name has failed within the hour before, existing or not, so that both look alike. */
  failures: number;
  /** Seconds that the name has to wait before an attempt is looked at. */
  wait: number;
}

/**
 * Counts an attempt as failed before it is made: otherwise attempts that come together would all be made
 * before the first of them counts.
 */
export async function beginAttempt({ database, clock }: OperatorContext, who: Name): Promise<Attempt> {
  const now = clock.now();
  await database.delete(loginFailures).where(lt(loginFailures.at, now - loginLimits.window));
  const [own] = await database
    .insert(loginFailures)
    .values({ merchantCode: who.merchantCode, name: who.name.toLowerCase(), at: now })
    .returning({ id: loginFailures.id });
  if (!own) throw new Error('the attempt was not stored');
  const [earlier] = await database
    .select({ failures: count(), last: max(loginFailures.at) })
    .from(loginFailures)
    .where(and(failuresOf(who, now - loginLimits.window), ne(loginFailures.id, own.id)));
  const failures = earlier?.failures ?? 0;
  const left = (earlier?.last ?? 0) + delayAfter(failures) - now;
  return { id: own.id, failures, wait: Math.max(0, Math.ceil(left / 1000)) };
}

/** An attempt that was refused unread, or whose password was right, is no failure. */
export async function takeBackAttempt({ database }: OperatorContext, { id }: Attempt): Promise<void> {
  await database.delete(loginFailures).where(eq(loginFailures.id, id));
}

export async function forgetFailures({ database }: OperatorContext, who: Name): Promise<void> {
  await database.delete(loginFailures).where(failuresOf(who, 0));
}

/**
 * From the tenth failure on, each attempt waits twice as long as the one before, up to a quarter of an hour; from
 * the hundredth on none is made within the hour. Milliseconds.
 */
function delayAfter(failures: number): number {
  const { delayFrom, firstDelay, longestDelay, refusedFrom, window } = loginLimits;
  if (failures < delayFrom) return 0;
  if (failures >= refusedFrom) return window;
  return Math.min(firstDelay * 2 ** (failures - delayFrom), longestDelay);
}
