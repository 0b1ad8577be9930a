import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Claim, ClaimOutcome, Offer, OfferRequest } from '#machines/claim/claim.machine.ts';
import { outcomeOf } from '#src/app/outcomeOf.ts';
import { isDecided } from '#screens/shared/payments/confirmedCall.ts';
import type { OperatorClient } from '#services/client/operator.ts';
import { languageToSend } from '@araw/contract/calls/languages';
import { rebateQuery } from '#services/queries/growthQueries.ts';

/**
 * Reads the rebate into the query cache, and claims it up to the last bet shown. Leaving the page doesn't abort
 * a claim that has been sent.
 */
export const defineRebateActors = (operator: OperatorClient, queryClient: QueryClient, language: string) => ({
  loadOffers: fromPromise<readonly Offer[], OfferRequest>(async () => {
    const { through, sum, refusal } = await queryClient.fetchQuery(rebateQuery(operator, language));
    return [{ id: through, sum, refusal }];
  }),
  makeClaim: fromPromise<ClaimOutcome, Claim>(({ input: { id, key } }) =>
    outcomeOf(operator.claimRebate({ key, through: id, language: languageToSend(language) }), {
      accepted: ({ number, sum }) => ({ receipt: { number, sum } }),
      rejected: (refused) => ({ decided: isDecided(refused, key) }),
    }),
  ),
});
