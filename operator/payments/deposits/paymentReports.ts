import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { depositOrders, payments } from '#operator/database/tables/deposits.tables.ts';
import { applyDeposit, type DepositChange, type Payment } from './applyDeposit.ts';
import type { PaymentsContext } from '../provider/context.ts';
import { mayReceive } from '../demands/demands.ts';
import { type DepositOrder, newNumber, paysOf } from './depositOrders.ts';
import { lockMember } from '../lockMember.ts';
import { paymentRanks, type ProviderPayment } from '../provider/provider.ts';

/** Which of a provider's payments, and of which order. */
interface About {
  provider: string;
  reference: string;
}

/**
 * What a provider tells of a payment, by webhook or when asked; within the caller's transaction. It counts once, and only
 * where it goes further than what is known (CASH-05). Answers whether there is an order that it is about.
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

/** What a provider tells of a refund. Answers whether the payment is known. */
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

/** A second payment has an order of its own, on the terms of the first. */
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
  const fits = fitsOrder(order, amount) && (await mayReceive(database, order.accountId, clock.now()));
  return fits ? 'paid' : 'odd';
}

/** Of an e-wallet and QR Ph only the exact amount, of all others what has come, as long as it covers the fee. */
function fitsOrder(order: DepositOrder, amount: number): boolean {
  const mustBeExact = order.kind === 'eWallet' || order.kind === 'qrPh';
  return mustBeExact ? amount === paysOf(order) : amount > order.fee;
}
