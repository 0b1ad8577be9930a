import * as v from 'valibot';
import { moneyKey } from './deposits.ts';
import { list, pesos, rows, text, timestamp, whole } from './fields.ts';

const language = v.optional(text(8), 'EN');

export const promotionOffersRequest = v.object({ language });

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
  /** What it asks and gives, in words. */
  conditions: rows('conditions', v.object({ name: text(32), text: text(512) })),
  /** Categories whose bets count other than in full, in per cent. */
  weights: rows('weights', v.object({ gameType: text(32), weight: whole(0) })),
  /** The reward that it has given; null for none. */
  reward: v.nullable(text(64)),
  /** Why it cannot be joined; '' where it can, and once it is joined. */
  refusal: text(512),
});
export type PromotionOffer = v.InferOutput<typeof promotionOffer>;

export const promotionOffers = v.object({
  list: list('promotions', promotionOffer),
  now: timestamp,
  timeZone: text(64),
});

export const joinPromotionRequest = v.object({ key: moneyKey, id: text(64), version: whole(1), language });

/** What was won, and what has become of it (BEN-03). */
export const reward = v.object({
  id: text(64),
  number: text(32),
  /** Of what gave it. */
  title: text(255),
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
export const rewards = v.object({ list: list('rewards', reward), now: timestamp, timeZone: text(64) });

export const rewardRequest = v.object({ key: moneyKey, id: text(64), language });
