import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { OperatorContext } from '#operator/core/context.ts';
import { payoutAccounts, payouts, withdrawalOrders } from '#operator/database/tables/withdrawals.tables.ts';
import { merchantOf } from '#operator/system/merchants.ts';
import { inTime } from '../provider/inTime.ts';
import { openStates } from '../payoutAccounts/payoutAccounts.ts';
import { type NewPayout, type PayoutState, type Provider, ProviderRefusal } from '../provider/provider.ts';
import { applyWithdrawal, type Happening, type WithdrawalOrder } from './withdrawalMoves.ts';

const atOnce = 200;
const minute = 60_000;
/** A payout with an unknown outcome is queried after a minute, doubling up to an hour. */
const pauseAfter = (asked: number) => Math.min(60, 2 ** (asked - 1)) * minute;

/** Approves small withdrawals and leaves large ones to a reviewer; notifies players of delays. */
export async function reviewWithdrawals(context: OperatorContext): Promise<void> {
  for (const { id, gross } of await inState(context, 'requested')) {
    await one(context, id, async () => {
      const { payments } = await merchantOf(context);
      const event = gross >= payments.withdrawal.reviewFrom ? 'flag' : 'clear';
      await apply(context, id, { event, by: 'clock' });
    });
  }
  await tellLate(context);
}

/**
 * Requests payment of approved withdrawals, and queries earlier requests. The state "being paid" is committed before
 * the provider is asked, always under the same reference (CASH-10).
 */
export async function payWithdrawals(context: OperatorContext, provider: Provider): Promise<void> {
  for (const { id } of await inState(context, 'approved')) {
    await one(context, id, async () => {
      const payout = await beginPayout(context, provider, id);
      if (!payout) return;
      const state = await ask(() => provider.payOut(payout));
      await applyPayout(context, { provider: provider.name, reference: payout.reference }, state);
    });
  }
  await askPayouts(context, provider);
}

/** Applies a provider's report on a payout, from a webhook or query. Resolves with whether the reference exists. */
export async function applyPayout(
  context: OperatorContext,
  { provider, reference }: { provider: string; reference: string },
  state: PayoutState,
): Promise<boolean> {
  const [payout] = await context.database
    .select()
    .from(payouts)
    .where(and(eq(payouts.reference, reference), eq(payouts.provider, provider)));
  if (!payout) return false;
  if (state !== 'underWay') await apply(context, payout.orderId, { event: state, by: 'provider' });
  return true;
}

/** Schedules a query for the next turn, because the provider has news. Resolves with whether the payout exists. */
export async function askPayoutSoon(
  { database, clock }: OperatorContext,
  { provider, reference }: { provider: string; reference: string },
): Promise<boolean> {
  const found = await database
    .update(payouts)
    .set({ askAt: clock.now() })
    .where(and(eq(payouts.reference, reference), eq(payouts.provider, provider)))
    .returning({ reference: payouts.reference });
  return found.length > 0;
}

function inState({ database }: OperatorContext, state: WithdrawalOrder['state']) {
  return database
    .select({ id: withdrawalOrders.id, gross: withdrawalOrders.gross })
    .from(withdrawalOrders)
    .where(eq(withdrawalOrders.state, state))
    .orderBy(asc(withdrawalOrders.createdAt))
    .limit(atOnce);
}

/** The next turn tries again; one order must not block the others. */
async function one(context: OperatorContext, orderId: string, work: () => Promise<unknown>): Promise<void> {
  await work().catch((error: unknown) =>
    context.log.error({ err: error, orderId }, 'withdrawal not moved on'),
  );
}

const apply = (context: OperatorContext, orderId: string, happening: Happening) =>
  context.database.transaction((transaction) =>
    applyWithdrawal({ ...context, database: transaction }, orderId, happening),
  );

/** Null if another process has started it. */
function beginPayout(
  context: OperatorContext,
  provider: Provider,
  orderId: string,
): Promise<NewPayout | null> {
  return context.database.transaction(async (transaction) => {
    const within = { ...context, database: transaction };
    const { order, result } = await applyWithdrawal(within, orderId, { event: 'send', by: 'clock' });
    if (result !== 'moved') return null;
    const now = context.clock.now();
    await transaction.insert(payouts).values({
      reference: order.number,
      orderId,
      provider: provider.name,
      amount: order.gross - order.fee,
      asked: 1,
      askAt: now + pauseAfter(1),
      createdAt: now,
    });
    return payoutOf(within, order.number);
  });
}

async function payoutOf({ database }: OperatorContext, reference: string): Promise<NewPayout> {
  const { kind, institution, number, holder } = payoutAccounts;
  const [payout] = await database
    .select({ reference: payouts.reference, amount: payouts.amount, kind, institution, number, holder })
    .from(payouts)
    .innerJoin(withdrawalOrders, eq(withdrawalOrders.id, payouts.orderId))
    .innerJoin(payoutAccounts, eq(payoutAccounts.id, withdrawalOrders.payoutAccountId))
    .where(eq(payouts.reference, reference));
  if (!payout) throw new Error(`There is no payout ${reference}`);
  return payout;
}

/** A missing or late answer means that the outcome is unknown. */
async function ask(work: () => Promise<PayoutState>): Promise<PayoutState> {
  try {
    return await inTime(work());
  } catch (error) {
    return error instanceof ProviderRefusal ? 'failed' : 'unknown';
  }
}

/** Queries payouts with an unknown outcome. */
export async function askPayouts(context: OperatorContext, provider: Provider): Promise<void> {
  const { database, clock } = context;
  const isDue = lte(payouts.askAt, clock.now());
  const due = await database
    .select()
    .from(payouts)
    .where(and(isDue, eq(payouts.provider, provider.name)))
    .orderBy(asc(payouts.askAt))
    .limit(atOnce);
  for (const { reference, orderId, asked } of due) {
    await one(context, orderId, async () => {
      // Only one process queries it.
      const next = clock.now() + pauseAfter(asked + 1);
      const taken = await database
        .update(payouts)
        .set({ asked: asked + 1, askAt: next })
        .where(and(eq(payouts.reference, reference), isDue))
        .returning({ reference: payouts.reference });
      if (taken.length === 0) return;
      const payout = await payoutOf(context, reference);
      const state = await ask(
        async () => (await provider.readPayout(reference)) ?? (await provider.payOut(payout)),
      );
      // The first unknown outcome has already been stored.
      if (state === 'unknown') return;
      await applyPayout(context, { provider: provider.name, reference }, state);
      if (state === 'underWay') return;
      // The outcome is final, unless the provider reported something meanwhile.
      const asAsked = and(eq(payouts.reference, reference), eq(payouts.askAt, next));
      await database.update(payouts).set({ askAt: null }).where(asAsked);
    });
  }
}

async function tellLate(context: OperatorContext): Promise<void> {
  const { database, clock } = context;
  const late = await database
    .select({ id: withdrawalOrders.id })
    .from(withdrawalOrders)
    .where(
      and(
        inArray(withdrawalOrders.state, [...openStates]),
        lte(withdrawalOrders.arrivesAt, clock.now()),
        isNull(withdrawalOrders.lateAt),
      ),
    )
    .limit(atOnce);
  for (const { id } of late) await one(context, id, () => apply(context, id, { event: 'late', by: 'clock' }));
}
