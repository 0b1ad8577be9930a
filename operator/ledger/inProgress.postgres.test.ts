import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type Connection, openPostgres } from '#operator/database/connect.ts';
import { createDatabase } from '#operator/testing/createDatabase.ts';
import { createTestAccounts } from '#operator/testing/database.ts';
import { lockPockets, openingBalance, pocketsOf } from './ledger.ts';

let connection: Connection;
beforeAll(async () => {
  connection = await openPostgres(
    await createDatabase(inject('postgresUrl') ?? '', inject('schemaDatabase')),
    { lock: 50 },
  );
});
afterAll(() => connection.close());

it('[NET-13] a call that meets another one in progress for the same member is told to retry', async () => {
  const { database } = connection;
  const [member = 0, other = 0] = await createTestAccounts(database, 2);
  await openingBalance(database, member, 500, 0);
  await openingBalance(database, other, 500, 0);
  await database.transaction(async (running) => {
    await lockPockets(running, member);
    const second = database.transaction((transaction) => lockPockets(transaction, member));
    await expect(second).rejects.toMatchObject({ code: 'inProgress', retryAfter: 1 });
    expect(await database.transaction((transaction) => lockPockets(transaction, other))).toEqual(
      await pocketsOf(database, other),
    );
  });
  expect(await database.transaction((transaction) => lockPockets(transaction, member))).toMatchObject({
    cash: 500,
  });
});
