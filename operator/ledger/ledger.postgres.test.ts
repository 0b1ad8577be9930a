import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '#operator/database/connect.ts';
import { createTestAccounts, openTestDatabase } from '#operator/testing/database.ts';
import { auditLedger } from './audit.ts';
import { balanceOf, openingBalance, pocketOf, post, type Movement } from './ledger.ts';

let connection: Connection;

beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());

const bet = (owner: number, amount: number): Movement => ({
  idempotencyKey: `bet:${amount}`,
  kind: 'bet',
  reference: 'G1',
  at: 0,
  postings: [
    { owner: pocketOf(owner, 'cash'), amount: -amount },
    { owner: 'house:games', amount },
  ],
});

describe('the ledger on a server whose connections break', () => {
  it('[FAULT-61] rolls back what was not committed, and continues with another connection', async () => {
    const { database } = connection;
    const [player = 0] = await createTestAccounts(database, 1);
    await openingBalance(database, player, 1_000, 0);
    const broken = database.transaction(async (transaction) => {
      await post(transaction, bet(player, 400));
      await transaction.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    });
    await expect(broken).rejects.toThrow(/terminat|Failed query/);
    expect(await balanceOf(database, player)).toBe(1_000);
    await post(database, bet(player, 100));
    expect(await balanceOf(database, player)).toBe(900);
    expect(await auditLedger(database)).toEqual({
      total: 0,
      wrongBalances: 0,
      wrongHolds: 0,
      wrongDaySums: 0,
      transactions: 2,
    });
  });
});
