import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { harmlessFor } from '#operator/content/harmlessHtml.ts';
import type { OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { languageKey } from '#operator/core/languages.ts';
import { storedText } from '#operator/database/storedText.ts';
import { inboxMessages } from '#operator/database/tables/inbox.tables.ts';
import type { HandlerValue, ParsedRequest } from '@araw/contract/calls/calls';
import { longestContent } from '@araw/contract/values/written';

type WithDatabase = Pick<OperatorContext, 'database'>;

/** A page of a member's messages, newest first, in the requested language (MSG-03). */
export async function inboxPage(
  context: WithDatabase,
  accountId: number,
  { page, pageSize, language }: ParsedRequest<'inbox'>,
): Promise<HandlerValue<'inbox'>> {
  const { database } = context;
  const harmless = await harmlessFor(context);
  const own = eq(inboxMessages.accountId, accountId);
  const total = await database.$count(inboxMessages, own);
  const key = languageKey(language);
  const found = await database
    .select({
      id: inboxMessages.id,
      title: storedText(inboxMessages.title, inboxMessages.translations, key),
      content: storedText(inboxMessages.content, inboxMessages.translations, key),
      sentAt: inboxMessages.sentAt,
      readAt: inboxMessages.readAt,
    })
    .from(inboxMessages)
    .where(own)
    .orderBy(desc(inboxMessages.sentAt), desc(inboxMessages.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return {
    list: found.map(({ id, title, content, sentAt, readAt }) => ({
      id: String(id),
      title,
      content: harmless(content),
      trimmed: content.length > longestContent,
      sentAt,
      read: readAt !== null,
    })),
    totalPages: Math.ceil(total / pageSize),
  };
}

const unreadOf = (accountId: number) =>
  and(eq(inboxMessages.accountId, accountId), isNull(inboxMessages.readAt));

/** Number of a member's unread messages (MSG-02). */
export async function unreadInInbox({ database }: WithDatabase, accountId: number): Promise<number> {
  const [found] = await database.select({ unread: count() }).from(inboxMessages).where(unreadOf(accountId));
  return found?.unread ?? 0;
}

/** Irreversible. Throws Refusal `notFound` for a message that isn't the member's. */
export async function readInboxMessage(
  { database, clock }: Pick<OperatorContext, 'database' | 'clock'>,
  accountId: number,
  id: string,
): Promise<void> {
  const message = ownMessage(accountId, id);
  const [known] = await database.select({ id: inboxMessages.id }).from(inboxMessages).where(message);
  if (!known) throw new Refusal('notFound');
  await database
    .update(inboxMessages)
    .set({ readAt: clock.now() })
    .where(and(message, isNull(inboxMessages.readAt)));
}

export async function readWholeInbox(
  { database, clock }: Pick<OperatorContext, 'database' | 'clock'>,
  accountId: number,
): Promise<void> {
  await database.update(inboxMessages).set({ readAt: clock.now() }).where(unreadOf(accountId));
}

/** Idempotent: a missing message counts as deleted. */
export async function deleteInboxMessage(
  { database }: WithDatabase,
  accountId: number,
  id: string,
): Promise<void> {
  await database.delete(inboxMessages).where(ownMessage(accountId, id));
}

/** Throws Refusal `notFound` for an invalid id. */
function ownMessage(accountId: number, id: string) {
  const number = /^\d{1,9}$/.test(id) ? Number(id) : null;
  if (number === null) throw new Refusal('notFound');
  return and(eq(inboxMessages.accountId, accountId), eq(inboxMessages.id, number));
}

type SentMessage = Pick<typeof inboxMessages.$inferInsert, 'title' | 'content' | 'translations'>;

/** Sends messages to a member; the last of them ends up on top. */
export async function sendToInbox(
  { database, clock }: Pick<OperatorContext, 'database' | 'clock'>,
  accountId: number,
  messages: readonly SentMessage[],
): Promise<void> {
  const sentAt = clock.now();
  await database.insert(inboxMessages).values(messages.map((message) => ({ ...message, accountId, sentAt })));
}

/** Sends one message to many members. */
export async function sendToAll(
  { database, clock }: Pick<OperatorContext, 'database' | 'clock'>,
  accountIds: readonly number[],
  message: SentMessage,
): Promise<void> {
  if (accountIds.length === 0) return;
  const sentAt = clock.now();
  await database.execute(sql`
    insert into inbox_messages (account_id, title, content, translations, sent_at)
    select value::integer, ${message.title}, ${message.content}, ${JSON.stringify(message.translations ?? {})}::jsonb, ${sentAt}
    from jsonb_array_elements_text(${JSON.stringify(accountIds)}::jsonb)`);
}
