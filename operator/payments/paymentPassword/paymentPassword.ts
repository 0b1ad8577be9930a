import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Account } from '#operator/accounts/identity/finding.ts';
import { forgetDevices } from '#operator/accounts/guards/knownDevices.ts';
import { requireOwner } from '#operator/accounts/passwords/reauthentication.ts';
import { hashPassword, verifyPassword } from '#operator/accounts/secrets.ts';
import { endOtherSessions } from '#operator/accounts/identity/sessions.ts';
import { tell, tellByAllMeans } from '#operator/accounts/identity/telling.ts';
import type { Caller, Database, OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { fromOf, logSecurity, logSessionsEnded } from '@araw/server/log/securityLog';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { paymentPasswordGuards } from '#operator/database/tables/withdrawals.tables.ts';
import type { Merchant } from '#operator/system/merchants.ts';
import type { OwnerProof } from '@araw/contract/accounts/member';
import { weaknessOf } from '@araw/contract/values/paymentDigits';
import type { PaymentPasswordState } from '@araw/contract/cashier/payoutAccounts';
import { tellInInbox } from '../saying.ts';

/** Failed tries before it is locked, and milliseconds of the lock (CASH-11). */
const paymentPasswordLimits = { tries: 5, lock: 30 * 60_000 };

interface Who {
  caller: Caller;
  account: Account;
}

export async function paymentPasswordState(
  { database, clock }: Pick<OperatorContext, 'database' | 'clock'>,
  { id, paymentPasswordHash }: Pick<Account, 'id' | 'paymentPasswordHash'>,
): Promise<PaymentPasswordState> {
  const now = clock.now();
  const { tries, lockedUntil, changedAt } = await guardOf(database, id);
  const isLocked = lockedUntil !== null && lockedUntil > now;
  // The end of a lock resets the tries.
  const counted = lockedUntil === null ? tries : 0;
  return {
    isSet: paymentPasswordHash !== null,
    triesLeft: isLocked ? 0 : paymentPasswordLimits.tries - counted,
    lockedUntil: isLocked ? lockedUntil : null,
    changedAt,
    now,
  };
}

/** When it was last recovered with a code; null for never. */
export const recoveredAt = async (database: Database, accountId: number): Promise<number | null> =>
  (await guardOf(database, accountId)).recoveredAt;

/**
 * Refuses with `paymentPasswordMissing`, `paymentPasswordWrong` and `paymentPasswordLocked`. Never call it inside a
 * transaction: a try has to count even if its purpose is rolled back.
 */
export async function requirePaymentPassword(
  context: OperatorContext,
  { id, paymentPasswordHash }: Pick<Account, 'id' | 'paymentPasswordHash'>,
  typed: string,
): Promise<void> {
  if (paymentPasswordHash === null) throw new Refusal('paymentPasswordMissing');
  await refuseLocked(context, id);
  const isRight = await verifyPassword(paymentPasswordHash, typed);
  const { tries, lockedUntil } = await countTry(context, id, isRight);
  if (isRight) return;
  if (lockedUntil !== null) throw locked(lockedUntil);
  throw new Refusal('paymentPasswordWrong', { value: { triesLeft: paymentPasswordLimits.tries - tries } });
}

/**
 * Counts a try, serialised with concurrent ones, before its result is revealed. A try that finds the lock set by others
 * is refused, right or wrong. Counting tries as wrong before comparing would let right ones lock each other out.
 */
async function countTry({ database, clock }: OperatorContext, accountId: number, isRight: boolean) {
  const now = clock.now();
  const { tries: most, lock } = paymentPasswordLimits;
  const { tries, lockedUntil } = paymentPasswordGuards;
  const counted = sql<number>`case when ${lockedUntil} is null then ${tries} + 1 else 1 end`;
  const [guard] = await database
    .insert(paymentPasswordGuards)
    .values({ accountId, tries: isRight ? 0 : 1 })
    .onConflictDoUpdate({
      target: paymentPasswordGuards.accountId,
      set: isRight
        ? { tries: 0, lockedUntil: null }
        : {
            tries: counted,
            lockedUntil: sql`case when ${counted} >= ${most} then ${now + lock}::bigint end`,
          },
      setWhere: sql`${lockedUntil} is null or ${lockedUntil} <= ${now}`,
    })
    .returning();
  if (guard) return guard;
  throw locked((await guardOf(database, accountId)).lockedUntil ?? now);
}

const locked = (lockedUntil: number) => new Refusal('paymentPasswordLocked', { value: { lockedUntil } });

/** Sets the first one, after proof of the player. Refuses with `conflict` if there is one. */
export async function setPaymentPassword(
  context: OperatorContext,
  who: Who & { merchant: Merchant },
  { proof, paymentPassword }: { proof: OwnerProof; paymentPassword: string },
): Promise<void> {
  const { account } = who;
  refuseWeak(paymentPassword);
  await refuseLocked(context, account.id);
  if (account.paymentPasswordHash !== null) throw new Refusal('conflict');
  const useProof = await requireOwner(context, who, proof);
  await keep(context, who, { paymentPassword, useProof, word: 'set' });
}

/** Refuses the old one like `requirePaymentPassword`, and an unchanged one with `passwordUnchanged`. */
export async function changePaymentPassword(
  context: OperatorContext,
  who: Who,
  { oldPassword, paymentPassword }: { oldPassword: string; paymentPassword: string },
): Promise<void> {
  refuseWeak(paymentPassword);
  await requirePaymentPassword(context, who.account, oldPassword);
  if (paymentPassword === oldPassword)
    throw new Refusal('passwordUnchanged', { value: { field: 'paymentPassword' } });
  await keep(context, who, { paymentPassword, word: 'changed' });
}

/**
 * Replaces a forgotten one with a fresh code. Only this login stays open, the player is notified by all means, and a
 * lock keeps its duration.
 */
export async function recoverPaymentPassword(
  context: OperatorContext,
  who: Who & { merchant: Merchant },
  { proof, paymentPassword }: { proof: Exclude<OwnerProof, { by: 'password' }>; paymentPassword: string },
): Promise<void> {
  refuseWeak(paymentPassword);
  if (who.account.paymentPasswordHash === null) throw new Refusal('paymentPasswordMissing');
  const useProof = await requireOwner(context, who, proof);
  await keep(context, who, { paymentPassword, useProof, word: 'recovered' });
}

interface Kept {
  paymentPassword: string;
  useProof?: (database: Database) => Promise<void>;
  word: 'set' | 'changed' | 'recovered';
}

async function keep(
  context: OperatorContext,
  { caller, account }: Who,
  { paymentPassword, useProof, word }: Kept,
): Promise<void> {
  const paymentPasswordHash = await hashPassword(paymentPassword);
  const now = context.clock.now();
  const sessions = await context.database.transaction(async (transaction) => {
    await useProof?.(transaction);
    const changed = await transaction
      .update(accounts)
      .set({ paymentPasswordHash })
      .where(and(eq(accounts.id, account.id), unchanged(account)))
      .returning({ id: accounts.id });
    if (changed.length === 0) throw new Refusal('conflict');
    const times = { changedAt: now, ...(word === 'recovered' && { recoveredAt: now }) };
    await transaction
      .insert(paymentPasswordGuards)
      .values({ accountId: account.id, ...times })
      .onConflictDoUpdate({ target: paymentPasswordGuards.accountId, set: times });
    const message = `paymentPassword.${word}` as const;
    await tellInInbox({ ...context, database: transaction }, account.id, { message });
    const letter = { message, language: caller.language };
    if (word !== 'recovered') {
      await tell(transaction, account, now, letter);
      return 0;
    }
    await tellByAllMeans(transaction, account, now, letter);
    await forgetDevices(transaction, account.id, caller.sessionId);
    const within = { ...context, database: transaction };
    return endOtherSessions(within, account.id, caller.sessionId, 'passwordChanged');
  });
  const security = word === 'recovered' ? 'paymentPasswordReset' : 'paymentPasswordChanged';
  logSecurity(context.log, { security, account: account.id, ...fromOf(caller) });
  logSessionsEnded(context.log, caller, { account: account.id, sessions, reason: 'passwordChanged' });
}

/** Only one of concurrent changes succeeds. */
const unchanged = ({ paymentPasswordHash }: Account) =>
  paymentPasswordHash === null
    ? isNull(accounts.paymentPasswordHash)
    : eq(accounts.paymentPasswordHash, paymentPasswordHash);

function refuseWeak(paymentPassword: string) {
  if (weaknessOf(paymentPassword) !== null) throw new Refusal('paymentPasswordWeak');
}

async function refuseLocked({ database, clock }: OperatorContext, accountId: number) {
  const { lockedUntil } = await guardOf(database, accountId);
  if (lockedUntil !== null && lockedUntil > clock.now()) throw locked(lockedUntil);
}

async function guardOf(database: Database, accountId: number) {
  const [guard] = await database
    .select()
    .from(paymentPasswordGuards)
    .where(eq(paymentPasswordGuards.accountId, accountId));
  return guard ?? { tries: 0, lockedUntil: null, changedAt: null, recoveredAt: null };
}
