import type { HeroName } from '#operator/art/heroes/heroes.ts';
import { hash } from '#operator/art/random.ts';
import type { GameClassify, GameType } from '#services/contract/gameCodes.ts';
import { closers, curated, kinds, openers, subjects, type Word } from './words.ts';

export interface Title {
  name: string;
  names: Readonly<Record<string, string>>;
  hero: HeroName;
  classify: GameClassify | null;
}

const titleOf = (words: readonly Word[], hero: HeroName, classify: GameClassify | null): Title => ({
  name: words.map(([english]) => english).join(' '),
  names: {
    TY: words.map(([, filipino]) => filipino).join(' '),
    CN: words.map(([, , chinese]) => chinese).join(''),
  },
  hero,
  classify,
});

/** Every name that may come up for a category, curated ones first, the rest shuffled. */
export function titlesFor(gameType: GameType): Title[] {
  const first = (curated[gameType] ?? []).map(({ name, hero, names = {} }): Title => ({
    name,
    hero,
    names,
    classify: null,
  }));
  const generated = subjects[gameType].flatMap(([english, filipino, chinese, hero]) => {
    const subject: Word = [english, filipino, chinese];
    const plain = [
      ...openers.map((opener) => titleOf([opener, subject], hero, null)),
      ...closers.map((closer) => titleOf([subject, closer], hero, null)),
    ];
    if (gameType !== 'RNG' && gameType !== 'JL') return plain;
    const special = kinds.flatMap(({ classify, word, heroes }) => {
      const look = heroes ? (heroes[hash(english) % heroes.length] ?? hero) : hero;
      const drawn = hash(`${english} ${classify}`) % openers.length;
      return [[], ...openers.slice(drawn, drawn + 1).map((opener) => [opener])].map((before) =>
        titleOf([...before, subject, word], look, classify),
      );
    });
    return [...plain, ...special];
  });
  return [...first, ...shuffled(generated, gameType)].map((title) =>
    gameType === 'BINGO' ? { ...title, classify: 'BG' } : title,
  );
}

const shuffled = (titles: Title[], seed: string) =>
  titles
    .map((title) => ({ title, order: hash(`${seed} ${title.name}`) }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ title }) => title);
