import { and, eq, gt, min, count, sql } from 'drizzle-orm';
import type { OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { feedback } from '#operator/database/tables/customerService.tables.ts';
import { merchantOf } from '#operator/system/merchants.ts';
import { countWords } from '@araw/contract/values/words';

const hour = 3_600_000;

/** Per player. */
export const feedbackAnHour = 5;

/**
 * Stores a player's feedback (CS-04), identical text only once per hour: a player without an answer sends it again (NET-12).
 * Throws Refusal `fieldInvalid` outside the merchant's word limits, and `tooManyRequests`.
 */
export async function keepFeedback(
  context: OperatorContext,
  accountId: number,
  content: string,
): Promise<void> {
  const { least, most } = (await merchantOf(context)).settings.feedbackWords;
  const words = countWords(content);
  if (words < least || words > most) {
    throw new Refusal('fieldInvalid', { value: { field: 'content', least, most, words } });
  }
  const now = context.clock.now();
  await context.database.transaction(async (transaction) => {
    // Serialise a player's concurrent messages, or they would all pass the count.
    await transaction.execute(sql`select pg_advisory_xact_lock(${feedbackLock}, ${accountId})`);
    const lately = and(eq(feedback.accountId, accountId), gt(feedback.sentAt, now - hour));
    const same = and(lately, eq(feedback.content, content.trim()));
    if ((await transaction.$count(feedback, same)) > 0) return;
    const [recent] = await transaction
      .select({ sent: count(), first: min(feedback.sentAt) })
      .from(feedback)
      .where(lately);
    if (recent && recent.sent >= feedbackAnHour) {
      const until = Number(recent.first) + hour;
      throw new Refusal('tooManyRequests', { retryAfter: Math.max(1, Math.ceil((until - now) / 1000)) });
    }
    await transaction.insert(feedback).values({ accountId, content: content.trim(), sentAt: now });
  });
}

const feedbackLock = 7_102_029;
