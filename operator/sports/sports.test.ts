import { createSecretKey } from 'node:crypto';
import { asc, inArray } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { Refusal } from '#operator/core/context.ts';
import { ledgerTransactions } from '#operator/database/ledger.tables.ts';
import { catalogueOf } from '#operator/games/catalogue.ts';
import { seedGames } from '#operator/games/games.seed.ts';
import { matchesAfter, matchNumbersAfter } from '#operator/games/schedule.ts';
import { auditLedger, balanceOf, openingBalance } from '#operator/ledger/ledger.ts';
import { pricesOf, resultOf, returnOf, sideOf } from '#operator/rules/matches.ts';
import { fightOf, fightNumbersAfter, fightResult, isFight } from '#operator/rules/sabong.ts';
import { createTestContext } from '#operator/testing/context.ts';
import { createTestAccounts } from '#operator/testing/database.ts';
import {
  fixtureOf,
  fixturesOf,
  latestTickets,
  type NewTicket,
  placeTicket,
  settleTickets,
  shownResult,
} from './tickets.ts';

const context = await createTestContext();
await seedGames(context);
afterAll(() => context.close());

const opening = 1_000_000;

/** Every test has a day of its own, so that none bets on what another has ended. */
beforeEach(() => context.clock.shift(24 * 3_600_000));

let keys = 0;
const uniqueKey = () => `ticket-of-this-test-${++keys}`;

async function newPlayer(): Promise<number> {
  const [id = 0] = await createTestAccounts(context.database, 1);
  await openingBalance(context.database, id, opening, context.clock.now());
  return id;
}

async function nextFixture() {
  const [fixture] = await fixturesOf(context, 'LR', 1);
  if (!fixture) throw new Error('No match');
  return fixture;
}

const newTicket = async (changes: Partial<NewTicket> = {}): Promise<NewTicket> => ({
  gameId: 'LR-001',
  match: (await nextFixture()).match,
  side: 'home',
  stake: 1000,
  idempotencyKey: uniqueKey(),
  ...changes,
});

const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? error.code : error),
  );

describe('the rules of matches', () => {
  test('every price pays back what is stated, over all 1,000 results, and never more than 95 %', () => {
    for (let match = 0; match < 500; match += 1) {
      for (const canDraw of [true, false]) {
        const prices = pricesOf(match, canDraw);
        const sides = Array.from({ length: 1000 }, (_, drawn) => sideOf(drawn, prices));
        for (const price of prices) {
          const paid = sides.filter((side) => side === price.side).length * price.hundredths;
          expect(paid / 10).toBe(returnOf(price));
          expect(returnOf(price)).toBeGreaterThan(9400);
          expect(returnOf(price)).toBeLessThanOrEqual(9500);
        }
        expect(prices.map(({ side }) => side)).toEqual(canDraw ? ['home', 'draw', 'away'] : ['home', 'away']);
      }
    }
    expect(() => sideOf(1000, pricesOf(1, true))).toThrow(RangeError);
  });

  test('the score is one of the side that won, and sides come as often as their chances say', () => {
    const key = createSecretKey(Buffer.alloc(32, 7));
    const prices = pricesOf(1, true);
    const results = Array.from({ length: 5000 }, (_, match) => resultOf(key, match, prices));
    const ofScore = (home: number, away: number) => (home > away ? 'home' : home < away ? 'away' : 'draw');
    expect(
      results.filter(({ side, homeScore, awayScore }) => side !== ofScore(homeScore, awayScore)),
    ).toEqual([]);
    const chiSquare = prices.reduce((sum, { side, chances }) => {
      const expected = 5 * chances;
      return sum + (results.filter((result) => result.side === side).length - expected) ** 2 / expected;
    }, 0);
    // Two degrees of freedom: above 13.82 once in a thousand.
    expect(chiSquare).toBeLessThan(13.82);
  });
});

describe('the rules of sabong', () => {
  const [first = 0] = fightNumbersAfter(Date.UTC(2026, 0, 15), 1);
  const fights = Array.from({ length: 500 }, (_, index) => fightOf(first + index));

  test('every price pays back what is stated, over all 1,000 results: from 94 to 95 %, or 92 on a draw', () => {
    for (const { prices } of fights) {
      const sides = Array.from({ length: 1000 }, (_, drawn) => sideOf(drawn, prices));
      expect(prices.map(({ side }) => side)).toEqual(['home', 'draw', 'away']);
      for (const price of prices) {
        const paid = sides.filter((side) => side === price.side).length * price.hundredths;
        expect(paid / 10).toBe(returnOf(price));
        expect(returnOf(price)).toBeGreaterThan(9400);
        expect(returnOf(price)).toBeLessThanOrEqual(9500);
      }
    }
  });

  test('meron is never the outsider, and no cock fights itself', () => {
    const outsiders = fights.filter(
      ({ prices: [meron, , wala] }) => (meron?.chances ?? 0) < (wala?.chances ?? 0),
    );
    expect(outsiders).toEqual([]);
    expect(fights.filter(({ homeTeam, awayTeam }) => homeTeam === awayTeam || !homeTeam)).toEqual([]);
  });

  test('a fight begins every ten minutes, after now, and its number is no match’s', () => {
    expect(fights[1]?.startsAt).toBe((fights[0]?.startsAt ?? 0) + 10 * 60_000);
    expect(fightOf(first).startsAt).toBe(Date.UTC(2026, 0, 15) + 10 * 60_000);
    expect(fightNumbersAfter(Date.UTC(2026, 0, 15) - 1, 1)).toEqual([first - 1]);
    expect(isFight(first)).toBe(true);
    expect(matchNumbersAfter(Date.UTC(9999, 0), 'LR', 1).filter(isFight)).toEqual([]);
  });

  test('a result names the side and no more', () => {
    expect((['home', 'draw', 'away'] as const).map(fightResult)).toEqual([
      { side: 'home', homeScore: 1, awayScore: 0 },
      { side: 'draw', homeScore: 0, awayScore: 0 },
      { side: 'away', homeScore: 0, awayScore: 1 },
    ]);
  });
});

describe('a ticket', () => {
  test('is for the matches that home shows', async () => {
    const shown = matchesAfter(context.clock.now(), await catalogueOf(context));
    for (const { vendor, homeTeam, awayTeam, matchTime } of shown) {
      expect(await fixturesOf(context, vendor, 12)).toContainEqual(
        expect.objectContaining({ homeTeam, awayTeam, startsAt: matchTime }),
      );
    }
    expect(await fixturesOf(context, 'JL', 12)).toEqual([]);
  });

  test('takes its stake once however often it is sent', async () => {
    const player = await newPlayer();
    const bet = await newTicket();
    const placed = await Promise.all(Array.from({ length: 10 }, () => placeTicket(context, player, bet)));
    expect(new Set(placed.map(({ id }) => id)).size).toBe(1);
    expect(await balanceOf(context.database, player)).toBe(opening - 1000);
    for (const changes of [{ stake: 2000 }, { side: 'away' as const }, { gameId: 'LR-002' }]) {
      expect(await codeOf(placeTicket(context, player, { ...bet, ...changes }))).toBe('conflict');
    }
    expect(await balanceOf(context.database, player)).toBe(opening - 1000);
  });

  test('above the balance, on another side, or on a match that has begun is refused', async () => {
    const player = await newPlayer();
    const bet = await newTicket();
    const place = (changes: Partial<NewTicket>) =>
      codeOf(placeTicket(context, player, { ...bet, ...changes, idempotencyKey: uniqueKey() }));
    expect(await place({ stake: opening + 100 })).toBe('insufficientBalance');
    expect(await place({ side: 'both' as 'home' })).toBe('notFound');
    const fixture = await fixtureOf(context, bet.match);
    context.clock.shift((fixture?.startsAt ?? 0) - context.clock.now());
    expect(await place({})).toBe('conflict');
    expect(await balanceOf(context.database, player)).toBe(opening);
  });

  test('pays at the end of the match and not before, once, by what was promised', async () => {
    const player = await newPlayer();
    const fixture = await nextFixture();
    const sides = fixture.prices.map(({ side }) => side);
    const tickets: string[] = [];
    for (const side of sides)
      tickets.push((await placeTicket(context, player, await newTicket({ side }))).id);
    context.clock.shift(fixture.endsAt - context.clock.now() - 1);
    await settleTickets(context);
    expect(await shownResult(context, fixture.match)).toBeNull();
    expect(await balanceOf(context.database, player)).toBe(opening - 1000 * sides.length);

    context.clock.shift(1);
    await Promise.all([settleTickets(context), settleTickets(context)]);
    const result = await shownResult(context, fixture.match);
    const winning = fixture.prices.find(({ side }) => side === result?.side);
    const won = 10 * (winning?.hundredths ?? 0);
    expect(won).toBeGreaterThan(1000);
    expect(await balanceOf(context.database, player)).toBe(opening - 1000 * sides.length + won);
    const settled = await latestTickets(context, player, 'LR-001', 10);
    expect(new Map(settled.map((ticket) => [ticket.side, ticket.won]))).toEqual(
      new Map(sides.map((side) => [side, side === result?.side ? won : 0])),
    );
    const entries = await context.database
      .select({ kind: ledgerTransactions.kind })
      .from(ledgerTransactions)
      .where(
        inArray(
          ledgerTransactions.idempotencyKey,
          tickets.flatMap((id) => [`bet:sports:${id}`, `win:sports:${id}`]),
        ),
      )
      .orderBy(asc(ledgerTransactions.id));
    expect(entries.map(({ kind }) => kind)).toEqual([...sides.map(() => 'bet'), 'win']);
    expect(await auditLedger(context.database)).toMatchObject({ total: 0, wrongBalances: 0 });

    // A clock that is set back does not reopen what has ended.
    context.clock.shift(fixture.startsAt - 1 - context.clock.now());
    expect(await codeOf(placeTicket(context, player, await newTicket({ match: fixture.match })))).toBe(
      'conflict',
    );
  });
});
