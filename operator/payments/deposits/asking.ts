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

/** Orders per turn of a job. */
const atOnce = 100;

/**
 * Opens the order at its provider, outside any transaction. If the answer is lost the order stays created, and the
 * request is repeated under the same reference.
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
 * Queries the provider for an order's state, so that a lost webhook only costs time (CASH-05). On failure it logs,
 * leaves the order unchanged, and tries again later.
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

/** Query it even if it can't be closed now: it may have been paid. */
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

/** The same for a player looking at the order while something is still expected. */
export async function askForPlayer(context: PaymentsContext, order: DepositOrder): Promise<void> {
  const isExpecting = ['created', 'waiting', 'processing', 'inReview'].includes(order.state);
  if (isExpecting) await askProvider(context, order);
}

/** Always for the same payment: a provider refunds it once. */
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

/** Processes orders that are due by the operator's clock: unpaid ones, and payments that haven't shown up. */
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
        // Something may have extended its deadline meanwhile.
        const isDue = and(eq(depositOrders.id, id), lte(depositOrders.dueAt, clock.now()));
        if ((await transaction.$count(depositOrders, isDue)) === 0) return;
        await applyDeposit(inTransaction(context, transaction), id, { event: 'due' });
      })
      .catch((error: unknown) => context.log.error({ err: error, order: id }, 'deposit not moved on'));
  }
}

/** Queries orders whose pause is over. */
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

/** Schedules a query for the next turn, because the provider has news. Resolves with whether there is such an order. */
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

/** Lets only one process query an order. */
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
