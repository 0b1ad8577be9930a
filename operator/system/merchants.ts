import { eq } from 'drizzle-orm';
import { type Database, type OperatorContext, Refusal } from '#operator/context.ts';
import { merchants } from './system.tables.ts';

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

/** Switches what the system status tells (BOOT-03). */
export const setSiteSwitch = (
  { database }: WithDatabase,
  name: 'maintenance' | 'regionRestriction',
  on: boolean,
): Promise<void> => changeMerchant(database, { [name]: on });

/** Switches a white-label flag that the merchant knows; false for one that it does not. */
export async function setFlag({ database }: WithDatabase, flag: string, on: boolean): Promise<boolean> {
  const { whitelabel } = await storedMerchant({ database });
  if (!Object.hasOwn(whitelabel, flag)) return false;
  await changeMerchant(database, { whitelabel: { ...whitelabel, [flag]: on } });
  return true;
}

export const setRegisterSettings = (
  { database }: WithDatabase,
  registerSettings: Merchant['registerSettings'],
): Promise<void> => changeMerchant(database, { registerSettings });

/** Whether numbers are proved by the identity provider instead of the operator's own codes (LOGIN-08). */
export async function setPhoneProvider({ database }: WithDatabase, on: boolean): Promise<void> {
  const { settings } = await storedMerchant({ database });
  if (!settings.identity) return;
  const identity = { ...settings.identity, phone: on };
  await changeMerchant(database, { settings: { ...settings, identity } });
}

/** Whether announcements come up over the home pages, for players and visitors (POP-02). */
export async function setPopups({ database }: WithDatabase, on: boolean): Promise<void> {
  const { settings } = await storedMerchant({ database });
  await changeMerchant(database, { settings: { ...settings, popup: { ...settings.popup, A: on, B: on } } });
}

/** From what age on one may register, try and play; everything that names or checks an age follows (REG-15). */
export async function setMinimumAge({ database }: WithDatabase, minimumAge: number): Promise<void> {
  const { settings } = await storedMerchant({ database });
  await changeMerchant(database, { settings: { ...settings, minimumAge } });
}

/** Changes what is given of the mobile template, and leaves the rest (BOOT-07). */
export async function setMobileTemplate(
  { database }: WithDatabase,
  change: Merchant['info']['mobileTemplate'],
): Promise<void> {
  const { info } = await storedMerchant({ database });
  await changeMerchant(database, {
    info: { ...info, mobileTemplate: { ...info.mobileTemplate, ...change } },
  });
}

async function changeMerchant(database: Database, values: Partial<Merchant>): Promise<void> {
  const { code } = await storedMerchant({ database });
  await database.update(merchants).set(values).where(eq(merchants.code, code));
  standing.delete(database);
  changes.set(database, merchantChanges({ database }) + 1);
}

const changes = new WeakMap<Database, number>();

/** Grows with each change that this process makes: what was made of the merchant before it is outdated. */
export const merchantChanges = ({ database }: WithDatabase): number => changes.get(database) ?? 0;

/** A switch thrown by another process counts after so many milliseconds. */
const freshness = 1_000;

const standing = new WeakMap<Database, { readAt: number; read: Promise<Merchant> }>();

/** Throws Refusal `maintenance` or `accessRestricted` while the site is closed to players (BOOT-03, fault 12). */
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
