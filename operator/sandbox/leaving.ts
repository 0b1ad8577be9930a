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

/** Longer than any short-lived row exists. */
const anHour = 3_600_000;

/**
 * Cleans up a database that may have had a sandbox: logs the demo accounts out, and removes rows from a clock that was
 * ahead, because such a session or code would stay valid until that time. Closing the demo accounts needs no action:
 * they are closed without a sandbox (accounts/disabled.ts).
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
