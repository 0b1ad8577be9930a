import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { depositOrders, payments } from '#operator/database/tables/deposits.tables.ts';
import { applyDeposit, type DepositChange } from './applyDeposit.ts';
import { inTransaction, type PaymentsContext, providerOf } from '../provider/context.ts';
import { type DepositOrder, paysOf } from './depositOrders.ts';
import { inTime } from '../provider/inTime.ts';
import { lockMember } from '../lockMember.ts';
import { nextAsk } from './pauses.ts';
import { applyPayment, applyRefund } from './paymentReports.ts';
import { ProviderRefusal, type SessionReport } from '../provider/provider.ts';

/** How many orders one turn of a job takes. */
const atOnce = 100;

/**
 * Opens the order at its provider, outside of any transaction. An answer that is lost leaves the order created, and it is
 * asked for under the same reference.
 */
export async function openAtProvider(context: PaymentsContext, id: string): Promise<void> {
  const order = await readOrder(context, id);
  if (order.state !== 'created') return;
  const { number, reference, methodCode, kind, foreignAmount, returnToken, createdAt } = order;
  try {
    const session = await inTime(
      providerOf(context, order.provider).create({
        reference,
        method: methodCode,
        kind,
        amount: paysOf(order),
        foreignAmount,
        endsAt: order.endsAt ?? createdAt,
        returnAddress: `/payments/return/${returnToken}`,
      }),
    );
    await applyAlone(context, id, { event: 'opened', session });
    await applySession(context, order, session);
  } catch (error) {
    if (error instanceof ProviderRefusal) await applyAlone(context, id, { event: 'openFailed' });
    else context.log.warn({ err: error, order: number }, 'nobody knows whether the order was opened');
  }
}

/**
 * Asks the provider how an order stands, so that a webhook that is lost costs time only (CASH-05). What goes wrong is
 * written down: the order stands as it did, and is asked for again.
 */
async function askProvider(context: PaymentsContext, order: DepositOrder): Promise<void> {
  const { id, state, provider, reference, session, number } = order;
  try {
    if (state === 'created') return await openAtProvider(context, id);
    const adapter = providerOf(context, provider);
    if (state === 'refunding') await refund(context, order);
    if (['failed', 'cancelled', 'expired'].includes(state) && !order.voided) await close(context, order);
    const found = await inTime(adapter.read({ reference, session }));
    if (found) await applySession(context, order, found);
  } catch (error) {
    context.log.warn({ err: error, order: number }, 'the provider has not answered');
  }
}

/** What cannot be closed now is read all the same: it may have been paid. */
async function close(
  context: PaymentsContext,
  { id, provider, reference, session, number }: DepositOrder,
): Promise<void> {
  try {
    await inTime(providerOf(context, provider).void({ reference, session }));
    await context.database.update(depositOrders).set({ voided: true }).where(eq(depositOrders.id, id));
  } catch (error) {
    context.log.warn({ err: error, order: number }, 'the provider has not closed the order');
  }
}

/** The same for a player who looks at the order while something is still expected. */
export async function askForPlayer(context: PaymentsContext, order: DepositOrder): Promise<void> {
  const isExpecting = ['created', 'waiting', 'processing', 'inReview'].includes(order.state);
  if (isExpecting) await askProvider(context, order);
}

/** By the same payment each time: a provider refunds it once. */
async function refund(context: PaymentsContext, { id, provider, reference }: DepositOrder): Promise<void> {
  const suspended = await context.database
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, id), eq(payments.booked, 'suspense')));
  for (const { paymentId, amount } of suspended) {
    try {
      await inTime(providerOf(context, provider).refund({ reference, id: paymentId, amount }));
    } catch (error) {
      if (!(error instanceof ProviderRefusal)) throw error;
      const told = { payment: paymentId, failed: true };
      await context.database.transaction((transaction) =>
        applyRefund(inTransaction(context, transaction), { provider, reference }, told),
      );
    }
  }
}

async function applySession(
  context: PaymentsContext,
  { id, provider, reference }: DepositOrder,
  { payments: told, confirmations }: SessionReport,
): Promise<void> {
  await context.database.update(depositOrders).set({ confirmations }).where(eq(depositOrders.id, id));
  for (const payment of told) {
    await context.database.transaction((transaction) =>
      applyPayment(inTransaction(context, transaction), { provider, reference }, payment),
    );
  }
}

/** Moves on what has become due by the operator's clock: orders that nobody has paid, payments that nobody has seen. */
export async function moveDueDeposits(context: PaymentsContext): Promise<void> {
  const { database, clock } = context;
  const due = await database
    .select({ id: depositOrders.id, accountId: depositOrders.accountId })
    .from(depositOrders)
    .where(lte(depositOrders.dueAt, clock.now()))
    .orderBy(asc(depositOrders.dueAt))
    .limit(atOnce);
  for (const { id, accountId } of due) {
    await database
      .transaction(async (transaction) => {
        await lockMember(transaction, accountId);
        // What has happened to it meanwhile may have given it more time.
        const isDue = and(eq(depositOrders.id, id), lte(depositOrders.dueAt, clock.now()));
        if ((await transaction.$count(depositOrders, isDue)) === 0) return;
        await applyDeposit(inTransaction(context, transaction), id, { event: 'due' });
      })
      .catch((error: unknown) => context.log.error({ err: error, order: id }, 'deposit not moved on'));
  }
}

/** Asks for the orders whose pause is over. */
export async function askDueDeposits(context: PaymentsContext): Promise<void> {
  const { database, clock } = context;
  const due = await database
    .select()
    .from(depositOrders)
    .where(lte(depositOrders.askAt, clock.now()))
    .orderBy(asc(depositOrders.askAt), asc(depositOrders.id))
    .limit(atOnce);
  for (const order of due) if (await takeTurn(context, order)) await askProvider(context, order);
}

/** At the next turn, because the provider has something to say. Answers whether there is such an order. */
export async function askSoon(
  { database, clock }: PaymentsContext,
  { provider, reference }: { provider: string; reference: string },
): Promise<boolean> {
  const found = await database
    .update(depositOrders)
    .set({ askAt: clock.now() })
    .where(
      and(
        eq(depositOrders.provider, provider),
        eq(depositOrders.reference, reference),
        isNull(depositOrders.secondOf),
      ),
    )
    .returning({ id: depositOrders.id });
  return found.length > 0;
}

/** Of several processes that want to ask about an order one does. */
async function takeTurn(
  { database, clock }: PaymentsContext,
  { id, state, asked }: DepositOrder,
): Promise<boolean> {
  const taken = await database
    .update(depositOrders)
    .set({ asked: asked + 1, askAt: nextAsk(state, asked + 1, clock.now()) })
    .where(and(eq(depositOrders.id, id), eq(depositOrders.state, state), eq(depositOrders.asked, asked)))
    .returning({ id: depositOrders.id });
  return taken.length > 0;
}

async function readOrder({ database }: PaymentsContext, id: string): Promise<DepositOrder> {
  const [order] = await database.select().from(depositOrders).where(eq(depositOrders.id, id));
  if (!order) throw new Error(`There is no deposit order ${id}`);
  return order;
}

const applyAlone = (context: PaymentsContext, id: string, change: DepositChange) =>
  context.database.transaction((transaction) =>
    applyDeposit(inTransaction(context, transaction), id, change),
  );
