import { useQueryClient } from '@tanstack/react-query';
import { nextRates } from '#machines/rebateProblems.ts';
import { downlineRebatesMachine } from '#machines/downlineRebates/downlineRebates.machine.ts';
import { useServices } from '#src/app/services.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { useReturns } from '#src/app/hooks/useReturns.ts';
import { useRebates } from '#screens/shared/team/useRebates.ts';
import { agentKeys } from '#services/queries/agentQueries.ts';
import { defineDownlineRebatesActors } from './downlineRebatesActors.ts';

/** Joins the chart that changes a subordinate's rates with the operator and the form (TEAM-03). */
export function useDownlineRebates(account: string) {
  const { operator } = useServices();
  const queryClient = useQueryClient();
  const [snapshot, send] = useChart(
    downlineRebatesMachine,
    {
      actors: defineDownlineRebatesActors(operator),
      actions: {
        emptyForm: () => rates.clear(),
        focusFirstMalformed: () => rates.focus(rates.malformed[0] ?? ''),
        focusRefused: ({ context: { problems } }) => rates.focus(problems[0]?.category ?? ''),
        renewTeam: () => void queryClient.invalidateQueries({ queryKey: agentKeys.team }),
      },
    },
    { input: { account } },
  );
  const { context } = snapshot;
  const start = nextRates(context.known?.list ?? []);
  const rates = useRebates(Object.keys(start), start);
  useReturns((event) => {
    if (event.type === 'net.returned') send(event);
  });
  const submitted = {
    type: 'form.submitted',
    valid: rates.malformed.length === 0,
    rebates: rates.rates(),
  } as const;

  return {
    snapshot,
    context,
    rates,
    maySave: snapshot.can(submitted),
    isTyped: rates.isTyped,
    save: () => send(submitted),
    retry: () => send({ type: 'retry.requested' }),
    type(category: string, text: string) {
      rates.type(category, text);
      send({ type: 'form.changed' });
    },
    undo() {
      rates.clear();
      send({ type: 'form.changed' });
    },
  };
}

export type RebateEditing = ReturnType<typeof useDownlineRebates>;
