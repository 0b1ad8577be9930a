import { fromPromise } from 'xstate';
import type { ChangeOutcome, RebateChange } from '#machines/downlineRebates/downlineRebates.machine.ts';
import { outcomeOf } from '#src/app/outcomeOf.ts';
import { rebateProblemsIn } from '#screens/shared/team/rebateProblemsIn.ts';
import type { DownlineRebates } from '@araw/contract/agents/downlineRebates';
import type { OperatorClient } from '#services/client/operator.ts';

/** Leaving the page doesn't abort a change that has been sent. */
export const defineDownlineRebatesActors = (operator: OperatorClient) => ({
  loadRebates: fromPromise<DownlineRebates, { account: string }>(({ input, signal }) =>
    operator.downlineRebates(input, { signal }),
  ),
  changeRebates: fromPromise<ChangeOutcome, RebateChange>(({ input }) =>
    outcomeOf(operator.updateDownlineRebates(input), {
      accepted: () => ({}),
      rejected: (refused) => ({ problems: rebateProblemsIn(refused) }),
    }),
  ),
});
