import { usePlaces } from './usePlaces.ts';
import { useTappedGame } from '#src/shell/game/useTappedGame.ts';

/** Renders nothing: restores scroll positions, and launches the game that a visitor tapped. */
export function Returning({ route }: { route: string }) {
  usePlaces();
  useTappedGame(route);
  return null;
}
