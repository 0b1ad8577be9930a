import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { Caller, Database, OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '#packages/server/http/refusal.ts';
import { fromOf, logSecurity, logSessionsEnded } from '#packages/server/log/securityLog.ts';
import {
  accounts,
  contactChanges,
  sessions,
  verificationCodes,
} from '#operator/database/tables/accounts.tables.ts';
import type { Merchant } from '#operator/system/merchants.ts';
import type { Contact, OwnerProof } from '#services/contract/member.ts';
import { checkCode, codeLimits, sendCode, useCode } from '../codes/codes.ts';
import type { Account } from '../identity/finding.ts';
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

/** Addresses of mail are one whatever their case. */
const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * First half: sends a code to the new address, for somebody who proves to be the player. The old one still counts.
 * Without a proof the same login may have the code for the same address sent again. Refuses with `credentialsWrong`,
 * `codeWrong` and `accountLocked` (the proof) and as `sendCode` does. When the next code may be requested.
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
 * Second half: with the code from the new address it counts, the old one is told, and this login alone goes on.
 * Refuses with `codeWrong` a code that is wrong, late, used or not of this login's own change, and with
 * `alreadyTaken` an address that somebody else has proved meanwhile.
 */
export async function confirmChange(
  context: OperatorContext,
  { caller, account }: Omit<Who, 'merchant'>,
  { contact, code }: { contact: Contact; code: string },
): Promise<void> {
  const change = await changeOf(context, caller, contact);
  if (!change) throw new Refusal('codeWrong');
  const target = change.address.toLowerCase();
  const asked = { purpose: 'contact', target, nonce: nonceOf(caller), code } as const;
  const codeId = await checkCode(context, null, asked);
  try {
    const taken = await context.database.transaction((transaction) =>
      takeAddress({ ...context, database: transaction }, { caller, account }, { ...change, codeId }),
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

/** What waits for its code in this login. */
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

/** The codes of this login's change are no other's. */
const nonceOf = (caller: Caller) => `session ${sessionOf(caller)}`;

/** How many sessions the change ended; null where the address of before has only been proved. */
async function takeAddress(
  { database, clock }: OperatorContext,
  { caller, account }: Omit<Who, 'merchant'>,
  { contact, address, codeId }: Change,
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
  await database
    .update(accounts)
    .set(
      contact === 'email'
        ? { email: address, emailVerifiedAt: now }
        : { mobile: address, mobileVerifiedAt: now },
    )
    .where(eq(accounts.id, account.id));
  if (same(before[contact], address)) return null;
  await forgetPasswordCodes(database, before, now);
  const ended = await endOtherSessions({ database, clock }, account.id, sessionId, 'contactChanged');
  await forgetDevices(database, account.id, sessionId);
  await tellByAllMeans(database, before, now, wordOf(contact, address));
  return { sessions: ended };
}

/** One change of an account after another. */
async function lockAccount(database: Database, id: number): Promise<Account> {
  const [account] = await database.select().from(accounts).where(eq(accounts.id, id)).for('no key update');
  if (!account) throw new Refusal('userDisabled');
  return account;
}

/** It may have been ended since the call came, by a new password. */
async function requireOpenSession(database: Database, sessionId: number) {
  const [open] = await database
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)));
  if (!open) throw new Refusal('sessionEnded');
}

/** Those that went to the old address: a stranger who still reads it could set a new password by one. */
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

function wordOf(contact: Contact, address: string) {
  const [what, now] =
    contact === 'email' ? ['e-mail address', maskedEmail(address)] : ['mobile number', maskedNumber(address)];
  return {
    subject: `Your ${what} was changed`,
    body:
      `The ${what} of your account is ${now} from now on, and you were logged out everywhere else. If that was ` +
      `not you, contact customer service at once: they stop the account and give it back to you.`,
  };
}

function isTaken(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : undefined;
  return (
    cause !== undefined &&
    'constraint' in cause &&
    (cause.constraint === 'accounts_email' || cause.constraint === 'accounts_mobile')
  );
}
