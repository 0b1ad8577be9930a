import type { levels } from '#operator/database/tables/levels.tables.ts';
import { dayAfter } from '@araw/contract/values/dates';

export type Level = typeof levels.$inferSelect;

/** Credited deposits and valid bets within some days, in centavos. */
export interface Sums {
  deposits: number;
  bets: number;
}

/** 0 for none. */
export interface Held {
  level: number;
  /** First merchant day of the level, YYYY-MM-DD; null for a member who never had one. */
  since: string | null;
}

/** First day on which a level can be lost. */
export const heldUntil = ({ days }: Pick<Level, 'days'>, since: string): string => dayAfter(since, days);

/**
 * The level for the day that begins, from bets and deposits on the days before it (BEN-05): the highest level reached;
 * otherwise the current one, or the next one below after its guaranteed days if they don't keep it. `all` is in order;
 * `sumsOf` takes a number of days.
 */
export function levelAfter(
  own: Held,
  all: readonly Level[],
  day: string,
  sumsOf: (days: number) => Sums,
): number {
  const reached = all.findLast((one) => isMet(sumsOf(one.days), one));
  if (reached && reached.level > own.level) return reached.level;
  const terms = all.find(({ level }) => level === own.level);
  // A level without terms is kept.
  if (!terms || own.since === null || day < heldUntil(terms, own.since)) return own.level;
  const asked = { deposits: terms.keepDeposits, bets: terms.keepBets };
  if (isMet(sumsOf(terms.days), asked)) return own.level;
  return all.findLast(({ level }) => level < own.level)?.level ?? 0;
}

const isMet = (have: Sums, asked: Sums) => have.deposits >= asked.deposits && have.bets >= asked.bets;
