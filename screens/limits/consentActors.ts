import { fromPromise } from 'xstate';
import { errorWithCode } from '#machines/chartError.ts';
import type { ConsentOutcome } from '#machines/consent/consent.machine.ts';
import { isNotOffered } from '#screens/shared/loading/isNotOffered.ts';
import type { Consents } from '@araw/contract/protection/consents';
import type { ConsentTable } from '@araw/contract/protection/marketing';
import type { OperatorClient } from '#services/client/operator.ts';
import { outcomeOf } from '#src/app/outcomeOf.ts';

/** Reads and saves the consents. An operator without the call counts as having switched them off. */
export const defineConsentActors = (operator: OperatorClient) => ({
  loadConsents: fromPromise<Consents>(async ({ signal }) => {
    try {
      return await operator.consents({}, { signal });
    } catch (error) {
      throw isNotOffered({ data: undefined, error }) ? errorWithCode('switchedOff') : error;
    }
  }),
  // Leaving the page doesn't abort it.
  save: fromPromise<ConsentOutcome, { given: ConsentTable; version: number }>(({ input }) =>
    outcomeOf(operator.setConsents(input), { accepted: (consents: Consents) => ({ consents }) }),
  ),
});
