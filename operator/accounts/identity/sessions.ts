import { and, desc, eq, gte, isNull, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Caller, OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { accounts, knownDevices, sessions } from '#operator/database/tables/accounts.tables.ts';
import { playerProtections } from '#operator/database/tables/protection.tables.ts';
import { switchesNow } from '#operator/system/merchants.ts';
import { userAgentName } from '@araw/contract/values/userAgent';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isDisabled } from '../disabled.ts';
import { newToken, tokenDigest } from '../secrets.ts';
import { type KeptStanding, standingAt } from './standing.ts';

/** A session ends 12 hours after its login (milliseconds); an account's eleventh session ends its oldest. */
export const sessionLimits = { absolute: 12 * 3_600_000, atOnce: 10 };

/** Milliseconds without use after which a session ends, as the profile says (PROT-08). */
export const idleNow = async (context: Pick<OperatorContext, 'database'>): Promise<number> =>
  (await switchesNow(context)).idleMinutes * 60_000;

/** Minimum interval between writes of `lastSeenAt`, so that reads don't write. */
const touchInterval = 60_000;

type Account = typeof accounts.$inferSelect;

/** Starts a session; replaces earlier sessions of the same device. */
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
    // Concurrent logins may already have forgotten the device as one too many.
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

/** `page` made the call automatically: it gets its answer, but doesn't extend the session (PROT-08). */
export type MadeBy = 'player' | 'page';

/**
 * The session of a token. Throws Refusal `sessionEnded` if it has expired, was ended or never existed, and
 * `userDisabled` if the account has been disabled.
 */
export const openSession = (context: OperatorContext, token: string, by: MadeBy = 'player') =>
  openLiveSession(context, eq(sessions.tokenDigest, tokenDigest(token)), by);

/** The same for a session that something else, such as a chat, refers to. */
export const openSessionById = (context: OperatorContext, sessionId: number, by: MadeBy) =>
  openLiveSession(context, eq(sessions.id, sessionId), by);

/** A player without any protection has no row. */
const ofProtection = <Column extends PgColumn>(column: Column) =>
  sql<Column['_']['data'] | null>`(
    select ${column} from ${playerProtections} where ${playerProtections.accountId} = ${accounts.id}
  )`.mapWith(column);

/** The columns that `useSession` needs. */
export const sessionColumns = {
  sessionId: sessions.id,
  createdAt: sessions.createdAt,
  lastSeenAt: sessions.lastSeenAt,
  endedAt: sessions.endedAt,
  disabled: accounts.disabled,
  demo: accounts.demo,
  standing: ofProtection(playerProtections.standing),
  until: ofProtection(playerProtections.until),
  account: {
    id: accounts.id,
    name: accounts.name,
    type: accounts.type,
    merchantCode: accounts.merchantCode,
  },
};

interface FoundSession extends Pick<SessionRow, 'createdAt' | 'lastSeenAt' | 'endedAt'>, KeptStanding {
  sessionId: number;
  account: Omit<OpenSession['account'], 'standing'>;
  disabled: Account['disabled'];
  demo: Account['demo'];
}

async function openLiveSession(context: OperatorContext, which: SQL, by: MadeBy): Promise<OpenSession> {
  const [found] = await context.database
    .select(sessionColumns)
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(which);
  return useSession(context, found, by);
}

/** Like `openSession`, for a session joined to another row. */
export async function useSession(
  context: OperatorContext,
  found: FoundSession | undefined,
  by: MadeBy,
): Promise<OpenSession> {
  const { database, clock } = context;
  const now = clock.now();
  if (!found || found.endedAt !== null) throw new Refusal('sessionEnded');
  if (isDisabled(found, context)) throw new Refusal('userDisabled');

  if (hasExpired(found, now, await idleNow(context))) {
    await endSession({ database, clock }, found.sessionId, 'expired');
    throw new Refusal('sessionEnded');
  }
  if (by === 'player' && now - found.lastSeenAt >= touchInterval) {
    await database.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, found.sessionId));
  }
  const { state: standing } = standingAt(now, found);
  return { sessionId: found.sessionId, account: { ...found.account, standing } };
}

const hasExpired = (
  { lastSeenAt, createdAt }: { lastSeenAt: number; createdAt: number },
  now: number,
  idle: number,
) => now - lastSeenAt > idle || now - createdAt > sessionLimits.absolute;

export type SessionRow = typeof sessions.$inferSelect;

/** The device as its browser names it, and the country; empty where they are unknown. */
export const whereFrom = ({ userAgent, country }: Pick<SessionRow, 'userAgent' | 'country'>) => ({
  device: userAgentName(userAgent),
  place: country ?? '',
});

/** An account's sessions, newest first. */
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

/** An account's open sessions, newest first. */
export async function liveSessionsOf(
  { database, clock }: Pick<OperatorContext, 'database' | 'clock'>,
  accountId: number,
): Promise<SessionRow[]> {
  const idle = await idleNow({ database });
  const open = await database
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), isNull(sessions.endedAt)))
    .orderBy(desc(sessions.createdAt), desc(sessions.id));
  return open.filter((session) => !hasExpired(session, clock.now(), idle));
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

/** Ends the oldest of an account's sessions beyond the limit. Resolves with their number. */
export async function endOldestSessions(
  { database, clock }: Pick<OperatorContext, 'database' | 'clock'>,
  accountId: number,
): Promise<number> {
  const now = clock.now();
  const idle = await idleNow({ database });
  const live = and(
    eq(sessions.accountId, accountId),
    isNull(sessions.endedAt),
    gte(sessions.lastSeenAt, now - idle),
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

/** Ends all of an account's sessions except the kept one (null for none). Resolves with their number. */
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
