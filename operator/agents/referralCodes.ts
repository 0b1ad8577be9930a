import { randomInt } from 'node:crypto';
import { and, desc, eq, lte, sql } from 'drizzle-orm';
import { isRunning } from '#operator/content/running.ts';
import type { Database, OperatorContext } from '#operator/core/context.ts';
import { accounts, affiliateCodes } from '#operator/database/tables/accounts.tables.ts';
import { referralCodes, referrals, referralTerms } from '#operator/database/tables/referrals.tables.ts';
import type { Merchant } from '#operator/system/merchants.ts';
import { isRealAccount } from '#services/contract/roles.ts';
import { isDisabled } from '#operator/accounts/disabled.ts';

type WithCode = Pick<Merchant, 'code'>;

/** Without signs that are read for one another. */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const length = 8;
const day = 86_400_000;

/** The code by which a member's friends register (BEN-06): made when it is asked for first, and then for good. */
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

/** Whether it is the code of a member's invitation, by which no agent's address may be called. */
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

/** The member whose code this is; null for none, or one who may not invite any more. */
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

/** What an invitation gives to those who register on a day; null where nothing is set. */
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

/** Fixes who has invited a new account, by the terms of today, where invitations run (BEN-06). */
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
