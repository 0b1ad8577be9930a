import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#operator/core/context.ts';
import { type BetResult, settlements } from '#operator/database/tables/bets.tables.ts';
import { insertRows, rowsOf } from '#operator/database/insertRows.ts';
import type { BetSource } from '@araw/contract/cashier/records';
import type { Split } from '#operator/ledger/stakes.ts';
import { countPlayed } from './turnover.ts';

export type SettlementRow = typeof settlements.$inferSelect;

/** Result of a real-money bet. Amounts are centavos. */
export interface Settlement {
  source: BetSource;
  /** Id of the round, the part of a lottery order, or the ticket. */
  betId: string;
  accountId: number;
  gameId: string;
  placedAt: number;
  settledAt: number;
  stake: Split;
  /** Everything paid for it: winnings, the jackpot, or the refunded stake. */
  payout: number;
  /** Part of the stake that counts for turnover; 0 for a tied, refunded or voided bet (CASH-18). */
  valid: number;
  result: BetResult;
}

/**
 * Stores a bet's result and counts the change in turnover, under its member's lock. `before` is the current version,
 * null for the first settlement; a further version corrects it on the day of the correction (REC-07).
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

/** Stores a version and returns its `id`, as part of a larger statement; count its turnover afterwards. */
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

/** Null for an unsettled bet. */
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
