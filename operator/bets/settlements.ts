import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#operator/core/context.ts';
import { type BetResult, settlements } from '#operator/database/tables/bets.tables.ts';
import { insertRows, rowsOf } from '#operator/database/insertRows.ts';
import type { BetSource } from '#services/contract/records.ts';
import type { Split } from '#operator/ledger/stakes.ts';
import { countPlayed } from './turnover.ts';

export type SettlementRow = typeof settlements.$inferSelect;

/** What became of a bet for money. Amounts are centavos. */
export interface Settlement {
  source: BetSource;
  /** Of the round, the part of a lottery order, or the ticket. */
  betId: string;
  accountId: number;
  gameId: string;
  placedAt: number;
  settledAt: number;
  stake: Split;
  /** All that the player was given for it: winnings, the jackpot, or the stake itself. */
  payout: number;
  /** What of the stake counts for turnover; `valid` of a bet that was tied, refunded or voided is 0 (CASH-18). */
  valid: number;
  result: BetResult;
}

/**
 * Keeps what became of a bet, and counts what has changed by it for turnover, under the lock of its member. `before` is
 * the version in force, null for a bet that was not settled yet; a further one corrects it on the day on which it does so
 * (REC-07).
 */
export async function settle(
  transaction: Database,
  bet: Settlement,
  before: SettlementRow | null,
): Promise<Pick<SettlementRow, 'version' | 'valid'>> {
  const { accountId, gameId, placedAt, settledAt } = bet;
  const version = (before?.version ?? 0) + 1;
  const valid = validOf(bet);
  const [settled] = await rowsOf<{ id: string }>(transaction, settling(bet, version));
  if (!settled) throw new Error('The settlement was not kept');
  await countPlayed(transaction, {
    settlementId: Number(settled.id),
    accountId,
    gameId,
    placedAt,
    settledAt,
    valid: valid - (before?.valid ?? 0),
  });
  return { version, valid };
}

/** Keeps a version and answers its `id`; a part of a larger statement, after which its turnover is to be counted. */
export function settling(bet: Settlement, version: number): SQL {
  const { stake, source, betId, accountId, gameId, placedAt, settledAt, payout, result } = bet;
  const row = {
    source,
    betId,
    accountId,
    gameId,
    placedAt,
    settledAt,
    payout,
    result,
    version,
    valid: validOf(bet),
    stakeCash: stake.cash,
    stakeBonus: stake.bonus,
  };
  return sql`${insertRows(settlements, [row], { day: sql`merchant_day(${settledAt})` })} returning id`;
}

/** Null for a bet that was not settled yet. */
export async function latestSettlement(
  database: Database,
  source: BetSource,
  betId: string,
): Promise<SettlementRow | null> {
  const [latest] = await database
    .select()
    .from(settlements)
    .where(and(eq(settlements.source, source), eq(settlements.betId, betId)))
    .orderBy(desc(settlements.version))
    .limit(1);
  return latest ?? null;
}

const validOf = ({ result, valid }: Settlement) => (result === 'won' || result === 'lost' ? valid : 0);
