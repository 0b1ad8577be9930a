import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Newcomer } from '#operator/accounts/identity/newcomer.ts';
import { standingAt } from '#operator/accounts/identity/standing.ts';
import { tokenDigest } from '#operator/accounts/secrets.ts';
import type { OperatorContext } from '#operator/core/context.ts';
import { accounts, knownDevices } from '#operator/database/tables/accounts.tables.ts';
import { playerProtections } from '#operator/database/tables/protection.tables.ts';
import { payoutAccounts } from '#operator/database/tables/withdrawals.tables.ts';
import { Refusal } from '@araw/server/http/refusal';

type Context = Pick<OperatorContext, 'database' | 'clock'>;

/**
 * Stops a player on a break or excluded from returning by another account with their number, address, name and birth
 * date, or device: call it wherever one of them comes into an account (PROT-04). Throws Refusal `registrationRefused`,
 * which reveals none of them.
 */
export async function refuseExcludedNewcomer(context: Context, newcomer: Newcomer): Promise<void> {
  const { accountId, mobile, email, payeeName, birthDate, deviceToken } = newcomer;
  const same: (SQL | undefined)[] = [
    mobile ? eq(accounts.mobile, mobile) : undefined,
    email ? eq(sql`lower(${accounts.email})`, email.toLowerCase()) : undefined,
    payeeName && birthDate
      ? and(eq(asNamed(accounts.payeeName), asNamed(payeeName)), eq(accounts.birthDate, birthDate))
      : undefined,
    deviceToken
      ? inArray(
          accounts.id,
          context.database
            .select({ id: knownDevices.accountId })
            .from(knownDevices)
            .where(eq(knownDevices.tokenDigest, tokenDigest(deviceToken))),
        )
      : undefined,
  ];
  const known = same.filter((one) => one !== undefined);
  if (known.length === 0) return;
  const isAnother = accountId === undefined ? undefined : ne(accounts.id, accountId);
  if (await isAnyOut(context, and(or(...known), isAnother))) throw new Refusal('registrationRefused');
}

/** A second account must not pay out to an excluded player's payout account. Throws as above. */
export async function refuseExcludedPayee(
  context: Context,
  accountId: number,
  numberDigest: string,
): Promise<void> {
  const holders = context.database
    .select({ id: payoutAccounts.accountId })
    .from(payoutAccounts)
    .where(and(eq(payoutAccounts.numberDigest, numberDigest), ne(payoutAccounts.accountId, accountId)));
  if (await isAnyOut(context, inArray(accounts.id, holders))) throw new Refusal('registrationRefused');
}

/** Ignores spaces and capital letters. */
const asNamed = (name: typeof accounts.payeeName | string) =>
  sql<string>`lower(regexp_replace(trim(${name}), '\\s+', ' ', 'g'))`;

async function isAnyOut({ database, clock }: Context, which: SQL | undefined): Promise<boolean> {
  const found = await database
    .select({ standing: playerProtections.standing, until: playerProtections.until })
    .from(accounts)
    .innerJoin(playerProtections, eq(playerProtections.accountId, accounts.id))
    .where(and(ne(playerProtections.standing, 'playing'), which));
  const now = clock.now();
  return found.some((kept) => standingAt(now, kept).state !== 'playing');
}
