import { and, desc, eq, gt, inArray, lte, ne, not, or, type SQL } from 'drizzle-orm';
import type { Caller, Database, OperatorContext } from '#operator/core/context.ts';
import { networkOf } from '@araw/server/log/network';
import { accounts, knownDevices, sessions } from '#operator/database/tables/accounts.tables.ts';
import { newToken, tokenDigest } from '../secrets.ts';

/** Devices per account, and milliseconds after its last login until a device is forgotten. */
export const knownDeviceLimits = { perAccount: 10, lifetime: 180 * 24 * 3_600_000 };

/** The caller as limits see it, in relation to an account. */
export interface Requester {
  network: string;
  /** A device that has logged in to the account, or a session of it; null for a stranger. */
  knownAs: string | null;
}

/**
 * The caller's relation to these accounts (a condition on `accounts`; none for a request about no account). Does the
 * same work whether or not such an account exists.
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

/** Key of an account's own sessions. */
export const knownByAccount = (accountId: number) => `account ${accountId}`;

/**
 * Makes a device known to the account it logs in to, under a new token. The new token covers all accounts of the old
 * one, which becomes invalid: someone who has seen it, on a shared computer, must learn nothing about later logins.
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
    // Serialise concurrent logins.
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

/** Forgets devices that haven't logged in for too long, and the oldest beyond the limit. */
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

/** Forgets the device that started the session, unless it is also the kept session's. */
export const forgetDeviceOf = (database: Database, sessionId: number, keptSession: Caller['sessionId']) =>
  database
    .delete(knownDevices)
    .where(and(inArray(knownDevices.id, deviceOf(database, sessionId)), notOf(database, keptSession)));

/** Forgets an account's devices, except the kept session's. */
export const forgetDevices = (database: Database, accountId: number, keptSession: Caller['sessionId']) =>
  database
    .delete(knownDevices)
    .where(and(eq(knownDevices.accountId, accountId), notOf(database, keptSession)));

const notOf = (database: Database, session: Caller['sessionId']) =>
  session === null ? undefined : not(inArray(knownDevices.id, deviceOf(database, session)));

/** Excludes sessions without a device: a comparison with null is never true. */
const deviceOf = (database: Database, session: number) =>
  database
    .select({ id: knownDevices.id })
    .from(sessions)
    .innerJoin(knownDevices, eq(knownDevices.id, sessions.knownDeviceId))
    .where(eq(sessions.id, session));
