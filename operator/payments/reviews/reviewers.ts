import { and, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { dayAt, superiorOn } from '#operator/agents/line.ts';
import type { Database, OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { reviewers } from '#operator/database/tables/reviews.tables.ts';
import { payoutAccounts } from '#operator/database/tables/withdrawals.tables.ts';

/** Throws Refusal `noPermission` for an unknown name, and for a decision on one's own or a related account (CASH-20). */
export async function requireReviewer(
  context: Pick<OperatorContext, 'database' | 'clock'>,
  name: string,
  memberId: number,
): Promise<void> {
  const { database } = context;
  const [reviewer] = await database.select().from(reviewers).where(eq(reviewers.name, name));
  if (!reviewer) throw new Refusal('noPermission', { message: "There's no such reviewer." });
  if (reviewer.accountId !== null && (await areRelated(context, reviewer.accountId, memberId)))
    throw new Refusal('noPermission', {
      message: "Reviewers can't decide on their own account or their circle's.",
    });
}

/** The same person or line, or a shared name, address, number or payout account. */
async function areRelated(
  { database, clock }: Pick<OperatorContext, 'database' | 'clock'>,
  one: number,
  other: number,
): Promise<boolean> {
  if (one === other) return true;
  const [own] = await database.select().from(accounts).where(eq(accounts.id, one));
  if (!own) throw new Error('The account of a reviewer is not there');
  const sameText = (
    column: typeof accounts.email | typeof accounts.mobile | typeof accounts.payeeName,
    text: string,
  ) => (text === '' ? undefined : eq(column, text));
  const day = dayAt(clock.now());
  const isInLine: (SQL | undefined)[] = [
    sql`${one} in ${superiorOn(database, other, day)}`,
    inArray(accounts.id, superiorOn(database, one, day)),
    eq(accounts.recommenderId, one),
    own.recommenderId === null ? undefined : eq(accounts.id, own.recommenderId),
  ];
  const related = await database.$count(
    accounts,
    and(
      eq(accounts.id, other),
      or(
        ...isInLine,
        sameText(accounts.email, own.email),
        sameText(accounts.mobile, own.mobile),
        sameText(accounts.payeeName, own.payeeName),
      ),
    ),
  );
  return related > 0 || (await sharePayoutAccount(database, one, other));
}

async function sharePayoutAccount(database: Database, one: number, other: number): Promise<boolean> {
  const own = database
    .select({ digest: payoutAccounts.numberDigest })
    .from(payoutAccounts)
    .where(eq(payoutAccounts.accountId, one));
  const shared = and(
    eq(payoutAccounts.accountId, other),
    ne(payoutAccounts.accountId, one),
    isNull(payoutAccounts.removedAt),
    inArray(payoutAccounts.numberDigest, own),
  );
  return (await database.$count(payoutAccounts, shared)) > 0;
}
