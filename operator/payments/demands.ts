import { eq } from 'drizzle-orm';
import { type Database, Refusal } from '#operator/core/context.ts';
import { accounts } from '#operator/database/accounts.tables.ts';
import { memberRestrictions } from '#operator/database/deposits.tables.ts';
import { merchantOf } from '#operator/system/merchants.ts';
import type { Demand } from '#services/contract/deposits.ts';
import type { PaymentsContext } from './context.ts';
import { type DemandText, depositTexts } from './data/depositTexts.ts';

/** What has to come before a deposit (CASH-15); the operator's own decisions first. */
export async function demandsOf(
  context: PaymentsContext,
  accountId: number,
  language: string,
): Promise<Demand[]> {
  const { database, clock } = context;
  const { demands } = (await merchantOf(context)).payments;
  const { account, restrictions } = await standingOf(database, accountId);
  const excludedUntil = restrictions?.selfExcludedUntil ?? 0;
  const isMissing = {
    email: account.emailVerifiedAt === null,
    mobile: account.mobileVerifiedAt === null,
    payeeName: account.payeeName === '',
    identity: (restrictions?.identityVerifiedAt ?? null) === null,
  };
  const found: [DemandText, boolean][] = [
    ['selfExcluded', excludedUntil > clock.now()],
    ['closed', restrictions?.depositsClosed ?? false],
    ['review', restrictions?.inReview ?? false],
    ...demands.map((kind): [DemandText, boolean] => [kind, isMissing[kind]]),
  ];
  const texts = depositTexts(language).demands;
  return found
    .filter(([, isOpen]) => isOpen)
    .map(([kind]) => ({
      kind,
      text: texts[kind],
      until: kind === 'selfExcluded' ? excludedUntil : null,
    }));
}

export async function refuseDemands(
  context: PaymentsContext,
  accountId: number,
  language: string,
): Promise<void> {
  const demands = await demandsOf(context, accountId, language);
  if (demands.length > 0) throw new Refusal('demandOpen', { value: { demands } });
}

/** Whether money that has come may be credited without anybody looking at it. */
export async function mayReceive(database: Database, accountId: number, now: number): Promise<boolean> {
  const { account, restrictions } = await standingOf(database, accountId);
  const isExcluded = (restrictions?.selfExcludedUntil ?? 0) > now;
  return !account.disabled && !isExcluded && !restrictions?.depositsClosed && !restrictions?.inReview;
}

async function standingOf(database: Database, accountId: number) {
  const [standing] = await database
    .select({ account: accounts, restrictions: memberRestrictions })
    .from(accounts)
    .leftJoin(memberRestrictions, eq(memberRestrictions.accountId, accounts.id))
    .where(eq(accounts.id, accountId));
  if (!standing) throw new Error('The account of a session is not there');
  return standing;
}
