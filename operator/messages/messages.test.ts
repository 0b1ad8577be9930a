import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller } from '#operator/core/context.ts';
import { accounts } from '#operator/database/accounts.tables.ts';
import { feedback, inboxMessages } from '#operator/database/messages.tables.ts';
import { seed } from '#operator/seed/seed.ts';
import { changeMerchant, refusalOf, visitor } from '#operator/testing/accounts.ts';
import { createTestContext } from '#operator/testing/context.ts';
import { calls } from '#services/contract/calls.ts';
import { countWords } from '#services/contract/words.ts';
import { backPathOf } from './chat.ts';
import { answersTo, agents } from './chatScript.ts';
import { chatTexts, topics } from './data/chatTexts.ts';
import { feedbackAnHour } from './feedback.ts';
import { sendToInbox } from './inbox.ts';
import { messagesHandlers } from './messages.handlers.ts';
import { seedInbox } from './messages.seed.ts';

const context = await createTestContext();
await seed(context);
afterAll(() => context.close());
const handlers = messagesHandlers(true);

async function callerNamed(name: string): Promise<Caller> {
  const [account] = await context.database.select().from(accounts).where(eq(accounts.name, name));
  if (!account) throw new Error(`There is no account ${name}`);
  const { id, type, merchantCode } = account;
  return { ...visitor, account: { id, name, type, merchantCode }, sessionId: null };
}
const maria = await callerNamed('maria');
const nena = await callerNamed('nena');
const mariaId = maria.account?.id ?? 0;

/** As the app receives it. */
async function inbox(request: { page?: number; pageSize?: number; language?: string } = {}, caller = maria) {
  const asked = v.parse(calls.inbox.request, { page: 1, pageSize: 20, ...request });
  return v.parse(calls.inbox.response, await handlers.inbox(asked, caller, context));
}
const titles = async (...given: Parameters<typeof inbox>) =>
  (await inbox(...given)).list.map(({ title }) => title);
const unread = (caller = maria) => handlers.inboxUnread({}, caller, context);

describe('the inbox', () => {
  beforeEach(async () => {
    await context.database.delete(inboxMessages);
    await seedInbox(context, mariaId);
  });

  test('[MSG-03] shows the newest first, read and unread, in the language asked for', async () => {
    expect(await titles()).toEqual([
      'See how your account is protected',
      'The jackpot is in the games now',
      'New log in to your account',
      'Welcome to Araw',
    ]);
    expect((await inbox()).list.map(({ read }) => read)).toEqual([false, false, true, true]);
    expect((await titles({ language: 'tl' }))[0]).toBe('Tingnan kung gaano kaligtas ang account mo');
    expect((await titles({ language: 'CN' }))[0]).toBe('查看账户的保护情况');
    expect((await titles({ language: 'FR' }))[0]).toBe('See how your account is protected');
  });

  test('[MSG-03] comes in pages', async () => {
    expect(await inbox({ pageSize: 3 })).toMatchObject({ totalPages: 2 });
    expect(await titles({ pageSize: 3, page: 2 })).toEqual(['Welcome to Araw']);
    expect(await titles({ pageSize: 3, page: 3 })).toEqual([]);
    expect(await inbox({}, nena)).toEqual({ list: [], totalPages: 0 });
  });

  test('[MSG-02] [MSG-03] a message is read once, all of them at once', async () => {
    expect(await unread()).toBe(2);
    const [newest] = (await inbox()).list;
    const read = () => handlers.readInboxMessage({ id: newest?.id ?? '' }, maria, context);
    await read();
    await read();
    expect(await unread()).toBe(1);
    await handlers.readInbox({}, maria, context);
    expect(await unread()).toBe(0);
  });

  test('[MSG-03] a deleted message is gone, and deleted again it stays so', async () => {
    const [newest] = (await inbox()).list;
    const remove = () => handlers.deleteInboxMessage({ id: newest?.id ?? '' }, maria, context);
    await remove();
    await remove();
    expect(await titles()).not.toContain('See how your account is protected');
    expect(await unread()).toBe(1);
  });

  test("[MSG-03] another member's messages can be neither read nor deleted", async () => {
    const [newest] = (await inbox()).list;
    const id = newest?.id ?? '';
    expect(await refusalOf(handlers.readInboxMessage({ id }, nena, context))).toMatchObject({
      code: 'notFound',
    });
    await handlers.deleteInboxMessage({ id }, nena, context);
    await handlers.readInbox({}, nena, context);
    expect([(await titles())[0], await unread()]).toEqual(['See how your account is protected', 2]);
  });

  test.each(['-1', '1.5', '1e3', 'x', '', "1' or '1'='1", '99999999999'])(
    '[MSG-03] refuses %j as an id',
    async (id) => {
      const refused = [handlers.readInboxMessage, handlers.deleteInboxMessage].map((handler) =>
        refusalOf(handler({ id }, maria, context)),
      );
      for (const refusal of await Promise.all(refused)) expect(refusal).toMatchObject({ code: 'notFound' });
    },
  );

  test('[POP-07] a hostile message is sent harmless', async () => {
    const content = '<p>Read <a href="javascript:alert(1)" onclick="alert(1)">this</a></p>';
    await sendToInbox(context, mariaId, [{ title: 'x', content }]);
    expect((await inbox()).list[0]).toMatchObject({ title: 'x', content: '<p>Read <a>this</a></p>' });
  });

  test('[MSG-02] counts more than a hundred', async () => {
    const message = { title: 'News', content: '<p>News</p>' };
    await sendToInbox(
      context,
      nena.account?.id ?? 0,
      Array.from({ length: 120 }, () => message),
    );
    expect(await unread(nena)).toBe(120);
  });
});

describe('feedback', () => {
  const send = (content: string) => handlers.sendFeedback({ content }, maria, context);
  const kept = () => context.database.select().from(feedback);
  beforeEach(async () => {
    await context.database.delete(feedback);
    await changeMerchant(context, { settings: { feedbackWords: { least: 3, most: 5 } } });
    context.clock.shift(0);
  });

  test.each([
    ['two words', 2],
    ['   ', 0],
    ['one two three four five six', 6],
    ['… — !!! two words', 2],
  ])('[CS-04] refuses %j, outside of the bounds in words', async (content, words) => {
    expect(await refusalOf(send(content))).toMatchObject({
      code: 'fieldInvalid',
      value: { field: 'content', least: 3, most: 5, words },
    });
    expect(await kept()).toEqual([]);
  });

  test('[CS-04] keeps what lies within them, whose it is and when', async () => {
    const hostile = '<img onerror=x> one \u202e two';
    await send('  one two three ');
    await send(hostile);
    expect(await kept()).toMatchObject([
      { accountId: mariaId, content: 'one two three', sentAt: context.clock.now() },
      { content: hostile },
    ]);
  });

  test('[CS-04] counts words of languages without spaces', () => {
    expect(countWords('我喜欢这个游戏')).toBeGreaterThan(2);
    expect(countWords('ฉันชอบเกมนี้มาก')).toBeGreaterThan(2);
    expect(countWords('')).toBe(0);
    expect(countWords("it's 1 good game")).toBe(4);
  });

  test('[CS-04] takes so many an hour, also when they come at once', async () => {
    const sent = await Promise.all(
      Array.from({ length: feedbackAnHour + 2 }, (_, index) => refusalOf(send(`one two three ${index}`))),
    );
    const refused = sent.filter((refusal) => refusal !== null);
    expect(refused.map(({ code, retryAfter }) => [code, retryAfter])).toEqual([
      ['tooManyRequests', 3600],
      ['tooManyRequests', 3600],
    ]);
    context.clock.shift(3_600_000);
    await send('one two three');
    expect(await kept()).toHaveLength(feedbackAnHour + 1);
  });

  test('[NET-12] whose answer was lost is kept once when it is sent again, at once, from two tabs and past the limit', async () => {
    const words = Array.from({ length: feedbackAnHour }, (_, index) => `one two three ${index}`);
    for (const text of words) await Promise.all([send(text), send(` ${text} `)]);
    expect(await refusalOf(send(words[0] ?? ''))).toBe(null);
    expect((await refusalOf(send('three two one')))?.code).toBe('tooManyRequests');
    expect((await kept()).map(({ content }) => content)).toEqual(words);
    context.clock.shift(3_600_000);
    await send(words[0] ?? '');
    expect(await kept()).toHaveLength(feedbackAnHour + 1);
  });
});

describe('launching the chat', () => {
  const request = {
    b2c: 1 as const,
    language: 'EN',
    backUrl: 'https://araw.example/m/message',
    headerColor: '#131A2E',
    title: 'Live chat',
  };

  test('[CS-03] without a chat page there is no address, without the flag no chat', async () => {
    expect(await messagesHandlers(false).launchChat(request, maria, context)).toEqual({ chatUrl: null });
    await changeMerchant(context, { whitelabel: { CBS3: false } });
    expect(await refusalOf(handlers.launchChat(request, maria, context))).toMatchObject({
      code: 'switchedOff',
    });
    expect(await handlers.liveModels({}, visitor, context)).toEqual({ list: [] });
    expect(await handlers.chatUnread({}, maria, context)).toBe(0);
    await changeMerchant(context, { whitelabel: { CBS3: true } });
    expect(await handlers.liveModels({}, visitor, context)).toEqual({ list: agents });
  });

  test.each([
    ['https://araw.example/m/message?tab=1', '/m/message?tab=1'],
    ['/m/service', '/m/service'],
    ['https://evil.example/x', '/m/home'],
    ['https://evil.example//evil.example/m/home', '/m/home'],
    ['//evil.example', '/m/home'],
    ['javascript:alert(1)', '/m/home'],
    ['data:text/html,/m/home', '/m/home'],
    ['/m/../sandbox', '/m/home'],
    ['', '/m/home'],
    ['http://[', '/m/home'],
  ])('[CS-03] from %j the chat leads back to %j', (given, path) => {
    expect(backPathOf(given)).toBe(path);
  });
});

describe('the script of the chat', () => {
  test.each(Object.keys(chatTexts))('[CS-03] knows in %s what its own buttons ask for', (language) => {
    const { buttons, answers, taken } = chatTexts[language as keyof typeof chatTexts];
    for (const topic of topics) {
      expect(answersTo(language, buttons[topic], 'Aya')[0]?.text).toBe(answers[topic]);
    }
    expect(answersTo(language, buttons.human, 'Aya')[1]).toMatchObject({ agent: 'Ben', text: taken });
    expect(answersTo(language, '???', 'Aya')).toMatchObject([{ agent: 'Aya', text: answers.unknown }]);
  });

  test('[CS-03] the person who took over stays, and takes notes', () => {
    expect(answersTo('EN', 'my dog barks', 'Ben')).toMatchObject([
      { agent: 'Ben', text: chatTexts.EN.noted },
    ]);
    expect(answersTo('EN', 'a person please', 'Ben')).toHaveLength(1);
  });
});
