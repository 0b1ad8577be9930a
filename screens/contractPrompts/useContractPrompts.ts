import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';
import {
  type ContractAlert,
  contractPromptsMachine,
  type RequiredContracts,
} from '#machines/contractPrompts/contractPrompts.machine.ts';
import { contractPages } from './contractPages.ts';
import { useServices } from '#src/app/services.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { usePromptTurn } from '#src/app/hooks/usePromptTurn.ts';
import type { SessionInfo } from '@araw/contract/accounts/session';
import { queryKeys } from '#services/queries/queries.ts';

/**
 * Alerts answered since the page loaded, kept in the app's cache and dropped with the session. An answered alert shows
 * again after the next login or reload if its contract is still pending. Another contract's alert shows at once.
 */
const answeredKey = (token: string) => [...queryKeys.member, 'contractAlerts', token];

/** Joins the alerts' chart with the prompt queue, the operator and the navigation (AGENT-05). */
export function useContractPrompts({ token, type }: SessionInfo, agentPolicy: boolean) {
  const { operator } = useServices();
  const navigate = useNavigate();
  const promptTurn = usePromptTurn('contracts');
  const queryClient = useQueryClient();
  const key = answeredKey(token);
  const [answered] = useState(() => queryClient.getQueryData<readonly ContractAlert[]>(key) ?? []);
  const [snapshot, send] = useChart(
    contractPromptsMachine,
    {
      actors: {
        promptTurn,
        loadRequired: fromPromise<RequiredContracts>(async ({ signal }) => {
          const flags = await operator.memberFunds({}, { signal });
          return {
            dailySalary: flags.dailysalreqtype,
            dividend: flags.divtypecompperiodreq,
            hourlySalary: flags.contracthoursalreq,
          };
        }),
      },
      actions: {
        noteAnswered: (_, alert) => {
          if (!alert) return;
          // Nothing observes it, so the cache would drop it after some minutes.
          queryClient.setQueryDefaults(key, { gcTime: Infinity });
          queryClient.setQueryData<readonly ContractAlert[]>(key, (before = []) => [...before, alert]);
        },
        // The alert has its own history entry: replace it.
        openContract: (_, alert) => {
          if (alert) void navigate(contractPages[alert.kind].path, { replace: true });
        },
      },
    },
    { input: { memberType: type, agentPolicy, answered } },
  );
  return {
    alert: snapshot.hasTag('open') ? snapshot.context.alerts[0] : undefined,
    canAnswer: snapshot.can({ type: 'alert.cancelled' }),
    dismiss: () => send({ type: 'alert.dismissed' }),
    cancel: () => send({ type: 'alert.cancelled' }),
    go: () => send({ type: 'contract.chosen' }),
  };
}
