import { randomInt, randomUUID } from 'node:crypto';
import { and, count, desc, eq, gt, isNull, lt, lte, max, min, type SQL, sql } from 'drizzle-orm';
import { type Caller, type Database, type OperatorContext, Refusal } from '#operator/context.ts';
import { outbox } from '#operator/messages/messages.tables.ts';
import { networkOf } from '#operator/network.ts';
import { accounts, type codePurposes, verificationCodes } from './accounts.tables.ts';
import { hashPassword, verifyPassword } from './secrets.ts';

/** quality.md: limits. Milliseconds, and messages of one kind within an hour or a day. */
export const codeLimits = {
  lifetime: 10 * 60_000,
  tries: 5,
  apart: 60_000,
  perTargetADay: 5,
  /** Of one address, or of one customer's network of IPv6. */
  perCallerAnHour: 30,
  /** Of numbers alike but for their last four digits, as those who pump SMS own them. */
  perNeighbourhoodAnHour: 30,
  anHour: 1_000,
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
  nonce?: string;
}

/**
 * Sends a code, unless a limit holds it back (`tooManyRequests`). For an account that does not exist the same is
 * done, down to the statements, but nothing is put in the outbox. The request's id, and when the next may be made.
 */
export async function sendCode(context: OperatorContext, caller: Caller, request: CodeRequest) {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const codeHash = await hashPassword(code);
  const id = randomUUID();
  const now = context.clock.now();
  const { purpose, target, nonce = '' } = request;
  const asked = { target, callers: networkOf(caller.ip), targets: neighbourhoodOf(request) };
  await context.database.transaction(async (transaction) => {
    // Requests that come together are counted one after the other.
    await transaction.execute(sql`select pg_advisory_xact_lock(${codesLock})`);
    await transaction.delete(verificationCodes).where(lt(verificationCodes.sentAt, now - day));
    await refuseTooMany(transaction, asked, now);
    await transaction
      .insert(verificationCodes)
      .values({ ...asked, id, purpose, codeHash, nonce, sentAt: now, expiresAt: now + codeLimits.lifetime });
    await post(transaction, request, messageOf(purpose, code), now);
  });
  return { id, expirationTime: now + codeLimits.apart };
}

const codesLock = 7_102_028;

/** Every request counts, so that nobody learns from a limit whether an account exists. */
async function refuseTooMany(
  database: Database,
  { target, callers, targets }: Record<'target' | 'callers' | 'targets', string>,
  now: number,
) {
  const table = verificationCodes;
  const sentBy = async (which: SQL | undefined, within: number) => {
    const [found] = await database
      .select({ sent: count(), first: min(table.sentAt), last: max(table.sentAt) })
      .from(table)
      .where(and(gt(table.sentAt, now - within), lte(table.sentAt, now), which));
    return { sent: found?.sent ?? 0, first: Number(found?.first ?? 0), last: Number(found?.last ?? 0) };
  };
  const refuse = (until: number): never => {
    throw new Refusal('tooManyRequests', { retryAfter: Math.max(1, Math.ceil((until - now) / 1000)) });
  };

  const ofTarget = await sentBy(eq(table.target, target), day);
  if (ofTarget.sent > 0 && ofTarget.last + codeLimits.apart > now) refuse(ofTarget.last + codeLimits.apart);
  if (ofTarget.sent >= codeLimits.perTargetADay) refuse(ofTarget.first + day);
  const hourly = [
    { which: eq(table.callers, callers), most: codeLimits.perCallerAnHour },
    { which: eq(table.targets, targets), most: codeLimits.perNeighbourhoodAnHour },
    { which: undefined, most: codeLimits.anHour },
  ];
  for (const { which, most } of hourly) {
    const { sent, first } = await sentBy(which, hour);
    if (sent >= most) refuse(first + hour);
  }
}

/** One statement finds the account and writes to it, so that it takes as long when there is none. */
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

/**
 * The id of the code that was sent last for this purpose and target, when this is it; `useCode` uses it up. Each
 * look counts, right or wrong. Refuses with `codeWrong`, whatever is wrong.
 */
export async function checkCode(
  context: OperatorContext,
  { purpose, target, code }: { purpose: CodePurpose; target: string; code: string },
): Promise<string> {
  const { database } = context;
  const table = verificationCodes;
  const [latest] = await database
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.purpose, purpose), eq(table.target, target)))
    .orderBy(desc(table.sentAt), desc(table.id))
    .limit(1);
  return checkCodeById(context, { id: latest?.id ?? '', purpose, code });
}

/** The same for the code of this request. */
export async function checkCodeById(
  { database, clock }: OperatorContext,
  { id, purpose, code }: { id: string; purpose: CodePurpose; code: string },
): Promise<string> {
  const table = verificationCodes;
  // Counted before it is looked at: otherwise tries that come together would all be made before one counts.
  const [tried] = await database
    .update(table)
    .set({ tries: sql`${table.tries} + 1` })
    .where(
      and(
        eq(table.id, id),
        eq(table.purpose, purpose),
        lt(table.tries, codeLimits.tries),
        isNull(table.usedAt),
        gt(table.expiresAt, clock.now()),
      ),
    )
    .returning({ codeHash: table.codeHash });
  if (!(await verifyPassword(tried?.codeHash ?? null, code))) throw new Refusal('codeWrong');
  return id;
}

/** Uses a checked code up, together with what it is used for. Refuses with `codeWrong` when it just was used. */
export async function useCode(
  database: Database,
  clock: OperatorContext['clock'],
  id: string,
): Promise<typeof verificationCodes.$inferSelect> {
  const [used] = await database
    .update(verificationCodes)
    .set({ usedAt: clock.now() })
    .where(and(eq(verificationCodes.id, id), isNull(verificationCodes.usedAt)))
    .returning();
  if (!used) throw new Refusal('codeWrong');
  return used;
}
