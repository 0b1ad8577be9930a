import type { Game } from '@araw/contract/games/games';

/** The games with their types in turn, so that the first few show the variety. */
export function mixedTypes(games: readonly Game[]): Game[] {
  const turns = new Map<Game['gameType'], number>();
  return games
    .map((game, place) => {
      const turn = turns.get(game.gameType) ?? 0;
      turns.set(game.gameType, turn + 1);
      return { game, turn, place };
    })
    .sort((one, other) => one.turn - other.turn || one.place - other.place)
    .map(({ game }) => game);
}
