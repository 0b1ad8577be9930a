import { and, desc, eq, gt, isNotNull, isNull, lte, count } from 'drizzle-orm';
import { isOpenedBy, newLaunchCode } from '#operator/accounts/launchCodes.ts';
import { newToken, tokenDigest } from '#operator/accounts/secrets.ts';
import { type MadeBy, openSessionById } from '#operator/accounts/identity/sessions.ts';
import type { OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { languageKey } from '#operator/core/languages.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { chatLaunches, chatMessages } from '#operator/database/tables/customerService.tables.ts';
import type { ParsedRequest } from '@araw/contract/calls/calls';
import { type Answer, answersTo, greetingOf } from './chatScript.ts';

type WithDatabase = Pick<OperatorContext, 'database'>;

const minute = 60_000;

/** Per member. */
export const chatMessagesAMinute = 20;

/** Number of latest messages shown. */
const shownMessages = 100;

const home = '/m/home';

/**
 * The app path that a chat returns to. Ignores the address's host, so that a chat can't lead anywhere else.
 */
export function backPathOf(backUrl: string): string {
  const base = 'https://app.invalid';
  if (!URL.canParse(backUrl, base)) return home;
  const { protocol, pathname, search } = new URL(backUrl, base);
  return /^https?:$/.test(protocol) && /^\/m(\/|$)/.test(pathname) ? pathname + search : home;
}

/** Resolves with a one-time code that opens the chat within a minute. */
export async function createChatLaunch(
  context: Pick<OperatorContext, 'database' | 'clock'>,
  { accountId, sessionId }: { accountId: number; sessionId: number },
  { language, backUrl, headerColor, title }: ParsedRequest<'launchChat'>,
): Promise<string> {
  const { code, kept } = newLaunchCode(context);
  await context.database.insert(chatLaunches).values({
    ...kept,
    accountId,
    sessionId,
    language: languageKey(language),
    backPath: backPathOf(backUrl),
    headerColor: /^#[0-9a-f]{6}$/i.test(headerColor) ? headerColor : '',
    title,
  });
  return code;
}

export interface OpenChat {
  accountId: number;
  sessionId: number;
  language: string;
  backPath: string;
  headerColor: string;
  title: string;
}

const openChat = {
  accountId: chatLaunches.accountId,
  sessionId: chatLaunches.sessionId,
  language: chatLaunches.language,
  backPath: chatLaunches.backPath,
  headerColor: chatLaunches.headerColor,
  title: chatLaunches.title,
};

/** Exchanges a launch code for a chat token, once. Throws Refusal `codeWrong` for a used, expired or unknown code. */
export async function openChatLaunch(
  context: OperatorContext,
  code: string,
): Promise<{ token: string; chat: OpenChat }> {
  const token = newToken();
  const [chat] = await context.database
    .update(chatLaunches)
    .set({ tokenDigest: tokenDigest(token) })
    .where(isOpenedBy(code, chatLaunches, context))
    .returning(openChat);
  if (!chat) throw new Refusal('codeWrong', { message: 'This chat link has been used or has expired.' });
  await openSessionById(context, chat.sessionId, 'player');
  return { token, chat };
}

/** The token's chat. Throws Refusal `sessionEnded` once its login has ended. */
export async function findOpenChat(context: OperatorContext, token: string, by: MadeBy): Promise<OpenChat> {
  const [chat] = await context.database
    .select(openChat)
    .from(chatLaunches)
    .where(eq(chatLaunches.tokenDigest, tokenDigest(token)));
  if (!chat) throw new Refusal('sessionEnded');
  await openSessionById(context, chat.sessionId, by);
  return chat;
}

export interface Talk {
  messages: { id: number; agent: string | null; text: string; sentAt: number }[];
  /** The agent currently typing. */
  writing: string | null;
}

/** The conversation so far; marks it as read. The first time the member is greeted. */
export async function readTalk(
  context: OperatorContext,
  { accountId, language }: Pick<OpenChat, 'accountId' | 'language'>,
): Promise<Talk> {
  const { database, clock } = context;
  const now = clock.now();
  const own = eq(chatMessages.accountId, accountId);
  if ((await database.$count(chatMessages, own)) === 0) {
    await sayAll(context, accountId, [greetingOf(language, await nameOf(context, accountId))]);
  }
  const found = await database
    .select()
    .from(chatMessages)
    .where(own)
    .orderBy(desc(chatMessages.sentAt), desc(chatMessages.id))
    .limit(shownMessages);
  await database.update(chatMessages).set({ readAt: now }).where(unreadOf(accountId, now));
  return {
    messages: found
      .filter(({ sentAt }) => sentAt <= now)
      .toReversed()
      .map(({ id, agent, text, sentAt }) => ({ id, agent, text, sentAt })),
    writing: found.findLast(({ sentAt }) => sentAt > now)?.agent ?? null,
  };
}

const unreadOf = (accountId: number, now: number) =>
  and(
    eq(chatMessages.accountId, accountId),
    isNotNull(chatMessages.agent),
    isNull(chatMessages.readAt),
    lte(chatMessages.sentAt, now),
  );

/** Unread answers from customer service (MSG-02). */
export async function unreadInChat(
  { database, clock }: Pick<OperatorContext, 'database' | 'clock'>,
  accountId: number,
): Promise<number> {
  const [found] = await database
    .select({ unread: count() })
    .from(chatMessages)
    .where(unreadOf(accountId, clock.now()));
  return found?.unread ?? 0;
}

/** Stores the member's message, once per key, and the answers to it. Throws Refusal `tooManyRequests`. */
export async function writeToChat(
  context: OperatorContext,
  { accountId, language }: Pick<OpenChat, 'accountId' | 'language'>,
  { text, idempotencyKey }: { text: string; idempotencyKey: string },
): Promise<void> {
  const { database, clock } = context;
  const now = clock.now();
  const own = eq(chatMessages.accountId, accountId);
  const sent = and(own, eq(chatMessages.idempotencyKey, idempotencyKey));
  if ((await database.$count(chatMessages, sent)) > 0) return;
  const recent = await database.$count(
    chatMessages,
    and(own, isNull(chatMessages.agent), gt(chatMessages.sentAt, now - minute)),
  );
  if (recent >= chatMessagesAMinute) throw new Refusal('tooManyRequests', { retryAfter: 60 });
  const kept = await database
    .insert(chatMessages)
    .values({ accountId, text, idempotencyKey, sentAt: now })
    .onConflictDoNothing()
    .returning({ id: chatMessages.id });
  if (kept.length === 0) return;
  const [last] = await database
    .select({ agent: chatMessages.agent })
    .from(chatMessages)
    .where(and(own, isNotNull(chatMessages.agent)))
    .orderBy(desc(chatMessages.id))
    .limit(1);
  await sayAll(context, accountId, answersTo(language, text, last?.agent ?? null));
}

/** Sends a member messages from customer service, each after its delay. */
export async function sayAll(
  { database, clock }: Pick<OperatorContext, 'database' | 'clock'>,
  accountId: number,
  answers: readonly Answer[],
): Promise<void> {
  if (answers.length === 0) return;
  const now = clock.now();
  await database
    .insert(chatMessages)
    .values(answers.map(({ agent, text, delay }) => ({ accountId, agent, text, sentAt: now + delay })));
}

async function nameOf({ database }: WithDatabase, accountId: number): Promise<string> {
  const [account] = await database
    .select({ name: accounts.name, nickname: accounts.nickname })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return account?.nickname || account?.name || '';
}
