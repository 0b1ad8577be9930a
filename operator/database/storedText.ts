import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * A row's text in a language as `languageKey` gives it, or else in English. The other translations stay in the database:
 * those of one row are kilobytes.
 */
export const storedText = (text: PgColumn, translations: PgColumn, language: string) =>
  sql<string>`coalesce(${translations} -> ${language}::text ->> ${text.name}::text, ${text})`;
