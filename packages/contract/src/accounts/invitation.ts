import * as v from 'valibot';
import { pesos, rows, text, timestamp, unreadRows, whole } from '../values/fields.ts';

export const invitationRequest = v.object({ language: v.optional(text(8), 'EN') });

const invited = v.object({
  /** Masked. */
  name: text(64),
  joinedAt: timestamp,
  /** `deposit`: the first cash-in is missing, `bets`: bets are, `done`, `ended`: time is up, `inReview`, `refused`. */
  state: text(32),
  stateText: text(255),
  /** Why it doesn't count or is on hold; '' otherwise. */
  reason: text(512),
  /** The member's reward for it. */
  earned: pesos,
});

/** A member's own link, its reward, and the friends who signed up with it (BEN-06). */
export const invitation = v.object({
  code: text(64),
  terms: v.object({
    leastDeposit: pesos,
    depositReward: pesos,
    friendReward: pesos,
    leastBets: pesos,
    betsReward: pesos,
    days: whole(1),
    /** Turnover as a multiple of the reward, in hundredths. */
    factor: whole(0),
    minimumAge: whole(0),
  }),
  invited: whole(0),
  rewarded: whole(0),
  earned: pesos,
  /** Newest first. */
  friends: rows('friends', invited),
  unread: unreadRows('friends'),
  now: timestamp,
  timeZone: text(64),
});
export type Invitation = v.InferOutput<typeof invitation>;
