import { useQueryClient } from '@tanstack/react-query';
import { offerMoveMachine } from '#machines/offerMove/offerMove.machine.ts';
import { useServices } from '#src/app/services.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { agentKeys } from '#services/queries/agentQueries.ts';
import { defineMoveActors } from './offerActors.ts';

/** Joins the chart of actions on a subordinate's contract with the operator's calls (TEAM-09). */
export function useOfferMove() {
  const { operator } = useServices();
  const queryClient = useQueryClient();
  return useChart(offerMoveMachine, {
    actors: defineMoveActors(operator),
    actions: {
      renewContracts: () => void queryClient.invalidateQueries({ queryKey: agentKeys.contracts }),
    },
  });
}
