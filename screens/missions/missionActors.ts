import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Claim, ClaimOutcome, Offer, OfferRequest } from '#machines/claim/claim.machine.ts';
import { outcomeOf } from '#src/app/outcomeOf.ts';
import { isDecided } from '#screens/shared/payments/confirmedCall.ts';
import { languageToSend } from '@araw/contract/calls/languages';
import { missionsQuery } from '#services/queries/growthQueries.ts';
import type { OperatorClient } from '#services/client/operator.ts';

/** Reads the missions into the query cache, and claims one. Leaving the page doesn't abort a claim. */
export const defineMissionActors = (
  operator: OperatorClient,
  queryClient: QueryClient,
  language: string,
) => ({
  loadOffers: fromPromise<readonly Offer[], OfferRequest>(async () => {
    const { list } = await queryClient.fetchQuery(missionsQuery(operator, language));
    return list.map(({ id, claimable, refusal }) => ({ id, sum: claimable, refusal }));
  }),
  makeClaim: fromPromise<ClaimOutcome, Claim>(({ input: { id, key } }) =>
    outcomeOf(operator.claimMission({ key, id, language: languageToSend(language) }), {
      accepted: ({ number, sum }) => ({ receipt: { number, sum } }),
      rejected: (refused) => ({ decided: isDecided(refused, key) }),
    }),
  ),
});
