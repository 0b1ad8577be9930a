import type { ProfitView, Range } from '#machines/records/records.rules.ts';
import { dayAfter, lengthOf } from '@araw/contract/values/dates';
import type { RecordAnswers } from '#services/queries/recordQueries.ts';

type Entry = RecordAnswers['profit']['list'][number];

export interface Figures {
  bets: number;
  payouts: number;
  /** Bonuses and rebates. */
  extras: number;
  net: number;
}

export interface ProfitSums extends Figures {
  open: number;
  deposits: number;
  withdrawals: number;
}

/** Adds pesos in centavos: floating-point sums drift. */
const plus = (one: number, other: number) => (Math.round(one * 100) + Math.round(other * 100)) / 100;

const nothing: ProfitSums = { bets: 0, payouts: 0, extras: 0, net: 0, open: 0, deposits: 0, withdrawals: 0 };

const add = (sums: ProfitSums, entry: Entry): ProfitSums => ({
  bets: plus(sums.bets, entry.bets),
  payouts: plus(sums.payouts, entry.payouts),
  extras: plus(sums.extras, plus(entry.bonuses, entry.rebates)),
  net: plus(sums.net, entry.net),
  open: plus(sums.open, entry.open),
  deposits: plus(sums.deposits, entry.deposits),
  withdrawals: plus(sums.withdrawals, entry.withdrawals),
});

/** The sums of the whole range (REC-05). */
export const profitSums = (list: readonly Entry[]): ProfitSums => list.reduce(add, nothing);

/** The grouping key of each view; games and categories keep the order of their first entry. */
const keyOf: Record<ProfitView, (entry: Entry) => string> = {
  day: ({ day }) => day,
  category: ({ gameType }) => gameType,
  game: ({ gameId }) => gameId,
};

/** The rows of a view, each with an entry to name it by. */
export function profitRows(
  list: readonly Entry[],
  view: ProfitView,
): { key: string; entry: Entry; sums: ProfitSums }[] {
  const rows = new Map<string, { key: string; entry: Entry; sums: ProfitSums }>();
  for (const entry of list) {
    const key = keyOf[view](entry);
    const row = rows.get(key) ?? { key, entry, sums: nothing };
    rows.set(key, { ...row, sums: add(row.sums, entry) });
  }
  return [...rows.values()];
}

/** The net of each day in the range, oldest first, including days without entries. */
export function dailyNets(list: readonly Entry[], { from, to }: Range): { day: string; net: number }[] {
  const nets = new Map(profitRows(list, 'day').map(({ key, sums }) => [key, sums.net]));
  return Array.from({ length: lengthOf({ from, to }) }, (_, index) => {
    const day = dayAfter(from, index);
    return { day, net: nets.get(day) ?? 0 };
  });
}
