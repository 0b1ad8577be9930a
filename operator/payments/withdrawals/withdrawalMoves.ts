import { count, eq } from 'drizzle-orm';
import type { OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import {
  payoutAccounts,
  payouts,
  withdrawalOrders,
  withdrawalSteps,
} from '#operator/database/tables/withdrawals.tables.ts';
import { releaseHold, useHold } from '#operator/ledger/holds.ts';
import { lockPockets, pocketOf, post } from '#operator/ledger/ledger.ts';
import { merchantOf, switchesIn } from '#operator/system/merchants.ts';
import { type Move, moveOf, withdrawalTable } from '@araw/contract/values/stateTables';
import { writePesos } from '#operator/core/amounts.ts';
import type { Values } from '#operator/words/say.ts';
import type { MessageKey } from '#operator/words/texts.ts';
import { accountTitle } from '../payoutAccounts/payoutAccounts.ts';
import { tellInInbox } from '../saying.ts';

export type WithdrawalOrder = typeof withdrawalOrders.$inferSelect;
type State = WithdrawalOrder['state'];
export type WithdrawalEvent = (typeof withdrawalTable.columns)[number][0];

export interface Happening {
  event: WithdrawalEvent;
  /** `player`, `clock`, `provider`, or a reviewer's name. */
  by: string;
  /** Shown to the player. */
  reason?: string;
}

interface Applied {
  order: WithdrawalOrder;
  result: 'moved' | 'same' | 'alarm';
}

/**
 * Every change of a withdrawal goes through here: by the table, with its money, history and notification, in the
 * transaction of `context`. A concurrent call sees the result of the first. Throws Refusal `conflict` with the state if
 * the table rejects the event, and `switchedOff` for a cancellation that the merchant forbids (CASH-21).
 */
export async function applyWithdrawal(
  context: OperatorContext,
  orderId: string,
  happening: Happening,
): Promise<Applied> {
  const { database } = context;
  const before = await lockOrder(context, orderId);
  const { event, reason = '' } = happening;
  const move = await moveFrom(context, before.state, event);
  if (move.result === 'rejected') throw new Refusal('conflict', { value: { state: before.state } });
  const changes = {
    ...(move.result === 'moved' && { state: move.to, version: before.version + 1 }),
    ...(move.result === 'moved' && reason !== '' && { reason }),
    ...(event === 'late' && { lateAt: context.clock.now() }),
  };
  if (move.result === 'moved') await moveMoney(context, before, move.to);
  await addStep(context, before, move, happening);
  const order = Object.keys(changes).length > 0 ? await update(context, orderId, changes) : before;
  if (move.result === 'moved') {
    if (before.state === 'paying')
      await database.update(payouts).set({ askAt: null }).where(eq(payouts.orderId, orderId));
    await tellOf(context, order, `withdrawals.${order.state}`);
  } else if (event === 'late') {
    await tellOf(context, order, 'withdrawals.late');
    context.log.warn({ order: order.number, state: order.state }, 'withdrawal late');
  }
  if (move.result === 'alarm')
    context.log.error({ order: order.number, state: order.state, event }, 'withdrawal alarm');
  return { order, result: move.result };
}

/** An order's first step and notification. */
export async function beginWithdrawal(context: OperatorContext, order: WithdrawalOrder): Promise<void> {
  await context.database.insert(withdrawalSteps).values({
    orderId: order.id,
    no: 0,
    at: context.clock.now(),
    event: 'create',
    from: null,
    to: order.state,
    result: 'moved',
    by: 'player',
  });
  await tellOf(context, order, `withdrawals.${order.state}`);
}

/** Lock order: the member first, then the order, as in every movement. */
async function lockOrder({ database }: OperatorContext, orderId: string): Promise<WithdrawalOrder> {
  const own = eq(withdrawalOrders.id, orderId);
  const [known] = await database.select().from(withdrawalOrders).where(own);
  if (!known) throw new Refusal('notFound');
  await lockPockets(database, known.accountId);
  const [order] = await database.select().from(withdrawalOrders).where(own).for('update');
  if (!order) throw new Refusal('notFound');
  return order;
}

async function moveFrom(
  context: OperatorContext,
  state: State,
  event: WithdrawalEvent,
): Promise<Move<State>> {
  if (event === 'cancel' && state !== 'cancelled') {
    if (!switchesIn(await merchantOf(context)).cancelWithdrawal)
      throw new Refusal('switchedOff', {
        message: "Withdrawals can't be cancelled here.",
        value: { state, switch: 'cancelWithdrawal' },
      });
  }
  return moveOf(withdrawalTable, state, event);
}

/** A payment uses the money on hold; otherwise all of it, including the fee, returns to its pocket. */
async function moveMoney(context: OperatorContext, order: WithdrawalOrder, to: State): Promise<void> {
  const { database, clock } = context;
  const { holdId, gross, fee } = order;
  const at = clock.now();
  if (to === 'paid') {
    const clearing = await clearingOf(context, order);
    await useHold(database, holdId, { name: 'net', amount: gross - fee, to: clearing, at });
    if (fee > 0) await useHold(database, holdId, { name: 'fee', amount: fee, to: 'house:fees', at });
  } else if (to === 'returned' && order.state === 'paid') {
    await post(database, {
      idempotencyKey: `withdrawalReturned:${order.id}`,
      kind: 'withdrawalReturned',
      reference: order.number,
      at,
      postings: [
        { owner: pocketOf(order.accountId, 'cash'), amount: gross },
        { owner: await clearingOf(context, order), amount: fee - gross },
        ...(fee > 0 ? [{ owner: 'house:fees', amount: -fee } as const] : []),
      ],
    });
  } else if (['cancelled', 'rejected', 'failed', 'returned'].includes(to)) {
    await releaseHold(database, holdId, at);
  }
}

async function clearingOf({ database }: OperatorContext, { id }: WithdrawalOrder) {
  const [payout] = await database.select().from(payouts).where(eq(payouts.orderId, id));
  if (!payout) throw new Error(`The withdrawal ${id} was never sent`);
  return `house:clearing:${payout.provider}` as const;
}

async function addStep(
  { database, clock }: OperatorContext,
  { id: orderId, state }: WithdrawalOrder,
  move: Exclude<Move<State>, { result: 'rejected' }>,
  { event, by, reason = '' }: Happening,
): Promise<void> {
  const [steps] = await database
    .select({ made: count() })
    .from(withdrawalSteps)
    .where(eq(withdrawalSteps.orderId, orderId));
  await database.insert(withdrawalSteps).values({
    orderId,
    no: steps?.made ?? 0,
    at: clock.now(),
    event,
    from: state,
    to: move.result === 'moved' ? move.to : state,
    result: move.result,
    by,
    reason,
  });
}

async function update(
  { database }: OperatorContext,
  id: string,
  values: Partial<WithdrawalOrder>,
): Promise<WithdrawalOrder> {
  const [order] = await database
    .update(withdrawalOrders)
    .set(values)
    .where(eq(withdrawalOrders.id, id))
    .returning();
  if (!order) throw new Error(`There is no withdrawal ${id}`);
  return order;
}

/** Values for an order's texts. */
export const valuesOf = (
  { gross, fee }: Pick<WithdrawalOrder, 'gross' | 'fee'>,
  account: Parameters<typeof accountTitle>[0],
): Values => ({
  gross: writePesos(gross),
  net: writePesos(gross - fee),
  account: accountTitle(account),
});

async function tellOf(context: OperatorContext, order: WithdrawalOrder, message: MessageKey): Promise<void> {
  const [account] = await context.database
    .select()
    .from(payoutAccounts)
    .where(eq(payoutAccounts.id, order.payoutAccountId));
  if (!account) throw new Error(`There is no payout account ${order.payoutAccountId}`);
  await tellInInbox(context, order.accountId, {
    message,
    values: valuesOf(order, account),
    more: [order.reason],
    order: { number: order.number, path: `/m/withdraw?order=${order.id}` },
  });
}
