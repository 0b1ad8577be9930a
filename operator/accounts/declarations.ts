import type { Database, OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { protectionSteps } from '#operator/database/tables/protection.tables.ts';
import { type Merchant, switchesIn } from '#operator/system/merchants.ts';

interface Declaration {
  /** Belongs to no group that is barred from playing. */
  notBarred: boolean;
}

/** Throws Refusal `declarationMissing` where the profile requires the declaration (PROT-01). */
export function refuseUndeclared(merchant: Pick<Merchant, 'settings'>, { notBarred }: Declaration): void {
  if (switchesIn(merchant).barredGroups && !notBarred) throw new Refusal('declarationMissing');
}

/** Records a declaration with the account's history, for auditors. Writes nothing if none was made. */
export async function recordDeclaration(
  transaction: Database,
  { clock }: Pick<OperatorContext, 'clock'>,
  accountId: number,
  { notBarred }: Declaration,
): Promise<void> {
  if (!notBarred) return;
  await transaction.insert(protectionSteps).values({
    accountId,
    about: 'declaration',
    event: 'notBarred',
    from: 'none',
    to: 'declared',
    at: clock.now(),
  });
}
