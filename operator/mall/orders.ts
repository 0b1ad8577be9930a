import { createHash, randomUUID } from 'node:crypto';
import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { giveBonus } from '#operator/bets/bonuses.ts';
import { bonusTurnover } from '#operator/bets/requirements.ts';
import type { Database, OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '#packages/server/http/refusal.ts';
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
import type { HandlerValue, ParsedRequest } from '#services/contract/calls.ts';
import { type DeliveryAddress, trimmedAddress, unfitFields } from '#services/contract/deliveryAddress.ts';
import type { RedeemRefusal } from '#services/contract/mall.ts';
import { goodsOrderTable, moveOf } from '#services/contract/stateTables.ts';
import { describeGoods, type GoodsRow, takenBy } from './goods.ts';
import { pointsOf, postPoints } from './pointsBook.ts';

export type GoodsOrder = typeof goodsOrders.$inferSelect;
export type GoodsOrderEvent = (typeof goodsOrderTable.columns)[number][0];

const day = 86_400_000;

/**
 * Takes points and piece, once per key (BEN-14): a bonus is given at once, a piece is an order to be packed. Refuses with
 * `conflict` and a `redeemRefusal` what is not as it was shown, is gone, is not for this member, or costs more points than
 * there are; with `fieldInvalid` an address that nothing can be sent to; with `demandOpen` who has excluded oneself.
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
 * Points and piece return, once per key and order, until it is packed (BEN-14). Refuses with `notFound` what is nobody's or
 * somebody else's, and with `conflict` and the state what is packed already.
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
  /** The courier's number, as it is sent. */
  parcel?: string;
}

/**
 * Whatever happens to an order happens here, under the lock of its member: by its table, with its points and its piece.
 * Throws Refusal `conflict` for what the table rejects.
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

/** It starts by itself as soon as no other bonus is in turnover. */
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
    throw new Refusal('requestInvalid', { message: 'A piece has an address, a bonus has none.' });
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

/** What tells one address from another beside a key; the address itself is kept nowhere but in its order. */
const digestOf = (address: DeliveryAddress, key: string): string =>
  createHash('sha256').update(key).update(JSON.stringify(address)).digest('base64url');

/** Erases the addresses of orders that ended longer ago than the merchant keeps them (BEN-14). */
export async function eraseAddresses(context: OperatorContext): Promise<void> {
  const { database, clock } = context;
  const { addressDays } = (await merchantOf(context)).mall;
  await database
    .update(goodsOrders)
    .set({ address: null })
    .where(and(isNotNull(goodsOrders.address), lte(goodsOrders.endedAt, clock.now() - addressDays * day)));
}
