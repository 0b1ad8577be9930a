import { and, count, desc, eq, gt, lt } from 'drizzle-orm';
import { Refusal, type OperatorContext } from '#operator/context.ts';
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

/** How often a name has failed within the hour, existing or not, so that both look alike. */
export async function countFailures({ database, clock }: OperatorContext, who: Name): Promise<number> {
  const [counted] = await database
    .select({ failures: count() })
    .from(loginFailures)
    .where(failuresOf(who, clock.now() - loginLimits.window));
  return counted?.failures ?? 0;
}

export async function noteFailure({ database, clock }: OperatorContext, who: Name): Promise<void> {
  const now = clock.now();
  await database.delete(loginFailures).where(lt(loginFailures.at, now - loginLimits.window));
  await database
    .insert(loginFailures)
    .values({ merchantCode: who.merchantCode, name: who.name.toLowerCase(), at: now });
}

export async function forgetFailures({ database }: OperatorContext, who: Name): Promise<void> {
  await database.delete(loginFailures).where(failuresOf(who, 0));
}

/**
 * From the tenth failure on, each attempt waits twice as long as the one before, up to a quarter of an hour; from
 * the hundredth on none is made within the hour. Throws Refusal `accountLocked` with the seconds to wait.
 */
export async function refuseWhileDelayed(context: OperatorContext, who: Name, failures: number): Promise<void> {
  if (failures < loginLimits.delayFrom) return;
  const now = context.clock.now();
  const [last] = await context.database
    .select({ at: loginFailures.at })
    .from(loginFailures)
    .where(failuresOf(who, now - loginLimits.window))
    .orderBy(desc(loginFailures.at))
    .limit(1);
  const delay =
    failures >= loginLimits.refusedFrom
      ? loginLimits.window
      : Math.min(loginLimits.firstDelay * 2 ** (failures - loginLimits.delayFrom), loginLimits.longestDelay);
  const left = (last?.at ?? 0) + delay - now;
  if (left > 0) {
    throw new Refusal('accountLocked', { retryAfter: Math.ceil(left / 1000), value: { captcha: true } });
  }
}
