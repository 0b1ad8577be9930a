import * as v from 'valibot';
import { moneyKey } from './deposits.ts';
import { day, list, pesos, text, timestamp } from './fields.ts';

export const missionPeriods = ['day', 'week'] as const;
/** Days with a log-in, credited deposits, valid bets, games with a valid bet. */
export const missionMeasures = ['logIns', 'cashIns', 'validBets', 'games'] as const;

const language = v.optional(text(8), 'EN');

export const missionsRequest = v.object({ language });

/** A mission of the period that runs, as it is to one member (BEN-07). */
export const mission = v.object({
  /** Of mission and period: another period has another one. */
  id: text(96),
  title: text(255),
  period: v.picklist(missionPeriods),
  /** The first day of the period and its last one. */
  from: day,
  to: day,
  /** One that the app does not know is shown by its title alone. */
  measure: text(32),
  /** Whether `have` and `target` are pesos. */
  money: v.boolean(),
  have: pesos,
  target: pesos,
  reward: pesos,
  /** To be played before it becomes cash, and in how many days. */
  turnover: pesos,
  turnoverDays: v.pipe(v.number(), v.integer()),
  /** When it was claimed; null for not. */
  claimedAt: v.nullable(timestamp),
  /** The period is over then; what was reached lies in the reward centre until `keptUntil`. */
  endsAt: timestamp,
  keptUntil: timestamp,
  /** What can be claimed now: the reward, or 0. */
  claimable: pesos,
  /** What a claim waits for; '' where it can be claimed, or there is nothing to claim. */
  refusal: text(512),
});
export type Mission = v.InferOutput<typeof mission>;

export const missions = v.object({ list: list('missions', mission), now: timestamp, timeZone: text(64) });

export const claimMissionRequest = v.object({ key: moneyKey, id: text(96), language });

export const missionClaim = v.object({ number: text(32), sum: pesos, mission });
