import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { OperatorContext } from '#operator/core/context.ts';
import { newToken, tokenDigest } from './secrets.ts';

const lifetime = 60_000;

/** A one-time code valid for a minute, its columns and when it is issued. */
export function newLaunchCode({ clock }: Pick<OperatorContext, 'clock'>) {
  const code = newToken();
  const issuedAt = clock.now();
  return { code, issuedAt, kept: { codeDigest: tokenDigest(code), expiresAt: issuedAt + lifetime } };
}

interface LaunchTable {
  codeDigest: PgColumn;
  /** Digest of the token that the code was exchanged for; null until then. */
  tokenDigest: PgColumn;
  expiresAt: PgColumn;
}

/** Whether this code matches a launch that is not opened and not expired. */
export const isOpenedBy = (code: string, table: LaunchTable, { clock }: Pick<OperatorContext, 'clock'>) =>
  and(eq(table.codeDigest, tokenDigest(code)), isNull(table.tokenDigest), gt(table.expiresAt, clock.now()));

/** When the code was issued. */
export const launchedAt = ({ expiresAt }: Pick<LaunchTable, 'expiresAt'>) =>
  sql`${expiresAt} - ${lifetime}::bigint`.mapWith(Number);
