import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { asc } from 'drizzle-orm';
import type { OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { supportChannels, supportKeys } from '#operator/database/tables/content.tables.ts';
import type { HandlerValue } from '@araw/contract/calls/calls';

type Channel = HandlerValue<'customerService'>['list'][number];

const nonceLength = 12;
const tagLength = 16;

/** Support channels with encrypted addresses, which `openedAddress` decrypts (CS-01). */
export async function customerServiceEntries(context: OperatorContext): Promise<Channel[]> {
  const key = await keyOf(context);
  const rows = await context.database.select().from(supportChannels).orderBy(asc(supportChannels.position));
  return rows.map(({ csType, title, url }) => ({ csType, title, path: seal(key, url) }));
}

/** The address from a channel's path. Throws Refusal `requestInvalid` for a path from elsewhere. */
export async function openedAddress(context: OperatorContext, path: string): Promise<string> {
  const key = await keyOf(context);
  try {
    return open(key, path);
  } catch {
    throw new Refusal('requestInvalid', { message: "This isn't the path of a support channel." });
  }
}

async function keyOf(context: OperatorContext): Promise<Buffer> {
  const [stored] = await context.database.select().from(supportKeys);
  if (stored) return Buffer.from(stored.key, 'base64');
  // Another process may have stored its own meanwhile: the first one wins.
  const fresh = { id: 1, key: randomBytes(32).toString('base64') };
  await context.database.insert(supportKeys).values(fresh).onConflictDoNothing();
  return keyOf(context);
}

function seal(key: Buffer, text: string): string {
  // Derived from the text: equal addresses keep their path, and different ones never share a nonce.
  const nonce = createHmac('sha256', key).update(text).digest().subarray(0, nonceLength);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url');
}

function open(key: Buffer, path: string): string {
  const bytes = Buffer.from(path, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceLength), {
    authTagLength: tagLength,
  });
  decipher.setAuthTag(bytes.subarray(-tagLength));
  return decipher.update(bytes.subarray(nonceLength, -tagLength), undefined, 'utf8') + decipher.final('utf8');
}
