import { useEffect } from 'react';
import { useAppChild, useSession } from '#screens/app/appActor.ts';
import { useServices } from '#screens/app/services.ts';
import { historySettled } from '#screens/ui/useBackCloses.ts';
import { text, timestamp } from '#services/contract/fields.ts';
import * as v from 'valibot';
import { entering } from '../entering.ts';
import { findRoute } from '../routeTable.ts';

const code = text(64);

/** A game as tiles know it, and when it was tapped (ms since 1970, by this device's clock). */
const tappedGame = v.object({
  at: timestamp,
  target: v.object({
    vendor: code,
    gameId: code,
    nodeId: code,
    roomId: code,
    name: text(),
    freePlay: v.optional(v.boolean()),
  }),
});

/** Milliseconds after which nobody waits for a game any more. */
const longestWay = 30 * 60_000;

/**
 * Plays the game that a visitor has tapped, once they have come to play: over the page that the login leads to, and
 * once. Who goes elsewhere instead has it forgotten (PERM-05).
 */
export function useTappedGame(route: string) {
  const { storage } = useServices();
  const launch = useAppChild('launch');
  const memberType = useSession()?.type ?? null;
  useEffect(() => {
    // The address is ahead of the page, which may still load; a game lies over the page that the login leads to.
    if ([route, findRoute(window.location.pathname).id].some((id) => entering.has(id))) return;
    const { success, output: tapped } = v.safeParse(tappedGame, storage.read('tappedGame'));
    storage.remove('tappedGame');
    if (!success) return;
    const age = Date.now() - tapped.at;
    if (memberType === null || age < 0 || age > longestWay) return;
    // What lay over the page before is taken back first.
    void historySettled().then(() => launch.send({ type: 'game.chosen', target: tapped.target, memberType }));
  }, [launch, memberType, route, storage]);
}
