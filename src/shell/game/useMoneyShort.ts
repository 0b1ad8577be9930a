import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { moneyShortMachine } from '#machines/moneyShort/moneyShort.machine.ts';
import type { RefusedBet, Shortage } from '#machines/moneyShort/shortageOf.ts';
import { useAppChild } from '#src/app/appActor.ts';
import { useServices } from '#src/app/services.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { layersLeft } from '#screens/ui/dialogs/layersLeft.ts';
import { readShortage } from './readShortage.ts';

/** The chart for a bet that exceeds the balance, over the game in this frame. Amounts are in pesos. */
export function useMoneyShort(frame: RefObject<HTMLIFrameElement | null>, highestStake: number) {
  const { operator, queries, storage } = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const launch = useAppChild('launch');
  return useChart(
    moneyShortMachine,
    {
      actors: {
        readShortage: fromPromise<Shortage | null, RefusedBet>(({ input, signal }) =>
          readShortage({ operator, queries, queryClient }, input, signal),
        ),
      },
      actions: {
        // A sandboxed frame has no origin to target.
        betLowerStake: (_, stake) =>
          frame.current?.contentWindow?.postMessage({ type: 'app.betInstead', stake }, '*'),
        leaveToCashIn: (_, amount) => {
          const { target } = launch.getSnapshot().context;
          if (target !== null) storage.write('leftGame', { target, at: Date.now() });
          void layersLeft().then(() =>
            navigate(amount === null ? '/m/voucherCenter' : `/m/voucherCenter?amount=${amount}`),
          );
          launch.send({ type: 'game.closed' });
        },
      },
    },
    { input: { highestStake } },
  );
}
