import type { Database } from '#operator/core/context.ts';
import { receivables } from '#operator/database/tables/ledger.tables.ts';
import { type Pockets, post, type Posting } from './ledger.ts';
import { memberPostings, type Split } from './stakes.ts';

export interface Correction {
  accountId: number;
  gameId: string;
  /** Identifies the correction; each happens once. */
  name: string;
  /** Change in a bet's return in centavos; negative if it is taken back. */
  amount: Split;
  at: number;
}

/**
 * Corrects a bet's payout, under its member's lock. Takes money back from the same pocket first, then from the other;
 * the rest becomes a debt (CASH-20).
 */
export async function correct(
  transaction: Database,
  pockets: Pockets,
  { accountId, gameId, name, amount, at }: Correction,
): Promise<void> {
  const total = amount.cash + amount.bonus;
  const change = withinPockets(pockets, amount);
  const owed = change.cash + change.bonus - total;
  const idempotencyKey = `correction:${name}`;
  const house: Posting[] = [
    { owner: 'house:games', amount: -total },
    { owner: 'house:receivables', amount: -owed },
  ];
  const own = memberPostings(accountId, change, 'to member');
  const postings = [...own, ...house].filter((posting) => posting.amount !== 0);
  if (postings.length > 0) {
    await post(transaction, { idempotencyKey, kind: 'correction', reference: gameId, at, postings });
  }
  if (owed > 0) {
    await transaction
      .insert(receivables)
      .values({ accountId, source: idempotencyKey, amount: owed, createdAt: at });
  }
}

/** The part of a change that leaves neither pocket negative. */
function withinPockets(pockets: Split, { cash, bonus }: Split): Split {
  const lack = Math.max(0, -(pockets.cash + cash)) + Math.max(0, -(pockets.bonus + bonus));
  const left = { cash: Math.max(0, pockets.cash + cash), bonus: Math.max(0, pockets.bonus + bonus) };
  const fromCash = Math.min(left.cash, lack);
  const fromBonus = Math.min(left.bonus, lack - fromCash);
  return { cash: left.cash - fromCash - pockets.cash, bonus: left.bonus - fromBonus - pockets.bonus };
}
