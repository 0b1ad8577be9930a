import { sql } from 'drizzle-orm';
import type { Database } from '#operator/core/context.ts';
import { betDaySums } from '#operator/database/bets.tables.ts';
import type { BetState } from '#services/contract/records.ts';

/** A round, lottery order or ticket as records list it. */
export interface ListedBet {
  accountId: number;
  fun: boolean;
  gameId: string;
  placedAt: number;
  state: BetState;
  /** Centavos, as are the others. */
  stake: number;
  valid: number;
  payout: number;
}

/**
 * Counts a bet into the sums of the day on which it was placed, in the transaction that changes it; `before` is what it
 * was counted as, null for a new one.
 */
export async function countBet(
  transaction: Database,
  before: ListedBet | null,
  after: ListedBet,
): Promise<void> {
  if (before?.state === after.state) return add(transaction, [difference(after, before)]);
  await add(transaction, [...(before ? [times(before, -1)] : []), times(after, 1)]);
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

async function add(transaction: Database, counted: Counted[]): Promise<void> {
  await transaction
    .insert(betDaySums)
    .values(
      counted.map(({ placedAt, accountId, fun, gameId, state, bets, stake, valid, payout }) => ({
        accountId,
        fun,
        gameId,
        state,
        bets,
        stake,
        valid,
        payout,
        day: sql`merchant_day(${placedAt})`,
      })),
    )
    .onConflictDoUpdate({
      target: [betDaySums.accountId, betDaySums.fun, betDaySums.day, betDaySums.gameId, betDaySums.state],
      set: {
        bets: sql`${betDaySums.bets} + excluded.bets`,
        stake: sql`${betDaySums.stake} + excluded.stake`,
        valid: sql`${betDaySums.valid} + excluded.valid`,
        payout: sql`${betDaySums.payout} + excluded.payout`,
      },
    });
}
