import { randomInt, randomUUID } from 'node:crypto';
import { and, count, eq, gt, inArray, isNull, lt, lte, max, min, type SQL, sql } from 'drizzle-orm';
import type { Caller, Database, OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { siteOf, siteShare } from '@araw/server/log/network';
import { accounts, type codePurposes, verificationCodes } from '#operator/database/tables/accounts.tables.ts';
import { say } from '#operator/words/say.ts';
import { outbox } from '#operator/database/tables/outbox.tables.ts';
import { createHumanChallenge, type HumanCheck } from '../guards/humanCheck.ts';
import { type Requester, requesterOf } from '../guards/knownDevices.ts';
import { hashPassword, verifyPassword } from '../secrets.ts';

/**
 * Milliseconds, and codes per hour or day. Callers known to the account have a separate allowance, which strangers' requests
 * can't use up (docs/decisions/0037).
 */
export const codeLimits = {
  lifetime: 10 * 60_000,
  /** Tries by the caller who requested a code; all others share as many. Each try counts for all open codes. */
  tries: 5,
  apart: 60_000,
  perKnownToTargetADay: 5,
  perNetworkAnHour: 30,
  perNetworkToTargetADay: 5,
  perTargetADay: 10,
  /**
   * Beyond `perTargetADay` and `perNetworkToTargetADay` each takes a longer human check, whatever the merchant's: flooding a
   * number must not lock its player out, not even from the network of the player's own carrier.
   */
  perTargetADayByLongerCheck: 40,
  /** For numbers that differ only in their last four digits: SMS fraud owns such ranges. */
  perNeighbourhoodAnHour: 300,
  /** A cap on the bill, far above what the other limits let through. */
  perPurposeAnHour: 50_000,
};

const hour = 3_600_000;
const day = 24 * hour;

export type CodePurpose = (typeof codePurposes)[number];

export interface CodeRequest {
  purpose: CodePurpose;
  channel: 'sms' | 'mail';
  /** An E.164 number, or a lower-case e-mail address or username. */
  target: string;
  /** The code's account. Without one the code goes to the target itself. */
  account?: SQL;
  deviceToken?: string;
  nonce?: string;
  /** The check that the caller has passed; default: none. */
  humanCheck?: HumanCheck;
}

/**
 * Sends a code, unless a limit refuses it: with `tooManyRequests`, or with `humanCheckFailed` and the `challenge` of a
 * longer check. For an account that doesn't exist it runs the same statements but sends nothing. Resolves with the
 * request's id and the time of the next possible one.
 */
export async function sendCode(context: OperatorContext, caller: Caller, request: CodeRequest) {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const codeHash = await hashPassword(code);
  const id = randomUUID();
  const now = context.clock.now();
  const { purpose, target, nonce = '', humanCheck = 'none' } = request;
  const asked = {
    purpose,
    target,
    neighbourhood: neighbourhoodOf(request),
    ...(await requesterOf(context, caller, request)),
  };
  const isSent = await context.database.transaction(async (transaction) => {
    // Serialise concurrent requests, or they would all pass the count.
    await transaction.execute(sql`select pg_advisory_xact_lock(${codesLock})`);
    await transaction.delete(verificationCodes).where(lt(verificationCodes.sentAt, now - day));
    if ((await refuseTooMany(transaction, asked, now, humanCheck)) === 'longerCheckNeeded') return false;
    await transaction
      .insert(verificationCodes)
      .values({ ...asked, id, codeHash, nonce, sentAt: now, expiresAt: now + codeLimits.lifetime });
    await post(transaction, request, messageOf(request, code, caller), now);
    return true;
  });
  if (!isSent)
    throw new Refusal('humanCheckFailed', {
      value: { challenge: await createHumanChallenge(context, 'longer') },
    });
  return { id, expirationTime: now + codeLimits.apart };
}

const codesLock = 7_102_028;

type Asked = Requester & { purpose: CodePurpose; target: string; neighbourhood: string };

interface Limit {
  which: SQL | undefined;
  within: number;
  most: number;
  /** Limit with a longer check. */
  mostByLongerCheck?: number;
  apart?: number;
}

/** Limits of the caller first, then of the recipient, then global ones. */
function limitsOf({ purpose, target, neighbourhood, network, knownAs }: Asked): Limit[] {
  const table = verificationCodes;
  const { apart, perTargetADayByLongerCheck: mostByLongerCheck } = codeLimits;
  const toTarget = eq(table.target, target);
  if (knownAs !== null) {
    const which = and(toTarget, eq(table.knownAs, knownAs));
    return [{ which, within: day, most: codeLimits.perKnownToTargetADay, apart }];
  }
  const byStrangers = isNull(table.knownAs);
  const byNetwork = and(byStrangers, eq(table.network, network));
  const bySite = and(byStrangers, eq(table.site, siteOf(network)));
  const nearby = and(byStrangers, eq(table.neighbourhood, neighbourhood));
  const alike = and(byStrangers, eq(table.purpose, purpose));
  return [
    { which: byNetwork, within: hour, most: codeLimits.perNetworkAnHour },
    { which: bySite, within: hour, most: siteShare * codeLimits.perNetworkAnHour },
    {
      which: and(byNetwork, toTarget),
      within: day,
      most: codeLimits.perNetworkToTargetADay,
      mostByLongerCheck,
    },
    {
      which: and(bySite, toTarget),
      within: day,
      most: siteShare * codeLimits.perNetworkToTargetADay,
      mostByLongerCheck,
    },
    {
      which: and(byStrangers, toTarget),
      within: day,
      most: codeLimits.perTargetADay,
      mostByLongerCheck,
      apart,
    },
    { which: nearby, within: hour, most: codeLimits.perNeighbourhoodAnHour },
    { which: alike, within: hour, most: codeLimits.perPurposeAnHour },
  ];
}

/** Counts every request, so that limits don't reveal whether an account exists. */
async function refuseTooMany(
  database: Database,
  asked: Asked,
  now: number,
  humanCheck: HumanCheck,
): Promise<'longerCheckNeeded' | null> {
  const table = verificationCodes;
  let longerCheckNeeded = false;
  for (const { which, within, most, mostByLongerCheck = most, apart = 0 } of limitsOf(asked)) {
    const [found] = await database
      .select({ sent: count(), first: min(table.sentAt), last: max(table.sentAt) })
      .from(table)
      .where(and(gt(table.sentAt, now - within), lte(table.sentAt, now), which));
    const { sent, first, last } = { sent: 0, first: null, last: null, ...found };
    if (sent === 0) continue;
    const until = Math.max(Number(last) + apart, sent >= mostByLongerCheck ? Number(first) + within : 0);
    if (until > now)
      throw new Refusal('tooManyRequests', { retryAfter: Math.max(1, Math.ceil((until - now) / 1000)) });
    longerCheckNeeded ||= sent >= most && humanCheck !== 'longer';
  }
  return longerCheckNeeded ? 'longerCheckNeeded' : null;
}

/** A single statement finds the account and writes to it: its timing must not reveal which accounts exist. */
async function post(
  database: Database,
  { channel, target, account }: CodeRequest,
  { subject, body }: { subject: string; body: string },
  sentAt: number,
) {
  const message = { channel, subject: channel === 'mail' ? subject : '', body, sentAt };
  if (!account) {
    await database.insert(outbox).values({ ...message, recipient: target });
    return;
  }
  const recipient = channel === 'mail' ? accounts.email : accounts.mobile;
  await database.execute(sql`
    insert into ${outbox} (channel, recipient, subject, body, sent_at)
    select ${channel}, ${recipient}, ${message.subject}, ${body}, ${sentAt}::bigint
    from ${accounts} where ${account} and ${recipient} <> ''`);
}

/**
 * The last line of an SMS, which makes phones offer the code only on this site (DEV-07):
 * https://wicg.github.io/sms-one-time-codes.
 */
const bindingLine = (host: string, code: string) => `\n\n@${host} #${code}`;
/** Phones identify sites by name, not by address. */
const isName = (host: string) => /[a-z]/i.test(host) && !host.includes(':');

const messageOf = (
  { purpose, channel }: CodeRequest,
  code: string,
  { host = '', language = 'EN' }: Pick<Caller, 'host' | 'language'>,
) => ({
  subject: say(`codes.${purpose}.title`, language),
  body:
    `${say(`codes.${purpose}.text`, language, { code })} ` +
    say('codes.use', language, { count: codeLimits.lifetime / 60_000 }) +
    (channel === 'sms' && isName(host) ? bindingLine(host, code) : ''),
});

/** A mail address has no neighbours. */
const neighbourhoodOf = ({ channel, target }: CodeRequest) =>
  channel === 'sms' ? `${target.slice(0, -4)}…` : target;

interface CodeCheck {
  purpose: CodePurpose;
  target: string;
  code: string;
  /** As given when the code was requested. */
  nonce?: string;
}

/**
 * Finds a code among those sent to the target for this purpose that are neither expired nor used, and resolves with its
 * id; `useCode` uses it up. Each try, right or wrong, counts for all of them, so no code gets more than its `tries`.
 * `requester` is null if the nonce is a secret of the caller. Refuses every kind of mismatch with `codeWrong`.
 */
export async function checkCode(
  { database, clock }: OperatorContext,
  requester: Requester | null,
  { purpose, target, code, nonce = '' }: CodeCheck,
): Promise<string> {
  const table = verificationCodes;
  const now = clock.now();
  const isOwn = requester === null ? sql`true` : sql`(${askedBy(requester)})`;
  const open = database
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        eq(table.purpose, purpose),
        eq(table.target, target),
        eq(table.nonce, nonce),
        isNull(table.usedAt),
        lte(table.sentAt, now),
        gt(table.expiresAt, now),
        sql`case when ${isOwn} then ${table.tries} else ${table.strangersTries} end < ${codeLimits.tries}`,
      ),
    )
    // A fixed lock order for concurrent tries.
    .orderBy(table.id)
    .for('update');
  // Count before checking, or concurrent tries would all be made before one counts.
  const tried = await database
    .update(table)
    .set({
      tries: sql`${table.tries} + case when ${isOwn} then 1 else 0 end`,
      strangersTries: sql`${table.strangersTries} + case when ${isOwn} then 0 else 1 end`,
    })
    .where(inArray(table.id, open))
    .returning({ id: table.id, codeHash: table.codeHash });
  // Take as long without an open code as with one.
  if (tried.length === 0) await verifyPassword(null, code);
  for (const { id, codeHash } of tried) if (await verifyPassword(codeHash, code)) return id;
  throw new Refusal('codeWrong');
}

const askedBy = ({ network, knownAs }: Requester) =>
  knownAs === null
    ? and(isNull(verificationCodes.knownAs), eq(verificationCodes.network, network))
    : sql`${verificationCodes.knownAs} is not distinct from ${knownAs}`;

/** Uses a checked code up, in the transaction of what it is for. Refuses with `codeWrong` if it has just been used. */
export async function useCode(
  database: Database,
  clock: OperatorContext['clock'],
  id: string,
): Promise<void> {
  const used = await database
    .update(verificationCodes)
    .set({ usedAt: clock.now() })
    .where(and(eq(verificationCodes.id, id), isNull(verificationCodes.usedAt)))
    .returning({ id: verificationCodes.id });
  if (used.length === 0) throw new Refusal('codeWrong');
}
