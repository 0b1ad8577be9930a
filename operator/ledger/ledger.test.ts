import { eq, sql, type SQL } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import type { Connection } from '#operator/database/connect.ts';
import {
  ledgerAccounts,
  ledgerDaySums,
  ledgerPostings,
  ledgerTransactions,
  type Pocket,
} from '#operator/database/tables/ledger.tables.ts';
import { createTestAccounts, openTestDatabase } from '#operator/testing/database.ts';
import { propertyRuns } from '@araw/testing/shortRun';
import { auditLedger } from './audit.ts';
import {
  balanceOf,
  houseBalance,
  openingBalance,
  pocketOf,
  pocketsOf,
  post,
  postAll,
  type Movement,
} from './ledger.ts';

const at = Date.UTC(2026, 10, 21);
let connection: Connection;
let database: Database;

beforeAll(async () => {
  connection = await openTestDatabase();
  database = connection.database;
});
afterAll(() => connection.close());

let keys = 0;
const uniqueKey = () => `test:${++keys}`;

async function member(balance: number) {
  const [id] = await createTestAccounts(database, 1);
  if (id === undefined) throw new Error('No account');
  if (balance > 0) await openingBalance(database, id, balance, at);
  return id;
}

function bet(owner: number, amount: number, key = uniqueKey()): Movement {
  return {
    idempotencyKey: key,
    kind: 'bet',
    reference: 'G1',
    at,
    postings: [
      { owner: pocketOf(owner, 'cash'), amount: -amount },
      { owner: 'house:games', amount },
    ],
  };
}

const allowed = ['posted', 'insufficientBalance', 'conflict'];

const codeOf = (posting: Promise<unknown>) =>
  posting.then(
    () => 'posted',
    (error: unknown) => (error instanceof Refusal ? error.code : error),
  );

/** The database's error for a statement that it must refuse. */
const refusalOf = (statement: SQL) =>
  database.execute(statement).then(
    () => 'accepted',
    (error: Error) => (error.cause instanceof Error ? error.cause.message : error.message),
  );

describe('the ledger', () => {
  it('moves money from a member to the house and reports both balances', async () => {
    const player = await member(10_000);
    const house = await houseBalance(database, 'house:games');
    const posted = await post(database, bet(player, 2_550));
    expect([...posted.balances]).toEqual([[`${player}:cash`, 7_450]]);
    expect(await balanceOf(database, player)).toBe(7_450);
    expect(await houseBalance(database, 'house:games')).toBe(house + 2_550);
  });

  it('[CASH-16] keeps three pockets apart, and none goes below zero, to the centavo', async () => {
    const player = await member(300);
    const move = (from: Pocket, to: Pocket, amount: number) =>
      codeOf(
        post(database, {
          ...bet(player, 1),
          postings: [
            { owner: pocketOf(player, from), amount: -amount },
            { owner: pocketOf(player, to), amount },
          ],
        }),
      );
    expect(await move('cash', 'bonus', 100)).toBe('posted');
    expect(await move('cash', 'held', 150)).toBe('posted');
    expect(await pocketsOf(database, player)).toEqual({ cash: 50, bonus: 100, held: 150 });
    // Money on hold has left the balance.
    expect(await balanceOf(database, player)).toBe(150);
    for (const [from, amount] of [
      ['cash', 51],
      ['bonus', 101],
      ['held', 151],
    ] as const) {
      expect([from, await move(from, from === 'cash' ? 'bonus' : 'cash', amount)]).toEqual([
        from,
        'insufficientBalance',
      ]);
    }
    expect(await pocketsOf(database, player)).toEqual({ cash: 50, bonus: 100, held: 150 });
  });

  it('[NET-06] posts several movements in order, all or none, and repeats existing ones', async () => {
    const player = await member(100);
    const [first, second] = [bet(player, 60), bet(player, 60)];
    expect(await codeOf(postAll(database, [first, second]))).toBe('insufficientBalance');
    expect(await balanceOf(database, player)).toBe(100);
    const win = { ...bet(player, -60), kind: 'win' as const };
    const posted = await postAll(database, [first, win, second]);
    expect(posted.map(({ balances }) => [...balances])).toEqual([
      [[`${player}:cash`, 40]],
      [[`${player}:cash`, 100]],
      [[`${player}:cash`, 40]],
    ]);
    expect(await postAll(database, [second, win])).toEqual([posted[2], posted[1]]);
    expect(await balanceOf(database, player)).toBe(40);
  });

  it('[REC-07] counts movements in the merchant’s day when they were posted', async () => {
    const player = await member(0);
    const midnight = Date.UTC(2026, 10, 21, 16);
    const at = (moment: number, amount: number) =>
      post(database, { ...bet(player, -amount), kind: 'win', at: moment });
    await at(midnight - 1, 100);
    await at(midnight, 30);
    await at(midnight + 24 * 3_600_000 - 1, 4);
    const sums = await database
      .select({ day: ledgerDaySums.day, amount: ledgerDaySums.amount, movements: ledgerDaySums.movements })
      .from(ledgerDaySums)
      .where(eq(ledgerDaySums.accountId, player))
      .orderBy(ledgerDaySums.day);
    expect(sums).toEqual([
      { day: '2026-11-21', amount: 100, movements: 1 },
      { day: '2026-11-22', amount: 34, movements: 2 },
    ]);
  });

  it('a member without any movement has nothing', async () => {
    expect(await balanceOf(database, await member(0))).toBe(0);
  });

  it('the opening balance is given once', async () => {
    const player = await member(500);
    await openingBalance(database, player, 500, at + 1);
    expect(await balanceOf(database, player)).toBe(500);
  });

  it('[NET-06] [FAULT-56] the same key and content get the first answer, even after other movements', async () => {
    const player = await member(10_000);
    const movement = bet(player, 100);
    const first = await post(database, movement);
    await post(database, bet(player, 4_000));
    expect(await post(database, movement)).toEqual(first);
    expect(await balanceOf(database, player)).toBe(5_900);
  });

  it.each([
    ['amount', (given: Movement, player: number) => bet(player, 200, given.idempotencyKey)],
    ['reference', (given: Movement) => ({ ...given, reference: 'G2' })],
    ['kind', (given: Movement) => ({ ...given, kind: 'win' as const })],
  ])('[NET-06] the same key with another %s is a conflict and moves nothing', async (_, change) => {
    const player = await member(10_000);
    const movement = bet(player, 100);
    await post(database, movement);
    expect(await codeOf(post(database, change(movement, player)))).toBe('conflict');
    expect(await balanceOf(database, player)).toBe(9_900);
  });

  it('[NET-06] [FAULT-55] twenty at once under one key move the money once', async () => {
    const player = await member(10_000);
    const movement = bet(player, 100);
    const posted = await Promise.all(Array.from({ length: 20 }, () => post(database, movement)));
    expect(new Set(posted.map(({ transactionId }) => transactionId)).size).toBe(1);
    expect(await balanceOf(database, player)).toBe(9_900);
  });

  it('refuses what a member cannot pay, to the centavo, and leaves nothing behind', async () => {
    const player = await member(100);
    const tooMuch = bet(player, 101);
    expect(await codeOf(post(database, tooMuch))).toBe('insufficientBalance');
    expect(
      await database.$count(
        ledgerTransactions,
        eq(ledgerTransactions.idempotencyKey, tooMuch.idempotencyKey),
      ),
    ).toBe(0);
    expect(await codeOf(post(database, bet(player, 100)))).toBe('posted');
    expect(await balanceOf(database, player)).toBe(0);
  });

  it.each([
    ['one side', [{ owner: 'house:games' as const, amount: 5 }]],
    [
      'another sum than zero',
      [
        { owner: 'house:games' as const, amount: 5 },
        { owner: 'house:opening' as const, amount: -4 },
      ],
    ],
    [
      'parts of a centavo',
      [
        { owner: 'house:games' as const, amount: 0.5 },
        { owner: 'house:opening' as const, amount: -0.5 },
      ],
    ],
    [
      'the same owner twice',
      [
        { owner: 'house:games' as const, amount: 5 },
        { owner: 'house:games' as const, amount: -5 },
      ],
    ],
    [
      'an amount no number holds',
      [
        { owner: 'house:games' as const, amount: 1e21 },
        { owner: 'house:opening' as const, amount: -1e21 },
      ],
    ],
  ])('a movement with %s is a programming error', async (_, postings) => {
    await expect(post(database, { ...bet(0, 1), postings })).rejects.toThrow(RangeError);
  });

  it('[FAULT-61] a failure in the surrounding transaction rolls back its postings', async () => {
    const player = await member(1_000);
    const crash = database.transaction(async (transaction) => {
      await post(transaction, bet(player, 400));
      throw new Error('crash');
    });
    await expect(crash).rejects.toThrow('crash');
    expect(await balanceOf(database, player)).toBe(1_000);
    expect(await auditLedger(database)).toMatchObject({ total: 0, wrongBalances: 0 });
  });

  it('the database itself refuses to change, delete or empty posted entries', async () => {
    await member(1_000);
    expect({
      change: await refusalOf(sql`update ${ledgerPostings} set amount = 1`),
      remove: await refusalOf(sql`delete from ${ledgerTransactions}`),
      empty: await refusalOf(sql`truncate ${ledgerPostings}`),
      setBalance: await refusalOf(sql`update ${ledgerAccounts} set balance = 1 where balance is not null`),
      startAbove: await refusalOf(
        sql`insert into ${ledgerAccounts} (account_id, pocket, balance) values (1, 'bonus', 5)`,
      ),
    }).toEqual({
      change: 'ledger_postings is append-only',
      remove: 'ledger_transactions is append-only',
      empty: 'ledger_postings is append-only',
      setBalance: 'only a posting changes a ledger account',
      startAbove: 'a ledger account starts at zero',
    });
  });

  it('the database itself refuses postings that do not sum to zero', async () => {
    const player = await member(1_000);
    const oneSided = sql`
      with created as (
        insert into ${ledgerTransactions} (idempotency_key, kind, reference, created_at)
        values (${uniqueKey()}, 'bet', 'G1', 1) returning id
      )
      insert into ${ledgerPostings} (transaction_id, ledger_account_id, amount, created_at, kind)
      select created.id, accounts.id, 5, 1, 'bet' from created, ${ledgerAccounts} accounts where accounts.account_id = ${player}`;
    expect(await refusalOf(oneSided)).toMatch(/^the postings of ledger transaction \d+ sum to 5$/);
    expect(await balanceOf(database, player)).toBe(1_000);
  });

  it('[NET-06] [FAULT-61] whatever bets, wins and repeats happen at once, no centavo is lost, created or overdrawn', async () => {
    const players = await createTestAccounts(database, 4);
    const order = fc.record({
      player: fc.nat(3),
      amount: fc.integer({ min: 1, max: 400 }),
      win: fc.boolean(),
      /** Few keys, so that many orders repeat an earlier one. */
      key: fc.nat(30),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(order, { minLength: 10, maxLength: 60 }),
        fc.nat(1_000),
        async (orders, start) => {
          const run = uniqueKey();
          const before = new Map<number, number>();
          for (const player of players) before.set(player, await balanceOf(database, player));
          await Promise.all(
            players.map((owner) =>
              post(database, {
                ...bet(owner, -start - 1),
                kind: 'win',
                idempotencyKey: `${run}:start:${owner}`,
              }),
            ),
          );
          const outcomes = await Promise.all(
            orders.map(async ({ player, amount, win, key }) => {
              const owner = players[player] ?? 0;
              const movement = bet(owner, win ? -amount : amount, `${run}:${key}`);
              const outcome = await codeOf(post(database, { ...movement, kind: win ? 'win' : 'bet' }));
              return { outcome, key, owner, change: win ? amount : -amount };
            }),
          );
          // Every key ever acknowledged counts once, whatever reuses it later.
          const acknowledged = new Map(
            outcomes.filter(({ outcome }) => outcome === 'posted').map((entry) => [entry.key, entry]),
          );
          for (const owner of players) {
            const changes = [...acknowledged.values()].filter((entry) => entry.owner === owner);
            const expected = changes.reduce(
              (sum, { change }) => sum + change,
              (before.get(owner) ?? 0) + start + 1,
            );
            expect(await balanceOf(database, owner)).toBe(expected);
            expect(expected).toBeGreaterThanOrEqual(0);
          }
          expect(outcomes.filter(({ outcome }) => !allowed.includes(String(outcome)))).toEqual([]);
          expect(await auditLedger(database)).toMatchObject({ total: 0, wrongBalances: 0 });
        },
      ),
      propertyRuns(25),
    );
  });
});
