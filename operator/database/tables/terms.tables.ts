import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ofAccount } from './accounts.tables.ts';
import { moment } from './columns.ts';

/** Versions of the terms published after the first one, which is in content/terms.ts (PROT-13). */
export const termsVersions = pgTable('terms_versions', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  version: text().notNull().unique(),
  effectiveFrom: moment('effective_from').notNull(),
  /** What changes, by language key, always in English. */
  change: jsonb().$type<{ EN: string } & Readonly<Record<string, string>>>().notNull(),
});

/** Who accepted which version, and when. Never change or delete a row. */
export const termsAcceptances = pgTable(
  'terms_acceptances',
  {
    accountId: ofAccount(),
    version: text().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.version] })],
);
