import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { accounts } from '#operator/accounts/accounts.tables.ts';
import type { Database } from '#operator/context.ts';
import { openEmbedded, openPostgres, type Connection } from '#operator/database/connect.ts';

export type TestDatabase = Connection;

/** An empty database with the schema: on PostgreSQL where the test run has one, else PGlite in memory. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const url = inject('postgresUrl');
  return url ? openPostgres(await createDatabase(url)) : openEmbedded(null);
}

async function createDatabase(url: string) {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return new URL(name, url).href;
}

let names = 0;

/** Accounts of a member type (SES-02), without money or password; answers their ids. */
export async function createTestAccounts(database: Database, count: number, type = 0): Promise<number[]> {
  const values = Array.from({ length: count }, () => ({
    merchantCode: 'test',
    name: `player${++names}`,
    type,
    registeredAt: 0,
  }));
  const created = await database.insert(accounts).values(values).returning({ id: accounts.id });
  return created.map(({ id }) => id);
}
