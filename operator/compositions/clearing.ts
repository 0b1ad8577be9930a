import { and, eq, gte, inArray, isNull, lt, lte, notExists, type SQL } from 'drizzle-orm';
import { sessionLimits } from '#operator/accounts/identity/sessions.ts';
import { trialType } from '#operator/accounts/login/trials.ts';
import type { Database, OperatorContext } from '#operator/core/context.ts';
import { accounts, knownDevices, sessions } from '#operator/database/tables/accounts.tables.ts';
import { betDaySums } from '#operator/database/tables/bets.tables.ts';
import { idempotencyKeys, ledgerAccounts } from '#operator/database/tables/ledger.tables.ts';
import { callCounts } from '#operator/database/tables/limits.tables.ts';
import { funWallets, playLaunches, playRounds, seedPairs } from '#operator/database/tables/play.tables.ts';

const day = 24 * 3_600_000;

/** How long what nobody needs any more is kept, in milliseconds. */
export const kept = {
  /** From the login: the log-in history of a player reaches as far back. */
  session: 90 * day,
  /** From its opening on, as long as its login can last. */
  launch: sessionLimits.absolute,
  /** From the first of the calls that a limit counts. */
  count: 60_000,
  /** From the last login of a trial player. */
  trial: 30 * day,
};

/** Rows that one statement clears, so that players do not wait for it. */
const batch = 500;

/**
 * Clears counts, launches and logins that are over and trial players who have not come back. Several processes may do so at
 * once: each takes rows that no other has. What is short-lived by nature (codes, captchas, failures, proofs) its own
 * next request clears.
 */
export async function clearOld(context: OperatorContext): Promise<void> {
  await inBatches(() => clearCounts(context));
  await inBatches(() => clearLaunches(context));
  await inBatches(() => clearSessions(context));
  await inBatches(() => clearTrials(context));
}

/** `clear` answers how many rows it has found. */
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

/** A count that is over is begun anew by the next call, if one comes. */
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
];

/** An account that has any money but play money is not one of them. */
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

/** The next rows to clear, which no other process has. */
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
