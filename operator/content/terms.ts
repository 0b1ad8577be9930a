import { and, desc, eq, lte, sql } from 'drizzle-orm';
import { merchantDay } from '#operator/core/merchantDay.ts';
import { languageKey, textIn } from '#operator/core/languages.ts';
import type { Database, OperatorContext } from '#operator/core/context.ts';
import { rowsOf } from '#operator/database/insertRows.ts';
import { termsAcceptances, termsVersions } from '#operator/database/tables/terms.tables.ts';
import { type Merchant, merchantOf } from '#operator/system/merchants.ts';
import { Refusal } from '@araw/server/http/refusal';
import { startOfMerchantDay } from '@araw/contract/values/dates';
import type { HandlerValue, ParsedRequest } from '@araw/contract/calls/calls';
import { isLanguageCode } from '@araw/contract/calls/languages';
import type { TermsKind } from '@araw/contract/calls/terms';
import { contentTexts } from './contentTexts.ts';
import { filledFor } from './filling.ts';

/** The first version of all three texts. Each later one is a row of `termsVersions` and also counts for all three (PROT-13). */
const first = { version: '2026-01', effectiveFrom: '2026-01-01' };

export const firstTermsVersion = first.version;

type Reading = Pick<OperatorContext, 'database' | 'clock'>;

/** The latest published version in force; null while the first one is. */
async function publishedOf({ database, clock }: Reading): Promise<typeof termsVersions.$inferSelect | null> {
  const [found] = await database
    .select()
    .from(termsVersions)
    .where(eq(termsVersions.version, sql`terms_in_force(${clock.now()})`));
  return found ?? null;
}

/** The version that registering accepts now (REG-14). */
export const termsVersionOf = async (context: Reading): Promise<string> =>
  (await publishedOf(context))?.version ?? firstTermsVersion;

/** Throws Refusal `termsOutdated` unless this version is in force. */
export async function refuseOtherTerms(context: Reading, version: string): Promise<void> {
  if (version !== (await termsVersionOf(context))) throw new Refusal('termsOutdated');
}

/** Whether bets and cash-ins wait until the player has accepted a newer version (PROT-13). */
export async function areTermsDue({ database, clock }: Reading, accountId: number): Promise<boolean> {
  const [found] = await rowsOf<{ due: boolean }>(
    database,
    sql`select terms_due(${accountId}, ${clock.now()}) as due`,
  );
  return found?.due ?? false;
}

/** Accounts written without a registration accepted the first version when they began, or when it came into force. */
export async function acceptFirstTerms(
  database: Database,
  begun: readonly { id: number; registeredAt: number }[],
): Promise<void> {
  if (begun.length === 0) return;
  const from = startOfMerchantDay(first.effectiveFrom);
  await database.insert(termsAcceptances).values(
    begun.map(({ id, registeredAt }) => ({
      accountId: id,
      version: firstTermsVersion,
      at: Math.max(registeredAt, from),
    })),
  );
}

/** A version accepted twice keeps its first moment. */
export async function recordAcceptance(
  database: Database,
  acceptance: typeof termsAcceptances.$inferInsert,
): Promise<void> {
  await database.insert(termsAcceptances).values(acceptance).onConflictDoNothing();
}

/** The first terms in the language, or else in English, with the merchant's name and age filled in. */
export function termsIn(language: string, kind: TermsKind, merchant: Merchant): HandlerValue<'terms'> {
  const { terms } = contentTexts[isLanguageCode(language) ? language : 'EN'];
  const filled = filledFor(merchant);
  const sections = terms[kind].map(({ heading, paragraphs }) => ({
    heading: filled(heading),
    paragraphs: paragraphs.map(filled),
  }));
  return { kind, ...first, change: '', sections };
}

/**
 * The terms in force, or an earlier version of them, in a language as sent in calls. Throws Refusal `notFound` for a
 * version that never was in force.
 */
export async function termsOf(
  context: OperatorContext,
  { kind, language, version: wanted }: ParsedRequest<'terms'>,
): Promise<HandlerValue<'terms'>> {
  const key = languageKey(language);
  const begun = termsIn(key, kind, await merchantOf(context));
  if (wanted === firstTermsVersion) return begun;
  const published = wanted === undefined ? await publishedOf(context) : await earlierOf(context, wanted);
  if (published === null) return begun;
  const { version, effectiveFrom, change } = published;
  return {
    ...begun,
    version,
    effectiveFrom: await merchantDay(context.database, effectiveFrom),
    change: textIn(key, change.EN, change),
  };
}

async function earlierOf({ database, clock }: Reading, version: string) {
  const [found] = await database
    .select()
    .from(termsVersions)
    .where(and(eq(termsVersions.version, version), lte(termsVersions.effectiveFrom, clock.now())));
  if (!found) throw new Refusal('notFound');
  return found;
}

/** The terms in force, whether the player has yet to accept them, and what they accepted before (PROT-13). */
export async function ownTermsOf(
  context: OperatorContext,
  accountId: number,
  language: string,
): Promise<HandlerValue<'ownTerms'>> {
  const accepted = await context.database
    .select({ version: termsAcceptances.version, at: termsAcceptances.at })
    .from(termsAcceptances)
    .where(eq(termsAcceptances.accountId, accountId))
    .orderBy(desc(termsAcceptances.at));
  return {
    terms: await termsOf(context, { kind: 'register', language }),
    due: await areTermsDue(context, accountId),
    accepted,
  };
}

/** Accepts the version that the player has read. Throws Refusal `termsOutdated` if another one is in force by now. */
export async function acceptTerms(
  context: OperatorContext,
  accountId: number,
  version: string,
): Promise<void> {
  await refuseOtherTerms(context, version);
  await recordAcceptance(context.database, { accountId, version, at: context.clock.now() });
}

export interface Publication {
  version: string;
  effectiveFrom: number;
  change: { EN: string } & Readonly<Record<string, string>>;
}

/** Publishes a version. Throws Refusal `conflict` if it isn't a new one. */
export async function publishTerms(
  { database }: Pick<Reading, 'database'>,
  given: Publication,
): Promise<void> {
  const added =
    given.version === firstTermsVersion
      ? []
      : await database.insert(termsVersions).values(given).onConflictDoNothing().returning();
  if (added.length === 0) throw new Refusal('conflict', { message: 'This version exists already.' });
}

export const publishedTerms = ({ database }: Pick<Reading, 'database'>) =>
  database.select().from(termsVersions).orderBy(desc(termsVersions.effectiveFrom), desc(termsVersions.id));
