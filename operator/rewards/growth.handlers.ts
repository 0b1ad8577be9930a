import { type Handlers, signedIn } from '#operator/core/context.ts';
import { claimMission, missionsPage } from './missions.ts';
import { rankPage, setRankPresence } from './ranks.ts';
import { invitationPage } from './referrals.ts';

/** Missions, ranks and invitations (BEN-06…08). */
export const growthHandlers = {
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
