import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#operator/core/context.ts';
import { betDaySums } from '#operator/database/tables/bets.tables.ts';
import { insertRows } from '#operator/database/insertRows.ts';
import type { BetState } from '@araw/contract/cashier/records';

/** A round, lottery order or ticket, as listed in records. */
export interface ListedBet {
  accountId: number;
  fun: boolean;
  gameId: string;
  placedAt: number;
  state: BetState;
  /** Centavos, like the other amounts. */
  stake: number;
  valid: number;
  payout: number;
}

/**
 * Adds a bet to the sums of the day it was placed on, in the transaction that changes it; `before` is its previously counted
 * state, null for a new one.
 */
export async function countBet(
  transaction: Database,
  before: ListedBet | null,
  after: ListedBet,
): Promise<void> {
  await transaction.execute(counting(before, after));
}

/** `countBet` as part of a larger statement. */
export function counting(before: ListedBet | null, after: ListedBet): SQL {
  if (before?.state === after.state) return add([difference(after, before)]);
  return add([...(before ? [times(before, -1)] : []), times(after, 1)]);
}

interface Counted extends ListedBet {
  bets: number;
}

const times = (bet: ListedBet, sign: 1 | -1): Counted => ({
  ...bet,
  bets: sign,
  stake: sign * bet.stake,
  valid: sign * bet.valid,
  payout: sign * bet.payout,
});

const difference = (after: ListedBet, before: ListedBet): Counted => ({
  ...after,
  bets: 0,
  stake: after.stake - before.stake,
  valid: after.valid - before.valid,
  payout: after.payout - before.payout,
});

/** A bet stays on the day it was placed on. */
const add = (counted: readonly Counted[]): SQL => sql`
  ${insertRows(
    betDaySums,
    counted.map(({ placedAt: _, ...sums }) => sums),
    { day: sql`merchant_day(${counted[0]?.placedAt})` },
  )}
  on conflict (account_id, fun, day, game_id, state) do update set
    bets = bet_day_sums.bets + excluded.bets,
    stake = bet_day_sums.stake + excluded.stake,
    valid = bet_day_sums.valid + excluded.valid,
    payout = bet_day_sums.payout + excluded.payout`;
