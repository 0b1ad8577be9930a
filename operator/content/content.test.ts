import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { announcementsHandlers } from '#operator/compositions/announcements.handlers.ts';
import { drawNamed } from '#operator/art/names.ts';
import type { Caller } from '#operator/core/context.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { announcementReads, announcements, helpItems } from '#operator/database/tables/content.tables.ts';
import { createSeededContext } from '#operator/testing/context.ts';
import { bannerGroups } from '@araw/contract/messages/announcements';
import { calls } from '@araw/contract/calls/calls';
import { languageCodes, languages } from '@araw/contract/calls/languages';
import { contentHandlers } from './content.handlers.ts';
import { harmlessHtml } from './harmlessHtml.ts';
import { contentOfStatus } from './status.ts';

const handlers = { ...contentHandlers, ...announcementsHandlers };
const context = await createSeededContext();
afterAll(() => context.close());

const visitor: Caller = {
  account: null,
  sessionId: null,
  ip: '192.0.2.1',
  userAgent: 'test',
  requestId: 'r1',
};
const day = 24 * 3_600_000;
const homeTypes = 'B,PL,PU,PR,H';

async function callerNamed(name: string): Promise<Caller> {
  const [account] = await context.database.select().from(accounts).where(eq(accounts.name, name));
  if (!account) throw new Error(`There is no account ${name}`);
  const { id, type, merchantCode } = account;
  return { ...visitor, account: { id, name, type, merchantCode }, sessionId: 1 };
}
const maria = await callerNamed('maria');
const nena = await callerNamed('nena');
const ramon = await callerNamed('ramon');

beforeEach(async () => {
  await context.database.delete(announcementReads);
  context.clock.shift(0);
});

/** As parsed by the app. */
async function lists(types: string, caller = visitor, changes: Record<string, string> = {}) {
  const request = v.parse(calls.announcements.request, {
    types,
    platform: 'M',
    merchantCode: 'ARAW',
    ...changes,
  });
  return v.parse(calls.announcements.response, await handlers.announcements(request, caller, context));
}
const read = (announcementId: number, caller = maria) =>
  handlers.readAnnouncement({ announcementId, read: true }, caller, context);

async function codeOf(promise: Promise<unknown>) {
  return promise.then(
    () => 'answered',
    (error: { code?: string }) => error.code,
  );
}

describe('announcements', () => {
  test('[ANN-01] are complete', async () => {
    const { player } = await lists('PL');
    expect(player[0]).toEqual({
      id: 1,
      title: 'What happens during maintenance',
      content: expect.stringMatching(/^<p>While the site .*<strong>no new bets<\/strong>.*<\/p>$/),
      trimmed: false,
      startDate: Date.UTC(2026, 0, 14),
      endDate: Date.UTC(2026, 2, 16),
      noExpiry: 0,
      announcementImages: [],
      promotionType: '',
      execution: 'B',
      read: false,
    });
    const { popup } = await lists('PU');
    expect(popup.find(({ title }) => title === 'How to win the jackpot')).toMatchObject({
      announcementImages: [
        { url: expect.stringMatching(/^\/art\/wide\//), sequence: 1 },
        { url: expect.stringMatching(/^\/art\/wide\//), sequence: 2 },
      ],
    });
  });

  test('[ANN-02] only the requested types are returned', async () => {
    const all = await lists(homeTypes);
    expect(
      [all.player, all.popup, all.promotion, all.hot, all.banners].map((list) => list.length > 0),
    ).toEqual(Array.from({ length: 5 }, () => true));
    const some = await lists('PR');
    expect(some.promotion).toEqual(all.promotion);
    expect([some.player, some.popup, some.hot, some.banners]).toEqual([[], [], [], []]);
  });

  test('[POP-01] pop-ups of every execution are there', async () => {
    const { popup } = await lists('PU');
    expect(new Set(popup.map(({ execution }) => execution))).toEqual(new Set(['A', 'B', 'F']));
  });

  test('for agents are shown only to agents', async () => {
    const { player } = await lists('A', ramon);
    expect(player.map(({ title }) => title)).toEqual(['Team figures are live', 'Contracts keep their terms']);
    expect((await lists('A', maria)).player).toEqual([]);
    expect((await lists('A', visitor)).player).toEqual([]);
    expect((await lists('A', ramon)).footer).toEqual({ unreadCount: 2 });
  });

  test('[ANN-01] are valid from their first to their last day, long-term ones always', async () => {
    const titles = async () => (await lists('PL')).player.map(({ title }) => title);
    const now = await titles();
    context.clock.shift(200 * day);
    const later = await titles();
    expect(later).toEqual(now.filter((title) => !/What happens|Never share/.test(title)));
    context.clock.shift(0);
    context.clock.shift(-2 * day);
    expect(await titles()).toEqual(now.filter((title) => !/What happens/.test(title)));
  });

  test('[ANN-01] a long-term one that starts later is not shown yet', async () => {
    const [row] = await context.database.select().from(announcements).where(eq(announcements.type, 'PL'));
    if (!row) throw new Error('nothing is announced');
    const later = { ...row, id: 900, position: 900, title: 'Later', noExpiry: true, endsAt: null };
    await context.database.insert(announcements).values({ ...later, startsAt: context.clock.now() + day });
    const titles = async () => (await lists('PL')).player.map(({ title }) => title);
    expect(await titles()).not.toContain('Later');
    context.clock.shift(day);
    expect(await titles()).toContain('Later');
    context.clock.shift(0);
    await context.database.delete(announcements).where(eq(announcements.id, 900));
  });

  test('[ANN-01] [MSG-02] longer than the app shows are trimmed, and reading one clears the count', async () => {
    const [row] = await context.database.select().from(announcements).where(eq(announcements.type, 'PL'));
    if (!row) throw new Error('nothing is announced');
    const title = 'Long '.repeat(300);
    const long = { ...row, id: 902, position: 902, title, content: 'x'.repeat(70_000), translations: {} };
    await context.database.insert(announcements).values(long);
    onTestFinished(async () => {
      await context.database.delete(announcements).where(eq(announcements.id, 902));
    });
    const before = (await lists('PL', maria)).footer.unreadCount;
    const shown = (await lists('PL')).player.find(({ id }) => id === 902);
    expect(shown).toMatchObject({ title: `${title.slice(0, 999)}…`, trimmed: true });
    expect(shown?.content).toHaveLength(65_536);
    await read(902);
    expect((await lists('PL', maria)).footer.unreadCount).toBe(before - 1);
  });

  test('titles are in the requested language, otherwise in English', async () => {
    const titleIn = async (language: string) => (await lists('PL', visitor, { language })).player[0]?.title;
    expect(await titleIn('CN')).toBe('维护期间会怎样');
    expect(await titleIn('tl')).toBe('Ano ang nangyayari kapag may maintenance');
    expect(await titleIn('')).toBe('What happens during maintenance');
    expect(await titleIn('__proto_')).toBe('What happens during maintenance');
    expect((await lists('B', visitor, { language: 'CN' })).banners[0]?.title).toBe('600 多款比索游戏');
  });

  test('[ANN-05] are marked as read only for their reader, and read ones leave the unread count', async () => {
    const before = await lists('PL', maria);
    expect(before.footer.unreadCount).toBe(before.player.length);
    await read(1);
    await read(1);
    const after = await lists('PL', maria);
    expect(after.player.map(({ id, read: isRead }) => [id, isRead])).toEqual(
      before.player.map(({ id }) => [id, id === 1]),
    );
    expect(after.footer.unreadCount).toBe(before.player.length - 1);
    expect((await lists('PL', nena)).footer.unreadCount).toBe(before.player.length);
    expect((await lists('PL')).footer.unreadCount).toBe(0);
  });

  test('[ANN-05] popups for visitors do not count as unread for a player', async () => {
    const { popup, footer } = await lists('PU', maria);
    expect(footer.unreadCount).toBe(popup.filter(({ execution }) => execution !== 'B').length);
    expect(footer.unreadCount).toBeLessThan(popup.length);
  });

  test('[LANG-02] are all available in thirty languages', async () => {
    const titlesIn = async (language: string) => {
      const { player, popup, promotion, hot } = await lists('A,PL,PU,PR,H', ramon, { language });
      return [...player, ...popup, ...promotion, ...hot].flatMap(({ title, content }) => [title, content]);
    };
    const english = await titlesIn('EN');
    const others = languageCodes.filter((language) => language !== 'EN');
    expect(others).toHaveLength(29);
    for (const language of others) {
      const titles = await titlesIn(languages[language].sent);
      expect(titles).toHaveLength(english.length);
      expect([language, ...titles.filter((title) => english.includes(title))]).toEqual([language]);
    }
    const { popup } = await lists('PU', visitor, { language: 'AR' });
    expect(popup.every(({ content }) => /\p{Script=Arabic}/u.test(content))).toBe(true);
  });

  test('[ANN-05] an unknown one is not found, and a visitor cannot mark any', async () => {
    expect(await codeOf(read(999_999))).toBe('notFound');
    expect(await codeOf(read(1, visitor))).toBe('notLoggedIn');
  });

  test.each(['', 'X', 'B,', 'B,X', 'b', "B' OR 1=1 --", 'B;PL'])('[ANN-02] %j are not types', (types) => {
    const request = { types, platform: 'M', merchantCode: 'ARAW' };
    expect(v.safeParse(calls.announcements.request, request).success).toBe(false);
  });

  test('notices are those for players, promos those that are running', async () => {
    const notices = await handlers.notices({}, visitor, context);
    expect(notices.list).toEqual((await lists('PL')).player);
    const { list: promotions } = await handlers.availablePromotions({ language: '' }, visitor, context);
    expect(promotions[0]).toEqual({
      id: expect.any(Number),
      title: 'One pot for all jackpot games',
      promotionType: '',
      startDate: Date.UTC(2025, 11, 16),
      endDate: null,
    });
    expect(promotions).toHaveLength(6);
    const { list: inChinese } = await handlers.availablePromotions({ language: 'CN' }, visitor, context);
    expect(inChinese[0]?.title).toBe('所有大奖游戏共用一个奖池');
  });

  test('[POP-07] hostile ones are sanitised, translated or not', async () => {
    const attack = '<p onclick="alert(1)">Read<script>alert(1)</script></p>';
    const [row] = await context.database.select().from(announcements).where(eq(announcements.type, 'PL'));
    if (!row) throw new Error('nothing is announced');
    const translations = { CN: { title: 'x', content: attack } };
    const hostile = { ...row, id: 901, position: 0, content: attack, translations };
    await context.database.insert(announcements).values(hostile);
    const first = async (language: string) => (await lists('PL', visitor, { language })).player[0];
    for (const language of ['EN', 'CN']) {
      expect(await first(language)).toMatchObject({ id: 901, content: '<p>Read</p>' });
    }
    await context.database.delete(announcements).where(eq(announcements.id, 901));
  });

  test('[POP-07] every seeded text is sent as written, with guarded external links', async () => {
    const told = await context.database.select().from(announcements);
    const help = await context.database.select().from(helpItems);
    const texts = [...told, ...help].flatMap(({ content, translations }) => [
      content,
      ...Object.values(translations).flatMap((translated) => translated.content ?? []),
    ]);
    const guard = ' target="_blank" rel="noopener noreferrer nofollow"';
    const written = (text: string) => harmlessHtml(text, []).replaceAll(guard, '').replaceAll(' />', '>');
    for (const text of texts) expect(written(text)).toBe(text);
  });
});

describe('banners', () => {
  test('[HOME-01] every group has its own', async () => {
    const counts = await Promise.all(
      bannerGroups.map(async (groupName) => {
        const { banners } = await lists('B', visitor, { groupName });
        expect(banners.every((banner) => banner.groupName === groupName)).toBe(true);
        return [groupName, banners.length];
      }),
    );
    expect(counts).toEqual([
      ['m_home', 5],
      ['m_reg', 1],
      ['m_exclusive', 1],
      ['m_video', 2],
      ['m_partners', 7],
    ]);
    expect((await lists('B')).banners).toHaveLength(16);
    expect((await lists('B', visitor, { groupName: "m_home' OR ''='" })).banners).toEqual([]);
  });

  test('[HOME-03] every picture can be drawn; video banners link to videos', async () => {
    const { banners } = await lists('B');
    for (const { url } of banners) {
      const [, kind = '', name = ''] = /^\/art\/(\w+)\/(.+)\.svg$/.exec(url) ?? [];
      expect(drawNamed(kind, name)).not.toBeNull();
    }
    const videos = banners.filter(({ groupName }) => groupName === 'm_video').map(({ linkage }) => linkage);
    expect(videos).toEqual([
      expect.stringMatching(/^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}$/),
      expect.stringMatching(/^https:\/\/www\.youtube\.com\/shorts\/[\w-]{11}$/),
    ]);
  });
});

describe('support channels', () => {
  test('[CS-01] hide their address behind a path that only this operator opens', async () => {
    const { list } = await handlers.customerService({}, visitor, context);
    expect(list.map(({ csType, title }) => [csType, title])).toEqual([
      ['LIVECHAT', 'CS'],
      ['TELEGRAM', 'Telegram'],
      ['FACEBOOK', 'Facebook'],
    ]);
    for (const { path } of list) expect(Buffer.from(path, 'base64url').toString()).not.toContain('example');
    expect(await handlers.customerService({}, visitor, context)).toEqual({ list });
    const opened = await Promise.all(
      list.map(({ path }) => handlers.openCustomerService({ path }, visitor, context)),
    );
    expect(opened).toEqual([
      { url: 'https://example.com/araw/chat' },
      { url: 'https://example.com/araw/telegram' },
      { url: 'https://example.com/araw/facebook' },
    ]);
  });

  test('[CS-01] a path that was changed, cut or invented is refused', async () => {
    const { list } = await handlers.customerService({}, visitor, context);
    const path = list[0]?.path ?? '';
    const changed = `${path[0] === 'A' ? 'B' : 'A'}${path.slice(1)}`;
    for (const wrong of [
      changed,
      path.slice(0, -4),
      path.slice(0, 10),
      '',
      'https://evil.example',
      '\u{1F600}',
    ]) {
      expect(await codeOf(handlers.openCustomerService({ path: wrong }, visitor, context))).toBe(
        'requestInvalid',
      );
    }
  });

  test('[BOOT-05] the status includes them and every kind of download link', async () => {
    const { customerService, resources } = await contentOfStatus(context);
    expect(customerService).toHaveLength(3);
    expect(resources.map(({ resourceType }) => resourceType)).toEqual([
      'IOS',
      'Android',
      'MOBILECONFIG',
      'AppDownloadIcon',
      'AFFILIATELINK',
      'FACEBOOK',
      'INSTAGRAM',
      'TWITTER',
    ]);
    expect(resources.every(({ url }) => /^(https:\/\/|\/art\/|\/sandbox\/app\/)/.test(url))).toBe(true);
  });
});

describe('help', () => {
  test('[CS-02] [POP-07] has items with sub-items, sanitised, with titles in the requested language', async () => {
    const english = await handlers.helpCenter({ lang: 'EN' }, visitor, context);
    expect(english.map(({ title, children = [] }) => [title, children.length])).toEqual([
      ['Getting started', 3],
      ['Cash in and withdraw', 3],
      ['Games', 2],
      ['Safer play', 2],
      ['Account and security', 2],
    ]);
    expect(english[0]?.children?.[0]).toEqual({
      title: 'How do I sign up?',
      content: expect.stringContaining('<strong>Sign up</strong>'),
    });
    const attack = { id: 1, parentId: null, title: 'x', content: '<p>Help<img src=x onerror=alert(1)></p>' };
    await context.database.insert(helpItems).values({ ...attack, translations: {}, position: 0 });
    const [hostile] = await handlers.helpCenter({ lang: 'EN' }, visitor, context);
    expect(hostile).toMatchObject({ title: 'x', content: '<p>Help</p>' });
    await context.database.delete(helpItems).where(eq(helpItems.id, 1));

    const chinese = await handlers.helpCenter({ lang: 'CN' }, visitor, context);
    expect(chinese.map(({ title }) => title)).toEqual([
      '新手指南',
      '存款与提款',
      '游戏',
      '理性博彩',
      '账户与安全',
    ]);
  });

  test.each(['CN', 'TH', 'VI', 'tl', 'AR'])('[CS-02] every text is available in %s', async (lang) => {
    const textsIn = async (language: string) =>
      (await handlers.helpCenter({ lang: language }, visitor, context)).flatMap(
        ({ title, content, children = [] }) =>
          [{ title, content }, ...children].flatMap((item) => [item.title, item.content]),
      );
    const [english, translated] = [await textsIn('EN'), await textsIn(lang)];
    expect(translated).toHaveLength(english.length);
    expect(translated.filter((text, index) => text === english[index])).toEqual([]);
  });
});
