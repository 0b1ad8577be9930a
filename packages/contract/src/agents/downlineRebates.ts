import * as v from 'valibot';
import { day, decimal, list, text, whole, words } from '../values/fields.ts';

/** Percent of valid bets, with at most two decimals. */
export const rate = v.pipe(
  decimal,
  v.minValue(0),
  v.maxValue(100),
  v.check((given) => Math.round(given * 100) / 100 === given, 'no whole hundredths of a per cent'),
);

/** By category. */
export const rates = v.record(text(32), rate);
export type Rates = v.InferOutput<typeof rates>;

/** How many direct members an agent may give this rate or a higher one. */
export const rebateQuota = v.object({ category: text(32), rebate: rate, quota: whole(0), used: whole(0) });
export type RebateQuota = v.InferOutput<typeof rebateQuota>;

export const rebateSettings = v.object({
  /** The agent's own, today. */
  rebates: rates,
  /** The agent's own, from the next midnight on. */
  next: v.optional(rates, {}),
  /** Direct members by name, with their rates from the next midnight on. */
  subordinates: v.optional(
    list('subordinates', v.object({ account: text(128), type: whole(-1, 9999), rebates: rates })),
    [],
  ),
});

export const downlineRebatesRequest = v.object({ account: text(128) });

export const downlineRate = v.object({
  category: text(32),
  now: rate,
  /** From the next midnight on. */
  next: rate,
  /** The agent's own from then on: upper bound. */
  own: rate,
  /** What the member has passed on: lower bound. */
  least: rate,
  /** The member who receives `least`; '' if nothing was passed on. */
  leastOf: words(128),
});
export type DownlineRate = v.InferOutput<typeof downlineRate>;

export const downlineRebates = v.object({
  account: text(128),
  type: whole(-1, 9999),
  /** The day on which new rates take effect. */
  from: day,
  list: list('downlineRates', downlineRate),
  quotas: list('rebateQuotas', rebateQuota),
});
export type DownlineRebates = v.InferOutput<typeof downlineRebates>;

/** `seen` is the `next` that the agent saw: refused if it has changed since. */
export const updateRebatesRequest = v.object({ account: text(128), seen: rates, rebates: rates });

/** The bound that a rate violates: the agent's own rate, a rate passed on, or a used-up quota. */
export const rebateProblem = v.object({
  category: text(32),
  bound: v.picklist(['own', 'givenOn', 'quota']),
  /** The bound; for a quota the rate at which it starts to count. */
  rate,
  /** Who receives the rate passed on. */
  account: words(128),
  used: v.optional(whole(0), 0),
  quota: v.optional(whole(0), 0),
});
export type RebateProblem = v.InferOutput<typeof rebateProblem>;
