import { describe, expect, test } from 'vitest';
import { contentTexts } from '#operator/content/contentTexts.ts';
import { seedAnnouncements } from '#operator/content/data/announcements.ts';
import { seedBanners } from '#operator/content/data/banners.ts';
import { topics } from '#operator/customerService/chatScript.ts';
import { en } from '#operator/words/en.ts';
import { say } from '#operator/words/say.ts';
import { bingo } from '#operator/rules/bingo.ts';
import { fish } from '#operator/rules/fish.ts';
import { slot } from '#operator/rules/slot.ts';
import { routeTable } from '#src/routes/routeTable.ts';
import { type LanguageCode, languageCodes } from '@araw/contract/calls/languages';

const inboxNames = Object.keys(en.inbox) as (keyof typeof en.inbox)[];

const textsWithin = (texts: object): string[] =>
  Object.values(texts).flatMap((one: string | object) =>
    typeof one === 'string' ? [one] : textsWithin(one),
  );

/** Every seeded text for players in a language. */
const textsIn = (language: LanguageCode): string[] => {
  const { announcements, banners, help } = contentTexts[language];
  return [
    ...inboxNames.flatMap((name) => [
      say(`inbox.${name}.title`, language),
      say(`inbox.${name}.content`, language),
    ]),
    ...topics.map((topic) => say(`chat.answers.${topic}`, language)),
    say('chat.answers.unknown', language),
    ...textsWithin({ announcements, banners, help }),
  ];
};
const texts = languageCodes.flatMap(textsIn);

const glossaries = import.meta.glob<{ bonus?: { word: string } }>('../docs/glossary/*.json', {
  eager: true,
  import: 'default',
});
/** The word for a bonus, for languages without a list of their own. */
const bonusIn = (language: LanguageCode) =>
  new RegExp(glossaries[`../docs/glossary/${language.toLowerCase()}.json`]?.bonus?.word ?? '.', 'iu');

/** Things that the product doesn't provide: gifts, cashback, free rounds, ranks, amounts and payment times. */
const promised: Partial<Record<LanguageCode, RegExp>> = {
  EN: /bonus|cash ?back|free spin|doubled?\b|\bgift|\breward|\bVIP\b|on the house|15 minutes|\bmissions?\b/i,
  CN: /奖金|返现|双倍|翻倍|免费旋转|迎新礼|赠|任务|到账/,
  // Twice the stake has twice the chance to win the jackpot.
  TH: /โบนัส|เงินคืน|(?<!เดิมพัน|เป็น)สองเท่า|หมุนฟรี|ของขวัญ|ภารกิจ|15 นาที/,
  VI: /(?<!trả )thưởng|hoàn tiền|nhân đôi|lượt quay|\bquà\b|nhiệm vụ|15 phút/i,
  TY: /regalo|libreng ikot|doble(?! ang tsansa|ng taya)|misyon|15 minuto/i,
  AR: /مكافأ|استرداد|مضاعفة|ضاعف|لفّة|هدية|مهام|15 دقيقة/,
};
const amount = /₱\s?\d/;

describe('the seed’s texts for players', () => {
  test.each(languageCodes)('promise nothing that the product doesn’t provide, in %s', (language) => {
    const words = promised[language] ?? bonusIn(language);
    expect(textsIn(language).length).toBeGreaterThan(60);
    expect(textsIn(language).filter((text) => words.test(text) || amount.test(text))).toEqual([]);
  });

  test('[HOME-07] link only to existing screens, and to videos', () => {
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

  test('[POP-06] has no promo that would make the app link to Rewards', () => {
    expect(seedAnnouncements.filter((announcement) => 'promotionType' in announcement)).toEqual([]);
  });

  test('announced returns match those of the games', () => {
    const figures = [slot, fish, bingo].map(({ returnToPlayer }) => (returnToPlayer / 100).toFixed(2));
    for (const [code, { announcements }] of Object.entries(contentTexts))
      for (const figure of figures)
        expect(announcements.returnToPlayer.content).toContain(
          code === 'TR' ? `<td>%${figure}</td>` : `<td>${figure}%</td>`,
        );
  });
});
