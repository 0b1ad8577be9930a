import type { Game } from '@araw/contract/games/games';
import { gameKey } from '#services/queries/queries.ts';

/** The games of all pages in order, each once: a page can repeat games from an earlier one. */
export function uniqueGames(pages: readonly (readonly Game[])[]): Game[] {
  const seen = new Set<string>();
  return pages.flat().filter((game) => {
    const key = gameKey(game);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
