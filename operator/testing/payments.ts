import { merchants, type PaymentRules } from '#operator/database/system.tables.ts';
import { paymentMethods } from '#operator/database/deposits.tables.ts';
import type { PaymentsContext, Providers } from '#operator/payments/context.ts';
import type { Provider } from '#operator/payments/provider.ts';
import { merchant } from '#operator/seed/merchant.ts';
import { seedMethods } from '#operator/seed/paymentMethods.ts';
import { changeMerchant } from '#operator/system/merchants.ts';
import { createTestContext, type TestContext } from './context.ts';

/** A merchant with its ways to pay, all of them at these providers' first. */
export async function createPaymentsContext(
  ...providers: Provider[]
): Promise<PaymentsContext & TestContext> {
  const context = await createTestContext();
  await context.database.insert(merchants).values(merchant);
  const [first] = providers;
  await context.database
    .insert(paymentMethods)
    .values(
      seedMethods(context.clock.now()).map((method) => ({ ...method, provider: first?.name ?? 'sandbox' })),
    );
  const byName: Providers = new Map(providers.map((provider) => [provider.name, provider]));
  return { ...context, providers: byName };
}

/** Changes what the merchant has decided about payments. */
export const setPaymentRules = (
  context: Pick<PaymentsContext, 'database'>,
  change: (rules: PaymentRules) => PaymentRules,
): Promise<void> => changeMerchant(context, ({ payments }) => ({ payments: change(payments) }));
