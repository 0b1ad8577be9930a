import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppChild, useSession } from '#src/app/appActor.ts';
import { isNewcomer } from '#src/app/newcomer.ts';
import { useServices } from '#src/app/services.ts';
import { pathInApp } from '#services/configuration.ts';
import { keptGameOf } from '#src/app/keptGame.ts';
import { historySettled } from '#screens/ui/dialogs/useBackCloses.ts';
import { entering } from '#src/routes/entering.ts';
import { findRoute } from '#src/routes/routeTable.ts';

/**
 * Launches the game that a visitor tapped, once, after they have logged in: over the page that the login leads to. If
 * they go elsewhere instead, the game is forgotten (PERM-05).
 */
export function useTappedGame(route: string) {
  const { storage, configuration } = useServices();
  const launch = useAppChild('launch');
  const memberType = useSession()?.type ?? null;
  const isOfferedLimits = isNewcomer(useLocation().state);
  useEffect(() => {
    // The game waits until a new player has answered the offer of limits.
    if (isOfferedLimits) return;
    // Check the address too: it changes before the page, which may still be loading.
    if (
      [route, findRoute(pathInApp(configuration, window.location.pathname)).id].some((id) => entering.has(id))
    )
      return;
    const target = keptGameOf(storage, 'tappedGame');
    storage.remove('tappedGame');
    if (memberType === null || target === null) return;
    // Let the history entries of earlier overlays go first.
    void historySettled().then(() => launch.send({ type: 'game.chosen', target, memberType }));
  }, [launch, memberType, route, storage, configuration, isOfferedLimits]);
}
