import { type Handlers, type OperatorContext, signedIn } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { recentGames } from '#operator/database/tables/games.tables.ts';
import { type CatalogueGame, catalogueOf } from '#operator/games/catalogue.ts';
import { listGames } from '#operator/games/playerLists.ts';
import { isLottery } from '#operator/rules/drawTimes.ts';
import { isSix, sixes } from '#operator/rules/sixNumbers.ts';
import type { HandlerValue } from '@araw/contract/calls/calls';
import { drawnLately, drawsOnSale, lotteryOf } from './draws.ts';
import { cancelPart, findOrder, type ListedOrder, listOrders, settleOrders } from './orders.ts';

type LotteryGame = HandlerValue<'lotteryMenu'>['list'][number];

/** Calls about draws and lottery orders. Orders are placed on the lottery's own page (operator/compositions/book.ts). */
export const lotteryHandlers = {
  async openedNumbers({ gameId }, _caller, context) {
    return { list: await drawsOnSale(context, await lotteryOf(context, gameId)) };
  },

  async openedDraws({ gameId }, _caller, context) {
    return { list: await drawnLately(context, await lotteryOf(context, gameId)) };
  },

  async lotteryMenu(_request, _caller, context) {
    return { list: await lotteries(context) };
  },

  async lotteryList(_request, _caller, context) {
    return { list: await lotteries(context) };
  },

  async recentLottery(_request, caller, context) {
    const recent = await listGames(context, recentGames, signedIn(caller).id, '');
    return { list: await describeLotteries(context, recent) };
  },

  async lotteryOrders(request, caller, context) {
    await settleOrders(context);
    const { rows, totalPages } = await listOrders(context, signedIn(caller).id, request);
    const { byId } = await catalogueOf(context);
    return { list: rows.map((order) => describeOrder(order, byId.get(order.gameId)?.kind)), totalPages };
  },

  async lotteryOrderDetail({ orderId }, caller, context) {
    await settleOrders(context);
    const found = await findOrder(context, signedIn(caller).id, orderId);
    if (!found) throw new Refusal('notFound');
    const { byId } = await catalogueOf(context);
    return {
      now: context.clock.now(),
      order: describeOrder(found.order, byId.get(found.order.gameId)?.kind),
      suborders: found.suborders.map(({ id, numbers, stake, status }) => ({
        suborderId: id,
        numbers,
        stake: stake / 100,
        status,
      })),
    };
  },

  async cancelSuborder({ suborderId }, caller, context) {
    await cancelPart(context, signedIn(caller).id, suborderId);
    return {};
  },
} satisfies Partial<Handlers>;

const lotteries = async (context: OperatorContext) =>
  describeLotteries(context, (await catalogueOf(context)).games);

async function describeLotteries(
  context: OperatorContext,
  games: readonly CatalogueGame[],
): Promise<LotteryGame[]> {
  const { prizeMode } = await catalogueOf(context);
  return games
    .filter(({ gameType }) => isLottery(gameType))
    .map(({ gameId, nodeId, vendor: vassalage, name }) => ({
      gameId,
      nodeId,
      vassalage,
      name,
      mui: 'mobile',
      prizeMode,
    }));
}

const describeOrder = (
  {
    id,
    gameId,
    numero,
    commitment,
    seed,
    winningNumbers,
    placedAt,
    closesAt,
    stake,
    won,
    status,
  }: ListedOrder,
  kind = '',
) => ({
  orderId: id,
  gameId,
  numero,
  commitment,
  seed,
  winningNumbers,
  drawKind: isSix(kind) ? `draw${sixes[kind].highest}` : 'threeDigits',
  placedAt,
  closesAt,
  stake: stake / 100,
  won: won / 100,
  status,
});
