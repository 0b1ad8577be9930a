import { and, asc, eq, inArray, sum } from 'drizzle-orm';
import type { Database } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { depositOrders, payments } from '#operator/database/tables/deposits.tables.ts';
import { type OrderKind, reviewVotes } from '#operator/database/tables/reviews.tables.ts';
import { withdrawalOrders } from '#operator/database/tables/withdrawals.tables.ts';
import { merchantOf } from '#operator/system/merchants.ts';
import { applyDeposit } from '../deposits/applyDeposit.ts';
import { inTransaction, type PaymentsContext } from '../provider/context.ts';
import { lockMember } from '../lockMember.ts';
import { requireReviewer } from './reviewers.ts';
import { applyWithdrawal } from '../withdrawals/withdrawalMoves.ts';

/** Possible decisions by kind of order. */
export const decisions = {
  deposit: ['credit', 'return', 'close'],
  withdrawal: ['approve', 'reject'],
} as const;
export type Decision = (typeof decisions)[OrderKind][number];

export interface Review {
  kind: OrderKind;
  orderId: string;
  /** The order's version that the reviewer saw: a newer one can't be decided. */
  version: number;
  decision: Decision;
  /** For a credit: a payment that the provider hasn't reported, with its name there and its centavos. */
  found?: { id: string; amount: number };
  reviewer: string;
  /** Shown to the member if the order is rejected. */
  reason: string;
}

/** `awaitsSecond`: such an amount moves only if another reviewer decides the same. */
export type Reviewed = 'decided' | 'awaitsSecond';

/**
 * A reviewer's decision with name and reason (CASH-20). From the merchant's threshold on, paying money out takes two
 * reviewers with the same decision on the same version.
 *
 * Throws Refusal `notFound`; `noPermission` for a reviewer who must not decide; `requestInvalid` without a reason or
 * for a decision that doesn't exist for such an order; and `conflict` with the order if it has changed.
 */
export async function review(context: PaymentsContext, wanted: Review): Promise<Reviewed> {
  const { kind, orderId, version, decision, reviewer, reason } = wanted;
  const known: readonly string[] = decisions[kind];
  if (reason.trim() === '' || !known.includes(decision)) throw new Refusal('requestInvalid');
  return context.database.transaction(async (transaction) => {
    const inside = inTransaction(context, transaction);
    const { accountId } = await orderOf(inside, wanted);
    await requireReviewer(inside, reviewer, accountId);
    await lockMember(transaction, accountId);
    const { version: current, state, amount } = await orderOf(inside, wanted);
    if (version !== current) throw new Refusal('conflict', { value: { state } });
    await transaction
      .insert(reviewVotes)
      .values({
        kind,
        orderId,
        version,
        decision,
        foundAmount: wanted.found?.amount ?? null,
        reviewer,
        reason,
        at: context.clock.now(),
      })
      .onConflictDoNothing();
    const moved = wanted.found?.amount ?? (await suspendedFor(transaction, orderId)) ?? amount;
    if (!(await isDecided(inside, wanted, moved))) return 'awaitsSecond';
    await carryOut(inside, wanted);
    return 'decided';
  });
}

/** Centavos that would move, as far as they are known. */
async function orderOf({ database }: PaymentsContext, { kind, orderId }: Pick<Review, 'kind' | 'orderId'>) {
  const [order] =
    kind === 'deposit'
      ? await database
          .select({
            accountId: depositOrders.accountId,
            version: depositOrders.version,
            state: depositOrders.state,
            amount: depositOrders.amount,
          })
          .from(depositOrders)
          .where(eq(depositOrders.id, orderId))
      : await database
          .select({
            accountId: withdrawalOrders.accountId,
            version: withdrawalOrders.version,
            state: withdrawalOrders.state,
            amount: withdrawalOrders.gross,
          })
          .from(withdrawalOrders)
          .where(eq(withdrawalOrders.id, orderId));
  if (!order) throw new Refusal('notFound');
  return order;
}

/** Centavos received for a deposit that await a decision; null for none. */
async function suspendedFor(database: Database, orderId: string): Promise<number | null> {
  const [suspended] = await database
    .select({ amount: sum(payments.amount).mapWith(Number) })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.booked, 'suspense')));
  return suspended?.amount ?? null;
}

const movingMoney: readonly Decision[] = ['credit', 'return', 'approve'];

/** The same decision includes the same payment. */
async function isDecided(
  context: PaymentsContext,
  { orderId, version, decision, found }: Review,
  amount: number,
): Promise<boolean> {
  const { secondReviewFrom } = (await merchantOf(context)).payments.withdrawal;
  if (!movingMoney.includes(decision) || amount < secondReviewFrom) return true;
  const votes = await context.database
    .select({ foundAmount: reviewVotes.foundAmount })
    .from(reviewVotes)
    .where(
      and(
        eq(reviewVotes.orderId, orderId),
        eq(reviewVotes.version, version),
        eq(reviewVotes.decision, decision),
      ),
    );
  return votes.filter(({ foundAmount }) => foundAmount === (found?.amount ?? null)).length >= 2;
}

async function carryOut(
  context: PaymentsContext,
  { orderId, version, decision, found, reviewer, reason }: Review,
) {
  const decided = { by: reviewer, reason, version };
  switch (decision) {
    case 'credit':
      return applyDeposit(context, orderId, { event: 'credit', ...(found && { found }), ...decided });
    case 'return':
    case 'close':
      return applyDeposit(context, orderId, { event: decision, ...decided });
    case 'approve':
    case 'reject':
      return applyWithdrawal(context, orderId, { event: decision, by: reviewer, reason });
  }
}

// Not `requested`: the clock changes it at its next turn, and a vote would be on an outdated version.
const waiting = {
  deposit: ['processing', 'inReview'],
  withdrawal: ['inReview', 'approved'],
} as const;

/** Orders that await a reviewer, longest first, with the votes on their current version. */
export async function reviewQueue({ database }: Pick<PaymentsContext, 'database'>) {
  const deposits = await database
    .select()
    .from(depositOrders)
    .where(inArray(depositOrders.state, [...waiting.deposit]))
    .orderBy(asc(depositOrders.createdAt), asc(depositOrders.id));
  const withdrawals = await database
    .select()
    .from(withdrawalOrders)
    .where(inArray(withdrawalOrders.state, [...waiting.withdrawal]))
    .orderBy(asc(withdrawalOrders.createdAt), asc(withdrawalOrders.id));
  const ids = [...deposits, ...withdrawals].map(({ id }) => id);
  const votes = ids.length === 0 ? [] : await votesOn(database, ids);
  const votesOf = ({ id, version }: { id: string; version: number }) =>
    votes.filter((vote) => vote.orderId === id && vote.version === version);
  return {
    deposits: deposits.map((order) => ({ order, votes: votesOf(order) })),
    withdrawals: withdrawals.map((order) => ({ order, votes: votesOf(order) })),
  };
}

const votesOn = (database: Database, orderIds: string[]) =>
  database
    .select()
    .from(reviewVotes)
    .where(inArray(reviewVotes.orderId, orderIds))
    .orderBy(asc(reviewVotes.id));
