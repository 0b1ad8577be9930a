import { usePlaces } from './usePlaces.ts';
import { useTappedGame } from '#src/shell/game/useTappedGame.ts';

/** Shows nothing: brings players back to where they were on a page, and to the game that they tapped. */
export function Returning({ route }: { route: string }) {
  usePlaces();
  useTappedGame(route);
  return null;
}
