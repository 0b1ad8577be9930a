import * as v from 'valibot';
import { pesos, rows, text, timestamp, whole } from './fields.ts';

export const invitationRequest = v.object({ language: v.optional(text(8), 'EN') });

const invited = v.object({
  /** Masked. */
  name: text(64),
  joinedAt: timestamp,
  /** `deposit`: the first cash in is open, `bets`: bets are, `done`, `ended`: its time is over, `inReview`, `refused`. */
  state: text(32),
  stateText: text(255),
  /** Why it does not count, or waits; '' otherwise. */
  reason: text(512),
  /** What it has earned the member. */
  earned: pesos,
});

/** A member's own link, what it gives, and who has come by it (BEN-06). */
export const invitation = v.object({
  code: text(64),
  terms: v.object({
    leastDeposit: pesos,
    depositReward: pesos,
    friendReward: pesos,
    leastBets: pesos,
    betsReward: pesos,
    days: whole(1),
    /** Turnover in hundredths of a reward. */
    factor: whole(0),
    minimumAge: whole(0),
  }),
  invited: whole(0),
  rewarded: whole(0),
  earned: pesos,
  /** Newest first. */
  friends: rows('friends', invited),
  now: timestamp,
  timeZone: text(64),
});
export type Invitation = v.InferOutput<typeof invitation>;
