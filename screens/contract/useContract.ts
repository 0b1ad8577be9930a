import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';
import { contractMachine } from '#machines/contract/contract.machine.ts';
import { fetchUntilStopped } from '#screens/app/fetchUntilStopped.ts';
import { noticeTimes, showNotice } from '#screens/app/notices.ts';
import { useServices } from '#screens/app/services.ts';
import { useChart } from '#screens/app/useChart.ts';
import { agentKeys, agentQueries, contractCalls } from '#services/agentQueries.ts';
import type { ContractKind } from '#services/contract/agent.ts';

/** Joins the chart of a contract with the operator's calls about its kind (AGENT-05). */
export function useContract(kind: ContractKind) {
  const { t } = useTranslation();
  const { operator } = useServices();
  const queryClient = useQueryClient();
  return useChart(
    contractMachine.provide({
      actors: {
        loadContract: fromPromise(({ input, signal }) =>
          fetchUntilStopped(queryClient, agentQueries(operator).newestContract(input.kind), signal),
        ),
        decide: fromPromise(async ({ input: { kind: decided, ...decision } }) => {
          try {
            await contractCalls(operator, decided).decide(decision);
          } finally {
            void queryClient.invalidateQueries({ queryKey: agentKeys.contracts });
          }
        }),
      },
      actions: {
        sayDecided: ({ context }) =>
          void showNotice(
            'success',
            t(context.accept ? 'contract.accepted' : 'contract.declined'),
            noticeTimes.success,
          ),
        sayDecidedElsewhere: () => void showNotice('info', t('contract.decidedElsewhere'), noticeTimes.long),
      },
    }),
    { input: { kind } },
  );
}
