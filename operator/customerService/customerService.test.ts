import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller } from '#operator/core/context.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { feedback } from '#operator/database/tables/customerService.tables.ts';
import { changeMerchant, refusalOf, visitor } from '#operator/testing/accounts.ts';
import { createSeededContext } from '#operator/testing/context.ts';
import { say } from '#operator/words/say.ts';
import { languageCodes } from '@araw/contract/calls/languages';
import { countWords } from '@araw/contract/values/words';
import { backPathOf } from './chat.ts';
import { answersTo, agents, topics } from './chatScript.ts';
import { feedbackAnHour } from './feedback.ts';
import { customerServiceHandlers } from './customerService.handlers.ts';

const context = await createSeededContext();
afterAll(() => context.close());
const handlers = customerServiceHandlers(true);

async function callerNamed(name: string): Promise<Caller> {
  const [account] = await context.database.select().from(accounts).where(eq(accounts.name, name));
  if (!account) throw new Error(`There is no account ${name}`);
  const { id, type, merchantCode } = account;
  return { ...visitor, account: { id, name, type, merchantCode }, sessionId: null };
}
const maria = await callerNamed('maria');
const mariaId = maria.account?.id ?? 0;

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
  ])('[CS-04] refuses %j, outside the word limits', async (content, words) => {
    expect(await refusalOf(send(content))).toMatchObject({
      code: 'fieldInvalid',
      value: { field: 'content', least: 3, most: 5, words },
    });
    expect(await kept()).toEqual([]);
  });

  test('[CS-04] keeps feedback within the limits, with its author and time', async () => {
    const hostile = '<img onerror=x> one \u202e two';
    await send('  one two three ');
    await send(hostile);
    expect(await kept()).toMatchObject([
      { accountId: mariaId, content: 'one two three', sentAt: context.clock.now() },
      { content: hostile },
    ]);
  });

  test('[CS-04] counts words in languages without spaces', () => {
    expect(countWords('我喜欢这个游戏')).toBeGreaterThan(2);
    expect(countWords('ฉันชอบเกมนี้มาก')).toBeGreaterThan(2);
    expect(countWords('')).toBe(0);
    expect(countWords("it's 1 good game")).toBe(4);
  });

  test('[CS-04] accepts a limited number per hour, even when they arrive at once', async () => {
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

  test('[NET-12] whose answer was lost is stored once when resent, even at once, from two tabs or past the limit', async () => {
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

  test('[CS-03] without a chat page there is no address, and without the flag no chat', async () => {
    expect(await customerServiceHandlers(false).launchChat(request, maria, context)).toEqual({
      chatUrl: null,
    });
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
  ])('[CS-03] the chat from %j leads back to %j', (given, path) => {
    expect(backPathOf(given)).toBe(path);
  });
});

describe('the script of the chat', () => {
  test.each(languageCodes)('[CS-03] [LANG-02] knows in %s the questions its own buttons send', (language) => {
    for (const topic of topics) {
      const button = say(`chat.buttons.${topic}`, language);
      expect(answersTo(language, button, 'Aya')[0]?.text).toBe(say(`chat.answers.${topic}`, language));
    }
    const human = answersTo(language, say('chat.buttons.human', language), 'Aya');
    expect(human[1]).toMatchObject({ agent: 'Ben', text: say('chat.taken', language) });
    const unknown = say('chat.answers.unknown', language);
    expect(answersTo(language, '???', 'Aya')).toMatchObject([{ agent: 'Aya', text: unknown }]);
  });

  test('[CS-03] the person who took over stays, and takes notes', () => {
    expect(answersTo('EN', 'my dog barks', 'Ben')).toMatchObject([
      { agent: 'Ben', text: say('chat.noted', 'EN') },
    ]);
    expect(answersTo('EN', 'a person please', 'Ben')).toHaveLength(1);
  });
});
