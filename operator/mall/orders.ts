import { createHash, randomUUID } from 'node:crypto';
import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { giveBonus } from '#operator/bets/bonuses.ts';
import { bonusTurnover } from '#operator/bets/requirements.ts';
import type { Database, OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { languageKey, textIn } from '#operator/core/languages.ts';
import {
  goods,
  goodsOrders,
  type GoodsOrderState,
  goodsOrderSteps,
} from '#operator/database/tables/mall.tables.ts';
import { once } from '#operator/ledger/idempotency.ts';
import { exclusionOf, refuseDemands } from '#operator/payments/demands/demands.ts';
import { lockMember } from '#operator/payments/lockMember.ts';
import { nextNumber } from '#operator/payments/numbers.ts';
import { isUuid } from '#operator/payments/payoutAccounts/payoutAccounts.ts';
import { merchantOf } from '#operator/system/merchants.ts';
import type { HandlerValue, ParsedRequest } from '@araw/contract/calls/calls';
import { type DeliveryAddress, trimmedAddress, unfitFields } from '@araw/contract/rewards/deliveryAddress';
import type { RedeemRefusal } from '@araw/contract/rewards/mall';
import { goodsOrderTable, moveOf } from '@araw/contract/values/stateTables';
import { describeGoods, type GoodsRow, takenBy } from './goods.ts';
import { pointsOf, postPoints } from './pointsBook.ts';

export type GoodsOrder = typeof goodsOrders.$inferSelect;
export type GoodsOrderEvent = (typeof goodsOrderTable.columns)[number][0];

const day = 86_400_000;

/**
 * Takes points and stock, once per key (BEN-14): a bonus is given immediately, a piece becomes an order. Refuses with
 * `conflict` and a `redeemRefusal` goods that have changed, are gone, aren't for this member, or cost more points than
 * available; with `fieldInvalid` an undeliverable address; with `demandOpen` an excluded member.
 */
export async function redeem(
  context: OperatorContext,
  accountId: number,
  { key, id, version, address: given, language }: ParsedRequest<'redeem'>,
): Promise<HandlerValue<'redeem'>> {
  const address = given && trimmedAddress(given);
  return context.database.transaction(async (database) => {
    const within = { ...context, database };
    await lockMember(database, accountId);
    const body = { id, version, address: address && digestOf(address, key) };
    return once(within, database, { accountId, call: 'redeem', key, body }, async () => {
      refuseDemands(await exclusionOf(within, accountId, language));
      const [piece] = await database.select().from(goods).where(eq(goods.id, id)).for('no key update');
      const mine = { accountId, language };
      if (!piece?.open) throw await refusalOf(database, 'changed', null, mine);
      if (piece.version !== version) throw await refusalOf(database, 'changed', piece, mine);
      if (piece.stock === 0) throw await refusalOf(database, 'gone', piece, mine);
      const taken = (await takenBy(database, accountId)).get(id) ?? 0;
      if (piece.mostEach !== null && taken >= piece.mostEach) {
        throw await refusalOf(database, 'limit', piece, mine);
      }
      if ((await pointsOf(database, accountId)) < piece.price) {
        throw await refusalOf(database, 'points', piece, mine);
      }
      refuseUnfit(piece, address);
      return take(within, accountId, piece, { address, language });
    });
  });
}

/**
 * Returns points and stock, once per key and order, until it is packed (BEN-14). Refuses with `notFound` an unknown order or
 * someone else's, and with `conflict` and the state one already packed.
 */
export async function cancelGoodsOrder(
  context: OperatorContext,
  accountId: number,
  { key, id }: ParsedRequest<'cancelGoodsOrder'>,
): Promise<HandlerValue<'cancelGoodsOrder'>> {
  return context.database.transaction(async (database) => {
    const within = { ...context, database };
    await lockMember(database, accountId);
    return once(within, database, { accountId, call: 'cancelGoodsOrder', key, body: { id } }, async () => {
      const isOwn = isUuid(id) && and(eq(goodsOrders.id, id), eq(goodsOrders.accountId, accountId));
      if (!isOwn || (await database.$count(goodsOrders, isOwn)) === 0) throw new Refusal('notFound');
      const { state } = await applyToOrder(within, id, 'cancel', { by: 'player' });
      return { id, state, left: await pointsOf(database, accountId) };
    });
  });
}

interface Given {
  by: string;
  reason?: string;
  /** The courier's tracking number, when it is sent. */
  parcel?: string;
}

/**
 * Every change of an order goes through here, under its member's lock: by its table, with its points and stock. Throws
 * Refusal `conflict` if the table rejects the event.
 */
export async function applyToOrder(
  { database, clock }: OperatorContext,
  id: string,
  event: GoodsOrderEvent,
  { by, reason = '', parcel }: Given,
): Promise<GoodsOrder> {
  const [before] = await database.select().from(goodsOrders).where(eq(goodsOrders.id, id)).for('update');
  if (!before) throw new Refusal('notFound');
  const move = moveOf(goodsOrderTable, before.state, event);
  if (move.result === 'rejected') throw new Refusal('conflict', { value: { state: before.state } });
  if (move.result !== 'moved') return before;
  const at = clock.now();
  const [order] = await database
    .update(goodsOrders)
    .set({
      state: move.to,
      changedAt: at,
      endedAt: isEnd(move.to) ? at : null,
      ...(parcel !== undefined && { parcel }),
    })
    .where(eq(goodsOrders.id, id))
    .returning();
  if (!order) throw new Error(`There is no order ${id}`);
  const no = 1 + (await database.$count(goodsOrderSteps, eq(goodsOrderSteps.orderId, id)));
  await database
    .insert(goodsOrderSteps)
    .values({ orderId: id, no, event, from: before.state, to: order.state, by, reason, at });
  if (order.state === 'cancelled') await giveBack(database, order, at);
  return order;
}

const isEnd = (state: GoodsOrderState) => state === 'delivered' || state === 'cancelled';

async function giveBack(database: Database, order: GoodsOrder, at: number): Promise<void> {
  const { accountId, number, points, goodsId } = order;
  await postPoints(database, {
    key: `returned:${number}`,
    kind: 'returned',
    reference: number,
    accountId,
    points,
    at,
  });
  await database
    .update(goods)
    .set({ stock: sql`${goods.stock} + 1` })
    .where(eq(goods.id, goodsId));
}

async function take(
  context: OperatorContext,
  accountId: number,
  piece: GoodsRow,
  { address, language }: { address: DeliveryAddress | null; language: string },
): Promise<HandlerValue<'redeem'>> {
  const { database, clock } = context;
  const { id: goodsId, version, kind, title, picture, price: points } = piece;
  const at = clock.now();
  const number = await nextNumber(database, 'M');
  await database
    .update(goods)
    .set({ stock: sql`${goods.stock} - 1` })
    .where(eq(goods.id, goodsId));
  const left = await postPoints(database, {
    key: `redeemed:${number}`,
    kind: 'redeemed',
    reference: number,
    accountId,
    points: -points,
    at,
  });
  const id = randomUUID();
  const made = { id, accountId, number, goodsId, version, kind, title, picture, points, address };
  await database.insert(goodsOrders).values({ ...made, placedAt: at, changedAt: at });
  if (kind === 'bonus') {
    await giveIt(context, { id, accountId }, piece);
    await applyToOrder(context, id, 'give', { by: 'operator' });
  }
  return { id, number, title: textIn(languageKey(language), title.EN, title), kind, points, left };
}

/** Starts automatically as soon as no other bonus is in turnover. */
async function giveIt(
  { database, clock }: OperatorContext,
  { id, accountId }: Pick<GoodsOrder, 'id' | 'accountId'>,
  { amount, factor, turnoverDays }: GoodsRow,
): Promise<void> {
  if (amount === null || factor === null) throw new Error(`The order ${id} is of no bonus`);
  await giveBonus(
    database,
    {
      accountId,
      number: await nextNumber(database, 'B'),
      source: `points:${id}`,
      origin: null,
      amount,
      turnover: await bonusTurnover(database, amount, factor),
      cap: null,
      largestBet: null,
      onWithdrawal: 'stays',
      startsItself: true,
      turnoverDays,
      endsAt: null,
    },
    clock.now(),
  );
}

function refuseUnfit({ kind }: GoodsRow, address: DeliveryAddress | null): void {
  if ((kind === 'piece') !== (address !== null)) {
    throw new Refusal('requestInvalid', { message: 'Goods need an address; a bonus has none.' });
  }
  const [field] = address ? unfitFields(address) : [];
  if (field !== undefined) throw new Refusal('fieldInvalid', { value: { field } });
}

async function refusalOf(
  database: Database,
  why: RedeemRefusal['why'],
  piece: GoodsRow | null,
  { accountId, language }: { accountId: number; language: string },
): Promise<Refusal> {
  const taken = piece ? ((await takenBy(database, accountId)).get(piece.id) ?? 0) : 0;
  const value: RedeemRefusal = {
    why,
    goods: piece && (await describeGoods(database, piece, { taken, key: languageKey(language) })),
    points: await pointsOf(database, accountId),
  };
  return new Refusal('conflict', { value });
}

/** Identifies an address under a key, so that the address itself is stored only in its order. */
const digestOf = (address: DeliveryAddress, key: string): string =>
  createHash('sha256').update(key).update(JSON.stringify(address)).digest('base64url');

/** Erases the addresses of orders that ended longer ago than the merchant's retention (BEN-14). */
export async function eraseAddresses(context: OperatorContext): Promise<void> {
  const { database, clock } = context;
  const { addressDays } = (await merchantOf(context)).mall;
  await database
    .update(goodsOrders)
    .set({ address: null })
    .where(and(isNotNull(goodsOrders.address), lte(goodsOrders.endedAt, clock.now() - addressDays * day)));
}
