import type { levels } from '#operator/database/tables/levels.tables.ts';
import { dayAfter } from '#services/contract/dates.ts';

export type Level = typeof levels.$inferSelect;

/** Credited deposits and valid bets of some days, in centavos. */
export interface Sums {
  deposits: number;
  bets: number;
}

/** 0 for none. */
export interface Held {
  level: number;
  /** The merchant's day, YYYY-MM-DD, on which it began; null for whoever has never had one. */
  since: string | null;
}

/** A level is kept without being asked for until this day, which may be the first one without it. */
export const heldUntil = ({ days }: Pick<Level, 'days'>, since: string): string => dayAfter(since, days);

/**
 * The level of the day that begins, by what was played and deposited in the days before it (BEN-05): the highest one that is
 * reached; else the own one, or the next below it once it has been held for its days and these do not keep it. `all` in
 * their order; `sumsOf` of so many days.
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
  // What is no longer told what it asks for stays.
  if (!terms || own.since === null || day < heldUntil(terms, own.since)) return own.level;
  const asked = { deposits: terms.keepDeposits, bets: terms.keepBets };
  if (isMet(sumsOf(terms.days), asked)) return own.level;
  return all.findLast(({ level }) => level < own.level)?.level ?? 0;
}

const isMet = (have: Sums, asked: Sums) => have.deposits >= asked.deposits && have.bets >= asked.bets;
