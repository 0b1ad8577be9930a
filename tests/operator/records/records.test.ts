import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { lotterySuborders } from '#operator/database/tables/lottery.tables.ts';
import { merchants } from '#operator/database/tables/system.tables.ts';
import { catalogueOf } from '#operator/games/catalogue.ts';
import { seedGames } from '#operator/games/games.seed.ts';
import { commitmentOf } from '#operator/fairness/numbers.ts';
import { hold, releaseHold, useHold } from '#operator/ledger/holds.ts';
import { refillFunWallet } from '#operator/ledger/funWallet.ts';
import { balanceOf, openingBalance, pocketOf, post } from '#operator/ledger/ledger.ts';
import { drawsOnSale } from '#operator/lottery/draws.ts';
import { cancelPart, placeOrder, settleOrders } from '#operator/lottery/orders.ts';
import { placeBet } from '#operator/play/bets.ts';
import { endSeeds } from '#operator/play/seedPairs.ts';
import { merchant } from '#operator/seed/merchant.ts';
import { correctTicket, fixturesOf, placeTicket, settleTickets } from '#operator/sports/tickets.ts';
import { createTestContext } from '#operator/testing/context.ts';
import { createTestAccounts } from '#operator/testing/database.ts';
import { setFlag } from '#operator/testing/system.ts';
import { type CallName, calls, type ParsedRequest } from '@araw/contract/calls/calls';
import * as v from 'valibot';
import { movementKinds as movementFilterKinds } from '#machines/records/records.rules.ts';
import { merchantDayOf } from '@araw/contract/values/dates';
import type { Period } from '@araw/contract/values/recordDays';
import { recordsHandlers as createRecordsHandlers } from '#operator/records/records.handlers.ts';

const context = await createTestContext();
await context.database.insert(merchants).values(merchant);
await seedGames(context);
afterAll(() => context.close());
const { database, clock } = context;

const recordsHandlers = createRecordsHandlers(({ number }) => number);
const opening = 1_000_000;
const hour = 3_600_000;
let player: number;

/** Noon in Manila. Separate days, so that no test bets on something another has ended. */
let noon = Date.UTC(2026, 10, 21, 4);
beforeEach(async () => {
  noon += 60 * 24 * hour;
  clock.shift(noon - clock.now());
  player = await newPlayer();
});

/** The merchant day this many days after the test's first. */
const dayAt = (later: number) => merchantDayOf(noon + later * 24 * hour);
const between = (first: number, last: number) => ({ from: dayAt(first), to: dayAt(last) });
const firstDay = () => between(0, 0);

async function newPlayer(): Promise<number> {
  const [id = 0] = await createTestAccounts(database, 1);
  await openingBalance(database, id, opening, clock.now());
  return id;
}

const callerOf = (id: number, type: 0 | 1 | 2 | 4 | 40 | 41 | 42 | 99 = 0): Caller => ({
  account: { id, name: 'maria', type: type as 0, merchantCode: 'ARAW' },
  sessionId: 1,
  ip: '192.0.2.1',
  userAgent: 'test',
  requestId: 'r1',
});

const parsed = <K extends CallName>(call: K, request: object) =>
  v.parse(calls[call].request, request) as ParsedRequest<K>;

const bets = async (request: object = firstDay(), caller = callerOf(player)) =>
  v.parse(
    calls.betRecord.response,
    await recordsHandlers.betRecord(parsed('betRecord', request), caller, context),
  );
const movements = async (request: object = firstDay(), caller = callerOf(player)) =>
  v.parse(
    calls.movementRecord.response,
    await recordsHandlers.movementRecord(parsed('movementRecord', request), caller, context),
  );
const profit = async (request: object = firstDay()) =>
  v.parse(
    calls.profitRecord.response,
    await recordsHandlers.profitRecord(parsed('profitRecord', request), callerOf(player), context),
  );

let keys = 0;
const key = () => `record-${++keys}`;

const coin = { gameId: 'LR-002', kind: 'coin', classify: null, fun: false } as const;
/** A lost or won coin round of 100 centavos. */
const round = (stake = 100, won = false, accountId = player, fun = false) =>
  placeBet(context, { ...coin, accountId, fun }, { stake, choice: 'sun', idempotencyKey: key() }, () =>
    won ? 0 : 1,
  );

async function order(stakes: number[]) {
  const game = (await catalogueOf(context)).byId.get('SWL-001');
  const [draw] = game ? await drawsOnSale(context, game) : [];
  const numbers = ['123', 'big', '456'];
  return placeOrder(context, player, {
    gameId: 'SWL-001',
    numero: draw?.numero ?? '',
    bets: stakes.map((stake, index) => ({ numbers: numbers[index] ?? '789', stake })),
    idempotencyKey: key(),
  });
}

async function ticket(stake: number) {
  const [fixture] = await fixturesOf(context, 'LR', 1);
  const { match = 0 } = fixture ?? {};
  const bet = { gameId: 'LR-001', match, side: 'home', stake, idempotencyKey: key() } as const;
  return placeTicket(context, player, bet);
}

describe('the betting record', () => {
  it('[REC-02] [REC-08] lists rounds, orders and tickets together, newest first, with their totals', async () => {
    const won = await round(100, true);
    clock.shift(1);
    const { order: placed } = await order([1_000, 2_000]);
    clock.shift(1);
    const bought = await ticket(500);
    const record = await bets();
    const common = { settledAt: null, state: 'open', valid: 0, payout: 0 };
    expect(record).toEqual({
      moment: clock.now(),
      timeZone: 'Asia/Manila',
      ...firstDay(),
      today: dayAt(0),
      since: '1970-01-01',
      fun: false,
      list: [
        {
          ...common,
          source: 'sports',
          id: bought.id,
          gameId: 'LR-001',
          stake: 5,
          placedAt: clock.now(),
          choice: 'home',
          numero: null,
          ...named(record, 0),
        },
        {
          ...common,
          source: 'lottery',
          id: placed.id,
          gameId: 'SWL-001',
          stake: 30,
          placedAt: clock.now() - 1,
          choice: '123, big',
          numero: placed.numero,
          ...named(record, 1),
        },
        {
          source: 'round',
          id: won.id,
          gameId: 'LR-002',
          state: 'settled',
          stake: 1,
          valid: 1,
          payout: won.payout / 100,
          placedAt: clock.now() - 2,
          settledAt: clock.now() - 2,
          choice: 'sun',
          numero: null,
          ...named(record, 2),
        },
      ],
      next: null,
      totals: { bets: 3, stake: 36, valid: 1, payout: won.payout / 100, net: won.payout / 100 - 1, open: 35 },
      days: [
        {
          day: dayAt(0),
          bets: 3,
          stake: 36,
          valid: 1,
          payout: won.payout / 100,
          types: [
            { gameType: 'SPORTS', bets: 2, stake: 6, valid: 1, payout: won.payout / 100 },
            { gameType: 'LOTT', bets: 1, stake: 30, valid: 0, payout: 0 },
          ],
        },
      ],
      newer: 0,
    });
    expect(won.payout).toBeGreaterThan(100);
    expect(record.list.map(({ gameName }) => gameName === '')).toEqual([false, false, false]);
  });

  /** By catalogue name, independent of other tests. */
  const named = ({ list }: Awaited<ReturnType<typeof bets>>, index: number) => ({
    gameName: list[index]?.gameName,
    gameType: list[index]?.gameType,
    game: list[index]?.game,
  });

  it('[REC-02] says how to reopen each game, and nothing for a game that no longer exists', async () => {
    await round();
    const { nodeId = '' } = (await catalogueOf(context)).byId.get('LR-002') ?? {};
    const [shown] = (await bets()).list;
    expect(shown?.game).toEqual({ vassalage: 'LR', nodeId, iconUrl: expect.stringMatching(/^\/art\//) });
    const gone = { ...coin, gameId: 'GONE-1' };
    await placeBet(
      context,
      { ...gone, accountId: player },
      { stake: 100, choice: 'sun', idempotencyKey: key() },
    );
    expect((await bets()).list.find(({ gameId }) => gameId === 'GONE-1')).toMatchObject({
      gameName: '',
      gameType: '',
      game: null,
    });
  });

  it('[REC-08] pages by key: none twice, none missed at equal moments, nothing newer', async () => {
    const placed: string[] = [];
    for (let index = 0; index < 60; index += 1) {
      placed.push((await round()).id);
      // Ten at the same moment, also across page boundaries.
      if (index % 10 === 9) clock.shift(1);
    }
    await ticket(500);
    const first = await bets();
    expect([first.list.length, first.newer, first.totals?.bets]).toEqual([25, 0, 61]);
    clock.shift(1);
    const later = [await round(), await round()];
    const pages = [first];
    for (let next = first.next; next; next = pages.at(-1)?.next ?? null) {
      pages.push(await bets({ ...firstDay(), cursor: next }));
    }
    expect(pages.map(({ list }) => list.length)).toEqual([25, 25, 11]);
    const shown = pages.flatMap(({ list }) => list);
    expect(new Set(shown.map(({ id }) => id)).size).toBe(61);
    expect(shown.filter(({ id }) => later.some((one) => one.id === id))).toEqual([]);
    expect(shown.map(({ placedAt }) => placedAt)).toEqual(
      shown.map(({ placedAt }) => placedAt).toSorted((one, other) => other - one),
    );
    expect(pages.map(({ moment, totals, newer }) => [moment, totals?.bets, newer])).toEqual([
      [first.moment, 61, 0],
      [first.moment, undefined, 2],
      [first.moment, undefined, 2],
    ]);
  });

  it('[REC-08] a cursor from another member, other filters or a broken one gives the first page', async () => {
    for (let index = 0; index < 30; index += 1) await round();
    const first = await bets();
    const next = first.next ?? '';
    expect((await bets({ ...firstDay(), cursor: next })).list).toHaveLength(5);
    const stranger = await newPlayer();
    await round(100, false, stranger);
    expect((await bets({ ...firstDay(), cursor: next }, callerOf(stranger))).totals?.bets).toBe(1);
    const others = [
      { ...firstDay(), from: dayAt(-1), cursor: next },
      { ...firstDay(), state: 'settled', cursor: next },
      { ...firstDay(), gameType: 'LIVE', cursor: next },
      { ...firstDay(), vendor: 'LR', cursor: next },
      { ...firstDay(), cursor: next.slice(0, -4) },
      { ...firstDay(), cursor: 'e30' },
      { ...firstDay(), cursor: '%' },
      { ...firstDay(), cursor: Buffer.from('{"moment":"1"}').toString('base64url') },
    ];
    for (const request of others) expect((await bets(request)).totals).not.toBeNull();
  });

  it.each([
    ['open', 2],
    ['settled', 1],
    ['refunded', 1],
    ['cancelled', 1],
    ['corrected', 1],
    ['', 6],
  ] as const)('[REC-02] in the state %o shows %i, with matching totals', async (state, count) => {
    await round();
    const lost = await ticket(500);
    clock.shift(7 * 24 * hour);
    await settleTickets(context);
    await correctTicket(context, lost.id, lost.status === 'open' ? 'refunded' : 'lost');
    const again = await ticket(600);
    clock.shift(7 * 24 * hour);
    await settleTickets(context);
    await correctTicket(context, again.id, 'lost');
    await correctTicket(context, again.id, 'won');
    await ticket(700);
    await order([1_000]);
    const { suborders } = await order([1_000]);
    await cancelPart(context, player, suborders[0]?.id ?? '');
    const range = between(0, 30);
    const record = await bets({ ...range, state });
    expect(record.list).toHaveLength(count);
    expect(record.list.filter((bet) => state !== '' && bet.state !== state)).toEqual([]);
    const sum = (of: 'stake' | 'valid' | 'payout') =>
      record.list.reduce((total, bet) => total + Math.round(bet[of] * 100), 0) / 100;
    expect(record.totals).toMatchObject({
      bets: count,
      stake: sum('stake'),
      valid: sum('valid'),
      payout: sum('payout'),
    });
  });

  it(
    '[REC-02] [REC-08] by vendor continues over several games, with other vendors’ bets between them',
    { tags: ['full'] },
    async () => {
      const expected: string[] = [];
      for (let index = 0; index < 20; index += 1) {
        expected.unshift((await round()).id);
        clock.shift(1);
        expected.unshift((await ticket(500)).id);
        const others = { ...coin, gameId: 'JL-001', accountId: player };
        await placeBet(context, others, { stake: 100, choice: 'sun', idempotencyKey: key() });
        clock.shift(1);
      }
      const filters = { ...firstDay(), vendor: 'LR' };
      const first = await bets(filters);
      const second = await bets({ ...filters, cursor: first.next ?? '' });
      expect([...first.list, ...second.list].map(({ id }) => id)).toEqual(expected);
      expect([first.list.length, first.totals?.bets, second.next]).toEqual([25, 40, null]);
    },
  );

  it('[REC-02] by category and vendor shows and sums only those', async () => {
    await round();
    await order([1_000]);
    await ticket(500);
    const catalogue = await catalogueOf(context);
    const typeOf = (gameId: string) => catalogue.byId.get(gameId)?.gameType ?? '';
    const shown = async (filters: object) => {
      const { list, totals } = await bets({ ...firstDay(), ...filters });
      return [list.map(({ gameId }) => gameId), totals?.bets];
    };
    expect(await shown({ gameType: typeOf('SWL-001') })).toEqual([['SWL-001'], 1]);
    expect(await shown({ vendor: 'JL' })).toEqual([[], 0]);
    expect(await shown({ vendor: 'LR', gameType: typeOf('LR-002') })).toEqual([['LR-001', 'LR-002'], 2]);
    expect(await shown({ vendor: 'JL', gameType: typeOf('LR-002') })).toEqual([[], 0]);
  });

  it('[REC-07] puts a bet on the day it was placed in the merchant’s zone, on both sides of midnight', async () => {
    clock.shift(noon + 12 * hour - 1 - clock.now());
    const before = await round(100);
    clock.shift(1);
    const after = await round(200);
    const shown = async (day: string) => {
      const { list, days } = await bets({ from: day, to: day });
      return [list.map(({ id }) => id), days.map((one) => [one.day, one.stake])];
    };
    expect(await shown(dayAt(0))).toEqual([[before.id], [[dayAt(0), 1]]]);
    expect(await shown(dayAt(1))).toEqual([[after.id], [[dayAt(1), 2]]]);
  });

  it.each([4, 40, 41, 42, 99] as const)('[REC-06] shows type %i only play money', async (type) => {
    await refillFunWallet(database, player, 10_000);
    const forFun = await round(100, false, player, true);
    await round(200);
    const record = await bets(firstDay(), callerOf(player, type));
    expect([record.fun, record.list.map(({ id }) => id), record.totals]).toEqual([
      true,
      [forFun.id],
      { bets: 1, stake: 1, valid: 0, payout: 0, net: -1, open: 0 },
    ]);
  });

  it.each([0, 1, 2] as const)('[REC-06] shows type %i only real money', async (type) => {
    await refillFunWallet(database, player, 10_000);
    await round(100, false, player, true);
    const real = await round(200);
    const record = await bets(firstDay(), callerOf(player, type));
    expect([record.fun, record.list.map(({ id }) => id), record.totals?.stake]).toEqual([
      false,
      [real.id],
      2,
    ]);
  });

  it('[REC-02] shows no one another member’s bets', async () => {
    await round();
    expect(await bets(firstDay(), callerOf(await newPlayer()))).toMatchObject({ list: [], days: [] });
  });

  it('[REC-02] no longer counts a refunded part of an order as staked', async () => {
    const { order: placed, suborders } = await order([1_000, 2_000]);
    await cancelPart(context, player, suborders[0]?.id ?? '');
    expect((await bets()).totals).toMatchObject({ bets: 1, stake: 20, open: 20 });
    clock.shift(placed.closesAt - clock.now());
    await settleOrders(context);
    const parts = await database
      .select({ status: lotterySuborders.status })
      .from(lotterySuborders)
      .where(eq(lotterySuborders.orderId, placed.id))
      .orderBy(asc(lotterySuborders.position));
    expect(parts[0]?.status).toBe('cancelled');
    const { list, totals } = await bets();
    expect(list).toMatchObject([
      { id: placed.id, state: 'settled', stake: 20, valid: 20, settledAt: clock.now() },
    ]);
    expect(totals).toMatchObject({ bets: 1, stake: 20, valid: 20, open: 0 });
  });
});

describe('a bet’s details', () => {
  const detail = async (source: 'round' | 'sports', id: string, caller = callerOf(player)) =>
    v.parse(
      calls.betDetail.response,
      await recordsHandlers.betDetail(parsed('betDetail', { source, id }), caller, context),
    );
  const codeOf = (asked: Promise<unknown>) =>
    asked.then(
      () => 'answered',
      (error: unknown) => (error instanceof Refusal ? error.code : error),
    );

  it('[REC-02] a round shows what it was drawn from, and the server seed once its pair has ended', async () => {
    const bet = { stake: 100, choice: 'sun', idempotencyKey: key() };
    const placed = await placeBet(context, { ...coin, accountId: player }, bet);
    const first = await detail('round', placed.id);
    expect(first).toEqual({
      bet: (await bets()).list[0],
      timeZone: 'Asia/Manila',
      settlements: [
        {
          version: 1,
          settledAt: clock.now(),
          payout: placed.payout / 100,
          valid: 1,
          result: placed.payout > 0 ? 'won' : 'lost',
        },
      ],
      round: {
        outcome: placed.outcome,
        jackpotWon: 0,
        balanceAfter: placed.balanceAfter / 100,
        proof: {
          drawn: placed.drawn,
          commitment: placed.commitment,
          clientSeed: placed.clientSeed,
          nonce: placed.nonce,
          serverSeed: null,
        },
      },
      match: null,
    });
    await endSeeds(context, { accountId: player, fun: false }, placed.commitment ?? '');
    const { serverSeed = '' } = (await detail('round', placed.id)).round?.proof ?? {};
    expect(commitmentOf(serverSeed ?? '')).toBe(placed.commitment);
  });

  it('[REC-02] a preset round proves nothing', async () => {
    const placed = await round();
    expect((await detail('round', placed.id)).round).toMatchObject({ proof: null });
  });

  it('[REC-02] a ticket shows its match, then its score, and every version of its result', async () => {
    const { id, hundredths, endsAt } = await ticket(500);
    expect(await detail('sports', id)).toMatchObject({
      settlements: [],
      round: null,
      match: { times: hundredths / 100, score: null },
    });
    expect((await detail('sports', id)).match?.homeTeam).not.toBe('');
    clock.shift(endsAt - clock.now());
    await settleTickets(context);
    await correctTicket(context, id, 'voided');
    const { settlements, match } = await detail('sports', id);
    expect(
      settlements.map(({ version, payout, valid, result }) => [version, payout, valid, result]).at(-1),
    ).toEqual([2, 5, 0, 'voided']);
    expect(match?.score?.winner).toMatch(/^(home|draw|away)$/);
  });

  it('[REC-02] are not shown to another member, or for another source, play money or an unknown id', async () => {
    const placed = await round();
    expect(await codeOf(detail('round', placed.id))).toBe('answered');
    expect(await codeOf(detail('round', placed.id, callerOf(await newPlayer())))).toBe('notFound');
    expect(await codeOf(detail('sports', placed.id))).toBe('notFound');
    expect(await codeOf(detail('round', placed.id, callerOf(player, 4)))).toBe('notFound');
    expect(await codeOf(detail('round', "x' or true"))).toBe('notFound');
  });
});

describe('the account record', () => {
  it('[REC-03] opening plus movements equals closing, which is the balance; money on hold has left it', async () => {
    clock.shift(24 * hour);
    const day = between(1, 1);
    const lost = await round(300);
    clock.shift(1);
    const won = await round(100, true);
    clock.shift(1);
    const wanted = {
      accountId: player,
      purpose: 'test',
      reference: key(),
      pocket: 'cash',
      amount: 5_000,
    } as const;
    const held = await hold(database, { ...wanted, endsAt: null, at: clock.now() });
    const record = await movements(day);
    const balance = (await balanceOf(database, player)) / 100;
    const start = opening / 100;
    expect(
      record.list.map(({ kind, amount, held: moved, balanceAfter }) => [kind, amount, moved, balanceAfter]),
    ).toEqual([
      ['hold', -50, 50, start - 3 - 1 + won.payout / 100 - 50],
      ['win', won.payout / 100, 0, start - 3 - 1 + won.payout / 100],
      ['bet', -1, 0, start - 4],
      ['bet', -3, 0, start - 3],
    ]);
    expect(record.totals).toEqual({
      opening: start,
      closing: balance,
      change: won.payout / 100 - 54,
      chosen: won.payout / 100 - 54,
      received: won.payout / 100,
      paid: -4,
      held: -50,
    });
    expect([record.list[3]?.reference, record.list[0]?.reference, record.list[0]?.gameName]).toEqual([
      lost.gameId,
      wanted.reference,
      null,
    ]);
    await releaseHold(database, held.id, clock.now());
    expect((await movements(day)).totals?.closing).toBe(balance + 50);
    // The day before only has the opening balance.
    expect((await movements(firstDay())).totals).toMatchObject({ opening: 0, closing: start, change: start });
  });

  it('[REC-03] by kind shows only those, between the same balances', async () => {
    await round(300);
    await round(100, true);
    const all = await movements();
    const chosen = await movements({ ...firstDay(), kinds: 'bet,hold' });
    expect(chosen.list.map(({ kind }) => kind)).toEqual(['bet', 'bet']);
    expect(chosen.totals).toEqual({ ...all.totals, chosen: -4, received: 0, paid: -4, held: 0 });
  });

  it('[REC-08] pages by key, and leaves out later movements', async () => {
    for (let index = 0; index < 40; index += 1) {
      await round();
      if (index % 9 === 0) clock.shift(1);
    }
    const first = await movements();
    clock.shift(1);
    await round();
    const second = await movements({ ...firstDay(), cursor: first.next ?? '' });
    expect([first.list.length, second.list.length, second.next, second.newer, second.totals]).toEqual([
      25,
      16,
      null,
      1,
      null,
    ]);
    const ids = [...first.list, ...second.list].map(({ id }) => id);
    expect(new Set(ids).size).toBe(41);
    expect(ids).toEqual(ids.toSorted((one, other) => Number(other) - Number(one)));
    expect(
      (await movements({ ...firstDay(), kinds: 'bet', cursor: first.next ?? '' })).totals,
    ).not.toBeNull();
  });

  it('[REC-03] [REC-08] by several kinds pages through all of them, in order of time', async () => {
    for (let index = 0; index < 20; index += 1) {
      await round(100, index % 2 === 0);
      clock.shift(1);
      const wanted = { accountId: player, purpose: 'test', reference: key(), pocket: 'cash' } as const;
      await hold(database, { ...wanted, amount: 10, endsAt: null, at: clock.now() });
      clock.shift(1);
    }
    const filters = { ...firstDay(), kinds: 'win,hold' };
    const first = await movements(filters);
    const second = await movements({ ...filters, cursor: first.next ?? '' });
    const expected = Array.from({ length: 10 }, () => ['hold', 'hold', 'win']).flat();
    expect([...first.list, ...second.list].map(({ kind }) => kind)).toEqual(expected);
    expect([first.list.length, second.next]).toEqual([25, null]);
    const all = await movements();
    const byId = new Map(all.list.map(({ id, balanceAfter }) => [id, balanceAfter]));
    expect(
      first.list.filter(({ id, balanceAfter }) => (byId.get(id) ?? balanceAfter) !== balanceAfter),
    ).toEqual([]);
  });

  it('[REC-03] counts only money that came and went, not what was on hold and returned', async () => {
    const lost = 2_000;
    await round(lost);
    const { payout } = await round(2_000, true);
    const wanted = { accountId: player, purpose: 'test', pocket: 'cash', endsAt: null } as const;
    const withdrawn = await hold(database, {
      ...wanted,
      reference: key(),
      amount: 20_000,
      at: clock.now(),
    });
    const back = await hold(database, { ...wanted, reference: key(), amount: 300_000, at: clock.now() });
    await releaseHold(database, back.id, clock.now());
    const transfer = (amount: number) =>
      post(database, {
        idempotencyKey: key(),
        kind: 'transfer',
        reference: 'T1',
        at: clock.now(),
        postings: [
          { owner: pocketOf(player, 'cash'), amount },
          { owner: 'house:agents', amount: -amount },
        ],
      });
    await transfer(700);
    await transfer(-250);
    const told = async (kinds = '') => {
      const { totals } = await movements({ ...firstDay(), kinds });
      return [totals?.received, totals?.paid, totals?.held, totals?.chosen];
    };
    const won = payout / 100;
    const [start, sum] = [opening / 100, (await balanceOf(database, player)) / 100];
    expect(await told()).toEqual([start + won + 7, -40 - 2.5, -200, sum]);
    expect(await told('hold,holdUsed,holdReturned,withdrawalReturned')).toEqual([0, 0, -200, -200]);
    expect(await told('transfer,envelope')).toEqual([7, -2.5, 0, 4.5]);
    // Paid out a day later, so it counts on that day and the balance is unchanged.
    clock.shift(24 * hour);
    const next = clock.now();
    await useHold(database, withdrawn.id, {
      name: 'net',
      amount: 18_500,
      to: 'house:clearing:test',
      at: next,
    });
    await useHold(database, withdrawn.id, { name: 'fee', amount: 1_500, to: 'house:fees', at: next });
    const { list, totals } = await movements(between(1, 1));
    expect(totals).toEqual({
      opening: sum,
      closing: sum,
      change: 0,
      chosen: 0,
      received: 0,
      paid: -200,
      held: 200,
    });
    expect(list.map(({ kind, amount, held, fee }) => [kind, amount, held, fee])).toEqual([
      ['holdUsed', 0, -15, true],
      ['holdUsed', 0, -185, false],
    ]);
  });

  it.each([undefined, ...(Object.keys(movementFilterKinds) as (keyof typeof movementFilterKinds)[])])(
    '[REC-03] with the filter %s the parts add up to its total, and everything to the balance',
    async (filter) => {
      await round(300);
      await round(100, true);
      await order([200]);
      const wanted = { accountId: player, purpose: 'test', pocket: 'cash', endsAt: null } as const;
      await hold(database, { ...wanted, reference: key(), amount: 1_234, at: clock.now() });
      await post(database, {
        idempotencyKey: key(),
        kind: 'envelope',
        reference: 'E1',
        at: clock.now(),
        postings: [
          { owner: pocketOf(player, 'cash'), amount: 111 },
          { owner: 'house:agents', amount: -111 },
        ],
      });
      const kinds = filter === undefined ? '' : movementFilterKinds[filter].join();
      const { list, totals } = await movements({ ...firstDay(), kinds });
      const inCentavos = (pesos = 0) => Math.round(pesos * 100);
      const rows = list.reduce((sum, { amount }) => sum + inCentavos(amount), 0);
      const parts = [totals?.received, totals?.paid, totals?.held].map(inCentavos);
      expect([inCentavos(totals?.chosen), parts.reduce((sum, part) => sum + part, 0)]).toEqual([rows, rows]);
      expect(inCentavos(totals?.opening) + inCentavos(totals?.change)).toBe(inCentavos(totals?.closing));
    },
  );

  it('[REC-03] a movement of two pockets is one row', async () => {
    await post(database, {
      idempotencyKey: key(),
      kind: 'opening',
      reference: 'bonus',
      at: clock.now(),
      postings: [
        { owner: pocketOf(player, 'cash'), amount: 50 - opening },
        { owner: pocketOf(player, 'bonus'), amount: opening - 50 },
      ],
    });
    clock.shift(1);
    await round(100);
    const { list, totals } = await movements();
    const start = opening / 100;
    expect(list.map(({ kind, amount, balanceAfter }) => [kind, amount, balanceAfter])).toEqual([
      ['bet', -1, start - 1],
      ['opening', 0, start],
      ['opening', start, start],
    ]);
    expect(totals).toMatchObject({ opening: 0, closing: start - 1 });
  });
});

describe('profit and loss', () => {
  it('[REC-05] [REC-07] counts money on the day of its posting, and open stakes separately', async () => {
    const won = await round(100, true);
    const { order: placed, suborders } = await order([1_000, 2_000]);
    await cancelPart(context, player, suborders[0]?.id ?? '');
    const numbers = async (request?: object) =>
      (await profit(request)).list.map(({ day, gameId, bets: staked, open, payouts, net }) => [
        day,
        gameId,
        staked,
        open,
        payouts,
        net,
      ]);
    const payout = won.payout / 100;
    expect(await numbers()).toEqual([
      [dayAt(0), 'LR-002', 1, 0, payout, payout - 1],
      [dayAt(0), 'SWL-001', 20, 20, 0, 0],
    ]);
    clock.shift(placed.closesAt - clock.now() + 24 * hour);
    await settleOrders(context);
    const both = await numbers(between(0, 9));
    const moved = both.reduce((sum, row) => sum + Math.round(Number(row[5]) * 100), 0);
    expect((await balanceOf(database, player)) - opening).toBe(moved);
    expect(both.filter(([, gameId, , open]) => gameId === 'SWL-001' && open !== 0)).toEqual([]);
  });
});

describe('every record', () => {
  const records = [
    ['betRecord', 'TRANSBETREPMEM3', bets],
    ['movementRecord', 'TRANSREC3', movements],
    ['profitRecord', 'PERSREP', profit],
  ] as const;
  const codeOf = (asked: Promise<unknown>) =>
    asked.then(
      () => 'answered',
      (error: unknown) => (error instanceof Refusal ? error.code : error),
    );

  it.each(records)('[REC-01] %s is answered only while the merchant shows it', async (_, flag, ask) => {
    expect(await codeOf(ask())).toBe('answered');
    await setFlag(context, flag, false);
    expect(await codeOf(ask())).toBe('switchedOff');
    await setFlag(context, flag, true);
    expect(await codeOf(ask())).toBe('answered');
  });

  it.each(records)(
    '[REC-01] [REC-07] %s uses the merchant’s days for its periods, by the operator’s clock',
    async (_, _flag, ask) => {
      const answered = async (period: Period) => {
        const { from, to, today } = await ask({ period });
        return [from, to, today];
      };
      clock.shift(noon + 12 * hour - 1 - clock.now());
      expect(await answered('today')).toEqual([dayAt(0), dayAt(0), dayAt(0)]);
      expect(await answered('yesterday')).toEqual([dayAt(-1), dayAt(-1), dayAt(0)]);
      clock.shift(1);
      expect(await answered('today')).toEqual([dayAt(1), dayAt(1), dayAt(1)]);
      expect(await answered('yesterday')).toEqual([dayAt(0), dayAt(0), dayAt(1)]);
      expect(await answered('7days')).toEqual([dayAt(-5), dayAt(1), dayAt(1)]);
      expect(await answered('30days')).toEqual([dayAt(-28), dayAt(1), dayAt(1)]);
      expect(await codeOf(ask({}))).toBe('requestInvalid');
    },
  );

  it('[REC-08] the pages of a period stay those of its first answer, even after midnight', async () => {
    clock.shift(noon + 12 * hour - 100 - clock.now());
    for (let count = 0; count < 30; count++) await round(100);
    const first = await bets({ period: 'today' });
    clock.shift(200);
    await round(300);
    const { from, to } = first;
    const second = await bets({ from, to, cursor: first.next });
    expect([first.list.length, second.list.length, second.next, second.newer]).toEqual([25, 5, null, 1]);
    // By its name it would be another day.
    expect(await bets({ period: 'today', cursor: first.next })).toMatchObject({
      from: dayAt(1),
      totals: { bets: 1 },
    });
  });

  it.each(records)('[REC-01] %s shows 1 to 90 days', async (_, _flag, ask) => {
    expect(await codeOf(ask(between(0, -1)))).toBe('requestInvalid');
    expect(await codeOf(ask(between(0, 0)))).toBe('answered');
    expect(await codeOf(ask(between(-89, 0)))).toBe('answered');
    expect(await codeOf(ask(between(-90, 0)))).toBe('requestInvalid');
  });
});
