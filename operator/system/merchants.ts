import { eq } from 'drizzle-orm';
import { type Database, type OperatorContext, Refusal } from '#operator/context.ts';
import { merchants } from './system.tables.ts';

export type Merchant = typeof merchants.$inferSelect;

/** The merchant that this operator serves. Throws when the database has not been seeded. */
export async function merchantOf({ database }: Pick<OperatorContext, 'database'>): Promise<Merchant> {
  const [merchant] = await database.select().from(merchants).limit(1);
  if (!merchant) throw new Error('The database has no merchant: seed it first.');
  return merchant;
}

/** Switches what the system status tells (BOOT-03). */
export async function setSiteSwitch(
  { database }: Pick<OperatorContext, 'database'>,
  name: 'maintenance' | 'regionRestriction',
  on: boolean,
): Promise<void> {
  const { code } = await merchantOf({ database });
  await database
    .update(merchants)
    .set({ [name]: on })
    .where(eq(merchants.code, code));
  standing.delete(database);
}

/** Switches a white-label flag that the merchant knows; false for one that it does not. */
export async function setFlag(
  { database }: Pick<OperatorContext, 'database'>,
  flag: string,
  on: boolean,
): Promise<boolean> {
  const { code, whitelabel } = await merchantOf({ database });
  if (!Object.hasOwn(whitelabel, flag)) return false;
  await database
    .update(merchants)
    .set({ whitelabel: { ...whitelabel, [flag]: on } })
    .where(eq(merchants.code, code));
  return true;
}

export async function setRegisterSettings(
  { database }: Pick<OperatorContext, 'database'>,
  registerSettings: Merchant['registerSettings'],
): Promise<void> {
  const { code } = await merchantOf({ database });
  await database.update(merchants).set({ registerSettings }).where(eq(merchants.code, code));
}

/** Whether numbers are proved by the identity provider instead of the operator's own codes (LOGIN-08). */
export async function setPhoneProvider(
  { database }: Pick<OperatorContext, 'database'>,
  on: boolean,
): Promise<void> {
  const { code, settings } = await merchantOf({ database });
  if (!settings.identity) return;
  const identity = { ...settings.identity, phone: on };
  await database
    .update(merchants)
    .set({ settings: { ...settings, identity } })
    .where(eq(merchants.code, code));
}

/** A switch thrown by another process counts after so many milliseconds. */
const freshness = 1_000;

const standing = new WeakMap<Database, { readAt: number; read: Promise<Merchant> }>();

/** Throws Refusal `maintenance` or `accessRestricted` while the site is closed to players (BOOT-03, fault 12). */
export async function refuseWhileClosed({ database }: Pick<OperatorContext, 'database'>): Promise<void> {
  const { maintenance, regionRestriction } = await standingOf(database);
  if (maintenance) throw new Refusal('maintenance');
  if (regionRestriction) throw new Refusal('accessRestricted');
}

/** Throws Refusal `merchantUnknown` for another merchant's code; a trial player has the trial's own (BOOT-08). */
export async function refuseOtherMerchant(
  { database }: Pick<OperatorContext, 'database'>,
  given: string | string[] | undefined,
): Promise<void> {
  if (given === undefined) return;
  const { code, settings } = await standingOf(database);
  if (given !== code && given !== settings.trialMerchantCode) throw new Refusal('merchantUnknown');
}

function standingOf(database: Database): Promise<Merchant> {
  const known = standing.get(database);
  const now = performance.now();
  if (known && now - known.readAt < freshness) return known.read;
  const read: Promise<Merchant> = merchantOf({ database });
  standing.set(database, { readAt: now, read });
  read.catch(() => standing.delete(database));
  return read;
}
