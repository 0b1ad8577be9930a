import { asc, eq, sql } from 'drizzle-orm';
import { standingOf } from '#operator/accounts/identity/standing.ts';
import type { OffersShown } from '#operator/content/announcements.ts';
import type { Caller, Database, OperatorContext } from '#operator/core/context.ts';
import { rowsOf } from '#operator/database/insertRows.ts';
import type { Advertised } from '#operator/database/tables/content.tables.ts';
import { marketingConsents } from '#operator/database/tables/protection.tables.ts';
import { lockPockets } from '#operator/ledger/ledger.ts';
import { Refusal } from '@araw/server/http/refusal';
import type { HandlerValue, ParsedRequest } from '@araw/contract/calls/calls';
import { isRealAccount } from '@araw/contract/calls/roles';
import {
  type ConsentTable,
  everyConsent,
  type MarketingChannel,
  marketingChannels,
  type MarketingKind,
  marketingKinds,
} from '@araw/contract/protection/marketing';

type Reading = Pick<OperatorContext, 'database' | 'clock'>;

const cells = marketingKinds.flatMap((kind) => marketingChannels.map((channel) => ({ kind, channel })));

/** The newest of each kind and channel, and how many changes led to it. */
async function currentConsents(
  database: Database,
  accountId: number,
): Promise<{ given: ConsentTable; version: number }> {
  const rows = await database
    .select()
    .from(marketingConsents)
    .where(eq(marketingConsents.accountId, accountId))
    .orderBy(asc(marketingConsents.id));
  return {
    given: rows.reduce(
      (table, { kind, channel, given }) => ({ ...table, [kind]: { ...table[kind], [channel]: given } }),
      everyConsent(false),
    ),
    version: rows.length,
  };
}

/** The player's consents and whether they may give more (PROT-12). */
export async function consentsOf(context: Reading, accountId: number): Promise<HandlerValue<'consents'>> {
  const current = await currentConsents(context.database, accountId);
  const { state } = await standingOf(context, accountId);
  return { ...current, mayGive: state === 'playing' };
}

/**
 * Gives and withdraws consents. Repeating it changes nothing. Throws Refusal `conflict` if they have changed since that
 * version, and `onBreak` for a new one on a break or excluded.
 */
export async function setConsents(
  context: OperatorContext,
  accountId: number,
  { given, version }: ParsedRequest<'setConsents'>,
): Promise<void> {
  await context.database.transaction(async (transaction) => {
    // The lock of breaks and exclusions: none may begin between the look at the standing and the consent.
    await lockPockets(transaction, accountId);
    const now = await consentsOf({ ...context, database: transaction }, accountId);
    const changes = cells.filter(({ kind, channel }) => given[kind][channel] !== now.given[kind][channel]);
    if (changes.length === 0) return;
    if (version !== now.version) throw new Refusal('conflict');
    if (!now.mayGive && changes.some(({ kind, channel }) => given[kind][channel]))
      throw new Refusal('onBreak');
    await recordConsents(transaction, { accountId, given, changes, at: context.clock.now() });
  });
}

/** Players who exclude themselves have to agree again before any offer, even once they play again. */
export async function withdrawConsents(transaction: Database, accountId: number, at: number): Promise<void> {
  const { given } = await currentConsents(transaction, accountId);
  const changes = cells.filter(({ kind, channel }) => given[kind][channel]);
  await recordConsents(transaction, { accountId, given: everyConsent(false), changes, at });
}

/** Adds the cells of `changes` to the history. */
async function recordConsents(
  transaction: Database,
  change: { accountId: number; given: ConsentTable; changes: typeof cells; at: number },
): Promise<void> {
  const { accountId, given, changes, at } = change;
  if (changes.length === 0) return;
  await transaction
    .insert(marketingConsents)
    .values(
      changes.map(({ kind, channel }) => ({ accountId, kind, channel, given: given[kind][channel], at })),
    );
}

/** Consents of a demo account. */
export const seedConsents = (
  database: Database,
  consent: { accountId: number; channels: readonly MarketingChannel[]; at: number },
): Promise<void> =>
  recordConsents(database, {
    ...consent,
    given: everyConsent(true),
    changes: cells.filter(({ channel }) => consent.channels.includes(channel)),
  });

/** The kinds whose consent an offer needs. */
export const kindsOf = (advertised: Exclude<Advertised, 'nothing'>): readonly MarketingKind[] =>
  advertised === 'several' ? marketingKinds : [advertised];

/** Visitors see the site as it is; a trial player has no consents to give. */
export async function offersShownTo(
  context: Reading,
  { account }: Pick<Caller, 'account'>,
): Promise<OffersShown> {
  if (!account) return { any: true, unasked: () => true };
  const any = (await standingOf(context, account.id)).state === 'playing';
  if (!any || !isRealAccount(account.type)) return { any, unasked: () => false };
  const rows = await rowsOf<{ kind: MarketingKind; may: boolean }>(
    context.database,
    sql`select kind, may_advertise(${account.id}, 'site', array[kind], ${context.clock.now()}) as may
      from unnest(${`{${marketingKinds.join(',')}}`}::text[]) as kind`,
  );
  const agreed = new Set(rows.filter(({ may }) => may).map(({ kind }) => kind));
  return { any, unasked: (advertised) => kindsOf(advertised).every((kind) => agreed.has(kind)) };
}
