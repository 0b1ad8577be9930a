import { eq, sql } from 'drizzle-orm';
import type { Account } from '#operator/accounts/finding.ts';
import { type Database, Refusal } from '#operator/core/context.ts';
import { languageKey } from '#operator/core/languages.ts';
import { receivables } from '#operator/database/ledger.tables.ts';
import type { Merchant } from '#operator/system/merchants.ts';
import type { Demand } from '#services/contract/deposits.ts';
import { writePesos } from './amounts.ts';
import { demandWords } from './data/demandWords.ts';
import { say, type Values } from './saying.ts';

export const demandOf = (
  kind: keyof typeof demandWords,
  language: string,
  { until = null, values = {} }: { until?: number | null; values?: Values } = {},
): Demand => ({ kind, text: say(demandWords[kind], languageKey(language), values), until });

/**
 * What stands before money can go out (CASH-15, CASH-20): what the merchant demands of a member, and what is owed. Neither
 * self-exclusion nor closed deposits do.
 */
export async function payoutDemands(
  database: Database,
  account: Account,
  { payments }: Merchant,
  language: string,
): Promise<Demand[]> {
  const missing = {
    email: account.emailVerifiedAt === null,
    mobile: account.mobileVerifiedAt === null,
    payeeName: account.payeeName === '',
  };
  const demanded = (['email', 'mobile', 'payeeName'] as const).filter(
    (kind) => missing[kind] && payments.demands.includes(kind),
  );
  const [owed] = await database
    .select({
      amount: sql`coalesce(sum(${receivables.amount} - ${receivables.settled}), 0)`.mapWith(Number),
    })
    .from(receivables)
    .where(eq(receivables.accountId, account.id));
  const amount = owed?.amount ?? 0;
  return [
    ...demanded.map((kind) => demandOf(kind, language)),
    ...(amount > 0 ? [demandOf('receivable', language, { values: { amount: writePesos(amount) } })] : []),
  ];
}

/** Refuses with `demandOpen` while anything stands before it. */
export function refuseDemands(demands: readonly Demand[]): void {
  if (demands.length > 0) throw new Refusal('demandOpen', { value: { demands } });
}
