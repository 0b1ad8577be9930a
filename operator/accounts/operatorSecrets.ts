import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { OperatorContext } from '#operator/core/context.ts';
import { operatorSecrets } from '#operator/database/tables/accounts.tables.ts';

/** The operator's key of this name: 256 random bits, made and stored at its first use. */
export async function operatorSecret(
  { database }: Pick<OperatorContext, 'database'>,
  name: 'humanCheck' | 'identity' | 'lottery' | 'sports',
): Promise<KeyObject> {
  const read = () => database.select().from(operatorSecrets).where(eq(operatorSecrets.name, name));
  const [stored] = await read();
  if (stored) return createSecretKey(stored.value, 'base64url');
  // Another process may store its own meanwhile: the first one holds.
  await database
    .insert(operatorSecrets)
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [first] = await read();
  if (!first) throw new Error(`the operator has no key ${name}`);
  return createSecretKey(first.value, 'base64url');
}
