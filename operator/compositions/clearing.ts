import { and, eq, gte, inArray, isNull, lt, lte, notExists, type SQL } from 'drizzle-orm';
import { sessionLimits } from '#operator/accounts/identity/sessions.ts';
import { trialType } from '#operator/accounts/login/trials.ts';
import type { Database, OperatorContext } from '#operator/core/context.ts';
import { accounts, knownDevices, sessions } from '#operator/database/tables/accounts.tables.ts';
import { betDaySums } from '#operator/database/tables/bets.tables.ts';
import { idempotencyKeys, ledgerAccounts } from '#operator/database/tables/ledger.tables.ts';
import { callCounts } from '#operator/database/tables/limits.tables.ts';
import { funWallets, playLaunches, playRounds, seedPairs } from '#operator/database/tables/play.tables.ts';
import { playerProtections } from '#operator/database/tables/protection.tables.ts';
import { longestWindow } from '#operator/system/sharedCounts.ts';

const day = 24 * 3_600_000;

/** Retention of obsolete rows, in milliseconds. */
export const kept = {
  /** After the login: the extent of a player's login history. */
  session: 90 * day,
  /** After opening, as long as its login can last. */
  launch: sessionLimits.absolute,
  /** After the first call that a limit counts. */
  count: longestWindow,
  /** After a trial player's last login. */
  trial: 30 * day,
};

/** Rows per statement, so that players don't have to wait for it. */
const batch = 500;

/**
 * Clears old counts, launches and logins, and trial players who never returned. Safe to run in several processes: each
 * takes rows that no other has. Short-lived rows (codes, captchas, failures, proofs) are cleared by the next request of
 * their kind.
 */
export async function clearOld(context: OperatorContext): Promise<void> {
  await inBatches(() => clearCounts(context));
  await inBatches(() => clearLaunches(context));
  await inBatches(() => clearSessions(context));
  await inBatches(() => clearTrials(context));
}

/** `clear` resolves with the number of rows found. */
async function inBatches(clear: () => Promise<number>) {
  while ((await clear()) === batch);
}

async function clearLaunches({ database, clock }: OperatorContext): Promise<number> {
  const old = database
    .select({ codeDigest: playLaunches.codeDigest })
    .from(playLaunches)
    .where(lt(playLaunches.expiresAt, clock.now() - kept.launch))
    .limit(batch)
    .for('update', { skipLocked: true });
  const cleared = await database
    .delete(playLaunches)
    .where(inArray(playLaunches.codeDigest, old))
    .returning({ codeDigest: playLaunches.codeDigest });
  return cleared.length;
}

/** The next call starts a new count. */
async function clearCounts({ database, clock }: OperatorContext): Promise<number> {
  const over = database
    .select({ key: callCounts.key })
    .from(callCounts)
    .where(lte(callCounts.beganAt, clock.now() - kept.count))
    .limit(batch)
    .for('update', { skipLocked: true });
  const cleared = await database
    .delete(callCounts)
    .where(inArray(callCounts.key, over))
    .returning({ key: callCounts.key });
  return cleared.length;
}

function clearSessions({ database, clock }: OperatorContext): Promise<number> {
  return database.transaction(async (transaction) => {
    const ids = await takeIds(transaction, sessions, lt(sessions.createdAt, clock.now() - kept.session));
    await transaction.delete(playLaunches).where(inArray(playLaunches.sessionId, ids));
    await transaction.delete(sessions).where(inArray(sessions.id, ids));
    return ids.length;
  });
}

const tracesOfTrial = [
  playLaunches,
  sessions,
  knownDevices,
  playRounds,
  seedPairs,
  funWallets,
  idempotencyKeys,
  betDaySums,
  playerProtections,
];

/** Excludes accounts with any money other than play money. */
function clearTrials({ database, clock }: OperatorContext): Promise<number> {
  const since = clock.now() - kept.trial;
  return database.transaction(async (transaction) => {
    const came = transaction
      .select()
      .from(sessions)
      .where(and(eq(sessions.accountId, accounts.id), gte(sessions.createdAt, since)));
    const money = transaction.select().from(ledgerAccounts).where(eq(ledgerAccounts.accountId, accounts.id));
    const ids = await takeIds(
      transaction,
      accounts,
      and(
        eq(accounts.type, trialType),
        eq(accounts.demo, false),
        isNull(accounts.passwordHash),
        lt(accounts.registeredAt, since),
        notExists(came),
        notExists(money),
      ),
    );
    for (const table of tracesOfTrial) await transaction.delete(table).where(inArray(table.accountId, ids));
    await transaction.delete(accounts).where(inArray(accounts.id, ids));
    return ids.length;
  });
}

/** Ids of the next rows to clear, skipping those of other processes. */
async function takeIds(
  transaction: Database,
  table: typeof accounts | typeof sessions,
  which: SQL | undefined,
): Promise<number[]> {
  const rows = await transaction
    .select({ id: table.id })
    .from(table)
    .where(which)
    .limit(batch)
    .for('update', { skipLocked: true });
  return rows.map(({ id }) => id);
}
