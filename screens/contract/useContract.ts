import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { contractMachine } from '#machines/contract/contract.machine.ts';
import { useSession } from '#src/app/appActor.ts';
import { noticeTimes } from '#src/app/notices.ts';
import { useServices } from '#src/app/services.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import type { ContractKind } from '@araw/contract/agents/agent';
import { defineContractActors } from './contractActors.ts';

/** Joins a contract's chart with the operator's calls for its kind (AGENT-05). */
export function useContract(kind: ContractKind) {
  const { t } = useTranslation();
  const { operator, notices } = useServices();
  const queryClient = useQueryClient();
  const memberType = useSession()?.type ?? null;
  return useChart(
    contractMachine,
    {
      actors: defineContractActors(operator, queryClient),
      actions: {
        sayRealAccountOnly: () =>
          void notices.show('info', t('error.realAccountOnly'), noticeTimes.freeMessage),
        sayDecided: ({ context }) =>
          void notices.show(
            'success',
            t(context.accept ? 'contract.accepted' : 'contract.declined'),
            noticeTimes.success,
          ),
        sayDecidedElsewhere: () =>
          void notices.show('info', t('contract.decidedElsewhere'), noticeTimes.long),
      },
    },
    { input: { kind, memberType } },
  );
}
