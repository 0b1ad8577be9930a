import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type Caller, type OperatorContext, signedIn } from '#operator/core/context.ts';
import { Refusal } from '#packages/server/http/refusal.ts';
import { fromOf, logSecurity, logSessionsEnded } from '#packages/server/log/securityLog.ts';
import { accounts, identityLinks } from '#operator/database/tables/accounts.tables.ts';
import type { Merchant } from '#operator/system/merchants.ts';
import { isRealAccount } from '#services/contract/roles.ts';
import type { Identity } from './identity.ts';
import { rememberDevice } from '../guards/knownDevices.ts';
import type { MobileNumber } from '../mobileNumbers.ts';
import { lookOf } from '../names.ts';
import { endOldestSessions, startSession } from './sessions.ts';

export type Account = typeof accounts.$inferSelect;

const of = ({ code }: Pick<Merchant, 'code'>) => eq(accounts.merchantCode, code);
const named = (name: string) => eq(sql`lower(${accounts.name})`, name.toLowerCase());

/** Who has this name. */
export const bearerOf = (merchant: Merchant, name: string) => and(of(merchant), named(name))!;

/** Who logs in and resets the password by this number. */
export const holderOf = (merchant: Merchant, { e164 }: Pick<MobileNumber, 'e164'>) =>
  and(of(merchant), eq(accounts.mobile, e164), isNotNull(accounts.mobileVerifiedAt))!;

/** Who proved this e-mail address. */
export const addresseeOf = (merchant: Merchant, email: string) =>
  and(
    of(merchant),
    eq(sql`lower(${accounts.email})`, email.toLowerCase()),
    isNotNull(accounts.emailVerifiedAt),
  )!;

/** Whose number an identity provider proved. */
export const phoneOf = (merchant: Merchant, { phone }: Identity) => holderOf(merchant, { e164: phone ?? '' });

/** Who resets the password by mail, meant by the address or the username; at most one, because no username holds an @. */
export const mailedOf = (merchant: Merchant, name: string) =>
  name.includes('@')
    ? addresseeOf(merchant, name)
    : and(of(merchant), named(name), isNotNull(accounts.emailVerifiedAt))!;

/** Whose social account it is. */
export const linkOf = (merchant: Merchant, { issuer, subject }: Identity) =>
  and(
    of(merchant),
    sql`${accounts.id} in (select ${identityLinks.accountId} from ${identityLinks} where ${and(
      eq(identityLinks.merchantCode, merchant.code),
      eq(identityLinks.issuer, issuer),
      eq(identityLinks.subject, subject),
    )})`,
  )!;

/** Who has this name, or one that passes for it. */
export const nameTaken = (merchant: Merchant, name: string) =>
  and(of(merchant), or(named(name), eq(accounts.nameLook, lookOf(name))))!;

export async function findAccount(
  { database }: Pick<OperatorContext, 'database'>,
  which: SQL | undefined,
): Promise<Account | undefined> {
  const [account] = await database.select().from(accounts).where(which).limit(1);
  return account;
}

/** A session of the account, as log-in and registration answer it, on a device that has this token so far. */
export async function openAccount(
  context: OperatorContext,
  account: Pick<Account, 'id' | 'name' | 'type'>,
  caller: Caller,
  deviceToken = '',
) {
  const device = isRealAccount(account.type) ? await rememberDevice(context, account.id, deviceToken) : null;
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
  };
}

/** The account of the player who calls. */
export async function ownAccount(context: OperatorContext, caller: Caller): Promise<Account> {
  const account = await findAccount(context, eq(accounts.id, signedIn(caller).id));
  if (!account) throw new Refusal('userDisabled');
  return account;
}
