import { eq } from 'drizzle-orm';
import type { Database, OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { languageKey } from '#operator/core/languages.ts';
import { areTermsDue } from '#operator/content/terms.ts';
import { standingOf } from '#operator/accounts/identity/standing.ts';
import { depositRoomOf } from '#operator/protection/limits/limits.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { memberRestrictions } from '#operator/database/tables/deposits.tables.ts';
import { keptOf } from '#operator/protection/kept/kept.ts';
import { offerOf } from '#operator/protection/protection.ts';
import { merchantOf, switchesIn } from '#operator/system/merchants.ts';
import type { Demand } from '@araw/contract/cashier/deposits';
import type { Switches } from '@araw/contract/protection/protectionProfiles';
import { writePesos } from '#operator/core/amounts.ts';
import { owedBy } from '../debts/receivables.ts';
import type { en } from '#operator/words/en.ts';
import { say } from '#operator/words/say.ts';

type Kind = keyof typeof en.demands;

interface Found {
  kind: Kind;
  until?: number;
  amount?: number;
}

/**
 * Requirements before money moves (CASH-15); the operator's own decisions first. A deposit has all those of a
 * withdrawal, except a debt, which it settles itself. Self-exclusion, closed deposits and limits never block a
 * withdrawal.
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
    text: say(`demands.${kind}`, languageKey(language), { amount: writePesos(amount) }),
    until,
  }));
}

/** Requirement before a reward is claimed: excluded members claim nothing, and open rewards wait. */
export async function exclusionOf(
  { database, clock }: OperatorContext,
  accountId: number,
  language: string,
): Promise<Demand[]> {
  const { state, until } = await standingOf({ database, clock }, accountId);
  if (state === 'playing') return [];
  return [{ kind: 'selfExcluded', text: say('demands.selfExcluded', languageKey(language)), until }];
}

/** Decisions of the operator or the player that affect only deposits. */
async function decidedOf(context: OperatorContext, accountId: number): Promise<Found[]> {
  const { restrictions } = await decisionsOf(context.database, accountId);
  const { state, until } = await standingOf(context, accountId);
  const own = await depositRoomOf(context, accountId);
  const merchant = await merchantOf(context);
  const { least } = merchant.payments.deposit;
  return [
    ...(state === 'playing' ? [] : [{ kind: 'selfExcluded', until: until ?? undefined } as const]),
    ...(restrictions?.depositsClosed ? [{ kind: 'closed' } as const] : []),
    ...(restrictions?.inReview ? [{ kind: 'review' } as const] : []),
    ...(own && own.left < least
      ? [{ kind: 'ownLimit', until: own.resetsAt, amount: own.limit } as const]
      : []),
    ...((await owesAnswer(context, accountId, switchesIn(merchant)))
      ? [{ kind: 'limitsOffer' } as const]
      : []),
    ...((await areTermsDue(context, accountId)) ? [{ kind: 'terms' } as const] : []),
  ];
}

/** Limits are offered before the first cash-in, and passing them by is no answer (PROT-03). */
async function owesAnswer(context: OperatorContext, accountId: number, switches: Switches): Promise<boolean> {
  if (!switches.decliningIsAnAct) return false;
  const kept = await keptOf(context.database, accountId, context.clock.now());
  return (await offerOf(context, accountId, kept, switches)) === 'first';
}

async function missingOf(context: OperatorContext, accountId: number): Promise<Found[]> {
  const { demands } = (await merchantOf(context)).payments;
  const { account, restrictions } = await decisionsOf(context.database, accountId);
  const isMissing = {
    email: account.emailVerifiedAt === null,
    mobile: account.mobileVerifiedAt === null,
    payeeName: account.payeeName === '',
    identity: (restrictions?.identityVerifiedAt ?? null) === null,
  };
  return demands.filter((kind) => isMissing[kind]).map((kind) => ({ kind }));
}

/** Debts from corrections (CASH-20). */
async function debtOf({ database }: OperatorContext, accountId: number): Promise<Found[]> {
  const amount = await owedBy(database, accountId);
  return amount > 0 ? [{ kind: 'receivable', amount }] : [];
}

/** Why a payout account cannot be used yet. */
export const accountDemand = (
  kind: keyof typeof en.accountDemands,
  language: string,
  until: number | null = null,
): Demand => ({ kind, text: say(`accountDemands.${kind}`, languageKey(language)), until });

/** Refuses with `demandOpen` if there are any. */
export function refuseDemands(demands: readonly Demand[]): void {
  if (demands.length > 0) throw new Refusal('demandOpen', { value: { demands } });
}

/** Whether received money may be credited without a review. */
export async function mayReceive(
  context: Pick<OperatorContext, 'database' | 'clock'>,
  accountId: number,
): Promise<boolean> {
  const { account, restrictions } = await decisionsOf(context.database, accountId);
  const { state } = await standingOf(context, accountId);
  return !account.disabled && state === 'playing' && !restrictions?.depositsClosed && !restrictions?.inReview;
}

async function decisionsOf(database: Database, accountId: number) {
  const [decided] = await database
    .select({ account: accounts, restrictions: memberRestrictions })
    .from(accounts)
    .leftJoin(memberRestrictions, eq(memberRestrictions.accountId, accounts.id))
    .where(eq(accounts.id, accountId));
  if (!decided) throw new Error('The account of a session is not there');
  return decided;
}
