import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Claim, ClaimOutcome, Offer, OfferRequest } from '#machines/claim/claim.machine.ts';
import { outcomeOf } from '#src/app/outcomeOf.ts';
import { isDecided } from '#screens/shared/payments/confirmedCall.ts';
import { languageToSend } from '@araw/contract/calls/languages';
import { benefitsQuery } from '#services/queries/growthQueries.ts';
import type { OperatorClient } from '#services/client/operator.ts';

/** Reads the levels into the query cache, and claims a gift. Leaving the page doesn't abort a claim. */
export const defineBenefitActors = (
  operator: OperatorClient,
  queryClient: QueryClient,
  language: string,
) => ({
  loadOffers: fromPromise<readonly Offer[], OfferRequest>(async () => {
    const { gifts } = await queryClient.fetchQuery(benefitsQuery(operator, language));
    return gifts.map(({ id, claimable, refusal }) => ({ id, sum: claimable, refusal }));
  }),
  makeClaim: fromPromise<ClaimOutcome, Claim>(({ input: { id, key } }) =>
    outcomeOf(operator.claimGift({ key, id, language: languageToSend(language) }), {
      accepted: ({ number, sum }) => ({ receipt: { number, sum } }),
      rejected: (refused) => ({ decided: isDecided(refused, key) }),
    }),
  ),
});
