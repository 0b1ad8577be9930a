import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { inject } from 'vitest';
import { accounts } from '#operator/accounts/accounts.tables.ts';
import type { Database } from '#operator/context.ts';
import '#tools/postgres.setup.ts';

export interface TestDatabase {
  database: Database;
  close(): Promise<void>;
}

const migrationsFolder = new URL('./database/migrations', import.meta.url).pathname;
const guards = readFileSync(new URL('./database/guards.sql', import.meta.url), 'utf8');

export async function openTestDatabase(): Promise<TestDatabase> {
  const url = inject('postgresUrl');
  if (!url) {
    const pglite = await PGlite.create();
    const database = drizzlePglite(pglite);
    await migratePglite(database, { migrationsFolder });
    await pglite.exec(guards);
    return { database, close: () => pglite.close() };
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client(url);
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const pool = new pg.Pool({ connectionString: new URL(name, url).href, max: 16 });
  const database = drizzlePostgres(pool);
  await migratePostgres(database, { migrationsFolder });
  await pool.query(guards);
  return { database, close: () => pool.end() };
}

let names = 0;

/** Real members without money or password; answers their ids. */
export async function createTestAccounts(database: Database, count: number): Promise<number[]> {
  const values = Array.from({ length: count }, () => ({
    merchantCode: 'test',
    name: `player${++names}`,
    type: 0,
    registeredAt: 0,
  }));
  const created = await database.insert(accounts).values(values).returning({ id: accounts.id });
  return created.map(({ id }) => id);
}
