import { eq } from 'drizzle-orm';
import type { Database, OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '#packages/server/http/refusal.ts';
import { languageKey } from '#operator/core/languages.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { memberRestrictions } from '#operator/database/tables/deposits.tables.ts';
import { merchantOf } from '#operator/system/merchants.ts';
import type { Demand } from '#services/contract/deposits.ts';
import { writePesos } from '../amounts.ts';
import { accountDemandWords, demandWords } from './demandWords.ts';
import { ownLimitOf } from '../ownLimit/ownLimit.ts';
import { owedBy } from '../debts/receivables.ts';
import { say } from '../saying.ts';

type Kind = keyof typeof demandWords;

interface Found {
  kind: Kind;
  until?: number;
  amount?: number;
}

/**
 * What has to come before money moves (CASH-15); the operator's own decisions first. A deposit takes all that a withdrawal
 * takes but what it settles itself. Neither self-exclusion, nor closed deposits, nor a limit stops money that goes out.
 */
export async function demandsOf(
  context: OperatorContext,
  accountId: number,
  move: 'deposit' | 'withdrawal' | 'transfer',
  language: string,
): Promise<Demand[]> {
  const found = [
    ...(move === 'deposit' ? await decidedOf(context, accountId) : []),
    ...(await missingOf(context, accountId)),
    // A deposit settles it.
    ...(move === 'deposit' ? [] : await debtOf(context, accountId)),
  ];
  return found.map(({ kind, until = null, amount = 0 }) => ({
    kind,
    text: say(demandWords[kind], languageKey(language), { amount: writePesos(amount) }),
    until,
  }));
}

/** What stands before a claim of a reward: whoever has excluded oneself claims nothing, and what is open waits. */
export async function exclusionOf(
  { database, clock }: OperatorContext,
  accountId: number,
  language: string,
): Promise<Demand[]> {
  const until = (await standingOf(database, accountId)).restrictions?.selfExcludedUntil ?? 0;
  if (until <= clock.now()) return [];
  return [{ kind: 'selfExcluded', text: say(demandWords.selfExcluded, languageKey(language)), until }];
}

/** By the operator or the player, of deposits alone. */
async function decidedOf(context: OperatorContext, accountId: number): Promise<Found[]> {
  const { database, clock } = context;
  const { restrictions } = await standingOf(database, accountId);
  const excludedUntil = restrictions?.selfExcludedUntil ?? 0;
  const own = await ownLimitOf(context, accountId);
  const { least } = (await merchantOf(context)).payments.deposit;
  return [
    ...(excludedUntil > clock.now() ? [{ kind: 'selfExcluded', until: excludedUntil } as const] : []),
    ...(restrictions?.depositsClosed ? [{ kind: 'closed' } as const] : []),
    ...(restrictions?.inReview ? [{ kind: 'review' } as const] : []),
    ...(own && own.left < least
      ? [{ kind: 'ownLimit', until: own.resetsAt, amount: own.limit } as const]
      : []),
  ];
}

async function missingOf(context: OperatorContext, accountId: number): Promise<Found[]> {
  const { demands } = (await merchantOf(context)).payments;
  const { account, restrictions } = await standingOf(context.database, accountId);
  const isMissing = {
    email: account.emailVerifiedAt === null,
    mobile: account.mobileVerifiedAt === null,
    payeeName: account.payeeName === '',
    identity: (restrictions?.identityVerifiedAt ?? null) === null,
  };
  return demands.filter((kind) => isMissing[kind]).map((kind) => ({ kind }));
}

/** Of corrections (CASH-20). */
async function debtOf({ database }: OperatorContext, accountId: number): Promise<Found[]> {
  const amount = await owedBy(database, accountId);
  return amount > 0 ? [{ kind: 'receivable', amount }] : [];
}

/** Why a payout account cannot be used yet. */
export const accountDemand = (
  kind: keyof typeof accountDemandWords,
  language: string,
  until: number | null = null,
): Demand => ({ kind, text: say(accountDemandWords[kind], languageKey(language)), until });

/** Refuses with `demandOpen` while anything stands before it. */
export function refuseDemands(demands: readonly Demand[]): void {
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
