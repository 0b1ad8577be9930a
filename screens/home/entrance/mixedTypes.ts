import type { Game } from '#services/contract/games.ts';

/** The games in turns of their types, so that the first few show what there is to play. */
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
