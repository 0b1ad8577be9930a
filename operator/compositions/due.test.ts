import { afterAll, expect, test } from 'vitest';
import { seedGames } from '#operator/games/games.seed.ts';
import { hold } from '#operator/ledger/holds.ts';
import { openingBalance, pocketsOf } from '#operator/ledger/ledger.ts';
import { drawsOnSale, lotteryOf } from '#operator/lottery/draws.ts';
import { findOrder, placeOrder } from '#operator/lottery/orders.ts';
import { fixturesOf, latestTickets, placeTicket } from '#operator/sports/tickets.ts';
import { createTestContext } from '#operator/testing/context.ts';
import { createTestAccounts } from '#operator/testing/database.ts';
import { settleDue } from './due.ts';

const context = await createTestContext();
await seedGames(context);
afterAll(() => context.close());

test('[CASH-16] draws, matches and the ends of holds come to pass by the clock, without a visitor', async () => {
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
  const standing = async () => [
    (await findOrder(context, player, order.id))?.order.status === 'open',
    (await latestTickets(context, player, 'LR-001', 1))[0]?.status === 'open',
    (await pocketsOf(database, player)).held,
  ];
  await settleDue(context);
  expect(await standing()).toEqual([true, true, 500]);
  clock.shift(endsAt - clock.now());
  await settleDue(context);
  expect(await standing()).toEqual([false, false, 0]);
});
