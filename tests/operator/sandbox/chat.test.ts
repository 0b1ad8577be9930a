import { like } from 'drizzle-orm';
import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endSession } from '#operator/accounts/identity/sessions.ts';
import { accounts, sessions } from '#operator/database/tables/accounts.tables.ts';
import { announcements } from '#operator/database/tables/content.tables.ts';
import { chatLaunches, chatMessages } from '#operator/database/tables/customerService.tables.ts';
import { merchants } from '#operator/database/tables/system.tables.ts';
import { chatMessagesAMinute } from '#operator/customerService/chat.ts';
import { customerServiceHandlers } from '#operator/customerService/customerService.handlers.ts';
import { readPages } from '#operator/http/builtPages.ts';
import { playRoutes } from '#operator/http/play.routes.ts';
import { defaultRateLimits } from '#operator/http/rateLimit.ts';
import { inboxHandlers } from '#operator/inbox/inbox.handlers.ts';
import { merchant } from '#operator/seed/merchant.ts';
import { visitor } from '#operator/testing/accounts.ts';
import { createTestContext, type TestContext } from '#operator/testing/context.ts';
import { createTestAccounts } from '#operator/testing/database.ts';
import type { HandlerValue } from '@araw/contract/calls/calls';
import { builtPages, loadedBy } from '#tests/builtPages.ts';
import { sandboxRoutes } from '#operator/sandbox/sandbox.routes.ts';

let context: TestContext;
let player: { id: number; sessionId: number };
const server = fastify();
const handlers = customerServiceHandlers(true);

beforeAll(async () => {
  context = await createTestContext();
  await context.database.insert(merchants).values(merchant);
  const pages = readPages(await builtPages());
  await server.register(sandboxRoutes(context, { demoAccounts: [], pages, reset: async () => {} }));
  await server.register(playRoutes(context, defaultRateLimits, pages));
});
beforeEach(async () => {
  context.clock.shift(0);
  await context.database.delete(chatMessages);
  await context.database.delete(chatLaunches);
  const [id = 0] = await createTestAccounts(context.database, 1);
  player = { id, sessionId: await sessionOf(id) };
});
afterAll(async () => {
  await server.close();
  await context.close();
});

async function sessionOf(accountId: number): Promise<number> {
  const now = context.clock.now();
  const [session] = await context.database
    .insert(sessions)
    .values({
      accountId,
      tokenDigest: `t${accountId}`,
      createdAt: now,
      lastSeenAt: now,
      ip: visitor.ip,
      userAgent: '',
    })
    .returning({ id: sessions.id });
  return session?.id ?? 0;
}

const caller = () => ({
  ...visitor,
  account: { id: player.id, name: 'player', type: 0, merchantCode: 'test' },
  sessionId: player.sessionId,
});

const launchRequest = {
  b2c: 1 as const,
  language: 'EN',
  backUrl: 'https://araw.example/m/message',
  headerColor: '#131A2E',
  title: 'Live chat',
};

async function launch(): Promise<URL> {
  const { chatUrl } = (await handlers.launchChat(
    launchRequest,
    caller(),
    context,
  )) as HandlerValue<'launchChat'>;
  return new URL(chatUrl ?? '', 'http://localhost');
}

async function ask(call: string, payload: object, token?: string) {
  const answer = await server.inject({
    method: 'POST',
    url: `/sandbox/chat/${call}`,
    headers: { 'sec-fetch-site': 'same-origin', ...(token && { authorization: token }) },
    payload,
  });
  return answer.json<{ success: boolean; code?: string; value: Said }>();
}
let keys = 0;
/** With a new key by default. */
const write = (message: { text: string; idempotencyKey?: string }, token: string) =>
  ask('write', { idempotencyKey: `message-of-this-test-${++keys}`, ...message }, token);

interface Said {
  token: string;
  backPath: string;
  headerColor: string;
  title: string;
  messages: { agent: string | null; text: string }[];
  writing: string | null;
}

async function opened(): Promise<string> {
  const code = (await launch()).searchParams.get('code');
  return (await ask('open', { code })).value.token;
}
const agentsIn = ({ value }: { value: Said }) => value.messages.map(({ agent }) => agent);
const unread = () => handlers.chatUnread({}, caller(), context);

describe('the live chat', () => {
  test('[CS-03] its page runs one script, which may call only the operator', async () => {
    const url = await launch();
    expect([url.pathname, [...url.searchParams.keys()]]).toEqual(['/sandbox/chat', ['code', 'language']]);
    const { body, headers } = await server.inject(url.pathname + url.search);
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; script-src 'self'; connect-src 'self'",
    );
    expect(body).toContain('<html lang="en" dir="ltr">');
    expect((await server.inject('/sandbox/chat?language=AR')).body).toContain('<html lang="ar" dir="rtl">');
    const loaded = loadedBy(body);
    expect(loaded).toEqual([
      expect.stringMatching(/\/chat-[\w-]+\.css$/),
      expect.stringMatching(/\/dom-[\w-]+\.js$/),
      expect.stringMatching(/\/chat-[\w-]+\.js$/),
    ]);
    for (const address of loaded) expect((await server.inject(address)).statusCode).toBe(200);
  });

  test('[CS-03] a code opens it once, within a minute; neither is the login’s token', async () => {
    const code = (await launch()).searchParams.get('code');
    const first = await ask('open', { code });
    expect(first.value).toMatchObject({
      title: 'Live chat',
      headerColor: '#131A2E',
      backPath: '/m/message',
      messages: [{ agent: 'Aya' }],
    });
    expect([code, first.value.token]).not.toContain(`t${player.id}`);
    expect((await ask('open', { code })).code).toBe('codeWrong');

    const late = (await launch()).searchParams.get('code');
    context.clock.shift(60_000);
    expect((await ask('open', { code: late })).code).toBe('codeWrong');
  });

  test('[CS-03] keeps the conversation, and a colleague takes over when the member asks for a person', async () => {
    const token = await opened();
    const sent = await write({ text: '  a person please ' }, token);
    expect(sent.value).toMatchObject({
      writing: 'Aya',
      messages: [{}, { agent: null, text: 'a person please' }],
    });
    context.clock.shift(2_000);
    const answered = await ask('talk', {}, token);
    expect([agentsIn(answered), answered.value.writing]).toEqual([['Aya', null, 'Aya'], 'Ben']);
    context.clock.shift(4_000);
    const again = await ask('open', { code: (await launch()).searchParams.get('code') });
    expect([agentsIn(again), again.value.writing]).toEqual([['Aya', null, 'Aya', 'Ben'], null]);
  });

  test('[MSG-02] an answer that arrives while the member is away is unread until the conversation is opened', async () => {
    const token = await opened();
    await write({ text: 'deposit' }, token);
    expect(await unread()).toBe(0);
    context.clock.shift(2_000);
    expect(await unread()).toBe(1);
    await ask('talk', {}, token);
    expect(await unread()).toBe(0);
  });

  test('[CS-03] ends with the login', async () => {
    const token = await opened();
    await endSession(context, player.sessionId, 'loggedOut');
    expect((await ask('talk', {}, token)).code).toBe('sessionEnded');
    expect((await ask('talk', {}, 'x')).code).toBe('sessionEnded');
    expect((await ask('talk', {})).code).toBe('notLoggedIn');
  });

  test('[PROT-08] a message keeps the login alive, automatic reading does not', async () => {
    const minute = 60_000;
    const token = await opened();
    context.clock.shift(20 * minute);
    expect((await write({ text: 'hello' }, token)).success).toBe(true);
    context.clock.shift(20 * minute);
    expect((await ask('talk', {}, token)).success).toBe(true);
    context.clock.shift(11 * minute);
    expect((await ask('talk', {}, token)).code).toBe('sessionEnded');
  });

  test.each(['', '   ', 'x'.repeat(1001)])('[CS-03] refuses %j', async (text) => {
    expect((await write({ text }, await opened())).code).toBe('requestInvalid');
  });

  test('[CS-03] accepts a limited number of messages per minute', async () => {
    const token = await opened();
    for (let sent = 0; sent < chatMessagesAMinute; sent += 1) await write({ text: 'hm' }, token);
    expect((await write({ text: 'hm' }, token)).code).toBe('tooManyRequests');
    context.clock.shift(60_000);
    expect((await write({ text: 'hm' }, token)).success).toBe(true);
  });

  test('[NET-12] a message whose answer was lost counts once, from two tabs at once and past the limit', async () => {
    const token = await opened();
    const message = { text: 'a person please', idempotencyKey: 'sent-again-and-again' };
    await Promise.all([write(message, token), write(message, token)]);
    for (let sent = 1; sent < chatMessagesAMinute; sent += 1) await write({ text: 'hm' }, token);
    expect((await write({ text: 'hm' }, token)).code).toBe('tooManyRequests');
    expect((await write(message, token)).success).toBe(true);
    const rows = await context.database.select().from(chatMessages);
    expect(rows.filter(({ text }) => text === message.text)).toHaveLength(1);
    expect(rows.filter(({ agent }) => agent === null)).toHaveLength(chatMessagesAMinute);
  });
});

describe('messages from the sandbox', () => {
  const send = (fields: Record<string, string>, page = 'message') =>
    server.inject({
      method: 'POST',
      url: `/sandbox/${page}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      payload: new URLSearchParams(fields).toString(),
    });

  test('[MSG-02] increase the unread counts of the inbox, the chat and the announcements', async () => {
    const [named] = await context.database.select().from(accounts).limit(1);
    const to = { account: named?.name ?? '', title: '<b>News</b>' };
    player = { ...player, id: named?.id ?? 0 };
    expect((await send({ ...to, way: 'inbox', times: '100' })).statusCode).toBe(303);
    expect((await send({ ...to, way: 'chat', times: '2' })).statusCode).toBe(303);
    expect((await send({ ...to, way: 'announcement', times: '3' })).statusCode).toBe(303);
    expect([await inboxHandlers.inboxUnread({}, caller(), context), await unread()]).toEqual([100, 2]);
    const { list } = await inboxHandlers.inbox({ page: 1, pageSize: 1, language: '' }, caller(), context);
    expect(list[0]).toMatchObject({
      title: '<b>News</b> 100',
      content: expect.stringContaining('&lt;b&gt;'),
    });
    const announcedHere = () =>
      context.database.$count(announcements, like(announcements.title, '<b>News</b>%'));
    expect(await announcedHere()).toBe(3);
    expect((await send({}, 'withdrawal')).statusCode).toBe(303);
    expect(await announcedHere()).toBe(0);
  });

  test.each([
    [{ account: 'nobody' }, 404],
    [{ way: 'pigeon' }, 400],
    [{ times: '0' }, 400],
    [{ times: '201' }, 400],
    [{ title: ' ' }, 400],
  ])('refuses %j', async (change, status) => {
    const fields = { account: 'player1', way: 'inbox', title: 'News', times: '1', ...change };
    expect((await send(fields)).statusCode).toBe(status);
  });
});
