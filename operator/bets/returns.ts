import type { Database } from '#operator/core/context.ts';
import { type Correction, correct } from '#operator/ledger/corrections.ts';
import { lockPockets, post } from '#operator/ledger/ledger.ts';
import { type GameEntry, gameMovement } from '#operator/ledger/stakes.ts';
import { bringBack, sendOn } from './bonuses.ts';

/** Pays what a bet returns; the bonus part goes where the bonus went (BEN-12). */
export async function payReturn(
  transaction: Database,
  entry: GameEntry & { kind: 'win' | 'refund' },
  bet: string,
): Promise<void> {
  const { accountId, kind, name, amount, at } = entry;
  await post(transaction, gameMovement(entry));
  await sendOn(transaction, { accountId, bet, name: `${kind}:${name}`, bonus: amount.bonus, at });
}

/** The same for a correction, under its member's lock (CASH-20). */
export async function correctReturn(
  transaction: Database,
  correction: Correction,
  bet: string,
): Promise<void> {
  const { accountId, name, amount, at } = correction;
  const given = { accountId, bet, name: `correction:${name}`, bonus: amount.bonus, at };
  const moved = await bringBack(transaction, given);
  await correct(transaction, await lockPockets(transaction, accountId), {
    ...correction,
    amount: { cash: amount.cash - moved, bonus: amount.bonus + moved },
  });
  await sendOn(transaction, given);
}
