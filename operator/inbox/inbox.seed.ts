import type { OperatorContext } from '#operator/core/context.ts';
import { inboxMessages } from '#operator/database/tables/inbox.tables.ts';
import { say, translated } from '#operator/words/say.ts';
import type { en } from '#operator/words/en.ts';
import type { LanguageCode } from '@araw/contract/calls/languages';

const day = 24 * 3_600_000;

const seedMessages: readonly { name: keyof typeof en.inbox; daysAgo: number; read: boolean }[] = [
  { name: 'welcome', daysAgo: 9, read: true },
  { name: 'newLogin', daysAgo: 5, read: true },
  { name: 'jackpot', daysAgo: 1, read: false },
  { name: 'protection', daysAgo: 0, read: false },
];

/** Fills a member's inbox, dated from the operator's day. */
export async function seedInbox({ database, clock }: OperatorContext, accountId: number): Promise<void> {
  const now = clock.now();
  const today = now - (now % day);
  await database.insert(inboxMessages).values(
    seedMessages.map(({ name, daysAgo, read }) => {
      const sentAt = today - daysAgo * day;
      const textsIn = (language: LanguageCode) => ({
        title: say(`inbox.${name}.title`, language),
        content: say(`inbox.${name}.content`, language),
      });
      const translations = translated(textsIn);
      return { accountId, ...textsIn('EN'), translations, sentAt, readAt: read ? sentAt : null };
    }),
  );
}
