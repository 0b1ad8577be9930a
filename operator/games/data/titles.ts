import type { HeroName } from '#operator/art/heroes/heroes.ts';
import { hash } from '#operator/art/random.ts';
import type { GameKind } from '#operator/database/tables/games.tables.ts';
import type { GameClassify, GameType } from '@araw/contract/games/gameCodes';
import { closers, curated, halls, openers, subjects, type Translations, type Word } from './words.ts';

export interface Title {
  name: string;
  names: Translations;
  hero: HeroName;
  /** The game implied by the name. */
  kind: GameKind;
  classify: GameClassify | null;
}

const titleOf = (words: readonly Word[], game: Pick<Title, 'hero' | 'kind' | 'classify'>): Title => ({
  ...game,
  name: words.map(([english]) => english).join(' '),
  names: {
    TY: words.map(([, filipino]) => filipino).join(' '),
    CN: words.map(([, , chinese]) => chinese).join(''),
    // In Thai and Vietnamese the noun comes before its modifiers.
    TH: words
      .map(([, , , thai]) => thai)
      .toReversed()
      .join(''),
    VI: words
      .map(([, , , , vietnamese]) => vietnamese)
      .toReversed()
      .join(' '),
  },
});

/** Every possible name for a category, curated ones first, the rest shuffled. */
export function titlesFor(gameType: GameType): Title[] {
  const classify = gameType === 'BINGO' ? 'BG' : null;
  const first = (curated[gameType] ?? []).map((game): Title => ({ classify, ...game }));
  const generated = subjects[gameType].flatMap(
    ({ kind, about: [english, filipino, chinese, thai, vietnamese, hero] }) => {
      const subject: Word = [english, filipino, chinese, thai, vietnamese];
      const game = { hero, kind, classify } as const;
      const plain = [
        ...openers.map((opener) => titleOf([opener, subject], game)),
        ...closers.map((closer) => titleOf([subject, closer], game)),
      ];
      if (gameType !== 'RNG' && gameType !== 'JL') return plain;
      const special = halls.flatMap(({ word, heroes, ...hall }) => {
        const look = heroes ? (heroes[hash(english) % heroes.length] ?? hero) : hero;
        const drawn = hash(`${english} ${hall.classify}`) % openers.length;
        return [[], ...openers.slice(drawn, drawn + 1).map((opener) => [opener])].map((before) =>
          titleOf([...before, subject, word], { ...hall, hero: look }),
        );
      });
      return [...plain, ...special];
    },
  );
  return [...first, ...shuffled(generated, gameType)];
}

const shuffled = (titles: Title[], seed: string) =>
  titles
    .map((title) => ({ title, order: hash(`${seed} ${title.name}`) }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ title }) => title);
