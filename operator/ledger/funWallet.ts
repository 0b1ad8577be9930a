import { eq, lt } from 'drizzle-orm';
import type { Database } from '#operator/core/context.ts';
import { funWallets } from '#operator/database/tables/play.tables.ts';

/** Centavos of play money to start with, and to refill once too little is left for the game being opened. */
export const funAllowance = 1_000_000;

/** Creates the wallet, or refills it if it has fewer centavos than `least`. */
export async function refillFunWallet(database: Database, accountId: number, least: number): Promise<void> {
  await database
    .insert(funWallets)
    .values({ accountId, balance: funAllowance })
    .onConflictDoUpdate({
      target: funWallets.accountId,
      set: { balance: funAllowance },
      setWhere: lt(funWallets.balance, least),
    });
}

/** Centavos; the initial amount for a player without a wallet. */
export async function funBalanceOf(database: Database, accountId: number): Promise<number> {
  const [wallet] = await database
    .select({ balance: funWallets.balance })
    .from(funWallets)
    .where(eq(funWallets.accountId, accountId));
  return wallet?.balance ?? funAllowance;
}

/** Serialises the player's bets until the transaction ends. Resolves with the balance in centavos. */
export async function lockFunBalance(transaction: Database, accountId: number): Promise<number> {
  const [wallet] = await transaction
    .select({ balance: funWallets.balance })
    .from(funWallets)
    .where(eq(funWallets.accountId, accountId))
    .for('no key update');
  return wallet?.balance ?? 0;
}

/** Sets the balance in centavos; compute it under `lockFunBalance`. */
export async function setFunBalance(
  transaction: Database,
  accountId: number,
  balance: number,
): Promise<void> {
  await transaction.update(funWallets).set({ balance }).where(eq(funWallets.accountId, accountId));
}
