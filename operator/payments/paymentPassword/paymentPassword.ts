import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Account } from '#operator/accounts/identity/finding.ts';
import { forgetDevices } from '#operator/accounts/guards/knownDevices.ts';
import { requireOwner } from '#operator/accounts/passwords/reauthentication.ts';
import { hashPassword, verifyPassword } from '#operator/accounts/secrets.ts';
import { endOtherSessions } from '#operator/accounts/identity/sessions.ts';
import { tell, tellByAllMeans } from '#operator/accounts/identity/telling.ts';
import type { Caller, Database, OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '#packages/server/http/refusal.ts';
import { fromOf, logSecurity, logSessionsEnded } from '#packages/server/log/securityLog.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { paymentPasswordGuards } from '#operator/database/tables/withdrawals.tables.ts';
import type { Merchant } from '#operator/system/merchants.ts';
import type { OwnerProof } from '#services/contract/member.ts';
import { weaknessOf } from '#services/contract/paymentDigits.ts';
import type { PaymentPasswordState } from '#services/contract/payoutAccounts.ts';
import { passwordWords } from './passwordWords.ts';
import { tellInInbox } from '../saying.ts';

/** Failures, and milliseconds for which they lock it (CASH-11). */
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
  // A lock that is over took its tries along.
  const counted = lockedUntil === null ? tries : 0;
  return {
    isSet: paymentPasswordHash !== null,
    triesLeft: isLocked ? 0 : paymentPasswordLimits.tries - counted,
    lockedUntil: isLocked ? lockedUntil : null,
    changedAt,
    now,
  };
}

/** When it was last set anew by a code; null for never. */
export const recoveredAt = async (database: Database, accountId: number): Promise<number | null> =>
  (await guardOf(database, accountId)).recoveredAt;

/**
 * Refuses with `paymentPasswordMissing`, `paymentPasswordWrong` and `paymentPasswordLocked`. Never call it within a
 * transaction: a try counts although what it was for is rolled back.
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
 * Counts a try in turn with those that come together, before anybody learns what came of it: what is compared while
 * others lock it is refused, right or wrong. Counted as wrong before they are compared, right ones would lock each
 * other out.
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

/** Sets the first one, for somebody who proves to be the player. Refuses with `conflict` where there is one. */
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

/** Refuses as `requirePaymentPassword` does the old one, and with `passwordUnchanged`. */
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
 * Sets a forgotten one anew by a fresh code. This login alone goes on, the player is told by all means, and a lock
 * stays as long as it was to.
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
  word: keyof typeof passwordWords;
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
    const message = passwordWords[word];
    await tellInInbox({ ...context, database: transaction }, account.id, { message });
    const letter = { subject: message.title.EN, body: message.text.EN };
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

/** Of changes that come together one is made. */
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
