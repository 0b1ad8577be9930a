import { randomBytes } from 'node:crypto';
import type { OperatorContext } from '#operator/core/context.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { merchantOf } from '#operator/system/merchants.ts';

export const trialType = 4;

/** A new free account: type 4, the merchant's trial code, no password, only play money (TRIAL-01). */
export async function createTrialAccount(context: OperatorContext) {
  const { settings } = await merchantOf(context);
  const [account] = await context.database
    .insert(accounts)
    .values({
      merchantCode: settings.trialMerchantCode,
      name: `trial${randomBytes(4).toString('hex')}`,
      type: trialType,
      registeredAt: context.clock.now(),
    })
    .returning({ id: accounts.id, name: accounts.name, type: accounts.type });
  if (!account) throw new Error('the trial account was not stored');
  return account;
}
