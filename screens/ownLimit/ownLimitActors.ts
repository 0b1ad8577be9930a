import { fromPromise } from 'xstate';
import type { OwnLimitOutcome } from '#machines/ownLimit/ownLimit.machine.ts';
import type { OwnLimit } from '#services/contract/ownLimit.ts';
import type { OperatorClient } from '#services/client/operator.ts';
import { outcomeOf } from '#src/app/outcomeOf.ts';

const noted = { accepted: (limit: OwnLimit) => ({ limit }) };

/** Reads the own limit, changes it, and keeps it before a change holds. What was sent goes on when the page is left. */
export const defineOwnLimitActors = (operator: OperatorClient) => ({
  loadLimit: fromPromise<OwnLimit>(({ signal }) => operator.ownLimit({}, { signal })),
  setLimit: fromPromise<OwnLimitOutcome, { amount: string | null; key: string }>(({ input }) =>
    outcomeOf(operator.setOwnLimit(input), noted),
  ),
  cancelChange: fromPromise<OwnLimitOutcome, { key: string }>(({ input }) =>
    outcomeOf(operator.cancelOwnLimitChange(input), noted),
  ),
});
