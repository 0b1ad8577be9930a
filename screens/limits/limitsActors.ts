import { fromPromise } from 'xstate';
import { errorWithCode } from '#machines/chartError.ts';
import type { LimitChange, LimitOutcome } from '#machines/limits/limits.machine.ts';
import { isNotOffered } from '#screens/shared/loading/isNotOffered.ts';
import type { Protection } from '@araw/contract/protection/protection';
import type { OperatorClient } from '#services/client/operator.ts';
import { outcomeOf } from '#src/app/outcomeOf.ts';

/** The page's data. An operator without this call counts as having switched protection off (PROT-01). */
export const readProtection = (operator: OperatorClient) =>
  fromPromise<Protection>(async ({ signal }) => {
    try {
      return await operator.protection({}, { signal });
    } catch (error) {
      throw isNotOffered({ data: undefined, error }) ? errorWithCode('switchedOff') : error;
    }
  });

function send(operator: OperatorClient, change: LimitChange, key: string): Promise<Protection> {
  switch (change.do) {
    case 'set':
      return operator.setLimit({ key, kind: change.kind, period: change.period, amount: change.amount });
    case 'confirm':
      return operator.confirmLimit({ key, kind: change.kind, period: change.period });
    case 'keep':
      return operator.cancelLimitChange({ key, kind: change.kind, period: change.period });
    case 'check':
      return operator.setRealityCheck({ key, minutes: change.minutes });
    case 'decline':
      return operator.answerLimitOffer({ key, offer: change.offer });
  }
}

/** Reads the limits and changes one thing at a time. Leaving the page doesn't abort what was sent. */
export const defineLimitsActors = (operator: OperatorClient) => ({
  loadProtection: readProtection(operator),
  change: fromPromise<LimitOutcome, { change: LimitChange; key: string }>(({ input: { change, key } }) =>
    outcomeOf(send(operator, change, key), { accepted: (protection: Protection) => ({ protection }) }),
  ),
});
