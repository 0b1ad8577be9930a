import { and, eq } from 'drizzle-orm';
import { revokeBonuses } from '#operator/bets/bonuses.ts';
import { endRequirement, openRequirement, requiredFor } from '#operator/bets/requirements.ts';
import { Refusal } from '@araw/server/http/refusal';
import {
  depositOrders,
  depositSteps,
  paymentMethods,
  payments,
} from '#operator/database/tables/deposits.tables.ts';
import { receivables } from '#operator/database/tables/ledger.tables.ts';
import {
  balanceOf,
  type MovementKind,
  playable,
  pocketOf,
  post,
  type Posting,
} from '#operator/ledger/ledger.ts';
import { merchantTimeZone } from '#operator/records/range.ts';
import { type Actor, depositTable, type Move, moveOf } from '@araw/contract/values/stateTables';
import { writePesos } from '#operator/core/amounts.ts';
import type { PaymentsContext } from '../provider/context.ts';
import type { LanguageCode } from '@araw/contract/calls/languages';
import { say } from '#operator/words/say.ts';
import { giveChosen, leavePlace } from '../promotions/depositPromotions.ts';
import { type DepositOrder, type DepositState, describeOrder, stateText } from './depositOrders.ts';
import { lockMember } from '../lockMember.ts';
import { askingAfter } from './pauses.ts';
import { settleOwed } from '../debts/receivables.ts';
import type { ProviderPayment, ProviderSession } from '../provider/provider.ts';
import { tellInInbox } from '../saying.ts';

export type DepositEvent = (typeof depositTable)['columns'][number][0];
export type Payment = typeof payments.$inferSelect;

/** A reviewer's name and reason, and the version of the order they saw (CASH-20). */
interface Decision {
  by: string;
  reason: string;
  version: number;
}

export type DepositChange =
  | { event: 'opened'; session: ProviderSession }
  | { event: 'openFailed' | 'cancel' | 'due' }
  | { event: 'receipt'; reference: string }
  | {
      event: 'pending' | 'paid' | 'odd' | 'failed' | 'refunded' | 'refundFailed' | 'reversed';
      payment: ProviderPayment;
    }
  /** `found` is a payment that the provider hasn't reported. */
  | ({ event: 'credit'; found?: { id: string; amount: number } } & Decision)
  | ({ event: 'return' | 'close' } & Decision);

interface Moving {
  context: PaymentsContext;
  order: DepositOrder;
  /** The member's cash. */
  cash: number;
  playable: number;
  at: number;
}

type Columns = Partial<DepositOrder>;

/**
 * Every change of a deposit order goes through here, in the caller's transaction: by the deposit table, with its money,
 * history and notification (CASH-06, CASH-22).
 *
 * Throws Refusal `conflict`, with the current order: if the table rejects the event, a reviewer saw an older version,
 * or the money doesn't allow the decision.
 */
export async function applyDeposit(
  context: PaymentsContext,
  orderId: string,
  change: DepositChange,
): Promise<{ order: DepositOrder; result: Move<DepositState>['result'] }> {
  const { database, clock } = context;
  const [known] = await database
    .select({ accountId: depositOrders.accountId })
    .from(depositOrders)
    .where(eq(depositOrders.id, orderId));
  if (!known) throw new Error(`There is no deposit order ${orderId}`);
  const pockets = await lockMember(database, known.accountId);
  const [order] = await database
    .select()
    .from(depositOrders)
    .where(eq(depositOrders.id, orderId))
    .for('update');
  if (!order) throw new Error(`There is no deposit order ${orderId}`);

  const isOutdated = 'version' in change && change.version !== order.version;
  const move: Move<DepositState> = moveOf(depositTable, order.state, change.event);
  if (isOutdated || move.result === 'rejected') throw await conflict(context, order);

  const at = clock.now();
  const moving = { context, order, cash: pockets.cash, playable: playable(pockets), at };
  if ('payment' in change) await notePayment(moving, change.event, change.payment);
  const own = columnsOf(order, change);
  const to = move.result === 'moved' ? move.to : order.state;
  const moved = move.result === 'moved' ? await moveMoney(moving, change) : {};
  const [updated] = await database
    .update(depositOrders)
    .set({
      ...own,
      ...moved,
      state: to,
      version: order.version + 1,
      ...(to !== order.state && { dueAt: dueAfter(order, to, at), ...askingAfter(to, at) }),
    })
    .where(eq(depositOrders.id, orderId))
    .returning();
  if (!updated) throw new Error(`There is no deposit order ${orderId}`);
  await database.insert(depositSteps).values({
    orderId,
    no: updated.version,
    event: change.event,
    actor: actorOf(change.event),
    from: order.state,
    to,
    ...('by' in change && { by: change.by, reason: change.reason }),
    alarm: move.result === 'alarm',
    at,
  });
  if (to === order.state) return { order: updated, result: move.result };
  const after = to === 'credited' ? await giveBonusWith(context, updated) : updated;
  if (unpaidEnds.includes(to)) await leavePlace(context, after);
  await tellMember(moving, after);
  return { order: after, result: move.result };
}

/** Includes a bonus that begins with it in the balance after the cash-in. */
async function giveBonusWith(context: PaymentsContext, order: DepositOrder): Promise<DepositOrder> {
  const { database } = context;
  await giveChosen(context, order);
  const [after] = await database
    .update(depositOrders)
    .set({ balanceAfter: await balanceOf(database, order.accountId) })
    .where(eq(depositOrders.id, order.id))
    .returning();
  if (!after) throw new Error(`There is no deposit order ${order.id}`);
  return after;
}

/** Decisions come from a person, everything else from the table's first actor. */
const actorOf = (event: DepositEvent): Actor => {
  const [, actor] = depositTable.columns.find(([name]) => name === event) ?? [];
  if (!actor) throw new RangeError(`the table has no event ${event}`);
  return actor;
};

async function conflict(context: PaymentsContext, order: DepositOrder): Promise<Refusal> {
  return new Refusal('conflict', {
    value: { order: await describeOrder(context, order, order.language) },
  });
}

/** The order's columns that an event changes, whatever the new state. */
function columnsOf({ session }: DepositOrder, change: DepositChange): Columns {
  if (change.event === 'receipt') return { payerReference: change.reference };
  // Of two sessions opened concurrently, the player has seen the first.
  if (change.event !== 'opened' || session !== null) return {};
  const { id, instructions, confirmations } = change.session;
  // Opening undoes an earlier closing.
  return { session: id, instructions: { ...instructions }, confirmations, voided: false };
}

/** After a reported payment the order waits as long again as it did to be paid. */
function dueAfter({ createdAt, endsAt }: DepositOrder, to: DepositState, at: number): number | null {
  if (to === 'waiting') return endsAt;
  return to === 'processing' && endsAt !== null ? at + endsAt - createdAt : null;
}

/** Stores a payment's rank, amount and order; `moveMoney` records where its money is. */
async function notePayment(
  { context: { database }, order, at }: Moving,
  event: DepositEvent,
  { id, rank, amount }: ProviderPayment,
): Promise<void> {
  // After a failed refund it is still paid, so that another one can be reported.
  const known = event === 'refundFailed' ? 'paid' : rank;
  await database
    .insert(payments)
    .values({ provider: order.provider, paymentId: id, orderId: order.id, rank: known, amount, at })
    .onConflictDoUpdate({
      target: [payments.provider, payments.paymentId],
      // Once booked, its amount must not change.
      set: { rank: known, orderId: order.id },
    });
}

/** Moves the money of a move; resolves with the order's changed columns. */
async function moveMoney(moving: Moving, change: DepositChange): Promise<Columns> {
  switch (change.event) {
    case 'paid':
      return creditPayment(moving, await bookable(moving, change.payment));
    case 'odd':
      await suspend(moving, await bookable(moving, change.payment));
      return {};
    case 'credit':
      return creditSuspended(moving, change.found);
    case 'return':
      if ((await suspended(moving)).length === 0) throw await conflict(moving.context, moving.order);
      return {};
    case 'close':
      if ((await suspended(moving)).length > 0) throw await conflict(moving.context, moving.order);
      return {};
    case 'refunded':
      await leaveSuspense(moving, change.payment, 'refund');
      return {};
    case 'refundFailed':
      await takeBack(moving, change.payment);
      return {};
    case 'reversed':
      return reverse(moving, change.payment);
    default:
      return {};
  }
}

async function paymentOf({ context: { database }, order }: Moving, id: string): Promise<Payment> {
  const [payment] = await database
    .select()
    .from(payments)
    .where(and(eq(payments.provider, order.provider), eq(payments.paymentId, id)));
  if (!payment) throw new Error(`There is no payment ${id}`);
  return payment;
}

/** A payment that isn't booked yet, with the amount received so far. */
async function bookable(moving: Moving, { id, amount }: ProviderPayment): Promise<Payment> {
  const payment = await paymentOf(moving, id);
  if (payment.booked !== null) throw new Error(`Payment ${id} is booked already`);
  await setPayment(moving, id, { amount });
  return { ...payment, amount };
}

/** The order's received payments that await a decision. */
const suspended = ({ context: { database }, order }: Moving): Promise<Payment[]> =>
  database
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, order.id), eq(payments.booked, 'suspense')));

async function setPayment(
  { context: { database }, order }: Moving,
  id: string,
  values: Partial<Payment>,
): Promise<void> {
  await database
    .update(payments)
    .set(values)
    .where(and(eq(payments.provider, order.provider), eq(payments.paymentId, id)));
}

const clearing = ({ provider }: DepositOrder) => `house:clearing:${provider}` as const;

interface Booking {
  kind: MovementKind;
  /** Identifies the booking; each happens once. */
  name: string;
  postings: Posting[];
}

async function book({ context: { database }, order, at }: Moving, booking: Booking): Promise<void> {
  await post(database, {
    idempotencyKey: `deposit:${order.id}:${booking.name}`,
    kind: booking.kind,
    reference: order.number,
    at,
    postings: booking.postings.filter(({ amount }) => amount !== 0),
  });
}

async function creditPayment(moving: Moving, { paymentId, amount }: Payment): Promise<Columns> {
  const { order } = moving;
  await setPayment(moving, paymentId, { booked: 'member' });
  return credit(moving, amount, { name: paymentId, from: { owner: clearing(order), amount: -amount } });
}

async function creditSuspended(
  moving: Moving,
  found: { id: string; amount: number } | undefined,
): Promise<Columns> {
  if (found) await enterFound(moving, found);
  const [payment] = await suspended(moving);
  if (!payment || payment.amount <= moving.order.fee) throw await conflict(moving.context, moving.order);
  const { paymentId, amount } = payment;
  await setPayment(moving, paymentId, { booked: 'member' });
  return credit(moving, amount, { name: paymentId, from: { owner: 'house:suspense', amount: -amount } });
}

/** Throws Refusal `conflict` for a known payment, and for an order that has one: each order has its own. */
async function enterFound(moving: Moving, { id, amount }: { id: string; amount: number }): Promise<void> {
  const { context, order, at } = moving;
  if ((await suspended(moving)).length > 0) throw await conflict(context, order);
  const [entered] = await context.database
    .insert(payments)
    .values({ provider: order.provider, paymentId: id, orderId: order.id, rank: 'paid', amount, at })
    .onConflictDoNothing()
    .returning();
  if (!entered) throw await conflict(context, order);
  await suspend(moving, entered);
}

/**
 * Moves the money from where it is to the member, minus the fee; pays the current debt first, whatever the quote showed
 * (CASH-20). Requires the quoted turnover for the rest (CASH-17).
 */
async function credit(
  moving: Moving,
  received: number,
  { name, from }: { name: string; from: Posting },
): Promise<Columns> {
  const { context, order, playable: before, at } = moving;
  const credited = received - order.fee;
  const cash = pocketOf(order.accountId, 'cash');
  await book(moving, {
    kind: 'deposit',
    name: `credit:${name}`,
    postings: [from, { owner: cash, amount: credited }, { owner: 'house:fees', amount: order.fee }],
  });
  const settles = await settleOwed(context.database, order.accountId, credited);
  if (settles > 0) {
    await book(moving, {
      kind: 'debtSettled',
      name: `settled:${name}`,
      postings: [
        { owner: cash, amount: -settles },
        { owner: 'house:receivables', amount: settles },
      ],
    });
  }
  const arrived = credited - settles;
  await openRequirement(context.database, {
    accountId: order.accountId,
    source: requirementOf(order),
    locks: 'cash',
    base: arrived,
    required: await turnoverOf(context, order, arrived),
    at,
  });
  return { credited, settles, balanceBefore: before };
}

/** At most the turnover that was shown, and at most what is allowed now. */
async function turnoverOf(
  { database }: PaymentsContext,
  { amount, settles, turnover }: DepositOrder,
  arrived: number,
): Promise<number> {
  const required = await requiredFor(database, arrived);
  return arrived === amount - settles ? Math.min(turnover, required) : required;
}

const requirementOf = ({ id }: DepositOrder) => `deposit:${id}`;

async function suspend(moving: Moving, { paymentId, amount }: Payment): Promise<void> {
  await setPayment(moving, paymentId, { booked: 'suspense' });
  await book(moving, {
    kind: 'depositSuspended',
    name: `suspense:${paymentId}`,
    postings: [
      { owner: clearing(moving.order), amount: -amount },
      { owner: 'house:suspense', amount },
    ],
  });
}

/** It can return and leave again, so each time needs a unique name. */
async function leaveSuspense(moving: Moving, { id }: ProviderPayment, why: string): Promise<void> {
  const { order } = moving;
  const { booked, amount } = await paymentOf(moving, id);
  if (booked !== 'suspense') throw new Error(`Payment ${id} is not in suspense`);
  await setPayment(moving, id, { booked: 'gone' });
  await book(moving, {
    kind: 'depositReturned',
    name: `${why}:${id}:${order.version}`,
    postings: [
      { owner: 'house:suspense', amount: -amount },
      { owner: clearing(order), amount },
    ],
  });
}

/** Books a returned refund; one that never left needs nothing. */
async function takeBack(moving: Moving, { id }: ProviderPayment): Promise<void> {
  const { order } = moving;
  const { booked, amount } = await paymentOf(moving, id);
  if (booked !== 'gone') return;
  await setPayment(moving, id, { booked: 'suspense' });
  await book(moving, {
    kind: 'depositSuspended',
    name: `back:${id}:${order.version}`,
    postings: [
      { owner: clearing(order), amount: -amount },
      { owner: 'house:suspense', amount },
    ],
  });
}

/** From suspense, or from the member as far as available; the rest becomes a debt (CASH-20). */
async function reverse(moving: Moving, { id }: ProviderPayment): Promise<Columns> {
  const { context, order, cash, at } = moving;
  const { booked, amount } = await paymentOf(moving, id);
  if (booked === 'suspense') await leaveSuspense(moving, { id, rank: 'reversed', amount }, 'reversal');
  if (booked !== 'member') return {};
  await setPayment(moving, id, { booked: 'gone' });
  const arrived = amount - order.fee;
  const taken = Math.min(cash, arrived);
  const owed = arrived - taken;
  await book(moving, {
    kind: 'depositReversed',
    name: `reversal:${id}`,
    postings: [
      { owner: pocketOf(order.accountId, 'cash'), amount: -taken },
      { owner: 'house:receivables', amount: -owed },
      { owner: 'house:fees', amount: -order.fee },
      { owner: clearing(order), amount },
    ],
  });
  await endRequirement(context.database, requirementOf(order), at);
  if (owed > 0) {
    await context.database
      .insert(receivables)
      .values({ accountId: order.accountId, source: owedFor(order), amount: owed, createdAt: at });
  }
  await revokeBonuses(context.database, requirementOf(order), at);
  return {};
}

const owedFor = ({ id }: DepositOrder) => `reversal:${id}`;

/** After these a late payment is credited without the promotion, whose place has been freed. */
const unpaidEnds: readonly DepositState[] = ['failed', 'cancelled', 'expired', 'refunded'];

/** States the member is notified of, as they may not be looking. */
const told: readonly DepositState[] = ['credited', 'inReview', 'failed', 'refunding', 'refunded', 'reversed'];

async function tellMember({ context }: Moving, order: DepositOrder): Promise<void> {
  if (!told.includes(order.state)) return;
  const { database } = context;
  const [method] = await database
    .select({ name: paymentMethods.name })
    .from(paymentMethods)
    .where(eq(paymentMethods.code, order.methodCode));
  const [debt] = await database
    .select({ amount: receivables.amount })
    .from(receivables)
    .where(eq(receivables.source, owedFor(order)));
  const timeZone = await merchantTimeZone(database);
  const textIn = (language: LanguageCode) => {
    const text = stateText(order, order.state, { language, method: method?.name ?? '', timeZone });
    return debt ? `${text} ${say('deposits.owed', language, { owed: writePesos(debt.amount) })}` : text;
  };
  await tellInInbox(context, order.accountId, {
    message: (language) => ({
      title: say('deposits.title', language, { number: order.number }),
      text: textIn(language),
    }),
    order: { number: order.number, path: `/m/voucherCenter?order=${order.id}` },
  });
}
