import { eq } from 'drizzle-orm';
import type { OperatorContext } from '#operator/core/context.ts';
import { categoryVendors, vendors } from '#operator/database/tables/games.tables.ts';
import { invalidateCatalogue } from '#operator/games/catalogue.ts';

/** Makes these vendors the merchant's e-lotteries; missing ones are created without games. */
export async function mapELotteries(context: OperatorContext, codes: readonly string[]): Promise<void> {
  const { database } = context;
  await database
    .insert(vendors)
    .values(codes.map((code) => ({ code, displayName: code, iconUrl: '' })))
    .onConflictDoNothing();
  await database.delete(categoryVendors).where(eq(categoryVendors.category, 'ELOTT'));
  await database
    .insert(categoryVendors)
    .values(codes.map((vendor, position) => ({ category: 'ELOTT' as const, vendor, position })));
  invalidateCatalogue(context);
}
