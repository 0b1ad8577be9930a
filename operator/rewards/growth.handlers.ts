import { type Handlers, signedIn } from '#operator/core/context.ts';
import { benefitsPage, claimGift } from './levelGifts.ts';
import { claimMission, missionsPage } from './missions.ts';
import { rankPage, setRankPresence } from './ranks.ts';
import { invitationPage } from './referrals.ts';

/** Levels, missions, ranks and invitations (BEN-05…08). */
export const growthHandlers = {
  async benefits({ language }, caller, context) {
    return benefitsPage(context, signedIn(caller).id, language);
  },

  async claimGift(request, caller, context) {
    return claimGift(context, signedIn(caller).id, request);
  },

  async missions({ language }, caller, context) {
    return missionsPage(context, signedIn(caller).id, language);
  },

  async claimMission(request, caller, context) {
    return claimMission(context, signedIn(caller).id, request);
  },

  async rank(request, caller, context) {
    return rankPage(context, caller, request);
  },

  async setRankPresence(request, caller, context) {
    return setRankPresence(context, signedIn(caller).id, request);
  },

  async invitation({ language }, caller, context) {
    return invitationPage(context, signedIn(caller).id, language);
  },
} satisfies Partial<Handlers>;
