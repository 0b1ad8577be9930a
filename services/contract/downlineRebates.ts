import * as v from 'valibot';
import { day, decimal, list, text, whole, words } from './fields.ts';

/** Of valid bets, in per cent and whole hundredths of it. */
export const rate = v.pipe(
  decimal,
  v.minValue(0),
  v.maxValue(100),
  v.check((given) => Math.round(given * 100) / 100 === given, 'no whole hundredths of a per cent'),
);

/** By category. */
export const rates = v.record(text(32), rate);
export type Rates = v.InferOutput<typeof rates>;

/** Of an agent: how many direct subordinates may stand at or above a rate. */
export const rebateQuota = v.object({ category: text(32), rebate: rate, quota: whole(0), used: whole(0) });
export type RebateQuota = v.InferOutput<typeof rebateQuota>;

export const rebateSettings = v.object({
  /** The agent's own, today. */
  rebates: rates,
  /** The agent's own from the next midnight on. */
  next: v.optional(rates, {}),
  /** Direct subordinates, by name, with what they have from the next midnight on. */
  subordinates: v.optional(
    list('subordinates', v.object({ account: text(128), type: whole(-1, 9999), rebates: rates })),
    [],
  ),
});

export const downlineRebatesRequest = v.object({ account: text(128) });

export const downlineRate = v.object({
  category: text(32),
  /** Today's. */
  now: rate,
  /** From the next midnight on. */
  next: rate,
  /** The agent's own from then on: no higher. */
  own: rate,
  /** What the subordinate has given on: no lower. */
  least: rate,
  /** To whom; empty where nothing was given on. */
  leastOf: words(128),
});
export type DownlineRate = v.InferOutput<typeof downlineRate>;

export const downlineRebates = v.object({
  account: text(128),
  type: whole(-1, 9999),
  /** The day on which new rates begin. */
  from: day,
  list: list('downlineRates', downlineRate),
  quotas: list('rebateQuotas', rebateQuota),
});
export type DownlineRebates = v.InferOutput<typeof downlineRebates>;

/** `seen` is what was shown of them as `next`: what was changed meanwhile is refused. */
export const updateRebatesRequest = v.object({ account: text(128), seen: rates, rebates: rates });

/** Which bound a rate passes: the agent's own, what was given on, or a quota that is taken. */
export const rebateProblem = v.object({
  category: text(32),
  bound: v.picklist(['own', 'givenOn', 'quota']),
  /** The bound; of a quota the rate from which on it counts. */
  rate,
  /** Who has what was given on. */
  account: words(128),
  used: v.optional(whole(0), 0),
  quota: v.optional(whole(0), 0),
});
export type RebateProblem = v.InferOutput<typeof rebateProblem>;
