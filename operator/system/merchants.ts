import { eq } from 'drizzle-orm';
import type { Database, OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { merchants } from '#operator/database/tables/system.tables.ts';
import type { SealingScheme } from '@araw/contract/calls/envelope';
import { type Switches, switchesOf } from '@araw/contract/protection/protectionProfiles';

export type Merchant = typeof merchants.$inferSelect;

type WithDatabase = Pick<OperatorContext, 'database'>;

/**
 * The operator's merchant; without a sandbox its identity provider is removed. Throws if the database hasn't been seeded.
 */
export async function merchantOf({
  database,
  sandbox = false,
}: Pick<OperatorContext, 'database' | 'sandbox'>): Promise<Merchant> {
  const merchant = await storedMerchant({ database });
  const { settings } = merchant;
  if (sandbox || settings.identity?.provider !== 'sandbox') return merchant;
  return { ...merchant, settings: { ...settings, identity: null } };
}

/** The switches in effect from the merchant's profile and stricter values (PROT-01, CASH-21). */
export const switchesIn = ({ settings }: Pick<Merchant, 'settings'>): Switches =>
  switchesOf(settings.protection);

/** The same, cached for a second: bets need nothing else of the merchant. */
export const switchesNow = async ({ database }: WithDatabase): Promise<Switches> =>
  switchesIn(await standingOf(database));

/** Minimum age to play: the profile's, or a higher one of the merchant's own (REG-15). */
export const minimumAgeOf = (merchant: Pick<Merchant, 'settings'>): number =>
  Math.max(merchant.settings.minimumAge, switchesIn(merchant).minimumAge);

async function storedMerchant({ database }: WithDatabase): Promise<Merchant> {
  const [merchant] = await database.select().from(merchants).limit(1);
  if (!merchant) throw new Error('The database has no merchant: seed it first.');
  return merchant;
}

/**
 * Changes the merchant based on its current state: concurrent changes build on each other. `change` returns the changed
 * columns; its own writes are part of the transaction.
 */
export async function changeMerchant(
  { database }: WithDatabase,
  change: (merchant: Merchant, transaction: Database) => Partial<Merchant> | Promise<Partial<Merchant>>,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const [merchant] = await transaction.select().from(merchants).limit(1).for('update');
    if (!merchant) throw new Error('The database has no merchant: seed it first.');
    const values = await change(merchant, transaction);
    await transaction.update(merchants).set(values).where(eq(merchants.code, merchant.code));
  });
  standing.delete(database);
  outdate({ database });
}

/** Data derived from the merchant, or dated by the operator's clock, isn't reused after this. */
export const outdate = ({ database }: WithDatabase) =>
  void changes.set(database, merchantChanges({ database }) + 1);

const changes = new WeakMap<Database, number>();

/** Grows with each change by this process and each move of the clock: earlier derived data is outdated. */
export const merchantChanges = ({ database }: WithDatabase): number => changes.get(database) ?? 0;

/** Milliseconds until a change by another process takes effect. */
const freshness = 1_000;

const standing = new WeakMap<Database, { readAt: number; read: Promise<Merchant> }>();

/** Throws Refusal `maintenance` or `accessRestricted` while the site is closed to players (BOOT-03). */
export async function refuseWhileClosed(context: WithDatabase): Promise<void> {
  const closed = await closedNow(context);
  if (closed) throw closed;
}

/** The refusal of `refuseWhileClosed`; null while the site is open. */
export async function closedNow({ database }: WithDatabase): Promise<Refusal | null> {
  const { maintenance, regionRestriction } = await standingOf(database);
  if (maintenance) return new Refusal('maintenance');
  return regionRestriction ? new Refusal('accessRestricted') : null;
}

/** Throws Refusal `merchantUnknown` for another merchant's code; trial players use the trial code (BOOT-08). */
export async function refuseOtherMerchant(
  { database }: WithDatabase,
  given: string | string[] | undefined,
): Promise<void> {
  if (given === undefined) return;
  const { code, settings } = await standingOf(database);
  if (given !== code && given !== settings.trialMerchantCode) throw new Refusal('merchantUnknown');
}

/** Accepted sealing schemes, preferred one first. */
export async function sealingSchemesOf({ database }: WithDatabase): Promise<SealingScheme[]> {
  return acceptedSchemes((await standingOf(database)).settings.sealingScheme);
}

/** Preferring AES-GCM still accepts DES, for browsers without WebCrypto. */
export const acceptedSchemes = (preferred: SealingScheme): SealingScheme[] =>
  preferred === 'AES-GCM' ? ['AES-GCM', 'DES'] : ['DES'];

/** Picture hosts besides the operator (BOOT-06). */
export async function imageHostsOf({ database }: WithDatabase): Promise<readonly string[]> {
  return (await standingOf(database)).info.imageCDNs ?? [];
}

function standingOf(database: Database): Promise<Merchant> {
  const known = standing.get(database);
  const now = performance.now();
  if (known && now - known.readAt < freshness) return known.read;
  const read: Promise<Merchant> = storedMerchant({ database });
  standing.set(database, { readAt: now, read });
  read.catch(() => standing.delete(database));
  return read;
}
