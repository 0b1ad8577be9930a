import { and, eq } from 'drizzle-orm';
import { revokeBonuses } from '#operator/bets/bonuses.ts';
import { endRequirement, openRequirement, requiredFor } from '#operator/bets/requirements.ts';
import { Refusal } from '#packages/server/http/refusal.ts';
import { fillIn } from '#operator/core/languages.ts';
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
import { type Actor, depositTable, type Move, moveOf } from '#services/contract/stateTables.ts';
import { writePesos } from '../amounts.ts';
import type { PaymentsContext } from '../provider/context.ts';
import { depositTexts } from './depositTexts.ts';
import { giveChosen, leavePlace } from '../promotions/depositPromotions.ts';
import { type DepositOrder, type DepositState, describeOrder, stateText } from './depositOrders.ts';
import { lockMember } from '../lockMember.ts';
import { askingAfter } from './pauses.ts';
import { settleOwed } from '../debts/receivables.ts';
import type { ProviderPayment, ProviderSession } from '../provider/provider.ts';
import { inAll, tellInInbox } from '../saying.ts';

export type DepositEvent = (typeof depositTable)['columns'][number][0];
export type Payment = typeof payments.$inferSelect;

/** A reviewer's own name and reason, and the version of the order that was looked at (CASH-20). */
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
  /** `found` is a payment that the provider has not told of. */
  | ({ event: 'credit'; found?: { id: string; amount: number } } & Decision)
  | ({ event: 'return' | 'close' } & Decision);

interface Moving {
  context: PaymentsContext;
  order: DepositOrder;
  /** Of the member, cash. */
  cash: number;
  playable: number;
  at: number;
}

type Columns = Partial<DepositOrder>;

/**
 * Whatever happens to a deposit order happens here, within the caller's transaction: by the deposit table, with its money,
 * its step and the word to the member (CASH-06, CASH-22).
 *
 * Throws Refusal `conflict`, with the order as it is now, for what the table rejects, for a decision on an order that has
 * moved on, and for one that its money does not allow.
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

/** The balance after a cash-in is that after its bonus, where that begins with it. */
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

/** Decisions come from a person, everything else from who the table says first. */
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

/** What an event tells of the order itself, whatever becomes of its state. */
function columnsOf({ session }: DepositOrder, change: DepositChange): Columns {
  if (change.event === 'receipt') return { payerReference: change.reference };
  // Of two that were opened at once, the player has seen the first.
  if (change.event !== 'opened' || session !== null) return {};
  const { id, instructions, confirmations } = change.session;
  // What was closed before it was opened is open now.
  return { session: id, instructions: { ...instructions }, confirmations, voided: false };
}

/** As long as it waited to be paid, a payment that is said to be made is waited for. */
function dueAfter({ createdAt, endsAt }: DepositOrder, to: DepositState, at: number): number | null {
  if (to === 'waiting') return endsAt;
  return to === 'processing' && endsAt !== null ? at + endsAt - createdAt : null;
}

/** Rank, amount and order of a payment as they are known now; where its money is, `moveMoney` says. */
async function notePayment(
  { context: { database }, order, at }: Moving,
  event: DepositEvent,
  { id, rank, amount }: ProviderPayment,
): Promise<void> {
  // A refund that failed leaves it paid, so that another one can be told.
  const known = event === 'refundFailed' ? 'paid' : rank;
  await database
    .insert(payments)
    .values({ provider: order.provider, paymentId: id, orderId: order.id, rank: known, amount, at })
    .onConflictDoUpdate({
      target: [payments.provider, payments.paymentId],
      // Once it is booked, its amount is what was booked.
      set: { rank: known, orderId: order.id },
    });
}

/** Moves the money of a move; answers what changes of the order with it. */
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

/** A payment whose money is nowhere yet, with what has come of it by now. */
async function bookable(moving: Moving, { id, amount }: ProviderPayment): Promise<Payment> {
  const payment = await paymentOf(moving, id);
  if (payment.booked !== null) throw new Error(`Payment ${id} is booked already`);
  await setPayment(moving, id, { amount });
  return { ...payment, amount };
}

/** What has come for the order and nobody has decided about. */
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
  /** What is booked, and only once. */
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

/** Throws Refusal `conflict` for a payment that is known already, and for an order that has one: each has its own. */
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
 * From where it is to the member, without the fee; what is owed is settled from it, whatever was shown of that (CASH-20). Asks
 * for the turnover that was shown for what is left (CASH-17).
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

/** Never more than was shown for what arrives, nor than is allowed by now. */
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

/** It can come back and go again, so each time has a name of its own. */
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

/** A refund that comes back; one that never left is where it was. */
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

/** From suspense, or from the member what is there; the rest is owed (CASH-20). */
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

/** What comes of such an order later is credited without a promotion: its place is for others. */
const unpaidEnds: readonly DepositState[] = ['failed', 'cancelled', 'expired', 'refunded'];

/** Of these the member may learn while looking elsewhere. */
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
  const titleIn = (language: string) =>
    fillIn(depositTexts(language).title, { number: order.number }, language);
  const textIn = (language: string) => {
    const text = stateText(order, order.state, { language, method: method?.name ?? '', timeZone });
    const { owed } = depositTexts(language);
    return debt ? `${text} ${fillIn(owed, { owed: writePesos(debt.amount) }, language)}` : text;
  };
  await tellInInbox(context, order.accountId, {
    message: { title: inAll(titleIn), text: inAll(textIn) },
    order: { number: order.number, path: `/m/voucherCenter?order=${order.id}` },
  });
}
