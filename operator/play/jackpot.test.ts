import { eq, like, sql } from 'drizzle-orm';
import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openSession, startSession } from '#operator/accounts/identity/sessions.ts';
import { playHandlers } from '#operator/compositions/play.handlers.ts';
import { createSetNumbers } from '#operator/core/setNumbers.ts';
import { openPostgres } from '#operator/database/connect.ts';
import {
  ledgerAccounts,
  ledgerPostings,
  ledgerTransactions,
} from '#operator/database/tables/ledger.tables.ts';
import { playRounds } from '#operator/database/tables/play.tables.ts';
import { merchants } from '#operator/database/tables/system.tables.ts';
import { seedCatalogue } from '#operator/games/data/seedCatalogue.ts';
import { gamesHandlers } from '#operator/games/games.handlers.ts';
import { seedGames } from '#operator/games/games.seed.ts';
import { jackpotOf, openFirstJackpot } from '#operator/games/jackpot.ts';
import { playRoutes } from '#operator/http/play.routes.ts';
import { defaultRateLimits } from '#operator/http/rateLimit.ts';
import { auditLedger } from '#operator/ledger/audit.ts';
import { balanceOf, openingBalance, pocketOf, post } from '#operator/ledger/ledger.ts';
import { jackpotNumbers, jackpotOpening, jackpotReturn, winsJackpot } from '#operator/rules/jackpot.ts';
import { rulesOf } from '#operator/rules/rules.ts';
import { stakesOf } from '#operator/rules/stakes.ts';
import { merchant } from '#operator/seed/merchant.ts';
import { createTestContext, type TestContext } from '#operator/testing/context.ts';
import { createTestAccounts } from '#operator/testing/database.ts';
import { type Bet, placeBet } from './bets.ts';
import { createLaunch } from './launch.ts';

const catalogue = seedCatalogue();
const jackpotGames = catalogue.filter(({ classify }) => classify === 'JP');
const jeepney = catalogue.find(({ name }) => name === 'Jeepney Jackpot')!;
const plain = catalogue.find(({ name }) => name === 'Manila Gold Rush')!;

let context: TestContext;
const server = fastify();
const setNumbers = createSetNumbers();

beforeAll(async () => {
  context = await createTestContext();
  context.setNumbers = setNumbers;
  await context.database.insert(merchants).values(merchant);
  await seedGames(context);
  await openFirstJackpot(context.database, context.clock.now());
  await server.register(playRoutes(context, { ...defaultRateLimits, perIp: 1_000_000 }));
});
afterAll(async () => {
  await server.close();
  await context.close();
});

const opening = 100_000_000;
async function newPlayer(): Promise<number> {
  const [id = 0] = await createTestAccounts(context.database, 1);
  await openingBalance(context.database, id, opening, context.clock.now());
  return id;
}

let keys = 0;
const uniqueKey = () => `jackpot-bet-of-this-test-${++keys}`;

interface Opened {
  token: string;
  balance: number;
  jackpot: unknown;
  lastRound: unknown;
  round: { payout: number; jackpotWon: number; outcome: { jackpot?: { number: number } } };
}

async function call(path: string, body: object, token = '') {
  const response = await server.inject({
    method: 'POST',
    url: `/play/api/${path}`,
    headers: { ...(token && { authorization: token }) },
    payload: body,
  });
  return { status: response.statusCode, value: response.json<{ value: Opened }>().value };
}

async function open(id: number, game: typeof jeepney, fun = false) {
  const login = await startSession(context, { id }, { ip: '127.0.0.1', userAgent: 'test', sessionId: null });
  const { sessionId } = await openSession(context, login);
  const launch = { account: { id, type: 0 }, sessionId, game, fun };
  const path = await createLaunch(context, { ...launch, language: 'en', css: '' });
  const { value } = await call('open', { code: new URLSearchParams(path.split('?')[1]).get('code') });
  return value;
}

/** Reel stops without a winning line. */
const losing = [0, 2, 0, 0, 0];
/** Presets the jackpot number of the player's next round. */
const setJackpotNumber = (id: number, number: number) =>
  setNumbers.set(id, jeepney.gameId, [...losing, number]);

const shown = async () => {
  const caller = { account: null, sessionId: null, ip: '', userAgent: '', requestId: '' };
  return (await gamesHandlers.jackpot({ merchant: 'ARAW' }, caller, context)).amount;
};

/** Every change of each part of the pot, in centavos. */
async function potMovements() {
  return context.database
    .select({
      kind: ledgerTransactions.kind,
      amount: ledgerPostings.amount,
      after: ledgerPostings.balanceAfter,
    })
    .from(ledgerPostings)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerPostings.transactionId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.ledgerAccountId))
    .where(like(ledgerAccounts.purpose, 'house:jackpot%'))
    .orderBy(ledgerTransactions.id);
}

/** Plays like the route does, without HTTP. */
const place = (accountId: number, bet: Partial<Bet>, within = context) =>
  placeBet(
    within,
    { accountId, gameId: jeepney.gameId, kind: 'slot', classify: 'JP', fun: false },
    { stake: 100, choice: null, idempotencyKey: uniqueKey(), ...bet },
  );

/** Checks after every test: no money created or lost, and the pot was never negative. */
async function expectSound() {
  expect(await auditLedger(context.database)).toMatchObject({ total: 0, wrongBalances: 0 });
  expect((await potMovements()).filter(({ after }) => (after ?? -1) < 0)).toEqual([]);
}

describe('the pot', () => {
  it('[CAT-04] matches the ledger at any time: opened by the house, shown to the centavo', async () => {
    expect(await jackpotOf(context.database)).toBe(jackpotOpening);
    expect(await shown()).toBe(jackpotOpening / 100);
    context.clock.shift(5 * 24 * 3_600_000);
    expect(await shown()).toBe(jackpotOpening / 100);
  });

  it('[CAT-04] gets a hundredth of each real-money stake on its games, and of no other', async () => {
    const player = await newPlayer();
    const before = await shown();
    const { token } = await open(player, jeepney);
    await call('bet', { stake: 50, idempotencyKey: uniqueKey() }, token);
    expect(await shown()).toBeCloseTo(before + 0.5, 5);
    for (const opened of [await open(player, plain), await open(player, jeepney, true)]) {
      expect((await call('bet', { stake: 50, idempotencyKey: uniqueKey() }, opened.token)).status).toBe(200);
    }
    expect(await shown()).toBeCloseTo(before + 0.5, 5);
    expect((await potMovements()).slice(-1)).toMatchObject([{ kind: 'jackpotShare', amount: 50 }]);
    await expectSound();
  });

  it('[CAT-04] is neither fed nor won by play money, and the page says so', async () => {
    const player = await newPlayer();
    const before = await shown();
    const { token, jackpot } = await open(player, jeepney, true);
    expect(jackpot).toMatchObject({ amount: before, isPlayedFor: false });
    setJackpotNumber(player, 0);
    const { value } = await call('bet', { stake: 500, idempotencyKey: uniqueKey() }, token);
    expect(value.round.jackpotWon).toBe(0);
    expect(value.round.outcome.jackpot).toBeUndefined();
    expect(await shown()).toBe(before);
  });

  it('[CAT-04] is shown on the pages of its games with its rule, and on no other', async () => {
    const player = await newPlayer();
    expect((await open(player, jeepney)).jackpot).toEqual({
      amount: await shown(),
      isPlayedFor: true,
      opening: 500_000,
      numbers: 50_000_000,
      returns: { share: 1, opening: 1 },
    });
    expect((await open(player, plain)).jackpot).toBeNull();
    const { token } = await open(player, jeepney);
    expect((await call('jackpot', {}, token)).value).toEqual({ amount: await shown() });
    expect((await call('jackpot', {})).status).toBe(401);
  });

  it('cannot be overdrawn, thanks to the database itself', async () => {
    const player = await newPlayer();
    const pot = await jackpotOf(context.database);
    const movement = post(context.database, {
      idempotencyKey: uniqueKey(),
      kind: 'jackpotWin',
      reference: 'G1',
      at: 0,
      postings: [
        { owner: pocketOf(player, 'cash'), amount: pot + 1 },
        { owner: 'house:jackpot', amount: -pot - 1 },
      ],
    });
    await expect(movement).rejects.toMatchObject({ code: 'insufficientBalance' });
    expect(await jackpotOf(context.database)).toBe(pot);
  });
});

describe('the rule of the jackpot', () => {
  const stakes = [...new Set(jackpotGames.flatMap(stakesOf))];

  it.each(stakes)('with %i centavos as many numbers win as the stake has pesos', (stake) => {
    const winning = stake / 100;
    expect(Number.isInteger(winning)).toBe(true);
    const numbers = [0, winning - 1, winning, jackpotNumbers - 1];
    expect(numbers.map((number) => winsJackpot(number, stake))).toEqual([true, true, false, false]);
  });

  it('the number is below the published count, and each round draws one', async () => {
    const player = await newPlayer();
    const sizes: number[] = [];
    const game = { accountId: player, gameId: jeepney.gameId, kind: 'slot', fun: false } as const;
    const bet = () => ({ stake: 100, choice: null, idempotencyKey: uniqueKey() });
    const draw = (size: number) => (sizes.push(size), size - 1);
    const round = await placeBet(context, { ...game, classify: 'JP' }, bet(), draw);
    expect(sizes).toEqual([...rulesOf('slot').draws, jackpotNumbers]);
    expect(round.outcome['jackpot']).toEqual({ number: jackpotNumbers - 1 });
    // In the proof of a round it is last.
    const { drawn, outcome } = await placeBet(context, { ...game, classify: 'JP' }, bet());
    expect(drawn?.sizes).toEqual(sizes);
    expect(outcome['jackpot']).toEqual({ number: drawn?.numbers.at(-1) });
    sizes.length = 0;
    await placeBet(context, { ...game, classify: null }, bet(), draw);
    expect(sizes).toEqual(rulesOf('slot').draws);
  });

  it('returns exactly what is published: the share, plus the opening once per as many pesos as there are numbers', () => {
    // A peso wins with one of all numbers: all openings over all pesos.
    expect(jackpotReturn).toEqual({ share: 100, opening: (jackpotOpening / 100 / jackpotNumbers) * 10_000 });
    expect(jackpotGames.length).toBeGreaterThan(10);
    const returns = jackpotGames.map(
      (game) => rulesOf(game.kind).returnToPlayer + jackpotReturn.share + jackpotReturn.opening,
    );
    expect(returns.filter((total) => total >= 10_000)).toEqual([]);
    expect(new Set(returns)).toEqual(new Set([9546 + 100 + 100]));
  });

  it('every game named after the jackpot plays for it', () => {
    expect(catalogue.filter(({ name, classify }) => /jackpot/i.test(name) && classify !== 'JP')).toEqual([]);
    // The badge of a tile is the first label.
    expect(jackpotGames.filter(({ labels }) => labels[0] !== 'JACKPOT')).toEqual([]);
  });
});

describe('a jackpot that is won', () => {
  it('[CAT-04] [HOME-06] pays the whole pot with the round, once, and the house opens the next', async () => {
    const player = await newPlayer();
    const { token } = await open(player, jeepney);
    const pot = await jackpotOf(context.database);
    const movedBefore = (await potMovements()).length;
    setJackpotNumber(player, 1);
    // The board shows the latest win first.
    context.clock.shift(1);
    const bet = { stake: 2, idempotencyKey: uniqueKey() };
    const first = await call('bet', bet, token);
    const won = (pot + 2) / 100;
    expect(first.value).toMatchObject({
      round: { jackpotWon: won, payout: 0, outcome: { jackpot: { number: 1 } } },
      jackpot: jackpotOpening / 100,
      balance: opening / 100 - 2 + won,
    });
    const moved = (await potMovements()).slice(movedBefore);
    const sumOf = (kind: string) =>
      moved.reduce((sum, movement) => (movement.kind === kind ? sum + movement.amount : sum), 0);
    expect(sumOf('jackpotShare')).toBe(2);
    expect(sumOf('jackpotWin')).toBe(-pot - 2);
    expect(moved.filter(({ kind, after }) => kind === 'jackpotWin' && after !== 0)).toEqual([]);
    expect(moved.at(-1)).toEqual({ kind: 'jackpotOpening', amount: jackpotOpening, after: jackpotOpening });
    expect(await balanceOf(context.database, player)).toBe(opening - 200 + pot + 2);

    // NET-06: a retry returns the same win, and pays nothing more.
    expect(await call('bet', bet, token)).toEqual(first);
    expect(await balanceOf(context.database, player)).toBe(opening - 200 + pot + 2);
    expect(await jackpotOf(context.database)).toBe(jackpotOpening);

    expect((await open(player, jeepney)).lastRound).toEqual(first.value.round);
    const caller = { account: null, sessionId: null, ip: '', userAgent: '', requestId: '' };
    const asked = { merchantCode: 'ARAW', gameCategory: 'ALL', limitNum: 100, language: 'EN' } as never;
    const { list } = await playHandlers.winnerBoard(asked, caller, context);
    expect(list[0]).toMatchObject({ gameName: 'Jeepney Jackpot', winAmount: won });
    await expectSound();
  });

  it('is not won by the first number that is too high', async () => {
    const player = await newPlayer();
    const { token } = await open(player, jeepney);
    setJackpotNumber(player, 2);
    const { value } = await call('bet', { stake: 2, idempotencyKey: uniqueKey() }, token);
    expect(value.round).toMatchObject({ jackpotWon: 0, outcome: { jackpot: { number: 2 } } });
  });

  it('by many at once pays each pot once, and each later one is the opening plus one share', async () => {
    const players = await Promise.all(Array.from({ length: 8 }, newPlayer));
    const pot = await jackpotOf(context.database);
    for (const player of players) setJackpotNumber(player, 0);
    const rounds = await Promise.all(players.map((player) => place(player, { stake: 500 })));
    const won = rounds.map(({ jackpotWon }) => jackpotWon).toSorted((a, b) => b - a);
    expect(won).toEqual(
      [pot + 5, ...Array.from({ length: 7 }, () => jackpotOpening + 5)].toSorted((a, b) => b - a),
    );
    expect(await jackpotOf(context.database)).toBe(jackpotOpening);
    await expectSound();
  });

  it('among rounds that only feed it: payouts plus the rest equal what came in', async () => {
    const players = await Promise.all(Array.from({ length: 4 }, newPlayer));
    const before = await jackpotOf(context.database);
    const rounds = await Promise.all(
      Array.from({ length: 60 }, (_, index) => {
        const player = players[index % players.length] ?? 0;
        if (index % 10 === 0) setJackpotNumber(player, 0);
        return place(player, { stake: 1000 });
      }),
    );
    const won = rounds.filter(({ jackpotWon }) => jackpotWon > 0);
    expect(won.length).toBeGreaterThan(0);
    const paid = won.reduce((sum, { jackpotWon }) => sum + jackpotWon, 0);
    expect(paid + (await jackpotOf(context.database))).toBe(
      before + rounds.length * 10 + won.length * jackpotOpening,
    );
    await expectSound();
  });

  it('[FAULT-61] pays nothing when the database fails before the round is stored; the same key then wins once', async () => {
    const { database } = context;
    const player = await newPlayer();
    const pot = await jackpotOf(database);
    const key = 'jackpot-bet-that-meets-a-crash';
    await database.execute(sql`
      create function crash_in_win() returns trigger language plpgsql as $$ begin raise exception 'disk full'; end $$`);
    await database.execute(sql`
      create trigger crash_in_win after insert on ${playRounds} for each row
      when (new.idempotency_key = 'jackpot-bet-that-meets-a-crash') execute function crash_in_win()`);
    setJackpotNumber(player, 0);
    await expect(place(player, { idempotencyKey: key })).rejects.toThrow('Failed query');
    expect(await jackpotOf(database)).toBe(pot);
    expect(await balanceOf(database, player)).toBe(opening);
    await database.execute(sql`drop trigger crash_in_win on ${playRounds}`);

    setJackpotNumber(player, 0);
    const rounds = await Promise.all([1, 2, 3].map(() => place(player, { idempotencyKey: key })));
    expect(rounds.map(({ jackpotWon }) => jackpotWon)).toEqual([pot + 1, pot + 1, pot + 1]);
    expect(await balanceOf(database, player)).toBe(opening - 100 + pot + 1);
    expect(await jackpotOf(database)).toBe(jackpotOpening);
    await expectSound();
  });
});

/** Two operators on one PostgreSQL share only the database. */
describe.runIf(inject('postgresUrl'))('two operators on one database', () => {
  let other: Awaited<ReturnType<typeof openPostgres>>;

  beforeEach(async () => {
    const { rows } = (await context.database.execute(sql`select current_database() as name`)) as unknown as {
      rows: { name: string }[];
    };
    other = await openPostgres(new URL(rows[0]?.name ?? '', inject('postgresUrl')).href);
    return () => other.close();
  });

  it('[CAT-04] that win at once pay the pot once and one opening', async () => {
    const players = await Promise.all(Array.from({ length: 6 }, newPlayer));
    const pot = await jackpotOf(context.database);
    for (const player of players) setJackpotNumber(player, 0);
    const operators = [context, { ...context, database: other.database }];
    const rounds = await Promise.all(
      players.map((player, index) => place(player, { stake: 100 }, operators[index % 2])),
    );
    expect(rounds.map(({ jackpotWon }) => jackpotWon).toSorted((a, b) => b - a)).toEqual(
      [pot + 1, ...Array.from({ length: 5 }, () => jackpotOpening + 1)].toSorted((a, b) => b - a),
    );
    expect(await jackpotOf(other.database)).toBe(jackpotOpening);
    await expectSound();
  });

  it('[FAULT-61] where one crashes between share and win leave the pot to the other', async () => {
    const [first, second] = await Promise.all([newPlayer(), newPlayer()]);
    const pot = await jackpotOf(context.database);
    setJackpotNumber(second, 0);
    const broken = other.database.transaction(async (transaction) => {
      const round = { ...context, database: transaction };
      setJackpotNumber(first, 0);
      await place(first, {}, round as TestContext);
      await transaction.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    });
    const [, won] = await Promise.all([
      expect(broken).rejects.toThrow(/terminat|Failed query/),
      place(second, {}),
    ]);
    expect(won.jackpotWon).toBe(pot + 1);
    expect(await balanceOf(context.database, first)).toBe(opening);
    await expectSound();
  });
});
