import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Decision } from '#machines/contract/contract.machine.ts';
import { fetchUntilStopped } from '#src/app/fetchUntilStopped.ts';
import { agentKeys, agentQueries, contractCalls } from '#services/queries/agentQueries.ts';
import type { Contract, ContractKind } from '@araw/contract/agents/agent';
import type { OperatorClient } from '#services/client/operator.ts';

/** Reads and decides a contract. Any decision, even a failed one, makes cached contracts outdated. */
export const defineContractActors = (operator: OperatorClient, queryClient: QueryClient) => ({
  loadContract: fromPromise<Contract, { kind: ContractKind }>(({ input, signal }) =>
    fetchUntilStopped(queryClient, agentQueries(operator).newestContract(input.kind), signal),
  ),
  decide: fromPromise<void, Decision>(async ({ input: { kind, ...decision } }) => {
    try {
      await contractCalls(operator, kind).decide(decision);
    } finally {
      void queryClient.invalidateQueries({ queryKey: agentKeys.contracts });
    }
  }),
});
