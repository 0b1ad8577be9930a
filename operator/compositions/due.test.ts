import { afterAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { giveBonus } from '#operator/bets/bonuses.ts';
import { bonuses } from '#operator/database/tables/bonuses.tables.ts';
import { participations, promotions } from '#operator/database/tables/promotions.tables.ts';
import { merchants } from '#operator/database/tables/system.tables.ts';
import { seedGames } from '#operator/games/games.seed.ts';
import { hold } from '#operator/ledger/holds.ts';
import { openingBalance, pocketsOf } from '#operator/ledger/ledger.ts';
import { drawsOnSale, lotteryOf } from '#operator/lottery/draws.ts';
import { findOrder, placeOrder } from '#operator/lottery/orders.ts';
import { merchant } from '#operator/seed/merchant.ts';
import { seedPromotions } from '#operator/seed/promotions.ts';
import { fixturesOf, latestTickets, placeTicket } from '#operator/sports/tickets.ts';
import { createTestContext } from '#operator/testing/context.ts';
import { createTestAccounts } from '#operator/testing/database.ts';
import { settleDue } from './due.ts';

const context = await createTestContext();
await context.database.insert(merchants).values(merchant);
await seedGames(context);
afterAll(() => context.close());

test('[BEN-01] [BEN-12] [CASH-16] draws, matches and the ends of holds, bonuses and promos happen on time, without a visitor', async () => {
  const { database, clock } = context;
  const [player = 0] = await createTestAccounts(database, 1);
  await openingBalance(database, player, 10_000, clock.now());
  const [draw] = await drawsOnSale(context, await lotteryOf(context, 'SWL-001'));
  const [fixture] = await fixturesOf(context, 'LR', 1);
  if (!draw || !fixture) throw new Error('Nothing to bet on');
  const { order } = await placeOrder(context, player, {
    gameId: 'SWL-001',
    numero: draw.numero,
    bets: [{ numbers: '123', stake: 1_000 }],
    idempotencyKey: 'order-that-becomes-due',
  });
  await placeTicket(context, player, {
    gameId: 'LR-001',
    match: fixture.match,
    side: 'home',
    stake: 1_000,
    idempotencyKey: 'ticket-that-becomes-due',
  });
  const endsAt = Math.max(order.closesAt, fixture.endsAt);
  await hold(database, {
    accountId: player,
    purpose: 'test',
    reference: 'hold that becomes due',
    pocket: 'cash',
    amount: 500,
    endsAt,
    at: clock.now(),
  });
  await database.transaction((transaction) =>
    giveBonus(
      transaction,
      {
        accountId: player,
        number: 'B1',
        source: 'bonus that becomes due',
        origin: null,
        amount: 500,
        turnover: 0,
        cap: null,
        largestBet: null,
        onWithdrawal: 'stays',
        startsItself: false,
        turnoverDays: null,
        endsAt,
      },
      clock.now(),
    ),
  );
  const [firstCashIn] = seedPromotions;
  if (!firstCashIn) throw new Error('Nothing is seeded');
  await database.insert(promotions).values({ ...firstCashIn, endsAt });
  const { id: promotionId, version } = firstCashIn;
  const moments = { joinedAt: clock.now(), changedAt: clock.now() };
  await database
    .insert(participations)
    .values({ accountId: player, promotionId, version, state: 'joined', ...moments });
  const states = async () =>
    [
      ...(await database.select().from(bonuses).where(eq(bonuses.accountId, player))),
      ...(await database.select().from(participations)),
    ].map(({ state }) => state);
  const standing = async () => [
    (await findOrder(context, player, order.id))?.order.status === 'open',
    (await latestTickets(context, player, 'LR-001', 1))[0]?.status === 'open',
    (await pocketsOf(database, player)).held,
    await states(),
  ];
  await settleDue(context);
  expect(await standing()).toEqual([true, true, 500, ['claimable', 'joined']]);
  clock.shift(endsAt - clock.now());
  await settleDue(context);
  expect(await standing()).toEqual([false, false, 0, ['expired', 'closed']]);
});
