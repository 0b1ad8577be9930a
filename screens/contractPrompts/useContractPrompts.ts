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

/**
 * Alerts answered since the page loaded, by session token. An answered alert shows again after the next login or
 * reload if its contract is still pending. Another contract's alert shows at once.
 */
const answers = new Map<string, readonly ContractAlert[]>();

/** Joins the alerts' chart with the prompt queue, the operator and the navigation (AGENT-05). */
export function useContractPrompts({ token, type }: SessionInfo, agentPolicy: boolean) {
  const { operator } = useServices();
  const navigate = useNavigate();
  const promptTurn = usePromptTurn('contracts');
  const answered = answers.get(token) ?? [];
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
          if (alert) answers.set(token, [...(answers.get(token) ?? []), alert]);
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
