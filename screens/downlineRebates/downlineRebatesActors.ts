import { fromPromise } from 'xstate';
import type { ChangeOutcome, RebateChange } from '#machines/rebateEdit/rebateEdit.machine.ts';
import { outcomeOf } from '#src/app/outcomeOf.ts';
import { rateProblemsIn } from '#screens/shared/team/rateProblemsIn.ts';
import type { DownlineRebates } from '#services/contract/agentRates.ts';
import type { OperatorClient } from '#services/operator.ts';

/** A change goes on when the page is left: it has been sent. */
export const defineRebateActors = (operator: OperatorClient) => ({
  loadRebates: fromPromise<DownlineRebates, { account: string }>(({ input, signal }) =>
    operator.downlineRebates(input, { signal }),
  ),
  changeRebates: fromPromise<ChangeOutcome, RebateChange>(({ input }) =>
    outcomeOf(operator.updateDownlineRebates(input), {
      accepted: () => ({}),
      rejected: (refused) => ({ problems: rateProblemsIn(refused) }),
    }),
  ),
});
