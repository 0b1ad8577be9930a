import { sql } from 'drizzle-orm';
import { expect, inject, it } from 'vitest';
import { createDatabase } from '#operator/testing/createDatabase.ts';
import { openPostgres } from './connect.ts';
import { rowsOf } from './insertRows.ts';

it('a connection prepares a statement with parameters once, and never one without', async () => {
  const connection = await openPostgres(
    await createDatabase(inject('postgresUrl') ?? '', inject('schemaDatabase')),
  );
  const used = await connection.database.transaction(async (transaction) => {
    for (const number of [1, 2, 3]) {
      await transaction.execute(sql`select ${number}::integer as told`);
      await transaction.execute(sql`select 'told'`);
    }
    return rowsOf(
      transaction,
      sql`select statement, (generic_plans + custom_plans)::integer as times from pg_prepared_statements order by statement`,
    );
  });
  await connection.close();
  expect(used).toEqual([{ statement: 'select $1::integer as told', times: 3 }]);
});

it('a prepared statement survives a dropped and recreated schema', async () => {
  const connection = await openPostgres(
    await createDatabase(inject('postgresUrl') ?? '', inject('schemaDatabase')),
  );
  const count = () =>
    rowsOf(connection.database, sql`select count(*)::integer as found from accounts where id > ${0}`);
  expect(await count()).toEqual([{ found: 0 }]);
  await connection.reset();
  expect(await count()).toEqual([{ found: 0 }]);
  await connection.close();
});
