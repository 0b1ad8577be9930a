import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Claim, ClaimOutcome, Offer, OfferRequest } from '#machines/claim/claim.machine.ts';
import { outcomeOf } from '#src/app/outcomeOf.ts';
import { isDecided } from '#screens/shared/payments/confirmedCall.ts';
import { languageToSend } from '@araw/contract/calls/languages';
import type { Reward } from '@araw/contract/cashier/promotions';
import { rewardsQuery } from '#services/queries/growthQueries.ts';
import type { OperatorClient } from '#services/client/operator.ts';

const claiming = 'claim ';
const givingUp = 'giveUp ';

/** The id of a tap in the claims' chart: claims a claimable reward, or gives up one in play. */
export const tapOf = ({ id, state }: Pick<Reward, 'id' | 'state'>): string =>
  `${state === 'inTurnover' ? givingUp : claiming}${id}`;
export const isGivingUp = (tap: string): boolean => tap.startsWith(givingUp);

const canBeTapped = ({ state }: Reward) => state === 'claimable' || state === 'inTurnover';

/** Reads the rewards into the query cache, claims one or gives it up. Leaving the page doesn't abort either. */
export const defineRewardActors = (operator: OperatorClient, queryClient: QueryClient, language: string) => ({
  loadOffers: fromPromise<readonly Offer[], OfferRequest>(async () => {
    const { list } = await queryClient.fetchQuery(rewardsQuery(operator, language));
    return list
      .filter(canBeTapped)
      .map((reward) => ({ id: tapOf(reward), sum: reward.amount, refusal: reward.refusal }));
  }),
  makeClaim: fromPromise<ClaimOutcome, Claim>(({ input: { id: tap, key } }) => {
    const request = {
      key,
      id: tap.slice((isGivingUp(tap) ? givingUp : claiming).length),
      language: languageToSend(language),
    };
    return outcomeOf(isGivingUp(tap) ? operator.giveUpReward(request) : operator.claimReward(request), {
      accepted: ({ number, amount }) => ({ receipt: { number, sum: amount } }),
      rejected: (refused) => ({ decided: isDecided(refused, key) }),
    });
  }),
});
