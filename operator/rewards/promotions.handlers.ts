import { type Handlers, signedIn } from '#operator/core/context.ts';
import { applyForPromotion, joinPromotion, promotionOffers } from './promotions/promotions.ts';
import { claimReward, giveUpReward, rewardsOf } from './rewards.ts';

export const promotionsHandlers = {
  async promotionOffers({ language }, caller, context) {
    return promotionOffers(context, signedIn(caller).id, language);
  },

  async joinPromotion(request, caller, context) {
    return joinPromotion(context, signedIn(caller).id, request);
  },

  async applyForPromotion(request, caller, context) {
    return applyForPromotion(context, signedIn(caller).id, request);
  },

  async rewards({ language }, caller, context) {
    return rewardsOf(context, signedIn(caller).id, language);
  },

  async claimReward(request, caller, context) {
    return claimReward(context, signedIn(caller).id, request);
  },

  async giveUpReward(request, caller, context) {
    return giveUpReward(context, signedIn(caller).id, request);
  },
} satisfies Partial<Handlers>;
