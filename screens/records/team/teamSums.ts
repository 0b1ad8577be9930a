import { dayAfter, lengthOf } from '@araw/contract/values/dates';
import type { TeamFigures } from '@araw/contract/agents/team';
import type { RecordAnswers } from '#services/queries/recordQueries.ts';

export type TeamAnswer = RecordAnswers['teamFigures'];

/** Bonuses plus rebates. Adds pesos in centavos: floating-point sums drift. */
export const extrasOf = ({ bonuses, rebates }: TeamFigures): number =>
  (Math.round(bonuses * 100) + Math.round(rebates * 100)) / 100;

/** The bets of each day in the range, in pesos, oldest first, including days without bets. */
export function dailyBets({ days, from, to }: TeamAnswer): { day: string; net: number }[] {
  const bets = new Map(days.map((each) => [each.day, each.bets]));
  return Array.from({ length: lengthOf({ from, to }) }, (_, index) => {
    const day = dayAfter(from, index);
    return { day, net: bets.get(day) ?? 0 };
  });
}
