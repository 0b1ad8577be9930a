import { merchants, type PaymentRules } from '#operator/database/tables/system.tables.ts';
import { paymentMethods } from '#operator/database/tables/deposits.tables.ts';
import { applyDeposit, type DepositChange } from '#operator/payments/deposits/applyDeposit.ts';
import type { PaymentsContext, Providers } from '#operator/payments/provider/context.ts';
import type { DepositOrder } from '#operator/payments/deposits/depositOrders.ts';
import { createDeposit } from '#operator/payments/deposits/deposits.ts';
import {
  type Provider,
  type ProviderEvent,
  ProviderRefusal,
  type ProviderSession,
} from '#operator/payments/provider/provider.ts';
import { quoteDeposit } from '#operator/payments/deposits/quotes.ts';
import { merchant } from '#operator/seed/merchant.ts';
import { seedMethods } from '#operator/seed/paymentMethods.ts';
import { changeMerchant } from '#operator/system/merchants.ts';
import { createTestContext, type TestContext } from './context.ts';

/** A merchant with its payment methods, all of them with the first of these providers. */
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

/** Changes the merchant's payment rules. */
export const setPaymentRules = (
  context: Pick<PaymentsContext, 'database'>,
  change: (rules: PaymentRules) => PaymentRules,
): Promise<void> => changeMerchant(context, ({ payments }) => ({ payments: change(payments) }));

export interface ProviderDouble extends Provider {
  /** By reference; tests add payments to it. */
  sessions: Map<string, ProviderSession>;
  /** Calls received, in order: name and reference. */
  asked: string[];
  /** Outcome of the next calls: `lost` performs them without answering. */
  answers: 'given' | 'lost' | 'refused';
}

/** A provider that records its calls. Its webhooks are the event itself, signed `yes`. */
export function createProviderDouble(name = 'double'): ProviderDouble {
  const answer = <Value>(call: string, reference: string, act: () => Value): Promise<Value> => {
    double.asked.push(`${call} ${reference}`);
    if (double.answers === 'refused') return Promise.reject(new ProviderRefusal('refused'));
    const value = act();
    return double.answers === 'lost' ? Promise.reject(new Error('lost')) : Promise.resolve(value);
  };
  const double: ProviderDouble = {
    name,
    sessions: new Map(),
    asked: [],
    answers: 'given',
    create: ({ reference }) =>
      answer('create', reference, () => {
        const opened: ProviderSession = double.sessions.get(reference) ?? {
          id: `session of ${reference}`,
          instructions: { kind: 'eWallet', url: `/pay/${reference}` },
          confirmations: 0,
          payments: [],
        };
        double.sessions.set(reference, opened);
        return opened;
      }),
    read: ({ reference }) => answer('read', reference, () => double.sessions.get(reference) ?? null),
    void: ({ reference }) => answer('void', reference, () => {}),
    refund: ({ id }) => answer('refund', id, () => {}),
    payOut: ({ reference }) => answer('payOut', reference, () => 'underWay' as const),
    readPayout: (reference) => answer('readPayout', reference, () => null),
    statement: () => answer('statement', '', () => ({ opening: 0, closing: 0, lines: [] })),
    verifyWebhook: (headers, rawBody) =>
      headers['signature'] === 'yes' ? (JSON.parse(rawBody) as ProviderEvent) : null,
  };
  return double;
}

let keys = 0;

/** A new key each time. */
export const newKey = (): string => `00000000-0000-4000-8000-${String(++keys).padStart(12, '0')}`;

/** A member's order, opened at its provider. */
export async function makeDeposit(
  context: PaymentsContext,
  accountId: number,
  { method = 'GCASH', amount = '1000' }: { method?: string; amount?: string } = {},
): Promise<DepositOrder> {
  const { id: quote } = await quoteDeposit(context, accountId, { method, amount });
  return createDeposit(context, accountId, { key: newKey(), quote, anyway: true, language: 'EN' });
}

export const applyAlone = (context: PaymentsContext, orderId: string, change: DepositChange) =>
  context.database.transaction((transaction) =>
    applyDeposit({ ...context, database: transaction }, orderId, change),
  );
