import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { OperatorContext } from '#operator/core/context.ts';
import { operatorSecrets } from '#operator/database/tables/accounts.tables.ts';

/** The operator's key with this name: 256 random bits, created and stored on first use. */
export async function operatorSecret(
  { database }: Pick<OperatorContext, 'database'>,
  name: 'humanCheck' | 'identity' | 'lottery' | 'sports',
): Promise<KeyObject> {
  const read = () => database.select().from(operatorSecrets).where(eq(operatorSecrets.name, name));
  const [stored] = await read();
  if (stored) return createSecretKey(stored.value, 'base64url');
  // Another process may store its own at the same time: the first one wins.
  await database
    .insert(operatorSecrets)
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [first] = await read();
  if (!first) throw new Error(`the operator has no key ${name}`);
  return createSecretKey(first.value, 'base64url');
}
