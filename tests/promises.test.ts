import { describe, expect, test } from 'vitest';
import { seedAnnouncements } from '#operator/content/data/announcements.ts';
import { seedBanners } from '#operator/content/data/banners.ts';
import { seedHelp } from '#operator/content/data/help.ts';
import { seedMessages } from '#operator/inbox/data/inbox.ts';
import { chatTexts } from '#operator/customerService/data/chatTexts.ts';
import { bingo } from '#operator/rules/bingo.ts';
import { fish } from '#operator/rules/fish.ts';
import { slot } from '#operator/rules/slot.ts';
import { routeTable } from '#src/routes/routeTable.ts';

/** Every seeded text that a player reads, in every language, with the English one that it stands beside. */
const texts: string[] = [
  ...seedAnnouncements.flatMap(({ title, content, titles = {}, contents = {} }) => [
    title,
    content,
    ...Object.values(titles),
    ...Object.values(contents),
  ]),
  ...seedBanners.flatMap(({ title, subtitle, translations }) => [
    title,
    subtitle,
    ...Object.values(translations).flatMap((text) => [text.title, text.subtitle]),
  ]),
  ...seedMessages.flatMap((message) =>
    Object.values(message.texts).flatMap(({ title, content }) => [title, content]),
  ),
  ...Object.values(seedHelp).flatMap((topics) =>
    topics.flatMap(({ title, content, children }) => [
      title,
      content,
      ...children.flatMap((child) => [child.title, child.content]),
    ]),
  ),
  ...Object.values(chatTexts).flatMap(({ answers }) => Object.values(answers)),
];

/** What no part of the product gives: gifts, money back, free rounds, ranks, amounts and delays of payments. */
const promised = [
  /bonus|cash ?back|free spin|doubled?\b|\bgift|\breward|\bVIP\b|on the house|15 minutes|\bmissions?\b/i,
  /奖金|返现|双倍|翻倍|免费旋转|迎新礼|赠|任务|到账/,
  /โบนัส|เงินคืน|สองเท่า|หมุนฟรี|ของขวัญ|ภารกิจ|15 นาที/,
  /thưởng|hoàn tiền|nhân đôi|lượt quay|\bquà\b|nhiệm vụ|15 phút/i,
  /regalo|libreng ikot|doble|misyon|15 minuto/i,
  /مكافأ|استرداد|مضاعفة|ضاعف|لفّة|هدية|مهام|15 دقيقة/,
  /₱\s?\d/,
];

describe('what the seed tells players', () => {
  test('promises nothing that the product does not give, in any language', () => {
    expect(texts.length).toBeGreaterThan(300);
    const found = texts.filter((text) => promised.some((words) => words.test(text)));
    expect(found).toEqual([]);
  });

  test('[HOME-07] leads nowhere but to screens that are there, and to films', () => {
    const links = [
      ...texts.flatMap((text) => [...text.matchAll(/href="([^"]*)"/g)].map(([, address]) => address ?? '')),
      ...seedBanners.map(({ linkage }) => linkage),
    ];
    const closed = links.filter(
      (address) =>
        !address.startsWith('https://www.youtube.com/') &&
        !routeTable.some(({ paths }) => paths.some((path) => path === address.split('?')[0])),
    );
    expect(links.length).toBeGreaterThan(20);
    expect(closed).toEqual([]);
  });

  test('[POP-06] has no promotion by which the app would lead to rewards', () => {
    expect(seedAnnouncements.filter((announcement) => 'promotionType' in announcement)).toEqual([]);
  });

  test('the returns that an announcement names are those of the games', () => {
    const given = seedAnnouncements.find(({ title }) => title === 'What the games give back');
    const percents = [slot, fish, bingo].map(
      ({ returnToPlayer }) => `<td>${(returnToPlayer / 100).toFixed(2)}%</td>`,
    );
    for (const content of [given?.content, ...Object.values(given?.contents ?? {})])
      for (const percent of percents) expect(content).toContain(percent);
  });
});
