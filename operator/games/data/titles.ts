import type { HeroName } from '#operator/art/heroes/heroes.ts';
import { hash } from '#operator/art/random.ts';
import type { GameKind } from '#operator/database/tables/games.tables.ts';
import type { GameClassify, GameType } from '@araw/contract/games/gameCodes';
import { gameNames } from './gameNames.ts';
import type { GameNames, Pattern } from './names/names.ts';
import { closers, curated, halls, openers, subjects } from './words.ts';

/** A game's name, put together from the words of a language. */
type Wording = (words: GameNames) => string;

export interface Title {
  /** In English. */
  name: string;
  nameIn: Wording;
  hero: HeroName;
  /** The game implied by the name. */
  kind: GameKind;
  classify: GameClassify | null;
}

const titleOf = (nameIn: Wording, game: Pick<Title, 'hero' | 'kind' | 'classify'>): Title => ({
  ...game,
  name: nameIn(gameNames.EN),
  nameIn,
});

const around = (subject: string, pattern: Pattern) => pattern.replace('{}', subject);

/** Every possible name for a category, curated ones first, the rest shuffled. */
export function titlesFor(gameType: GameType): Title[] {
  const classify = gameType === 'BINGO' ? 'BG' : null;
  const first = (curated[gameType] ?? []).map(({ name, ...game }) =>
    titleOf((words) => words.curated[name], { classify, ...game }),
  );
  const generated = subjects[gameType].flatMap(({ kind, about: [subject, hero] }) => {
    const game = { hero, kind, classify } as const;
    const bare: Wording = (words) => words.subjects[subject];
    const opened = openers.map(
      (opener): Wording =>
        (words) =>
          around(bare(words), words.openers[opener]),
    );
    const closed = closers.map(
      (closer): Wording =>
        (words) =>
          around(bare(words), words.closers[closer]),
    );
    const plain = [...opened, ...closed].map((wording) => titleOf(wording, game));
    if (gameType !== 'RNG' && gameType !== 'JL') return plain;
    const english = bare(gameNames.EN);
    const special = halls.flatMap(({ heroes, ...hall }) => {
      const look = heroes ? (heroes[hash(english) % heroes.length] ?? hero) : hero;
      const drawn = hash(`${english} ${hall.classify}`) % opened.length;
      return [bare, ...opened.slice(drawn, drawn + 1)].map((inside) =>
        titleOf((words) => around(inside(words), words.halls[hall.classify]), { ...hall, hero: look }),
      );
    });
    return [...plain, ...special];
  });
  return [...first, ...shuffled(generated, gameType)];
}

const shuffled = (titles: Title[], seed: string) =>
  titles
    .map((title) => ({ title, order: hash(`${seed} ${title.name}`) }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ title }) => title);
