import { and, desc, eq, gt, inArray, lte, ne, not, or, type SQL } from 'drizzle-orm';
import type { Caller, Database, OperatorContext } from '#operator/core/context.ts';
import { networkOf } from '#packages/server/log/network.ts';
import { accounts, knownDevices, sessions } from '#operator/database/tables/accounts.tables.ts';
import { newToken, tokenDigest } from '../secrets.ts';

/** Devices of an account, and milliseconds after its last login for which a device stays known. */
export const knownDeviceLimits = { perAccount: 10, lifetime: 180 * 24 * 3_600_000 };

/** The caller that asks for something about an account, as the limits distinguish callers. */
export interface Requester {
  network: string;
  /** A device that has logged in to the account, or a session of it; null for a stranger. */
  knownAs: string | null;
}

/**
 * What the caller is to these accounts (a condition on `accounts`; none for what concerns no account). The same is
 * done whether or not there is such an account.
 */
export async function requesterOf(
  { database, clock }: Pick<OperatorContext, 'database' | 'clock'>,
  caller: Caller,
  { account, deviceToken = '' }: { account?: SQL; deviceToken?: string },
): Promise<Requester> {
  const network = networkOf(caller.ip);
  if (!account) return { network, knownAs: null };
  if (deviceToken !== '') {
    const [device] = await database
      .select({ id: knownDevices.id })
      .from(knownDevices)
      .innerJoin(accounts, eq(accounts.id, knownDevices.accountId))
      .where(
        and(
          eq(knownDevices.tokenDigest, tokenDigest(deviceToken)),
          gt(knownDevices.lastLoginAt, clock.now() - knownDeviceLimits.lifetime),
          account,
        ),
      )
      .limit(1);
    if (device) return { network, knownAs: `device ${device.id}` };
  }
  if (caller.account) {
    const [own] = await database
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.id, caller.account.id), account))
      .limit(1);
    if (own) return { network, knownAs: knownByAccount(own.id) };
  }
  return { network, knownAs: null };
}

/** Who is logged in to an account, to that account. */
export const knownByAccount = (accountId: number) => `account ${accountId}`;

/**
 * The device that logs in to an account is known to it from now on, by a new token. Under it are all accounts that
 * it was known to by its token of before, which is good for nothing from now on: who has seen it, on a computer
 * that several use, learns nothing of those who log in later.
 */
export function rememberDevice(
  { database, clock }: Pick<OperatorContext, 'database' | 'clock'>,
  accountId: number,
  tokenOfBefore: string,
): Promise<{ id: number; token: string }> {
  const now = clock.now();
  const token = newToken();
  const digest = tokenDigest(token);
  return database.transaction(async (transaction) => {
    // Logins that come together are remembered one after the other.
    await transaction
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.id, accountId))
      .for('no key update');
    if (tokenOfBefore !== '') {
      await transaction
        .update(knownDevices)
        .set({ tokenDigest: digest })
        .where(eq(knownDevices.tokenDigest, tokenDigest(tokenOfBefore)));
    }
    const [device] = await transaction
      .insert(knownDevices)
      .values({ accountId, tokenDigest: digest, lastLoginAt: now })
      .onConflictDoUpdate({
        target: [knownDevices.accountId, knownDevices.tokenDigest],
        set: { lastLoginAt: now },
      })
      .returning({ id: knownDevices.id });
    if (!device) throw new Error('the device was not stored');
    await forgetOthers(transaction, accountId, device.id, now);
    return { id: device.id, token };
  });
}

/** Those that have not logged in for too long, and the oldest of too many. */
async function forgetOthers(database: Database, accountId: number, deviceId: number, now: number) {
  const others = and(eq(knownDevices.accountId, accountId), ne(knownDevices.id, deviceId));
  const newest = database
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(others)
    .orderBy(desc(knownDevices.lastLoginAt), desc(knownDevices.id))
    .limit(knownDeviceLimits.perAccount - 1);
  await database
    .delete(knownDevices)
    .where(
      and(
        others,
        or(
          lte(knownDevices.lastLoginAt, now - knownDeviceLimits.lifetime),
          not(inArray(knownDevices.id, newest)),
        ),
      ),
    );
}

/** The device that the session was begun on is known no longer, unless it is also that of the kept session. */
export const forgetDeviceOf = (database: Database, sessionId: number, keptSession: Caller['sessionId']) =>
  database
    .delete(knownDevices)
    .where(and(inArray(knownDevices.id, deviceOf(database, sessionId)), notOf(database, keptSession)));

/** The devices of an account are known no longer, but the one of the kept session. */
export const forgetDevices = (database: Database, accountId: number, keptSession: Caller['sessionId']) =>
  database
    .delete(knownDevices)
    .where(and(eq(knownDevices.accountId, accountId), notOf(database, keptSession)));

const notOf = (database: Database, session: Caller['sessionId']) =>
  session === null ? undefined : not(inArray(knownDevices.id, deviceOf(database, session)));

/** Without the sessions whose device is unknown: of what is compared with null nothing is known. */
const deviceOf = (database: Database, session: number) =>
  database
    .select({ id: knownDevices.id })
    .from(sessions)
    .innerJoin(knownDevices, eq(knownDevices.id, sessions.knownDeviceId))
    .where(eq(sessions.id, session));
