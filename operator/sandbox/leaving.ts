import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { OperatorContext } from '#operator/core/context.ts';
import {
  accounts,
  captchas,
  knownDevices,
  loginFailures,
  sessions,
  verificationCodes,
} from '#operator/database/tables/accounts.tables.ts';

/** Longer than anything lives that is asked for and answered. */
const anHour = 3_600_000;

/**
 * What an operator without a sandbox does first, on a database that may have had one: the demo accounts are logged out,
 * and nothing is left of a clock that was ahead, by which a session or a code would hold until that time has come.
 * That the demo accounts are closed is no act: they are wherever there is no sandbox (accounts/disabled.ts).
 */
export async function leaveSandbox({ database, clock }: OperatorContext): Promise<void> {
  const now = clock.now();
  const demo = database.select({ id: accounts.id }).from(accounts).where(eq(accounts.demo, true));
  await database
    .update(sessions)
    .set({ endedAt: now, endReason: 'sandboxClosed' })
    .where(
      and(
        isNull(sessions.endedAt),
        or(inArray(sessions.accountId, demo), gt(sessions.createdAt, now), gt(sessions.lastSeenAt, now)),
      ),
    );
  await database.delete(loginFailures).where(gt(loginFailures.at, now));
  await database.delete(knownDevices).where(gt(knownDevices.lastLoginAt, now));
  await database.delete(verificationCodes).where(gt(verificationCodes.sentAt, now));
  await database.delete(captchas).where(gt(captchas.expiresAt, now + anHour));
}
