import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { merchants } from '#operator/database/tables/system.tables.ts';
import { seedGames } from '#operator/games/games.seed.ts';
import { balanceOf, openingBalance } from '#operator/ledger/ledger.ts';
import { merchant } from '#operator/seed/merchant.ts';
import { fixturesOf, latestTickets, placeTicket } from '#operator/sports/tickets.ts';
import { createTestContext } from '#operator/testing/context.ts';
import { createTestAccounts } from '#operator/testing/database.ts';
import { sandboxRoutes } from './sandbox.routes.ts';

const context = await createTestContext();
const server = fastify();
beforeAll(async () => {
  await context.database.insert(merchants).values(merchant);
  await seedGames(context);
  await server.register(sandboxRoutes(context, { demoAccounts: [], reset: async () => {} }));
});
afterAll(async () => {
  await server.close();
  await context.close();
});

const submit = (fields: Record<string, string>, headers: Record<string, string>) =>
  server.inject({
    method: 'POST',
    url: '/sandbox/ticket',
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost:8080', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
const ownPage = { 'sec-fetch-site': 'same-origin' };

/** The results that the page offers for the only ticket. */
const offered = async () =>
  [...(await server.inject('/sandbox')).body.matchAll(/name="to" value="(\w+)"/g)].map(([, to]) => to);

describe('sandbox tickets', () => {
  it('[REC-02] are returned, voided and settled again, wherever their state allows it', async () => {
    expect((await server.inject('/sandbox')).body).toContain('No bets on matches yet.');
    const { database } = context;
    const [player = 0] = await createTestAccounts(database, 1);
    await openingBalance(database, player, 10_000, context.clock.now());
    const [fixture] = await fixturesOf(context, 'LR', 1);
    const { id, hundredths } = await placeTicket(context, player, {
      gameId: 'LR-001',
      match: fixture?.match ?? 0,
      side: 'home',
      stake: 1_000,
      idempotencyKey: 'ticket-of-the-sandbox',
    });
    const status = async () => (await latestTickets(context, player, 'LR-001', 1))[0]?.status;

    expect(await offered()).toEqual(['refunded', 'voided']);
    expect((await submit({ id, to: 'won' }, ownPage)).statusCode).toBe(409);
    expect((await submit({ id, to: 'refunded' }, {})).statusCode).toBe(403);
    expect((await submit({ id: 'none', to: 'refunded' }, ownPage)).statusCode).toBe(400);
    expect((await submit({ id, to: 'open' }, ownPage)).statusCode).toBe(400);
    expect(await status()).toBe('open');

    expect((await submit({ id, to: 'refunded' }, ownPage)).headers.location).toBe('/sandbox?done=ticket');
    expect([await status(), await balanceOf(database, player)]).toEqual(['refunded', 10_000]);
    expect(await offered()).toEqual(['won', 'lost', 'voided']);
    await submit({ id, to: 'won' }, ownPage);
    expect([await status(), await balanceOf(database, player)]).toEqual(['won', 9_000 + 10 * hundredths]);
    expect(await offered()).toEqual(['lost', 'refunded', 'voided']);
  });
});
