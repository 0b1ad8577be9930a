import { and, asc, desc, eq, getTableColumns, inArray, lte, ne } from 'drizzle-orm';
import { countBet, type ListedBet } from '#operator/bets/betSums.ts';
import { refuseLargeBets } from '#operator/bets/bonuses.ts';
import { payReturn } from '#operator/bets/returns.ts';
import { settle as keepSettlement, type Settlement } from '#operator/bets/settlements.ts';
import { validStakes } from '#operator/bets/validBets.ts';
import type { Database, OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { decide } from '#operator/core/deciding.ts';
import { lotteryDraws, lotteryOrders, lotterySuborders } from '#operator/database/tables/lottery.tables.ts';
import { catalogueOf } from '#operator/games/catalogue.ts';
import { once } from '#operator/ledger/idempotency.ts';
import { lockPockets, type Pockets, playable, post } from '#operator/ledger/ledger.ts';
import {
  type GameEntry,
  gameMovement,
  inProportion,
  stakeOf,
  sumOf,
  takeStakes,
} from '#operator/ledger/stakes.ts';
import { countPlay, readingFor, refuseBet } from '#operator/protection/bets.ts';
import { switchesNow } from '#operator/system/merchants.ts';
import { drawOf } from '#operator/rules/drawTimes.ts';
import { hundredthsOf, sideMarkets } from '#operator/rules/lottery.ts';
import { refuseOtherMode } from '#operator/rules/prizeMode.ts';
import { hundredthsOfWritten, isSix } from '#operator/rules/sixNumbers.ts';
import { commitmentTo, draw, isDrawn, lotteryOf } from './draws.ts';

export type Order = typeof lotteryOrders.$inferSelect;
/** With the proof of its draw, once drawn. */
export type ListedOrder = Order & { seed: string | null; winningNumbers: string | null };
export type Suborder = typeof lotterySuborders.$inferSelect;
export type OrderWithParts<Of = Order> = { order: Of; suborders: Suborder[] };

export interface NewOrder {
  gameId: string;
  numero: string;
  /** The prize mode the player saw, if the page sends it. */
  prizeMode?: string;
  /** At least one; stakes in centavos. */
  bets: readonly { numbers: string; stake: number }[];
  idempotencyKey: string;
}

const closed = () => new Refusal('conflict', { message: 'This draw is closed for bets.' });

/**
 * Bets on one draw, once per idempotency key: repeating an order returns the first (NET-06). A single `bet` entry
 * contains the stakes of all its parts.
 *
 * Throws Refusal `notFound` for anything but a lottery, `conflict` for a closed draw or a key with a different order,
 * `prizeModeWrong`, `insufficientBalance`, and the refusals of `refuseBet`.
 */
export async function placeOrder(
  context: OperatorContext,
  accountId: number,
  sent: NewOrder,
): Promise<OrderWithParts> {
  const game = await lotteryOf(context, sent.gameId);
  const { prizeMode } = await catalogueOf(context);
  const times = drawOf(game.gameType, sent.numero);
  if (!times) throw new Refusal('notFound');
  const switches = await switchesNow(context);
  return context.database.transaction((transaction) => {
    const now = context.clock.now();
    const place = async (pockets: Pockets, _keeping: unknown, kept: unknown): Promise<OrderWithParts> => {
      refuseOtherMode(prizeMode, sent.prizeMode);
      if (now < times.opensAt || now >= times.closesAt) throw closed();
      if (await isDrawn(transaction, sent.gameId, sent.numero)) throw closed();
      const stake = sent.bets.reduce((sum, bet) => sum + bet.stake, 0);
      if (playable(pockets) < stake) throw new Refusal('insufficientBalance');
      const { bets, ...columns } = sent;
      const stakes = takeStakes(
        pockets,
        bets.map((bet) => bet.stake),
      );
      refuseBet(kept, switches, { at: now, stake: sumOf(stakes), fun: false });
      await refuseLargeBets(transaction, accountId, stakes, now);
      const commitment = await commitmentTo({ database: transaction }, sent.gameId, sent.numero);
      const [order] = await transaction
        .insert(lotteryOrders)
        .values({
          ...columns,
          prizeMode,
          commitment,
          accountId,
          stake,
          placedAt: now,
          closesAt: times.closesAt,
        })
        .returning();
      if (!order) throw new Error('The order was not kept');
      const suborders = await transaction
        .insert(lotterySuborders)
        .values(
          bets.map((bet, position) => ({
            ...bet,
            position,
            orderId: order.id,
            stakeBonus: stakes[position]?.bonus ?? 0,
          })),
        )
        .returning();
      const entry = entryOf(order, { kind: 'bet', id: order.id, amount: sumOf(stakes), at: now });
      await post(transaction, gameMovement(entry));
      await countBet(transaction, null, listed(order));
      await countPlay(transaction, accountId, now, switches);
      return { order, suborders };
    };
    return once(context, transaction, requestOf(accountId, sent), place, readingFor(accountId, now));
  });
}

const requestOf = (accountId: number, { idempotencyKey, gameId, numero, bets }: NewOrder) =>
  ({
    accountId,
    call: 'lotteryOrder',
    key: idempotencyKey,
    body: { gameId, numero, bets: bets.map(({ numbers, stake }) => ({ numbers, stake })) },
  }) as const;

/** As counted in records; `valid` once settled. */
const listed = ({ accountId, gameId, placedAt, stake, won, status }: Order, valid = 0): ListedBet => ({
  accountId,
  fun: false,
  gameId,
  placedAt,
  state: status === 'open' || status === 'cancelled' ? status : 'settled',
  stake,
  valid,
  payout: won,
});

/**
 * Refunds the stake of one part before its draw with a `refund` entry; repeating it changes nothing.
 *
 * Throws Refusal `notFound` for an unknown part or another player's, and `conflict` once the draw has closed.
 */
export function cancelPart(context: OperatorContext, accountId: number, suborderId: string): Promise<void> {
  return context.database.transaction(async (transaction) => {
    await lockPockets(transaction, accountId);
    const part = await findPart(transaction, accountId, suborderId);
    if (part?.suborder.status === 'cancelled') return;
    await decide({ closed: context.closed }, suborderId, async () => {
      if (!part) throw new Refusal('notFound');
      const { order, suborder } = part;
      const now = context.clock.now();
      if (order.status !== 'open' || now >= order.closesAt) throw closed();
      if (await isDrawn(transaction, order.gameId, order.numero)) throw closed();
      await transaction
        .update(lotterySuborders)
        .set({ status: 'cancelled' })
        .where(eq(lotterySuborders.id, suborder.id));
      const stake = order.stake - suborder.stake;
      const changed = await updateOrder(transaction, order.id, {
        stake,
        status: stake === 0 ? 'cancelled' : 'open',
      });
      await payReturn(
        transaction,
        entryOf(order, { kind: 'refund', id: suborder.id, amount: stakeOf(suborder), at: now }),
        stakeKeyOf(order),
      );
      await settlePart(transaction, order, suborder, {
        settledAt: now,
        payout: suborder.stake,
        valid: 0,
        result: 'refunded',
      });
      await countBet(transaction, listed(order), listed(changed));
    });
  });
}

const settledAtOnce = 200;

/** Settles orders of closed draws: draws the numbers and pays each order's winnings with one `win` entry. */
export async function settleOrders(context: OperatorContext): Promise<void> {
  const due = await context.database
    .select({ id: lotteryOrders.id, accountId: lotteryOrders.accountId, gameId: lotteryOrders.gameId })
    .from(lotteryOrders)
    .where(and(eq(lotteryOrders.status, 'open'), lte(lotteryOrders.closesAt, context.clock.now())))
    .orderBy(asc(lotteryOrders.closesAt))
    .limit(settledAtOnce);
  for (const { id, accountId, gameId } of due) {
    // The next turn tries again; one order must not block the others.
    await settle(context, { id, accountId, gameId }).catch((error: unknown) =>
      context.log.error({ err: error, orderId: id }, 'order not settled'),
    );
  }
}

async function settle(
  context: OperatorContext,
  { id: orderId, accountId, gameId }: Pick<Order, 'id' | 'accountId' | 'gameId'>,
): Promise<void> {
  const game = await lotteryOf(context, gameId);
  return context.database.transaction(async (transaction) => {
    await lockPockets(transaction, accountId);
    const [order] = await transaction.select().from(lotteryOrders).where(eq(lotteryOrders.id, orderId));
    // Another process may have settled it meanwhile.
    if (order?.status !== 'open') return;
    const within = { ...context, database: transaction };
    const [drawn] = await draw(within, game, [order]);
    if (!drawn) throw new Error('Nothing was drawn');
    const settledAt = context.clock.now();
    const valid = await validParts(transaction, order);
    const parts = (await partsOf(transaction, [orderId])).filter(({ status }) => status === 'open');
    const paid = parts.map((part) => {
      const hundredths = isSix(game.kind)
        ? hundredthsOfWritten(game.kind, part.numbers, drawn.winningNumbers)
        : hundredthsOf(part.numbers, drawn.winningNumbers, order.prizeMode);
      return { part, payout: (part.stake * hundredths) / 100, valid: valid.get(part.id) ?? part.stake };
    });
    const won = paid.reduce((sum, { payout }) => sum + payout, 0);
    if (won > 0) {
      const amount = sumOf(paid.map(({ part, payout }) => inProportion(payout, stakeOf(part))));
      const entry = entryOf(order, { kind: 'win', id: orderId, amount, at: settledAt });
      await payReturn(transaction, entry, stakeKeyOf(order));
    }
    for (const { part, payout, valid: partValid } of paid) {
      const result = payout > 0 ? 'won' : 'lost';
      await transaction
        .update(lotterySuborders)
        .set({ status: result })
        .where(eq(lotterySuborders.id, part.id));
      await settlePart(transaction, order, part, { settledAt, payout, valid: partValid, result });
    }
    const settled = await updateOrder(transaction, orderId, { won, status: won > 0 ? 'won' : 'lost' });
    const counted = paid.reduce((sum, { valid: partValid }) => sum + partValid, 0);
    await countBet(transaction, listed(order), listed(settled, counted));
  });
}

async function updateOrder(transaction: Database, id: string, values: Partial<Order>): Promise<Order> {
  const [order] = await transaction
    .update(lotteryOrders)
    .set(values)
    .where(eq(lotteryOrders.id, id))
    .returning();
  if (!order) throw new Error(`There is no order ${id}`);
  return order;
}

const settlePart = (
  transaction: Database,
  { accountId, gameId, placedAt }: Order,
  part: Suborder,
  outcome: Pick<Settlement, 'settledAt' | 'payout' | 'valid' | 'result'>,
) =>
  keepSettlement(
    transaction,
    { ...outcome, source: 'lottery', betId: part.id, accountId, gameId, placedAt, stake: stakeOf(part) },
    null,
  );

/** The valid part of the player's bets on the two sides of this draw (CASH-18), over all orders; number bets count fully. */
async function validParts(
  transaction: Database,
  { accountId, gameId, numero }: Order,
): Promise<Map<string, number>> {
  const parts = await transaction
    .select({
      id: lotterySuborders.id,
      side: lotterySuborders.numbers,
      stake: lotterySuborders.stake,
    })
    .from(lotterySuborders)
    .innerJoin(lotteryOrders, eq(lotteryOrders.id, lotterySuborders.orderId))
    .where(
      and(
        eq(lotteryOrders.accountId, accountId),
        eq(lotteryOrders.gameId, gameId),
        eq(lotteryOrders.numero, numero),
        ne(lotterySuborders.status, 'cancelled'),
      ),
    )
    .orderBy(asc(lotteryOrders.placedAt), asc(lotteryOrders.id), asc(lotterySuborders.position));
  return new Map(
    sideMarkets.flatMap((market) => [
      ...validStakes(
        parts.filter(({ side }) => market.includes(side)),
        market,
      ),
    ]),
  );
}

/** One page of a player's orders, latest first; '' as `gameId` includes all games. */
export async function listOrders(
  { database }: OperatorContext,
  accountId: number,
  { gameId, page, pageSize }: { gameId: string; page: number; pageSize: number },
): Promise<{ rows: ListedOrder[]; totalPages: number }> {
  const own = and(
    eq(lotteryOrders.accountId, accountId),
    gameId === '' ? undefined : eq(lotteryOrders.gameId, gameId),
  );
  const rows = await selectListed(database)
    .where(own)
    .orderBy(desc(lotteryOrders.placedAt), desc(lotteryOrders.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, totalPages: Math.ceil((await database.$count(lotteryOrders, own)) / pageSize) };
}

/** A player's own order with its parts in order; null for anyone else's. */
export async function findOrder(
  { database }: OperatorContext,
  accountId: number,
  orderId: string,
): Promise<OrderWithParts<ListedOrder> | null> {
  if (!isUuid(orderId)) return null;
  const [order] = await selectListed(database).where(
    and(eq(lotteryOrders.id, orderId), eq(lotteryOrders.accountId, accountId)),
  );
  return order ? { order, suborders: await partsOf(database, [orderId]) } : null;
}

const selectListed = (database: Database) =>
  database
    .select({
      ...getTableColumns(lotteryOrders),
      seed: lotteryDraws.seed,
      winningNumbers: lotteryDraws.winningNumbers,
    })
    .from(lotteryOrders)
    .leftJoin(
      lotteryDraws,
      and(eq(lotteryDraws.gameId, lotteryOrders.gameId), eq(lotteryDraws.numero, lotteryOrders.numero)),
    );

/** The parts of these orders, by order and position. */
export function partsOf(database: Database, orderIds: string[]): Promise<Suborder[]> {
  return database
    .select()
    .from(lotterySuborders)
    .where(inArray(lotterySuborders.orderId, orderIds))
    .orderBy(asc(lotterySuborders.orderId), asc(lotterySuborders.position));
}

/** Check first: the database raises an error when comparing other text with an id. */
const isUuid = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

async function findPart(transaction: Database, accountId: number, suborderId: string) {
  if (!isUuid(suborderId)) return undefined;
  const [part] = await transaction
    .select({ order: lotteryOrders, suborder: lotterySuborders })
    .from(lotterySuborders)
    .innerJoin(lotteryOrders, eq(lotteryOrders.id, lotterySuborders.orderId))
    .where(and(eq(lotterySuborders.id, suborderId), eq(lotteryOrders.accountId, accountId)));
  return part;
}

interface Entry<Kind> extends Pick<GameEntry, 'amount' | 'at'> {
  kind: Kind;
  /** Id of the order, or of the cancelled part. */
  id: string;
}

const entryOf = <Kind extends GameEntry['kind']>(
  { accountId, gameId }: Order,
  { id, ...entry }: Entry<Kind>,
) => ({ ...entry, accountId, gameId, name: `lottery:${id}` });

/** Key of the movement of its stakes. */
const stakeKeyOf = ({ id }: Order) => `bet:lottery:${id}`;
