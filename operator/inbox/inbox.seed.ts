import type { OperatorContext } from '#operator/core/context.ts';
import { inboxMessages } from '#operator/database/tables/inbox.tables.ts';
import { seedMessages } from './data/inbox.ts';

const day = 24 * 3_600_000;

/** Fills a member's inbox, dated from the operator's day. */
export async function seedInbox({ database, clock }: OperatorContext, accountId: number): Promise<void> {
  const now = clock.now();
  const today = now - (now % day);
  await database.insert(inboxMessages).values(
    seedMessages.map(({ daysAgo, read, texts: { EN, ...translations } }) => {
      const sentAt = today - daysAgo * day;
      return { accountId, ...EN, translations, sentAt, readAt: read ? sentAt : null };
    }),
  );
}
