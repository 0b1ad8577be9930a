import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type Caller, type OperatorContext, signedIn } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { fromOf, logSecurity, logSessionsEnded } from '@araw/server/log/securityLog';
import { accounts, identityLinks } from '#operator/database/tables/accounts.tables.ts';
import type { Merchant } from '#operator/system/merchants.ts';
import { isRealAccount } from '@araw/contract/calls/roles';
import type { Identity } from './identity.ts';
import { rememberDevice } from '../guards/knownDevices.ts';
import type { MobileNumber } from '../mobileNumbers.ts';
import { lookOf } from '../names.ts';
import { endOldestSessions, sessionsOf, startSession, whereFrom } from './sessions.ts';

export type Account = typeof accounts.$inferSelect;

const of = ({ code }: Pick<Merchant, 'code'>) => eq(accounts.merchantCode, code);
const named = (name: string) => eq(sql`lower(${accounts.name})`, name.toLowerCase());

/** Matches the account with this name. */
export const bearerOf = (merchant: Merchant, name: string) => and(of(merchant), named(name))!;

/** Matches the account that logs in and resets its password with this number. */
export const holderOf = (merchant: Merchant, { e164 }: Pick<MobileNumber, 'e164'>) =>
  and(of(merchant), eq(accounts.mobile, e164), isNotNull(accounts.mobileVerifiedAt))!;

/** Matches the account that verified this e-mail address. */
export const addresseeOf = (merchant: Merchant, email: string) =>
  and(
    of(merchant),
    eq(sql`lower(${accounts.email})`, email.toLowerCase()),
    isNotNull(accounts.emailVerifiedAt),
  )!;

/** Matches the account with a number that an identity provider verified. */
export const phoneOf = (merchant: Merchant, { phone }: Identity) => holderOf(merchant, { e164: phone ?? '' });

/** Matches the account that resets its password by mail, by address or username; at most one, as usernames contain no @. */
export const mailedOf = (merchant: Merchant, name: string) =>
  name.includes('@')
    ? addresseeOf(merchant, name)
    : and(of(merchant), named(name), isNotNull(accounts.emailVerifiedAt))!;

/** Matches the account linked to a social account. */
export const linkOf = (merchant: Merchant, { issuer, subject }: Identity) =>
  and(
    of(merchant),
    sql`${accounts.id} in (select ${identityLinks.accountId} from ${identityLinks} where ${and(
      eq(identityLinks.merchantCode, merchant.code),
      eq(identityLinks.issuer, issuer),
      eq(identityLinks.subject, subject),
    )})`,
  )!;

/** Matches accounts with this name, or one that looks the same. */
export const nameTaken = (merchant: Merchant, name: string) =>
  and(of(merchant), or(named(name), eq(accounts.nameLook, lookOf(name))))!;

export async function findAccount(
  { database }: Pick<OperatorContext, 'database'>,
  which: SQL | undefined,
): Promise<Account | undefined> {
  const [account] = await database.select().from(accounts).where(which).limit(1);
  return account;
}

/** Starts a session and answers like login and registration, on a device with this previous token. */
export async function openAccount(
  context: OperatorContext,
  account: Pick<Account, 'id' | 'name' | 'type'>,
  caller: Caller,
  deviceToken = '',
) {
  const device = isRealAccount(account.type) ? await rememberDevice(context, account.id, deviceToken) : null;
  const [before] = await sessionsOf(context, account.id, 1);
  const token = await startSession(context, account, caller, device?.id);
  const sessions = await endOldestSessions(context, account.id);
  const firstLogins = await context.database
    .update(accounts)
    .set({ firstLoginAt: context.clock.now() })
    .where(and(eq(accounts.id, account.id), isNull(accounts.firstLoginAt)))
    .returning({ id: accounts.id });
  const firstTimeLogin = firstLogins.length > 0;
  logSecurity(context.log, { security: 'loggedIn', account: account.id, ...fromOf(caller) });
  logSessionsEnded(context.log, caller, { account: account.id, sessions, reason: 'tooManySessions' });
  return {
    token,
    userName: account.name,
    type: account.type,
    firstTimeLogin,
    ...(device && { deviceToken: device.token }),
    lastLogin: before ? { at: before.createdAt, ...whereFrom(before) } : null,
  };
}

/** The caller's account. */
export async function ownAccount(context: OperatorContext, caller: Caller): Promise<Account> {
  const account = await findAccount(context, eq(accounts.id, signedIn(caller).id));
  if (!account) throw new Refusal('userDisabled');
  return account;
}
