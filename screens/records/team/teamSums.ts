import { dayAfter, lengthOf } from '#services/contract/dates.ts';
import type { TeamFigures } from '#services/contract/team.ts';
import type { RecordAnswers } from '#services/queries/recordQueries.ts';

export type TeamAnswer = RecordAnswers['teamFigures'];

/** Bonuses and rebates. Pesos are added in centavos: sums of fractions drift. */
export const extrasOf = ({ bonuses, rebates }: TeamFigures): number =>
  (Math.round(bonuses * 100) + Math.round(rebates * 100)) / 100;

/** What was bet on each day of the range, oldest first, also on those without bets. */
export function dailyBets({ days, from, to }: TeamAnswer): { day: string; net: number }[] {
  const bets = new Map(days.map((each) => [each.day, each.bets]));
  return Array.from({ length: lengthOf({ from, to }) }, (_, index) => {
    const day = dayAfter(from, index);
    return { day, net: bets.get(day) ?? 0 };
  });
}
