import { and, desc, eq, gte, isNull, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Caller, OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '#packages/server/http/refusal.ts';
import { accounts, knownDevices, sessions } from '#operator/database/tables/accounts.tables.ts';
import { isDisabled } from '../disabled.ts';
import { newToken, tokenDigest } from '../secrets.ts';

/**
 * A session ends after 30 minutes without a call and 12 hours after its login (milliseconds); with the eleventh of an
 * account the oldest ends.
 */
export const sessionLimits = { idle: 30 * 60_000, absolute: 12 * 3_600_000, atOnce: 10 };

/** `lastSeenAt` is written at most this often, so that reads stay reads. */
const touchInterval = 60_000;

type Account = typeof accounts.$inferSelect;

/** Starts a session of an account; the sessions that the same device had before are replaced. */
export async function startSession(
  { database, clock }: OperatorContext,
  account: Pick<Account, 'id'>,
  caller: Pick<Caller, 'ip' | 'userAgent' | 'country' | 'sessionId'>,
  knownDeviceId: number | null = null,
): Promise<string> {
  const token = newToken();
  const now = clock.now();
  if (caller.sessionId !== null) {
    await database
      .update(sessions)
      .set({ endedAt: now, endReason: 'replaced' })
      .where(and(eq(sessions.id, caller.sessionId), isNull(sessions.endedAt)));
  }
  await database.insert(sessions).values({
    accountId: account.id,
    tokenDigest: tokenDigest(token),
    createdAt: now,
    lastSeenAt: now,
    ip: caller.ip,
    userAgent: caller.userAgent.slice(0, 500),
    country: caller.country ?? null,
    // Log-ins that come together may have forgotten the device already, as one of too many.
    knownDeviceId:
      knownDeviceId &&
      sql`(${database
        .select({ id: knownDevices.id })
        .from(knownDevices)
        .where(eq(knownDevices.id, knownDeviceId))
        .for('key share')})`,
  });
  return token;
}

export interface OpenSession {
  sessionId: number;
  account: NonNullable<Caller['account']>;
}

/**
 * Whose session a token is. Throws Refusal `sessionEnded` for a token that has expired, was ended or was never
 * given out, and `userDisabled` when the account was disabled meanwhile.
 */
export const openSession = (context: OperatorContext, token: string) =>
  openLiveSession(context, eq(sessions.tokenDigest, tokenDigest(token)));

/** The same for a session that something else stands for, such as a chat. */
export const openSessionById = (context: OperatorContext, sessionId: number) =>
  openLiveSession(context, eq(sessions.id, sessionId));

/** What `useSession` is to be told of a session. */
export const sessionColumns = {
  sessionId: sessions.id,
  createdAt: sessions.createdAt,
  lastSeenAt: sessions.lastSeenAt,
  endedAt: sessions.endedAt,
  disabled: accounts.disabled,
  demo: accounts.demo,
  account: {
    id: accounts.id,
    name: accounts.name,
    type: accounts.type,
    merchantCode: accounts.merchantCode,
  },
};

interface FoundSession extends Pick<SessionRow, 'createdAt' | 'lastSeenAt' | 'endedAt'>, OpenSession {
  disabled: Account['disabled'];
  demo: Account['demo'];
}

async function openLiveSession(context: OperatorContext, which: SQL): Promise<OpenSession> {
  const [found] = await context.database
    .select(sessionColumns)
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(which);
  return useSession(context, found);
}

/** As `openSession`, for one that was read together with what stands for it. */
export async function useSession(
  context: OperatorContext,
  found: FoundSession | undefined,
): Promise<OpenSession> {
  const { database, clock } = context;
  const now = clock.now();
  if (!found || found.endedAt !== null) throw new Refusal('sessionEnded');
  if (isDisabled(found, context)) throw new Refusal('userDisabled');

  if (hasExpired(found, now)) {
    await endSession({ database, clock }, found.sessionId, 'expired');
    throw new Refusal('sessionEnded');
  }
  if (now - found.lastSeenAt >= touchInterval) {
    await database.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, found.sessionId));
  }
  return { sessionId: found.sessionId, account: found.account };
}

const hasExpired = ({ lastSeenAt, createdAt }: { lastSeenAt: number; createdAt: number }, now: number) =>
  now - lastSeenAt > sessionLimits.idle || now - createdAt > sessionLimits.absolute;

export type SessionRow = typeof sessions.$inferSelect;

/** The sessions that an account has begun, newest first. */
export const sessionsOf = (
  { database }: Pick<OperatorContext, 'database'>,
  accountId: number,
  most: number,
) =>
  database
    .select()
    .from(sessions)
    .where(eq(sessions.accountId, accountId))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .limit(most);

/** The sessions by which an account is logged in, newest first. */
export async function liveSessionsOf(
  { database, clock }: Pick<OperatorContext, 'database' | 'clock'>,
  accountId: number,
): Promise<SessionRow[]> {
  const open = await database
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), isNull(sessions.endedAt)))
    .orderBy(desc(sessions.createdAt), desc(sessions.id));
  return open.filter((session) => !hasExpired(session, clock.now()));
}

export async function endSession(
  { database, clock }: Pick<OperatorContext, 'database' | 'clock'>,
  sessionId: number,
  endReason: 'loggedOut' | 'expired' | 'endedByPlayer',
): Promise<void> {
  await database
    .update(sessions)
    .set({ endedAt: clock.now(), endReason })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)));
}

/** Ends the oldest of too many that an account is logged in by. Answers how many. */
export async function endOldestSessions(
  { database, clock }: Pick<OperatorContext, 'database' | 'clock'>,
  accountId: number,
): Promise<number> {
  const now = clock.now();
  const live = and(
    eq(sessions.accountId, accountId),
    isNull(sessions.endedAt),
    gte(sessions.lastSeenAt, now - sessionLimits.idle),
    gte(sessions.createdAt, now - sessionLimits.absolute),
  );
  const newest = database
    .select({ id: sessions.id })
    .from(sessions)
    .where(live)
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .limit(sessionLimits.atOnce);
  const ended = await database
    .update(sessions)
    .set({ endedAt: now, endReason: 'tooManySessions' })
    .where(and(live, notInArray(sessions.id, newest)))
    .returning({ id: sessions.id });
  return ended.length;
}

/** Ends all sessions of an account but the one that is kept, null for none. Answers how many. */
export async function endOtherSessions(
  { database, clock }: Pick<OperatorContext, 'database' | 'clock'>,
  accountId: number,
  keptSession: Caller['sessionId'],
  endReason: 'passwordChanged' | 'contactChanged',
): Promise<number> {
  const ended = await database
    .update(sessions)
    .set({ endedAt: clock.now(), endReason })
    .where(
      and(
        eq(sessions.accountId, accountId),
        isNull(sessions.endedAt),
        keptSession === null ? undefined : ne(sessions.id, keptSession),
      ),
    )
    .returning({ id: sessions.id });
  return ended.length;
}
