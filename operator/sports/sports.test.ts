import { createSecretKey } from 'node:crypto';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { operatorSecret } from '#operator/accounts/operatorSecrets.ts';
import { latestSettlement } from '#operator/bets/settlements.ts';
import { Refusal } from '@araw/server/http/refusal';
import { betDaySums, settlements } from '#operator/database/tables/bets.tables.ts';
import { ledgerTransactions, receivables } from '#operator/database/tables/ledger.tables.ts';
import { merchants } from '#operator/database/tables/system.tables.ts';
import { catalogueOf } from '#operator/games/catalogue.ts';
import { seedGames } from '#operator/games/games.seed.ts';
import { matchesAfter, matchNumbersAfter } from '#operator/games/schedule.ts';
import { auditLedger, isSound } from '#operator/ledger/audit.ts';
import {
  balanceOf,
  houseBalance,
  openingBalance,
  pocketOf,
  pocketsOf,
  post,
} from '#operator/ledger/ledger.ts';
import { pricesOf, resultOf, returnOf, sideOf } from '#operator/rules/matches.ts';
import { fightOf, fightNumbersAfter, fightResult, isFight } from '#operator/rules/sabong.ts';
import { merchant } from '#operator/seed/merchant.ts';
import { createTestContext } from '#operator/testing/context.ts';
import { createTestAccounts } from '#operator/testing/database.ts';
import { merchantDayOf } from '@araw/contract/values/dates';
import {
  correctTicket,
  type Fixture,
  fixtureOf,
  fixturesOf,
  latestTickets,
  type NewTicket,
  placeTicket,
  settleTickets,
  shownResult,
} from './tickets.ts';

const context = await createTestContext();
await context.database.insert(merchants).values(merchant);
await seedGames(context);
afterAll(() => context.close());

const opening = 1_000_000;

/** Each test has its own day, so that none bets on an already ended match. */
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

describe('the match rules', () => {
  test('every price returns what is stated, over all 1,000 results, and never more than 95%', () => {
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

  test('the score belongs to the winning side, and sides win as often as their chances say', () => {
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

describe('the sabong rules', () => {
  const [first = 0] = fightNumbersAfter(Date.UTC(2026, 0, 15), 1);
  const fights = Array.from({ length: 500 }, (_, index) => fightOf(first + index));

  test('every price returns what is stated, over all 1,000 results: from 94 to 95%, or 92% on a draw', () => {
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

  test('meron is never the underdog, and no cock fights itself', () => {
    const outsiders = fights.filter(
      ({ prices: [meron, , wala] }) => (meron?.chances ?? 0) < (wala?.chances ?? 0),
    );
    expect(outsiders).toEqual([]);
    expect(fights.filter(({ homeTeam, awayTeam }) => homeTeam === awayTeam || !homeTeam)).toEqual([]);
  });

  test('a fight starts every ten minutes, in the future, and its number is never a match’s', () => {
    expect(fights[1]?.startsAt).toBe((fights[0]?.startsAt ?? 0) + 10 * 60_000);
    expect(fightOf(first).startsAt).toBe(Date.UTC(2026, 0, 15) + 10 * 60_000);
    expect(fightNumbersAfter(Date.UTC(2026, 0, 15) - 1, 1)).toEqual([first - 1]);
    expect(isFight(first)).toBe(true);
    expect(matchNumbersAfter(Date.UTC(9999, 0), 'LR', 1).filter(isFight)).toEqual([]);
  });

  test('a result names only the side', () => {
    expect((['home', 'draw', 'away'] as const).map(fightResult)).toEqual([
      { side: 'home', homeScore: 1, awayScore: 0 },
      { side: 'draw', homeScore: 0, awayScore: 0 },
      { side: 'away', homeScore: 0, awayScore: 1 },
    ]);
  });
});

describe('a ticket', () => {
  test('is for the matches shown on home', async () => {
    const shown = matchesAfter(context.clock.now(), await catalogueOf(context));
    for (const { vendor, homeTeam, awayTeam, matchTime } of shown) {
      expect(await fixturesOf(context, vendor, 12)).toContainEqual(
        expect.objectContaining({ homeTeam, awayTeam, startsAt: matchTime }),
      );
    }
    expect(await fixturesOf(context, 'JL', 12)).toEqual([]);
  });

  test('takes its stake once, however often it is sent', async () => {
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

  test('above the balance, on another side, or on a match that has started is refused', async () => {
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

  test('pays at the end of the match and not before, once, at the promised price', async () => {
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

    // Setting the clock back must not reopen an ended match.
    context.clock.shift(fixture.startsAt - 1 - context.clock.now());
    expect(await codeOf(placeTicket(context, player, await newTicket({ match: fixture.match })))).toBe(
      'conflict',
    );
  });
});

const { database } = context;

/** Replaces real money with bonus money. */
const moveToBonus = (player: number, amount: number) =>
  post(database, {
    idempotencyKey: uniqueKey(),
    kind: 'opening',
    reference: 'bonus',
    at: context.clock.now(),
    postings: [
      { owner: pocketOf(player, 'cash'), amount: -amount },
      { owner: pocketOf(player, 'bonus'), amount },
    ],
  });

/** The side that will win, and one that will not. */
async function foreseen(fixture: Fixture) {
  const key = await operatorSecret(context, 'sports');
  const { side: winning } = resultOf(key, fixture.match, fixture.prices);
  const losing = fixture.prices.map(({ side }) => side).find((side) => side !== winning) ?? 'draw';
  const hundredths = fixture.prices.find(({ side }) => side === winning)?.hundredths ?? 0;
  return { winning, losing, hundredths };
}

const end = async (fixture: Fixture) => {
  context.clock.shift(fixture.endsAt - context.clock.now());
  await settleTickets(context);
};

const settlementsOf = async (ticketId: string) =>
  (
    await database
      .select({
        version: settlements.version,
        day: settlements.day,
        stakeCash: settlements.stakeCash,
        stakeBonus: settlements.stakeBonus,
        payout: settlements.payout,
        valid: settlements.valid,
        result: settlements.result,
      })
      .from(settlements)
      .where(and(eq(settlements.source, 'sports'), eq(settlements.betId, ticketId)))
      .orderBy(asc(settlements.version))
  ).map((row) => Object.values(row).join(' '));

const sumsOf = async (player: number) =>
  (
    await database
      .select()
      .from(betDaySums)
      .where(and(eq(betDaySums.accountId, player), ne(betDaySums.bets, 0)))
      .orderBy(asc(betDaySums.state))
  ).map(({ state, bets, stake, valid, payout }) => `${state} ${bets}: ${stake} ${valid} ${payout}`);

const today = () => merchantDayOf(context.clock.now());

describe('a ticket staked from two pockets', () => {
  test('[CASH-17] takes cash before bonus, and is paid in that proportion, with the bonus part rounded down', async () => {
    const player = await newPlayer();
    await moveToBonus(player, opening - 333);
    const fixture = await nextFixture();
    const { winning, hundredths } = await foreseen(fixture);
    const { id } = await placeTicket(context, player, await newTicket({ side: winning }));
    expect(await pocketsOf(database, player)).toEqual({ cash: 0, bonus: opening - 1_000, held: 0 });
    await end(fixture);
    const won = 10 * hundredths;
    const bonusPart = Math.floor((won * 667) / 1_000);
    expect(await pocketsOf(database, player)).toEqual({
      cash: won - bonusPart,
      bonus: opening - 1_000 + bonusPart,
      held: 0,
    });
    expect(await settlementsOf(id)).toEqual([`1 ${today()} 333 667 ${won} 1000 won`]);
  });

  test('[CASH-17] [REC-02] refunded before the match returns exactly what it took', async () => {
    const player = await newPlayer();
    await moveToBonus(player, opening - 333);
    const { id } = await placeTicket(context, player, await newTicket());
    expect(await sumsOf(player)).toEqual(['open 1: 1000 0 0']);
    await correctTicket(context, id, 'refunded');
    await correctTicket(context, id, 'refunded');
    expect(await pocketsOf(database, player)).toEqual({ cash: 333, bonus: opening - 333, held: 0 });
    expect(await settlementsOf(id)).toEqual([`1 ${today()} 333 667 1000 0 refunded`]);
    expect(await sumsOf(player)).toEqual(['refunded 1: 1000 0 1000']);
    // A refunded ticket is not settled with its match.
    await end(
      (await fixtureOf(context, (await latestTickets(context, player, 'LR-001', 1))[0]?.match ?? 0))!,
    );
    expect(await settlementsOf(id)).toHaveLength(1);
  });
});

describe('tickets on several sides of a match', () => {
  test('[CASH-18] count what is not staked on every side; when one is voided, the others are recalculated', async () => {
    const player = await newPlayer();
    const fixture = await nextFixture();
    const sides = fixture.prices.map(({ side }) => side);
    const placed = await Promise.all(
      sides.map(async (side, index) =>
        placeTicket(context, player, await newTicket({ side, stake: 1_000 + 100 * index })),
      ),
    );
    await end(fixture);
    const validOf = async () =>
      Promise.all(placed.map(async ({ id }) => (await latestSettlement(database, 'sports', id))?.valid));
    expect(await validOf()).toEqual(sides.map((_, index) => 100 * index));
    const day = 24 * 3_600_000;
    context.clock.shift(day);
    await correctTicket(context, placed[0]?.id ?? '', 'voided');
    expect(await validOf()).toEqual(sides.map((_, index) => (index === 0 ? 0 : 1_000 + 100 * index)));
    // The correction is on its own day, the first settlement on its own.
    const versions = await settlementsOf(placed[1]?.id ?? '');
    expect(versions.map((version) => version.split(' ').slice(0, 2))).toEqual([
      ['1', merchantDayOf(fixture.endsAt)],
      ['2', today()],
    ]);
    expect(isSound(await auditLedger(database))).toBe(true);
  });
});

describe('a ticket that is settled again', () => {
  type Settled = 'won' | 'lost' | 'refunded' | 'voided';
  const every: Settled[] = ['won', 'lost', 'refunded', 'voided'];
  const changes = every.flatMap((from) => every.filter((to) => to !== from).map((to) => [from, to] as const));

  test.each(changes)('[CASH-18] from %s to %s pays or takes the difference, once', async (from, to) => {
    const player = await newPlayer();
    const fixture = await nextFixture();
    const { winning, losing } = await foreseen(fixture);
    const side = from === 'won' || to === 'lost' ? winning : losing;
    const { id, hundredths: own } = await placeTicket(context, player, await newTicket({ side }));
    await end(fixture);
    const given: Record<Settled, number> = { won: 10 * own, lost: 0, refunded: 1_000, voided: 1_000 };
    const first = side === winning ? 'won' : 'lost';
    expect(await balanceOf(database, player)).toBe(opening - 1_000 + given[first]);
    await correctTicket(context, id, from);
    expect(await balanceOf(database, player)).toBe(opening - 1_000 + given[from]);
    await Promise.all([correctTicket(context, id, to), correctTicket(context, id, to)]);
    expect(await balanceOf(database, player)).toBe(opening - 1_000 + given[to]);
    const counts = to === 'won' || to === 'lost';
    const last = (await settlementsOf(id)).at(-1);
    expect(last?.split(' ').slice(4)).toEqual([String(given[to]), counts ? '1000' : '0', to]);
    expect(await sumsOf(player)).toEqual([
      `${counts ? 'corrected' : 'refunded'} 1: 1000 ${counts ? 1000 : 0} ${given[to]}`,
    ]);
    expect(isSound(await auditLedger(database))).toBe(true);
  });

  test.each(['won', 'lost'] as const)('[CASH-22] while it is open cannot be %s', async (to) => {
    const { id } = await placeTicket(context, await newPlayer(), await newTicket());
    expect(await codeOf(correctTicket(context, id, to))).toBe('conflict');
    expect(await settlementsOf(id)).toEqual([]);
  });

  test('[CASH-20] takes back what is there, from the other pocket too, and the rest is owed', async () => {
    const player = await newPlayer();
    const fixture = await nextFixture();
    const { winning, hundredths } = await foreseen(fixture);
    const { id } = await placeTicket(context, player, await newTicket({ side: winning }));
    await end(fixture);
    const won = 10 * hundredths;
    const { cash } = await pocketsOf(database, player);
    await moveToBonus(player, 70);
    await post(database, {
      idempotencyKey: uniqueKey(),
      kind: 'bet',
      reference: 'LR-001',
      at: context.clock.now(),
      postings: [
        { owner: pocketOf(player, 'cash'), amount: -(cash - 100) },
        { owner: 'house:games', amount: cash - 100 },
      ],
    });
    const owedBefore = await houseBalance(database, 'house:receivables');
    expect(await pocketsOf(database, player)).toEqual({ cash: 30, bonus: 70, held: 0 });
    await correctTicket(context, id, 'lost');
    expect(await pocketsOf(database, player)).toEqual({ cash: 0, bonus: 0, held: 0 });
    expect(await houseBalance(database, 'house:receivables')).toBe(owedBefore - (won - 100));
    const [owed] = await database.select().from(receivables).where(eq(receivables.accountId, player));
    expect(owed).toMatchObject({ amount: won - 100, settled: 0 });
    expect(isSound(await auditLedger(database))).toBe(true);
  });
});
