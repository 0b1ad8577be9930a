import * as v from 'valibot';
import { moneyKey } from '../cashier/deposits.ts';
import { day, list, pesos, text, timestamp, unreadRows } from '../values/fields.ts';

export const missionPeriods = ['day', 'week'] as const;
/** Days with a login, credited deposits, valid bets, games with a valid bet. */
export const missionMeasures = ['logIns', 'cashIns', 'validBets', 'games'] as const;

const language = v.optional(text(8), 'EN');

export const missionsRequest = v.object({ language });

/** A mission of the current period as one member sees it (BEN-07). */
export const mission = v.object({
  /** Unique per mission and period. */
  id: text(96),
  title: text(255),
  period: v.picklist(missionPeriods),
  /** First and last day of the period. */
  from: day,
  to: day,
  /** For an unknown measure the app shows only the title. */
  measure: text(32),
  /** `have` and `target` are pesos. */
  money: v.boolean(),
  have: pesos,
  target: pesos,
  reward: pesos,
  /** Turnover before it becomes cash, and the days for it. */
  turnover: pesos,
  turnoverDays: v.pipe(v.number(), v.integer()),
  /** Null if it hasn't been claimed. */
  claimedAt: v.nullable(timestamp),
  /** End of the period; a reward that was reached stays in Rewards until `keptUntil`. */
  endsAt: timestamp,
  keptUntil: timestamp,
  /** The reward if it can be claimed now, or 0. */
  claimable: pesos,
  /** What a claim is waiting for; '' if it can be claimed, or if there is nothing to claim. */
  refusal: text(512),
});
export type Mission = v.InferOutput<typeof mission>;

export const missions = v.object({
  list: list('missions', mission),
  now: timestamp,
  timeZone: text(64),
  unread: unreadRows('missions'),
});
export type Missions = v.InferOutput<typeof missions>;

export const claimMissionRequest = v.object({ key: moneyKey, id: text(96), language });

export const missionClaim = v.object({ number: text(32), sum: pesos, mission });
