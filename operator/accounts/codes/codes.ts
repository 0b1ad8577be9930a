import { randomInt, randomUUID } from 'node:crypto';
import { and, count, eq, gt, inArray, isNull, lt, lte, max, min, type SQL, sql } from 'drizzle-orm';
import type { Caller, Database, OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '#packages/server/http/refusal.ts';
import { siteOf, siteShare } from '#packages/server/log/network.ts';
import { accounts, type codePurposes, verificationCodes } from '#operator/database/tables/accounts.tables.ts';
import { outbox } from '#operator/database/tables/outbox.tables.ts';
import { createHumanChallenge, type HumanCheck } from '../guards/humanCheck.ts';
import { type Requester, requesterOf } from '../guards/knownDevices.ts';
import { hashPassword, verifyPassword } from '../secrets.ts';

/**
 * Milliseconds, and codes within an hour or a day. Who is known to the account has an allowance of their own, which
 * no stranger's request uses up (docs/decisions/0037).
 */
export const codeLimits = {
  lifetime: 10 * 60_000,
  /** Looks at a code by the caller that asked for it; all others together have as many. Each look is at all codes that are open. */
  tries: 5,
  apart: 60_000,
  perKnownToTargetADay: 5,
  perNetworkAnHour: 30,
  perNetworkToTargetADay: 5,
  perTargetADay: 10,
  /** From there on each costs a longer human check, where the merchant has any: who floods a number must not keep its player out. */
  perTargetADayByLongerCheck: 40,
  /** Of numbers that differ in their last four digits alone: senders of SMS for profit own such ranges. */
  perNeighbourhoodAnHour: 300,
  /** A brake for the bill, far above what the others let through. */
  perPurposeAnHour: 50_000,
};

const hour = 3_600_000;
const day = 24 * hour;

export type CodePurpose = (typeof codePurposes)[number];

export interface CodeRequest {
  purpose: CodePurpose;
  channel: 'sms' | 'mail';
  /** What the code is bound to: an E.164 number, or a lower-case e-mail address or username. */
  target: string;
  /** Whose the code is. Without an account the code goes to the target itself. */
  account?: SQL;
  deviceToken?: string;
  nonce?: string;
  /** The check that the caller has passed; none by default. */
  humanCheck?: HumanCheck;
}

/**
 * Sends a code, unless a limit holds it back: `tooManyRequests`, or `humanCheckFailed` with the `challenge` of a longer
 * check, which lets it through. For an account that does not exist the same is
 * done, down to the statements, but nothing is put in the outbox. The request's id, and when the next may be made.
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
    // Requests that come together are counted one after the other.
    await transaction.execute(sql`select pg_advisory_xact_lock(${codesLock})`);
    await transaction.delete(verificationCodes).where(lt(verificationCodes.sentAt, now - day));
    if ((await refuseTooMany(transaction, asked, now, humanCheck)) === 'longerCheckNeeded') return false;
    await transaction
      .insert(verificationCodes)
      .values({ ...asked, id, codeHash, nonce, sentAt: now, expiresAt: now + codeLimits.lifetime });
    await post(transaction, request, messageOf(purpose, code), now);
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
  /** After a longer check. */
  mostByLongerCheck?: number;
  apart?: number;
}

/** The limits of the caller come first, then those of the recipient, then everybody's. */
function limitsOf({ purpose, target, neighbourhood, network, knownAs }: Asked): Limit[] {
  const table = verificationCodes;
  const { apart } = codeLimits;
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
    { which: and(byNetwork, toTarget), within: day, most: codeLimits.perNetworkToTargetADay },
    { which: and(bySite, toTarget), within: day, most: siteShare * codeLimits.perNetworkToTargetADay },
    {
      which: and(byStrangers, toTarget),
      within: day,
      most: codeLimits.perTargetADay,
      mostByLongerCheck: codeLimits.perTargetADayByLongerCheck,
      apart,
    },
    { which: nearby, within: hour, most: codeLimits.perNeighbourhoodAnHour },
    { which: alike, within: hour, most: codeLimits.perPurposeAnHour },
  ];
}

/** Every request counts, so that nobody learns from a limit whether an account exists. */
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
    const highest = humanCheck === 'none' ? most : mostByLongerCheck;
    const until = Math.max(Number(last) + apart, sent >= highest ? Number(first) + within : 0);
    if (until > now)
      throw new Refusal('tooManyRequests', { retryAfter: Math.max(1, Math.ceil((until - now) / 1000)) });
    longerCheckNeeded ||= sent >= most && humanCheck !== 'longer';
  }
  return longerCheckNeeded ? 'longerCheckNeeded' : null;
}

/** One statement finds the account and writes to it, so that it takes equally long without an account and does not reveal which exist. */
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

const uses: Record<CodePurpose, string> = {
  login: 'to log in',
  register: 'to register',
  password: 'to set a new password',
  identity: 'to verify your number',
  owner: 'to confirm that it is you',
  contact: 'to confirm this address for your account',
};

const messageOf = (purpose: CodePurpose, code: string) => ({
  subject: `Your code ${uses[purpose]}`,
  body:
    `${code} is your code ${uses[purpose]}. It is good for ${codeLimits.lifetime / 60_000} minutes and for one use.` +
    ` Do not tell it to anybody. If you did not ask for it, ignore this message.`,
});

/** Of mail each address is its own. */
const neighbourhoodOf = ({ channel, target }: CodeRequest) =>
  channel === 'sms' ? `${target.slice(0, -4)}…` : target;

interface CodeCheck {
  purpose: CodePurpose;
  target: string;
  code: string;
  /** The one that the code was requested with. */
  nonce?: string;
}

/**
 * The id of the code that this is, among all that were sent to the target for this purpose and neither expired nor were
 * used; `useCode` uses it up. Each look, right or wrong, counts for all of them: none is looked at more often than its
 * `tries`, however many there are. `requester` is null where the nonce is a secret of whoever has asked. Refuses with
 * `codeWrong`, whatever is wrong.
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
    // Looks that come together lock them in one order.
    .orderBy(table.id)
    .for('update');
  // Counted before they are looked at: otherwise tries that come together would all be made before one counts.
  const tried = await database
    .update(table)
    .set({
      tries: sql`${table.tries} + case when ${isOwn} then 1 else 0 end`,
      strangersTries: sql`${table.strangersTries} + case when ${isOwn} then 0 else 1 end`,
    })
    .where(inArray(table.id, open))
    .returning({ id: table.id, codeHash: table.codeHash });
  // Where there is none it takes as long as with one.
  if (tried.length === 0) await verifyPassword(null, code);
  for (const { id, codeHash } of tried) if (await verifyPassword(codeHash, code)) return id;
  throw new Refusal('codeWrong');
}

const askedBy = ({ network, knownAs }: Requester) =>
  knownAs === null
    ? and(isNull(verificationCodes.knownAs), eq(verificationCodes.network, network))
    : sql`${verificationCodes.knownAs} is not distinct from ${knownAs}`;

/** Uses a checked code up, together with what it is used for. Refuses with `codeWrong` when it just was used. */
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
