import { useLocation } from 'react-router-dom';
import { type ReturnState, returnPathOf } from '#src/app/returnPath.ts';

/** The path of the page that sent the player here for something it needs; null without one. */
export function useWayBack(): string | null {
  const { state } = useLocation();
  const { returnTo } = (state ?? {}) as Partial<ReturnState>;
  return returnTo === undefined ? null : returnPathOf(state);
}
