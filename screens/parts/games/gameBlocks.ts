import type { Game } from '#services/contract/games.ts';
import { gameKey } from '#services/queries.ts';

/** Games in a block; whole rows of two, three and four columns. */
export const blockSize = 12;

/** The games of all pages in order, each once: a page can repeat what an earlier one brought (fault 20). */
export function uniqueGames(pages: readonly (readonly Game[])[]): Game[] {
  const seen = new Set<string>();
  return pages.flat().filter((game) => {
    const key = gameKey(game);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** Blocks of `blockSize`, the last of them shorter. */
export function blocksOf(games: readonly Game[]): Game[][] {
  const count = Math.ceil(games.length / blockSize);
  return Array.from({ length: count }, (_, index) => games.slice(index * blockSize, (index + 1) * blockSize));
}

/** Two blocks that show the same; a page more makes new arrays of the same games. */
export const sameGames = (one: readonly Game[], other: readonly Game[]) =>
  one.length === other.length && one.every((game, index) => game === other[index]);
