import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { depositOrders, payments } from '#operator/database/tables/deposits.tables.ts';
import { applyDeposit, type DepositChange, type Payment } from './applyDeposit.ts';
import type { PaymentsContext } from '../provider/context.ts';
import { mayReceive } from '../demands/demands.ts';
import { type DepositOrder, newNumber, paysOf } from './depositOrders.ts';
import { lockMember } from '../lockMember.ts';
import { paymentRanks, type ProviderPayment } from '../provider/provider.ts';

/** The provider's payment and order. */
interface About {
  provider: string;
  reference: string;
}

/**
 * Applies a provider's report on a payment, from a webhook or query, in the caller's transaction. It counts once, and
 * only if it goes further than what is known (CASH-05). Resolves with whether its order exists.
 */
export async function applyPayment(
  context: PaymentsContext,
  { provider, reference }: About,
  payment: ProviderPayment,
): Promise<boolean> {
  const { database } = context;
  const first = await firstOrder(context, { provider, reference });
  if (!first) return false;
  await lockMember(database, first.accountId);
  const known = await knownPayment(context, provider, payment.id);
  if (known && rankOf(known) >= rankOf(payment)) return true;
  const order = known ? await orderOf(context, known.orderId) : first;
  const payable = payment.rank === 'paid' && (await hasOtherMoney(context, order, payment));
  const own = payable ? await openSecond(context, order) : order;
  await applyDeposit(context, own.id, { event: await eventOf(context, own, payment), payment });
  return true;
}

/** Applies a provider's report on a refund. Resolves with whether the payment is known. */
export async function applyRefund(
  context: PaymentsContext,
  { provider, reference }: About,
  { payment: id, failed }: { payment: string; failed: boolean },
): Promise<boolean> {
  const first = await firstOrder(context, { provider, reference });
  if (!first) return false;
  await lockMember(context.database, first.accountId);
  const known = await knownPayment(context, provider, id);
  if (!known) return false;
  const { orderId, amount } = known;
  if (!failed && rankOf(known) >= rankOf({ rank: 'refunded' })) return true;
  await applyDeposit(context, orderId, {
    event: failed ? 'refundFailed' : 'refunded',
    payment: { id, amount, rank: 'refunded' },
  });
  return true;
}

const rankOf = ({ rank }: Pick<ProviderPayment, 'rank'>) => paymentRanks.indexOf(rank);

async function firstOrder(
  { database }: PaymentsContext,
  { provider, reference }: About,
): Promise<DepositOrder | undefined> {
  const [order] = await database
    .select()
    .from(depositOrders)
    .where(
      and(
        eq(depositOrders.provider, provider),
        eq(depositOrders.reference, reference),
        isNull(depositOrders.secondOf),
      ),
    );
  return order;
}

async function orderOf({ database }: PaymentsContext, id: string): Promise<DepositOrder> {
  const [order] = await database.select().from(depositOrders).where(eq(depositOrders.id, id));
  if (!order) throw new Error(`There is no deposit order ${id}`);
  return order;
}

async function knownPayment(
  { database }: PaymentsContext,
  provider: string,
  id: string,
): Promise<Payment | undefined> {
  const [payment] = await database
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.paymentId, id)));
  return payment;
}

async function hasOtherMoney(
  { database }: PaymentsContext,
  { id }: DepositOrder,
  payment: ProviderPayment,
): Promise<boolean> {
  const others = and(
    eq(payments.orderId, id),
    isNotNull(payments.booked),
    ne(payments.paymentId, payment.id),
  );
  return (await database.$count(payments, others)) > 0;
}

/** A second payment gets its own order, on the first one's terms. */
async function openSecond({ database, clock }: PaymentsContext, first: DepositOrder): Promise<DepositOrder> {
  const { reference, session, accountId, kind, provider, methodCode, language } = first;
  const { amount, fee, rate, foreignAmount, turnover } = first;
  const [second] = await database
    .insert(depositOrders)
    .values({
      number: newNumber(),
      secondOf: first.id,
      reference,
      session,
      accountId,
      kind,
      provider,
      methodCode,
      language,
      amount,
      fee,
      rate,
      foreignAmount,
      turnover,
      createdAt: clock.now(),
    })
    .returning();
  if (!second) throw new Error('The second order was not stored');
  return second;
}

async function eventOf(
  { database, clock }: PaymentsContext,
  order: DepositOrder,
  { rank, amount }: ProviderPayment,
): Promise<Extract<DepositChange, { payment: unknown }>['event']> {
  if (rank !== 'paid') return rank;
  const fits = fitsOrder(order, amount) && (await mayReceive({ database, clock }, order.accountId));
  return fits ? 'paid' : 'odd';
}

/** E-wallets and QR Ph need the exact amount; for others any amount counts that covers the fee. */
function fitsOrder(order: DepositOrder, amount: number): boolean {
  const mustBeExact = order.kind === 'eWallet' || order.kind === 'qrPh';
  return mustBeExact ? amount === paysOf(order) : amount > order.fee;
}
