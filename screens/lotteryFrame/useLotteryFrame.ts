import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { lotteryFrameMachine } from '#machines/lotteryFrame/lotteryFrame.machine.ts';
import { useAppChild } from '#src/app/appActor.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { useReturns } from '#src/app/hooks/useReturns.ts';
import { useServices } from '#src/app/services.ts';
import { readLotteryAddress } from './lotteryAddress.ts';
import { defineLotteryFrameActors } from './lotteryFrameActors.ts';

/** Joins the chart of a lottery's page with its address, the operator and the game frame (TILE-06). */
export function useLotteryFrame() {
  const { operator } = useServices();
  const queryClient = useQueryClient();
  const launch = useAppChild('launch');
  const session = useAppChild('session');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();

  const [snapshot, send] = useChart(
    lotteryFrameMachine,
    {
      actors: defineLotteryFrameActors({ operator, queryClient, launch, session }),
      actions: {
        hideToken: () => {
          const rest = new URLSearchParams(query);
          rest.delete('token');
          setQuery(rest, { replace: true });
        },
        goBack: (_, { to }) => void navigate(to, { replace: true }),
      },
    },
    { input: { address: readLotteryAddress(pathname, query), path: window.location.pathname } },
  );
  useEffect(() => {
    const address = readLotteryAddress(pathname, query);
    send({ type: 'address.changed', address, hasToken: query.has('token') });
  }, [send, pathname, query]);
  useReturns(send);

  return { snapshot, send, query };
}
