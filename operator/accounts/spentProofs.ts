import { createHash } from 'node:crypto';
import { lt } from 'drizzle-orm';
import type { OperatorContext } from '#operator/core/context.ts';
import { spentProofs } from '#operator/database/tables/accounts.tables.ts';

/** Uses a proof up. False if it was used before; remembered until `forgetAt`. */
export async function spendProof(
  { database, clock }: Pick<OperatorContext, 'database' | 'clock'>,
  proof: string,
  forgetAt: number,
): Promise<boolean> {
  await database.delete(spentProofs).where(lt(spentProofs.forgetAt, clock.now()));
  const digest = createHash('sha256').update(proof).digest('hex');
  const spent = await database
    .insert(spentProofs)
    .values({ digest, forgetAt })
    .onConflictDoNothing()
    .returning({ digest: spentProofs.digest });
  return spent.length > 0;
}
