import type { QueryClient } from '@tanstack/react-query';
import { type ActorRefFrom, type EventObject, fromCallback, fromPromise, waitFor } from 'xstate';
import type { FrameClosed, LayersLeft, Lottery } from '#machines/lotteryFrame/lotteryFrame.machine.ts';
import type { launchMachine, LaunchTarget } from '#machines/launch/launch.machine.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { layersLeft } from '#screens/ui/dialogs/layersLeft.ts';
import { leaveLayers } from '#screens/ui/dialogs/useBackCloses.ts';
import type { OperatorClient } from '#services/client/operator.ts';

interface World {
  operator: OperatorClient;
  queryClient: QueryClient;
  launch: ActorRefFrom<typeof launchMachine>;
  session: ActorRefFrom<typeof sessionMachine>;
}

/** Finds a lottery, opens it in the app's game frame, and waits until nothing lies over the page. */
export function defineLotteryFrameActors({ operator, queryClient, launch, session }: World) {
  const sessionNow = () => session.getSnapshot().context.session;
  return {
    findLottery: fromPromise<Lottery | null, { gameId: string }>(async ({ input: { gameId } }) => {
      const { list } = await queryClient.ensureQueryData({
        queryKey: ['lotteries'],
        queryFn: ({ signal }) => operator.lotteryMenu({}, { signal }),
        revalidateIfStale: true,
      });
      return list.find((lottery) => lottery.gameId === gameId) ?? null;
    }),
    playLottery: fromCallback<EventObject, LaunchTarget, FrameClosed>(({ input: target, sendBack }) => {
      const stopped = new AbortController();
      const memberType = sessionNow()?.type ?? null;
      // First leave the layers that were open before a reload.
      void leaveLayers()
        .then(() => {
          stopped.signal.throwIfAborted();
          launch.send({ type: 'game.chosen', target, memberType });
          return waitFor(launch, (snapshot) => !snapshot.hasTag('open'), { signal: stopped.signal });
        })
        .then(() => sendBack({ type: 'frame.closed', signedIn: sessionNow() !== null }))
        .catch(() => {});
      return () => stopped.abort();
    }),
    watchLayers: fromCallback<EventObject, undefined, LayersLeft>(({ sendBack }) => {
      void layersLeft().then(() => sendBack({ type: 'layers.left', path: window.location.pathname }));
    }),
  };
}
