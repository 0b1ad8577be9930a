import { randomInt } from 'node:crypto';
import { and, desc, eq, lte, sql } from 'drizzle-orm';
import { isRunning } from '#operator/content/running.ts';
import type { Database, OperatorContext } from '#operator/core/context.ts';
import { accounts, affiliateCodes } from '#operator/database/tables/accounts.tables.ts';
import { referralCodes, referrals, referralTerms } from '#operator/database/tables/referrals.tables.ts';
import type { Merchant } from '#operator/system/merchants.ts';
import { isRealAccount } from '@araw/contract/calls/roles';
import { isDisabled } from '#operator/accounts/disabled.ts';

type WithCode = Pick<Merchant, 'code'>;

/** Without characters that look alike. */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const length = 8;
const day = 86_400_000;

/** A member's code for inviting friends (BEN-06): created on first use and permanent. */
export async function referralCodeOf(
  { database }: Pick<OperatorContext, 'database'>,
  { code: merchantCode }: WithCode,
  accountId: number,
): Promise<string> {
  for (;;) {
    const [own] = await database.select().from(referralCodes).where(eq(referralCodes.accountId, accountId));
    if (own) return own.code;
    const code = Array.from({ length }, () => signs[randomInt(signs.length)]).join('');
    const isAgents = and(
      eq(affiliateCodes.merchantCode, merchantCode),
      eq(sql`lower(${affiliateCodes.code})`, code.toLowerCase()),
    );
    if ((await database.$count(affiliateCodes, isAgents)) > 0) continue;
    await database.insert(referralCodes).values({ accountId, merchantCode, code }).onConflictDoNothing();
  }
}

/** Whether it is a member's invitation code, which agents' links must not use. */
export const isReferralCode = async (
  database: Database,
  merchantCode: string,
  code: string,
): Promise<boolean> =>
  (await database.$count(
    referralCodes,
    and(
      eq(referralCodes.merchantCode, merchantCode),
      eq(sql`lower(${referralCodes.code})`, code.toLowerCase()),
    ),
  )) > 0;

/** The code's member; null if unknown or no longer allowed to invite. */
export async function inviterOfCode(
  context: Pick<OperatorContext, 'database' | 'sandbox'>,
  { code: merchantCode }: WithCode,
  code: string,
): Promise<number | null> {
  const [found] = await context.database
    .select({ id: accounts.id, type: accounts.type, disabled: accounts.disabled, demo: accounts.demo })
    .from(referralCodes)
    .innerJoin(accounts, eq(accounts.id, referralCodes.accountId))
    .where(
      and(
        eq(referralCodes.merchantCode, merchantCode),
        eq(sql`lower(${referralCodes.code})`, code.trim().toLowerCase()),
      ),
    );
  return found && !isDisabled(found, context) && isRealAccount(found.type) ? found.id : null;
}

/** The reward for invitations registered on a day; null if none is set. */
export async function referralTermsOn(
  database: Database,
  on: string,
): Promise<typeof referralTerms.$inferSelect | null> {
  const [terms] = await database
    .select()
    .from(referralTerms)
    .where(lte(referralTerms.fromDay, on))
    .orderBy(desc(referralTerms.fromDay))
    .limit(1);
  return terms ?? null;
}

/** Stores who invited a new account, with today's terms, if invitations are running (BEN-06). */
export async function recordReferral(
  { database, clock }: Pick<OperatorContext, 'database' | 'clock'>,
  accountId: number,
  inviterId: number,
  today: string,
): Promise<void> {
  const joinedAt = clock.now();
  const terms = await referralTermsOn(database, today);
  if (!terms || !(await isRunning({ database }, 'REFERRAL', joinedAt, joinedAt + 1))) return;
  const endsAt = joinedAt + terms.days * day;
  await database
    .insert(referrals)
    .values({ accountId, inviterId, termsFrom: terms.fromDay, joinedAt, endsAt });
}
