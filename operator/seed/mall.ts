import { goodsAddress } from '#operator/art/names.ts';
import { contentTexts } from '#operator/content/contentTexts.ts';
import type { ContentTexts } from '#operator/content/texts/texts.ts';
import { translated } from '#operator/words/say.ts';
import type { goods, pointRates } from '#operator/database/tables/mall.tables.ts';
import type { GameType } from '@araw/contract/games/gameCodes';

/** Points per ₱10,000.00 of valid bets: slots and fishing earn the full rate, table games and draws half. */
const rates: Partial<Record<GameType, number>> = {
  RNG: 100,
  JL: 100,
  FISH: 100,
  BINGO: 100,
  LIVE: 50,
  SPORTS: 50,
  ESPORTS: 50,
  COCKFIGHT: 50,
  PVP: 50,
  ELOTTO: 50,
  LOTT: 50,
  ELOTT: 50,
};

export const seedPointRates: (typeof pointRates.$inferInsert)[] = Object.entries(rates).map(
  ([gameType, rate]) => ({ gameType, fromDay: '2025-01-01', rate }),
);

/** Demo members' initial points. */
export const openingPoints = { maria: 3_480, ramon: 12_000, nena: 1_800 } as const;

const bonus = { kind: 'bonus', category: 'bonus', factor: 100, turnoverDays: 7 } as const;
const piece = { kind: 'piece', arrivesFrom: 5, arrivesTo: 7 } as const;

const goodsInOrder: (Omit<typeof goods.$inferInsert, 'id' | 'title' | 'about' | 'position'> & {
  id: keyof ContentTexts['goods'];
})[] = [
  {
    ...bonus,
    id: 'bonus-100',
    picture: goodsAddress({ hero: 'coin', palette: 5, background: 'rays' }),
    price: 1_000,
    stock: 500,
    mostEach: 5,
    amount: 10_000,
  },
  {
    ...bonus,
    id: 'bonus-500',
    picture: goodsAddress({ hero: 'chest', palette: 0, background: 'rays' }),
    price: 4_500,
    stock: 100,
    mostEach: 2,
    amount: 50_000,
  },
  {
    ...piece,
    id: 'parol',
    category: 'home',
    picture: goodsAddress({ hero: 'parol', palette: 0, background: 'rings' }),
    price: 1_800,
    stock: 40,
    mostEach: 2,
  },
  {
    ...piece,
    id: 'fan',
    category: 'home',
    picture: goodsAddress({ hero: 'fan', palette: 4, background: 'lattice' }),
    price: 900,
    stock: 0,
  },
  {
    ...piece,
    id: 'jeepney',
    category: 'home',
    picture: goodsAddress({ hero: 'jeepney', palette: 2, background: 'skyline' }),
    price: 1_200,
    stock: 1,
    mostEach: 1,
  },
  {
    ...piece,
    id: 'basketball',
    category: 'sport',
    picture: goodsAddress({ hero: 'basketball', palette: 8, background: 'skyline' }),
    price: 2_400,
    stock: 12,
    mostEach: 3,
  },
  {
    ...piece,
    id: 'headset',
    category: 'tech',
    picture: goodsAddress({ hero: 'headset', palette: 7, background: 'lattice' }),
    price: 9_500,
    stock: 5,
    mostEach: 1,
  },
];

const wordsOf = (wordOf: (texts: ContentTexts['goods']) => string) => ({
  EN: wordOf(contentTexts.EN.goods),
  ...translated((language) => wordOf(contentTexts[language].goods)),
});

export const seedGoods: (typeof goods.$inferInsert)[] = goodsInOrder.map((one, position) => ({
  ...one,
  title: wordsOf((texts) => texts[one.id].title),
  about: wordsOf((texts) => texts[one.id].about),
  position,
}));
