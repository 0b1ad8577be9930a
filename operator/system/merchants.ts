import { eq } from 'drizzle-orm';
import type { Database, OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '#packages/server/http/refusal.ts';
import { merchants } from '#operator/database/tables/system.tables.ts';
import type { SealingScheme } from '#services/contract/envelope.ts';

export type Merchant = typeof merchants.$inferSelect;

type WithDatabase = Pick<OperatorContext, 'database'>;

/**
 * The merchant that this operator serves, without the sandbox's identity provider where there is no sandbox. Throws
 * when the database has not been seeded.
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

async function storedMerchant({ database }: WithDatabase): Promise<Merchant> {
  const [merchant] = await database.select().from(merchants).limit(1);
  if (!merchant) throw new Error('The database has no merchant: seed it first.');
  return merchant;
}

/**
 * Changes the merchant as it stands at this moment: of changes that come together, each builds on the one before.
 * `change` answers the columns that change; what it writes within the transaction counts with them.
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
  changes.set(database, merchantChanges({ database }) + 1);
}

const changes = new WeakMap<Database, number>();

/** Grows with each change that this process makes: what was made of the merchant before it is outdated. */
export const merchantChanges = ({ database }: WithDatabase): number => changes.get(database) ?? 0;

/** A switch thrown by another process counts after so many milliseconds. */
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

/** Throws Refusal `merchantUnknown` for another merchant's code; a trial player has the trial's own (BOOT-08). */
export async function refuseOtherMerchant(
  { database }: WithDatabase,
  given: string | string[] | undefined,
): Promise<void> {
  if (given === undefined) return;
  const { code, settings } = await standingOf(database);
  if (given !== code && given !== settings.trialMerchantCode) throw new Refusal('merchantUnknown');
}

/** What sealed bodies may be sealed by, the preferred scheme first. */
export async function sealingSchemesOf({ database }: WithDatabase): Promise<SealingScheme[]> {
  return acceptedSchemes((await standingOf(database)).settings.sealingScheme);
}

/** An operator that prefers AES-GCM still reads DES, for browsers without WebCrypto. */
export const acceptedSchemes = (preferred: SealingScheme): SealingScheme[] =>
  preferred === 'AES-GCM' ? ['AES-GCM', 'DES'] : ['DES'];

/** Where pictures may come from besides the operator (BOOT-06). */
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
