import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { Caller, Database, OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { fromOf, logSecurity, logSessionsEnded } from '@araw/server/log/securityLog';
import {
  accounts,
  contactChanges,
  sessions,
  verificationCodes,
} from '#operator/database/tables/accounts.tables.ts';
import type { Merchant } from '#operator/system/merchants.ts';
import type { Contact, OwnerProof } from '@araw/contract/accounts/member';
import { checkCode, codeLimits, sendCode, useCode } from '../codes/codes.ts';
import type { Account } from '../identity/finding.ts';
import type { RefuseExcluded } from '../identity/newcomer.ts';
import type { HumanCheck } from '../guards/humanCheck.ts';
import { forgetDevices } from '../guards/knownDevices.ts';
import { maskedEmail, maskedNumber } from '../masking.ts';
import { requireOwner } from '../passwords/reauthentication.ts';
import { endOtherSessions } from '../identity/sessions.ts';
import { tellByAllMeans } from '../identity/telling.ts';

interface Who {
  caller: Caller;
  account: Account;
  merchant: Merchant;
}

interface NewContact {
  contact: Contact;
  address: string;
  proof: OwnerProof | undefined;
  humanCheck: HumanCheck;
}

/** Mail addresses are case-insensitive. */
const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * First half: sends a code to the new address once the caller has proved to be the player. The old address stays effective.
 * Without a proof the same login can have the code sent again to the same address. Refuses a bad proof with
 * `credentialsWrong`, `codeWrong` and `accountLocked`, and otherwise like `sendCode`. Resolves with the time of the next
 * possible request.
 */
export async function startChange(
  context: OperatorContext,
  who: Who,
  { contact, address, proof, humanCheck }: NewContact,
) {
  const now = context.clock.now();
  const { caller, account } = who;
  const open = await changeOf(context, caller, contact);
  const allowedUntil = proof ? now + codeLimits.lifetime : (open?.allowedUntil ?? 0);
  const allowed = proof !== undefined || (open && same(open.address, address) && open.allowedUntil > now);
  if (!allowed) throw new Refusal('credentialsWrong', { value: { field: 'proof' } });
  const useProof = proof && (await requireOwner(context, who, proof));
  return context.database.transaction(async (transaction) => {
    await useProof?.(transaction);
    const { id: codeId, expirationTime } = await sendCode({ ...context, database: transaction }, caller, {
      purpose: 'contact',
      channel: contact === 'email' ? 'mail' : 'sms',
      target: address.toLowerCase(),
      nonce: nonceOf(caller),
      humanCheck,
    });
    const change = { sessionId: sessionOf(caller), address, codeId, allowedUntil };
    await transaction
      .insert(contactChanges)
      .values({ accountId: account.id, contact, ...change })
      .onConflictDoUpdate({ target: [contactChanges.accountId, contactChanges.contact], set: change });
    return { expirationTime };
  });
}

/**
 * Second half: the code from the new address makes it effective, the old one is notified, and only this login stays
 * open. Refuses with `codeWrong` a code that is wrong, late, used or from another login's change, with `alreadyTaken`
 * an address that someone else has verified meanwhile, and as `refuse` does.
 */
export async function confirmChange(
  context: OperatorContext,
  { caller, account }: Omit<Who, 'merchant'>,
  { contact, code }: { contact: Contact; code: string },
  refuse: RefuseExcluded,
): Promise<void> {
  const change = await changeOf(context, caller, contact);
  if (!change) throw new Refusal('codeWrong');
  const target = change.address.toLowerCase();
  const asked = { purpose: 'contact', target, nonce: nonceOf(caller), code } as const;
  const codeId = await checkCode(context, null, asked);
  try {
    const taken = await context.database.transaction((transaction) =>
      takeAddress({ ...context, database: transaction }, { caller, account }, { ...change, codeId }, refuse),
    );
    if (!taken) return;
    logSecurity(context.log, { security: 'contactChanged', account: account.id, contact, ...fromOf(caller) });
    logSessionsEnded(context.log, caller, { account: account.id, reason: 'contactChanged', ...taken });
  } catch (error) {
    throw isTaken(error)
      ? new Refusal('alreadyTaken', { value: { field: contact === 'email' ? 'email' : 'mobileNum' } })
      : error;
  }
}

/** This login's changes that await their code. */
export const openChangesOf = (context: OperatorContext, { sessionId }: Caller) =>
  context.database
    .select({ contact: contactChanges.contact, address: contactChanges.address })
    .from(contactChanges)
    .innerJoin(verificationCodes, eq(verificationCodes.id, contactChanges.codeId))
    .where(
      and(
        eq(contactChanges.sessionId, sessionId ?? 0),
        isNull(verificationCodes.usedAt),
        gt(verificationCodes.expiresAt, context.clock.now()),
      ),
    );

type Change = typeof contactChanges.$inferSelect;

async function changeOf({ database }: OperatorContext, caller: Caller, contact: Contact) {
  const [change] = await database
    .select()
    .from(contactChanges)
    .where(and(eq(contactChanges.sessionId, sessionOf(caller)), eq(contactChanges.contact, contact)));
  return change;
}

function sessionOf({ sessionId }: Caller): number {
  if (sessionId === null) throw new Refusal('notLoggedIn');
  return sessionId;
}

/** Binds the codes of a change to this login. */
const nonceOf = (caller: Caller) => `session ${sessionOf(caller)}`;

/** Number of sessions ended; null if only the existing address has been verified. */
async function takeAddress(
  { database, clock }: OperatorContext,
  { caller, account }: Omit<Who, 'merchant'>,
  { contact, address, codeId }: Change,
  refuse: RefuseExcluded,
): Promise<{ sessions: number } | null> {
  const now = clock.now();
  const sessionId = sessionOf(caller);
  const before = await lockAccount(database, account.id);
  await requireOpenSession(database, sessionId);
  const taken = await database
    .delete(contactChanges)
    .where(and(eq(contactChanges.sessionId, sessionId), eq(contactChanges.address, address)))
    .returning({ contact: contactChanges.contact });
  if (taken.length === 0) throw new Refusal('codeWrong');
  await useCode(database, clock, codeId);
  const isNew = !same(before[contact], address);
  if (isNew) await refuse({ database, clock }, { accountId: account.id, [contact]: address });
  await database
    .update(accounts)
    .set(
      contact === 'email'
        ? { email: address, emailVerifiedAt: now }
        : { mobile: address, mobileVerifiedAt: now },
    )
    .where(eq(accounts.id, account.id));
  if (!isNew) return null;
  await forgetPasswordCodes(database, before, now);
  const ended = await endOtherSessions({ database, clock }, account.id, sessionId, 'contactChanged');
  await forgetDevices(database, account.id, sessionId);
  await tellByAllMeans(database, before, now, {
    message: contact === 'email' ? 'letters.emailChanged' : 'letters.mobileChanged',
    language: caller.language,
    values: { address: contact === 'email' ? maskedEmail(address) : maskedNumber(address) },
  });
  return { sessions: ended };
}

/** Serialises changes of an account. */
async function lockAccount(database: Database, id: number): Promise<Account> {
  const [account] = await database.select().from(accounts).where(eq(accounts.id, id)).for('no key update');
  if (!account) throw new Refusal('userDisabled');
  return account;
}

/** A new password may have ended it since the call started. */
async function requireOpenSession(database: Database, sessionId: number) {
  const [open] = await database
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)));
  if (!open) throw new Refusal('sessionEnded');
}

/** Codes sent to the old address: someone who still reads it could set a new password with one. */
const forgetPasswordCodes = (database: Database, { name, email, mobile }: Account, now: number) =>
  database
    .update(verificationCodes)
    .set({ usedAt: now })
    .where(
      and(
        inArray(verificationCodes.purpose, ['password', 'owner']),
        inArray(verificationCodes.target, [name.toLowerCase(), email.toLowerCase(), mobile]),
        isNull(verificationCodes.usedAt),
      ),
    );

function isTaken(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : undefined;
  return (
    cause !== undefined &&
    'constraint' in cause &&
    (cause.constraint === 'accounts_email' || cause.constraint === 'accounts_mobile')
  );
}
