import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** The operator's RSA keys, shared by all processes. At most one per scheme is current. */
export const sealingKeys = pgTable(
  'sealing_keys',
  {
    keyId: text('key_id').primaryKey(),
    scheme: text({ enum: ['DES', 'AES-GCM'] }).notNull(),
    /** SPKI, base64. */
    publicKey: text('public_key').notNull(),
    /** PKCS#8, base64. */
    privateKey: text('private_key').notNull(),
    createdAt: moment('created_at').notNull(),
    /** A retired key no longer opens anything; null means current. */
    retiredAt: moment('retired_at'),
  },
  (table) => [
    uniqueIndex('sealing_keys_current')
      .on(table.scheme)
      .where(sql`${table.retiredAt} is null`),
  ],
);

/** Opened envelopes, so that no process opens one twice. */
export const openedEnvelopes = pgTable(
  'opened_envelopes',
  {
    /** SHA-256 of the envelope's unique part, in hex. */
    digest: text().primaryKey(),
    /** From then on it is refused by its own time. */
    forgetAt: moment('forget_at').notNull(),
  },
  (table) => [index('opened_envelopes_forget_at').on(table.forgetAt)],
);
