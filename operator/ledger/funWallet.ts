import { eq, lt } from 'drizzle-orm';
import type { Database } from '#operator/core/context.ts';
import { funWallets } from '#operator/database/tables/play.tables.ts';

/** Centavos of play money that a player starts with, and again once too little is left for the game that is opened. */
export const funAllowance = 1_000_000;

/** Opens the wallet, or fills it up when it holds less than so many centavos. */
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

/** Centavos; what a player who never played for fun would start with. */
export async function funBalanceOf(database: Database, accountId: number): Promise<number> {
  const [wallet] = await database
    .select({ balance: funWallets.balance })
    .from(funWallets)
    .where(eq(funWallets.accountId, accountId));
  return wallet?.balance ?? funAllowance;
}

/** Makes concurrent bets of this player wait until the transaction ends. Answers the balance in centavos. */
export async function lockFunBalance(transaction: Database, accountId: number): Promise<number> {
  const [wallet] = await transaction
    .select({ balance: funWallets.balance })
    .from(funWallets)
    .where(eq(funWallets.accountId, accountId))
    .for('no key update');
  return wallet?.balance ?? 0;
}

/** Sets the balance, in centavos, that the caller computed under `lockFunBalance`. */
export async function setFunBalance(
  transaction: Database,
  accountId: number,
  balance: number,
): Promise<void> {
  await transaction.update(funWallets).set({ balance }).where(eq(funWallets.accountId, accountId));
}
