import * as v from 'valibot';
import { applicationLimits } from './applicationLimits.ts';
import { moneyKey, receipt } from './deposits.ts';
import { conditions } from './promotionConditions.ts';
import { address, list, orElse, pesos, rows, text, timestamp, whole, words } from './fields.ts';

const language = v.optional(text(8), 'EN');

export const promotionOffersRequest = v.object({ language });

/** What counts and what is given for it, for the page to say in its own words (BEN-11). */
const promotionTerms = v.object({
  /** What counts: a `deposit`, `bets`, or an `application`; the app says nothing of one that it does not know. */
  basis: text(32),
  /** Of one deposit, or of bets together; 0 for an application. */
  least: pesos,
  /** Of the deposit or the bets, in per cent; null gives the whole amount. */
  share: v.nullable(whole(1)),
  /** Categories whose bets count; empty for all. */
  gameTypes: v.optional(rows('gameTypes', text(32)), []),
  /** Days to claim it in; null where it comes by itself. */
  claimDays: v.nullable(whole(1)),
});

/** A promotion as it is to one member, by the terms that the member joined, else by those in force (BEN-01, BEN-11). */
export const promotionOffer = v.object({
  id: text(64),
  version: whole(1),
  title: text(255),
  /** Of the promotion table; one that the app does not know shows `stateText`. */
  state: text(32),
  stateText: text(255),
  startsAt: timestamp,
  endsAt: timestamp,
  conditions,
  /** Categories whose bets count other than in full, in per cent. */
  weights: rows('weights', v.object({ gameType: text(32), weight: whole(0) })),
  /** 358:150, with room for words at the left; '' for none. */
  picture: v.optional(address, ''),
  /** Null where the operator tells its conditions alone. */
  terms: v.optional(orElse('terms', v.nullable(promotionTerms), null), null),
  /** The bonus that it has given, or gives at most, and what that asks to be played. */
  amount: pesos,
  turnover: pesos,
  /** How one takes part: `join`, `apply`, or `deposit` where it is chosen with one. */
  entry: text(32),
  /** What the member may do now: exactly the events that the table takes and nothing forbids. */
  actions: v.optional(rows('actions', v.picklist(['join', 'apply', 'claim'])), []),
  /** The reward that it has given; null for none. */
  reward: v.nullable(text(64)),
  /** Why it can be neither joined, applied for nor claimed; '' where it can, and while nothing is to be done. */
  refusal: text(512),
  /** Why an application was rejected, in the reviewer's words; '' for none. */
  reason: words(255),
  /** How often one can still apply in this round. */
  triesLeft: v.optional(whole(0), 0),
  /** What the member has applied with last; null for nothing. */
  application: v.optional(
    v.nullable(v.object({ comment: v.string(), pictures: rows('pictures', receipt) })),
    null,
  ),
  /** What has happened to it, oldest first. */
  steps: v.optional(rows('steps', v.object({ at: timestamp, state: text(32), text: words(255) })), []),
});
export type PromotionOffer = v.InferOutput<typeof promotionOffer>;

export const promotionOffers = v.object({
  list: list('promotions', promotionOffer),
  now: timestamp,
  timeZone: text(64),
});

export const joinPromotionRequest = v.object({ key: moneyKey, id: text(64), version: whole(1), language });

/** The pictures have come before, each by /wps/cashier/receipts with `for=application` (see docs); those sent before may come again. */
export const applyForPromotionRequest = v.object({
  key: moneyKey,
  id: text(64),
  version: whole(1),
  comment: v.pipe(
    v.string(),
    v.check(
      (comment) => Array.from(comment).length <= applicationLimits.comment,
      'a comment of at most 140 characters',
    ),
  ),
  pictures: v.pipe(v.array(text(64)), v.maxLength(applicationLimits.files)),
  language,
});

/** What was won, and what has become of it (BEN-03). */
export const reward = v.object({
  id: text(64),
  number: text(32),
  /** Of what gave it. */
  title: text(255),
  /** What kind of thing gave it, such as `promotion`. */
  source: v.optional(text(32), 'promotion'),
  /** Of the reward table; one that the app does not know shows `stateText`. */
  state: text(32),
  stateText: text(255),
  amount: pesos,
  /** To be played, and played by now. */
  turnover: pesos,
  played: pesos,
  /** In the bonus pocket while it is in turnover. */
  left: pesos,
  /** What has become cash of it. */
  converted: pesos,
  /** Until it is claimed, or its turnover is played; null for no end. */
  endsAt: v.nullable(timestamp),
  changedAt: timestamp,
  /** What a claim of it waits for; '' where it can be claimed. */
  refusal: text(512),
});
export type Reward = v.InferOutput<typeof reward>;

export const rewardsRequest = v.object({ language });

/** Those that can be claimed first, soonest end before. */
export const rewards = v.object({
  list: list('rewards', reward),
  /** Categories whose bets count other than in full, in per cent. */
  weights: v.optional(rows('weights', v.object({ gameType: text(32), weight: whole(0) })), []),
  now: timestamp,
  timeZone: text(64),
});

export const rewardRequest = v.object({ key: moneyKey, id: text(64), language });
