import { eq } from 'drizzle-orm';
import type { OperatorContext } from '#operator/context.ts';
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
}
