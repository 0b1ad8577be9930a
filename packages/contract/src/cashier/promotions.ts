import * as v from 'valibot';
import { applicationLimits } from './applicationLimits.ts';
import { moneyKey, receipt } from './deposits.ts';
import { conditions } from './promotionConditions.ts';
import {
  address,
  list,
  orElse,
  pesos,
  rows,
  text,
  timestamp,
  unreadRows,
  whole,
  words,
} from '../values/fields.ts';

const language = v.optional(text(8), 'EN');

export const promotionOffersRequest = v.object({ language });

/** The terms as data, for the page to word itself (BEN-11). */
const promotionTerms = v.object({
  /** `deposit`, `bets` or `application`; the app shows nothing for an unknown one. */
  basis: text(32),
  /** Minimum for a single deposit, or for all bets together; 0 for an application. */
  least: pesos,
  /** Percent of the deposit or bets; null gives the whole amount. */
  share: v.nullable(whole(1)),
  /** Game categories that count; empty for all. */
  gameTypes: v.optional(rows('gameTypes', text(32)), []),
  /** Days to claim it; null if it is credited automatically. */
  claimDays: v.nullable(whole(1)),
});

/** A promotion as one member sees it: with the terms the member joined under, else the current ones (BEN-01, BEN-11). */
export const promotionOffer = v.object({
  id: text(64),
  version: whole(1),
  title: text(255),
  /** A state of promotionTable; for an unknown one the app shows `stateText`. */
  state: text(32),
  stateText: text(255),
  startsAt: timestamp,
  endsAt: timestamp,
  conditions,
  /** Game categories that don't count in full, in percent. */
  weights: rows('weights', v.object({ gameType: text(32), weight: whole(0) })),
  /** 358:150, with room for text on the left; '' for none. */
  picture: v.optional(address, ''),
  /** Null if the operator gives only conditions in words. */
  terms: v.optional(orElse('terms', v.nullable(promotionTerms), null), null),
  /** The bonus given, or the highest possible one, and its turnover. */
  amount: pesos,
  turnover: pesos,
  /** How to take part: `join`, `apply`, or `deposit` if it is chosen with a cash-in. */
  entry: text(32),
  /** The member's possible actions: exactly those events that the table accepts and nothing forbids. */
  actions: v.optional(rows('actions', v.picklist(['join', 'apply', 'claim'])), []),
  /** Id of the reward it gave; null for none. */
  reward: v.nullable(text(64)),
  /** Why none of the actions is possible; '' if one is, or if there is nothing to do. */
  refusal: text(512),
  /** The reviewer's reason for rejecting an application; '' for none. */
  reason: words(255),
  /** Applications left in this round. */
  triesLeft: v.optional(whole(0), 0),
  /** The member's latest application; null for none. */
  application: v.optional(
    v.nullable(v.object({ comment: v.string(), pictures: rows('pictures', receipt) })),
    null,
  ),
  /** History, oldest first. */
  steps: v.optional(rows('steps', v.object({ at: timestamp, state: text(32), text: words(255) })), []),
});
export type PromotionOffer = v.InferOutput<typeof promotionOffer>;

export const promotionOffers = v.object({
  list: list('promotions', promotionOffer),
  now: timestamp,
  timeZone: text(64),
});

export const joinPromotionRequest = v.object({ key: moneyKey, id: text(64), version: whole(1), language });

/**
 * Pictures are uploaded first, each to /wps/cashier/receipts with `for=application` (see docs); earlier ones may be
 * reused.
 */
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

/** A reward and its state (BEN-03). */
export const reward = v.object({
  id: text(64),
  number: text(32),
  /** Title of the promotion, mission or other source. */
  title: text(255),
  /** Kind of source, such as `promotion`. */
  source: v.optional(text(32), 'promotion'),
  /** A state of rewardTable; for an unknown one the app shows `stateText`. */
  state: text(32),
  stateText: text(255),
  amount: pesos,
  /** Required turnover, and how much of it is done. */
  turnover: pesos,
  played: pesos,
  /** In the bonus pocket during turnover. */
  left: pesos,
  /** The part already converted to cash. */
  converted: pesos,
  /** Deadline for claiming it or for its turnover; null for none. */
  endsAt: v.nullable(timestamp),
  changedAt: timestamp,
  /** What a claim is waiting for; '' if it can be claimed. */
  refusal: text(512),
});
export type Reward = v.InferOutput<typeof reward>;

export const rewardsRequest = v.object({ language });

/** Claimable ones first, then by deadline. */
export const rewards = v.object({
  list: list('rewards', reward),
  unread: unreadRows('rewards'),
  /** Game categories that don't count in full, in percent. */
  weights: v.optional(rows('weights', v.object({ gameType: text(32), weight: whole(0) })), []),
  now: timestamp,
  timeZone: text(64),
});

export const rewardRequest = v.object({ key: moneyKey, id: text(64), language });
