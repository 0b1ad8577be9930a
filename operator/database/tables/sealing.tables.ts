import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** The operator's RSA keys, shared by all of its processes. At most one of each scheme is current. */
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
    /** A retired key opens nothing any more; null is current. */
    retiredAt: moment('retired_at'),
  },
  (table) => [
    uniqueIndex('sealing_keys_current')
      .on(table.scheme)
      .where(sql`${table.retiredAt} is null`),
  ],
);

/** Envelopes that have been opened, so that none is opened twice, by whichever process. */
export const openedEnvelopes = pgTable(
  'opened_envelopes',
  {
    /** SHA-256 of what makes the envelope unique, hexadecimal. */
    digest: text().primaryKey(),
    /** From then on its own time refuses it. */
    forgetAt: moment('forget_at').notNull(),
  },
  (table) => [index('opened_envelopes_forget_at').on(table.forgetAt)],
);
