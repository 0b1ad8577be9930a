import { randomBytes } from 'node:crypto';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { depositOrders, receipts } from '#operator/database/tables/deposits.tables.ts';
import { once } from '#operator/ledger/idempotency.ts';
import { merchantTimeZone } from '#operator/records/range.ts';
import { merchantOf, switchesIn } from '#operator/system/merchants.ts';
import type { HandlerValue, ParsedRequest } from '@araw/contract/calls/calls';
import { inPesos } from '#operator/core/amounts.ts';
import { applyDeposit } from './applyDeposit.ts';
import { askForPlayer, openAtProvider } from './asking.ts';
import { inTransaction, type PaymentsContext } from '../provider/context.ts';
import { demandsOf, refuseDemands } from '../demands/demands.ts';
import { choosable, noPromotion, reservePlace } from '../promotions/depositPromotions.ts';
import {
  type DepositOrder,
  describeOrder,
  describeOrders,
  newNumber,
  ownOrder,
  unpaidOrders,
} from './depositOrders.ts';
import { lockMember } from '../lockMember.ts';
import { describeMethod, type Method, methodsOf } from './methods.ts';
import { depositRoomOf } from '#operator/protection/limits/limits.ts';
import { askingAfter } from './pauses.ts';
import {
  describeQuote,
  isId,
  type PricedQuote,
  type Quote,
  quoteDeposit,
  reviewQuote,
  storeQuote,
} from './quotes.ts';

const minute = 60_000;

/** Everything the player needs before paying (CASH-01, CASH-15). */
export async function cashIn(
  context: PaymentsContext,
  accountId: number,
  { language }: ParsedRequest<'cashIn'>,
): Promise<HandlerValue<'cashIn'>> {
  const { database, clock } = context;
  const open = await unpaidOrders(database, accountId);
  const left = (await depositRoomOf(context, accountId))?.left;
  const merchant = await merchantOf(context);
  const { payments } = merchant;
  const { rememberMethod } = switchesIn(merchant);
  const [last] = await database
    .select({ method: depositOrders.methodCode })
    .from(depositOrders)
    .where(eq(depositOrders.accountId, accountId))
    .orderBy(desc(depositOrders.createdAt))
    .limit(1);
  const credited = await lastCredited(database, accountId);
  const demands = await demandsOf(context, accountId, 'deposit', language);
  const mayRepeat = rememberMethod && demands.length === 0 && open.length < payments.deposit.mostOpen;
  return {
    now: clock.now(),
    timeZone: await merchantTimeZone(database),
    demands,
    methods: (await methodsOf(context, left)).map((method) => describeMethod(method, credited?.amount)),
    open: await describeOrders(context, open, language),
    mostOpen: payments.deposit.mostOpen,
    lastMethod: (rememberMethod ? last?.method : null) ?? null,
    again: mayRepeat && credited ? await quoteAgain(context, accountId, credited, language) : null,
    promotions: await choosable(context, accountId, language),
  };
}

/** The method of the player's last credited cash-in, and its amount in centavos. */
async function lastCredited(database: Database, accountId: number) {
  const [last] = await database
    .select({ method: depositOrders.methodCode, amount: depositOrders.amount })
    .from(depositOrders)
    .where(and(eq(depositOrders.accountId, accountId), eq(depositOrders.state, 'credited')))
    .orderBy(desc(depositOrders.createdAt))
    .limit(1);
  return last;
}

/** What the last credited cash-in would cost now; null where its method or amount cannot be had any more. */
async function quoteAgain(
  context: PaymentsContext,
  accountId: number,
  last: { method: string; amount: number },
  language: string,
) {
  try {
    const asked = { method: last.method, amount: inPesos(last.amount).toFixed(2), language };
    return await describeQuote(context, await quoteDeposit(context, accountId, asked), language);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/**
 * Creates the one order of a quote, once per key (CASH-02, CASH-03), and then opens it at its provider.
 *
 * Throws Refusal `demandOpen`, `quoteChanged` with the current quote, `orderOpen` and `tooManyOrders` with the order to
 * continue, the refusals of a quote, and those of `once`.
 */
export async function createDeposit(
  context: PaymentsContext,
  accountId: number,
  request: ParsedRequest<'createDeposit'>,
): Promise<DepositOrder> {
  const { key, quote: quoteId, anyway, language } = request;
  const outdated: PricedQuote[] = [];
  const make = context.database.transaction(async (transaction) => {
    const inside = inTransaction(context, transaction);
    await lockMember(transaction, accountId);
    const asked = { accountId, call: 'deposit', key, body: { quote: quoteId, anyway } } as const;
    return once(context, transaction, asked, async () => {
      refuseDemands(await demandsOf(inside, accountId, 'deposit', language));
      const { quote, method, renewed, holds } = await reviewQuote(inside, accountId, quoteId);
      if (!holds) {
        outdated.push(renewed);
        throw new Refusal('quoteChanged', {
          value: { quote: await describeQuote(inside, renewed, language) },
        });
      }
      await refuseBesides(inside, quote, { anyway, language });
      const made = await insertOrder(inside, quote, method, language);
      const notHad = await reservePlace(inside, made);
      if (notHad) {
        // Someone else took the last place since the quote was checked.
        const without = { ...renewed, ...noPromotion, withBonus: 0, notHad };
        outdated.push(without);
        throw new Refusal('quoteChanged', {
          value: { quote: await describeQuote(inside, without, language) },
        });
      }
      return { id: made.id };
    });
  });
  try {
    const { id } = await make;
    await openAtProvider(context, id);
    return await ownOrder(context.database, accountId, id);
  } catch (error) {
    // The refused transaction is rolled back, but the new quote has to stay.
    for (const renewed of outdated) await storeQuote(context, renewed);
    throw error;
  }
}

async function refuseBesides(
  context: PaymentsContext,
  { accountId, methodCode, amount }: Quote,
  { anyway, language }: { anyway: boolean; language: string },
): Promise<void> {
  const open = await unpaidOrders(context.database, accountId);
  const same = open.find((order) => order.methodCode === methodCode && order.amount === amount);
  const { mostOpen } = (await merchantOf(context)).payments.deposit;
  const valueOf = async (order: DepositOrder) => ({ order: await describeOrder(context, order, language) });
  if (same && !anyway) throw new Refusal('orderOpen', { value: await valueOf(same) });
  const [newest] = open;
  if (newest && open.length >= mostOpen) throw new Refusal('tooManyOrders', { value: await valueOf(newest) });
}

async function insertOrder(
  { database, clock }: PaymentsContext,
  { id: quoteId, withBonus: _promised, endsAt: _holdsUntil, createdAt: _shownAt, ...terms }: Quote,
  { kind, provider, orderMinutes }: Method,
  language: string,
): Promise<DepositOrder> {
  const createdAt = clock.now();
  const endsAt = createdAt + orderMinutes * minute;
  const number = newNumber();
  const [made] = await database
    .insert(depositOrders)
    .values({
      ...terms,
      quoteId,
      number,
      reference: number,
      kind,
      provider,
      language,
      createdAt,
      endsAt,
      dueAt: endsAt,
      ...askingAfter('created', createdAt),
      returnToken: randomBytes(24).toString('base64url'),
    })
    .returning();
  if (!made) throw new Error('The order was not stored');
  return made;
}

/** With the provider's current state. Throws Refusal `notFound`. */
export async function readDeposit(
  context: PaymentsContext,
  accountId: number,
  id: string,
): Promise<DepositOrder> {
  const order = await ownOrder(context.database, accountId, id);
  await askForPlayer(context, order);
  return ownOrder(context.database, accountId, id);
}

/** Throws Refusal `notFound`, and `conflict` with the order if it can no longer be cancelled. */
export async function cancelDeposit(
  context: PaymentsContext,
  accountId: number,
  { key, id }: ParsedRequest<'cancelDeposit'>,
): Promise<DepositOrder> {
  await ownOrder(context.database, accountId, id);
  await context.database.transaction(async (transaction) => {
    await lockMember(transaction, accountId);
    const asked = { accountId, call: 'cancelDeposit', key, body: { id } } as const;
    return once(context, transaction, asked, async () => {
      await applyDeposit(inTransaction(context, transaction), id, { event: 'cancel' });
      return { id };
    });
  });
  return ownOrder(context.database, accountId, id);
}

/**
 * Stores the player's claim that an order was paid, with receipts: evidence that credits nothing (CASH-04). Throws Refusal
 * `notFound` for someone else's order, and `conflict` with the order once receipts are no longer accepted.
 */
export async function sendReceipt(
  context: PaymentsContext,
  accountId: number,
  { key, id, reference, receipts: sent }: ParsedRequest<'sendReceipt'>,
): Promise<DepositOrder> {
  await ownOrder(context.database, accountId, id);
  await context.database.transaction(async (transaction) => {
    await lockMember(transaction, accountId);
    const asked = {
      accountId,
      call: 'sendReceipt',
      key,
      body: { id, reference, receipts: sent },
    } as const;
    return once(context, transaction, asked, async () => {
      await applyDeposit(inTransaction(context, transaction), id, { event: 'receipt', reference });
      const own = [...new Set(sent)];
      if (!own.every(isId)) throw new Refusal('notFound');
      if (own.length === 0) return { id };
      const taken = await transaction
        .update(receipts)
        .set({ orderId: id })
        .where(and(inArray(receipts.id, own), eq(receipts.accountId, accountId), isNull(receipts.orderId)))
        .returning({ id: receipts.id });
      if (taken.length !== own.length) throw new Refusal('notFound');
      return { id };
    });
  });
  return ownOrder(context.database, accountId, id);
}

/** Where the provider's page returns to: the order, once; null afterwards. */
export async function returnFrom({ database }: PaymentsContext, token: string): Promise<string | null> {
  const [order] = await database
    .update(depositOrders)
    .set({ returnToken: null })
    .where(eq(depositOrders.returnToken, token))
    .returning({ id: depositOrders.id });
  return order?.id ?? null;
}
