import type { HeroName } from '#operator/art/heroes/heroes.ts';
import { palettes } from '#operator/art/palettes.ts';
import { hash } from '#operator/art/random.ts';
import type { GameType } from '@araw/contract/games/gameCodes';
import type { Title } from './titles.ts';

/** A game's position in its lists. */
export interface Place {
  family: string;
  gameType: GameType;
  vendor: string;
}

/** The latest few values in one list, newest first. */
class Recent {
  private readonly looks: { hero: HeroName; palette: number }[] = [];

  add(look: { hero: HeroName; palette: number }) {
    this.looks.unshift(look);
  }

  last(count: number) {
    return this.looks.slice(0, count);
  }
}

/** In a two-column grid a game has one neighbour beside and one above; three covers diagonals too. */
const wished = 3;
const needed = 2;

/** Distributes vendors, names and colours so that neighbours in any list look different. */
export class Arranger {
  private readonly usedNames = new Set<string>();
  private readonly lists = new Map<string, Recent>();
  private readonly pairCounts = new Map<string, number>();

  private list(key: string): Recent {
    const list = this.lists.get(key) ?? new Recent();
    this.lists.set(key, list);
    return list;
  }

  /** The lists a game appears in: family, category, vendor. */
  private listsOf({ family, gameType, vendor }: Place) {
    return [this.list(family), this.list(`${family} ${gameType}`), this.list(`${family} ${vendor}`)];
  }

  /** Takes the first title whose hero no neighbour has and whose name is unused. */
  nextTitle(titles: Title[], place: Place): Title {
    const lists = this.listsOf(place);
    for (const distance of [wished, needed]) {
      const taken = lists.flatMap((list) => list.last(distance).map(({ hero }) => hero));
      const title = titles.find(({ name, hero }) => !taken.includes(hero) && !this.usedNames.has(name));
      if (title) {
        this.usedNames.add(title.name);
        return title;
      }
    }
    throw new Error(`The names for ${place.gameType} are used up`);
  }

  /** A palette that no neighbour has; among those the one this hero has used least. */
  nextPalette(hero: HeroName, place: Place): number {
    const lists = this.listsOf(place);
    const worn = (palette: number) => this.pairCounts.get(`${hero} ${palette}`) ?? 0;
    for (const distance of [wished, needed]) {
      const taken = lists.flatMap((list) => list.last(distance).map(({ palette }) => palette));
      const [palette] = palettes
        .map((_, index) => index)
        .filter((index) => !taken.includes(index))
        .toSorted(
          (a, b) =>
            worn(a) - worn(b) || hash(`${hero} ${place.vendor} ${a}`) - hash(`${hero} ${place.vendor} ${b}`),
        );
      if (palette !== undefined) {
        this.pairCounts.set(`${hero} ${palette}`, worn(palette) + 1);
        for (const list of lists) list.add({ hero, palette });
        return palette;
      }
    }
    throw new Error('No palette is left beside the neighbours');
  }
}
