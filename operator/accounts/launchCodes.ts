import { and, eq, gt, isNull } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { OperatorContext } from '#operator/core/context.ts';
import { newToken, tokenDigest } from './secrets.ts';

const lifetime = 60_000;

/** A code that opens something once, within a minute, and the columns that are kept of it. */
export function newLaunchCode({ clock }: Pick<OperatorContext, 'clock'>) {
  const code = newToken();
  return { code, kept: { codeDigest: tokenDigest(code), expiresAt: clock.now() + lifetime } };
}

interface LaunchTable {
  codeDigest: PgColumn;
  /** Of the token that the code was exchanged for; null until then. */
  tokenDigest: PgColumn;
  expiresAt: PgColumn;
}

/** Whether a launch is the one of this code, not opened yet and not too old. */
export const isOpenedBy = (code: string, table: LaunchTable, { clock }: Pick<OperatorContext, 'clock'>) =>
  and(eq(table.codeDigest, tokenDigest(code)), isNull(table.tokenDigest), gt(table.expiresAt, clock.now()));
