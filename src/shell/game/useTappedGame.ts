import { useEffect } from 'react';
import { useAppChild, useSession } from '#src/app/appActor.ts';
import { useServices } from '#src/app/services.ts';
import { pathInApp } from '#services/configuration.ts';
import { keptGameOf } from '#src/app/keptGame.ts';
import { historySettled } from '#screens/ui/dialogs/useBackCloses.ts';
import { entering } from '#src/routes/entering.ts';
import { findRoute } from '#src/routes/routeTable.ts';

/**
 * Plays the game that a visitor has tapped, once they have come to play: over the page that the login leads to, and
 * once. Who goes elsewhere instead has it forgotten (PERM-05).
 */
export function useTappedGame(route: string) {
  const { storage, configuration } = useServices();
  const launch = useAppChild('launch');
  const memberType = useSession()?.type ?? null;
  useEffect(() => {
    // The address is ahead of the page, which may still load; a game lies over the page that the login leads to.
    if (
      [route, findRoute(pathInApp(configuration, window.location.pathname)).id].some((id) => entering.has(id))
    )
      return;
    const target = keptGameOf(storage, 'tappedGame');
    storage.remove('tappedGame');
    if (memberType === null || target === null) return;
    // What lay over the page before is taken back first.
    void historySettled().then(() => launch.send({ type: 'game.chosen', target, memberType }));
  }, [launch, memberType, route, storage, configuration]);
}
