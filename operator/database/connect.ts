import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleNodePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migrateNodePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePGlite } from 'drizzle-orm/pglite';
import { migrate as migratePGlite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import type { Database } from '#operator/context.ts';
import { operatorPath, readOperatorFile } from '#operator/files.ts';
import { takeLock } from './lock.ts';

const migrationsFolder = operatorPath('database/migrations');
const guards = readOperatorFile('database/guards.sql');

export interface Connection {
  database: Database;
  /** Throws everything away: the schema stands as new. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the embedded database of a folder, `null` for one in memory, up to date with the schema. `template` is a
 * dump of a PGlite data folder that a new database starts from. Throws when another process has the folder open.
 */
export async function openEmbedded(dataDir: string | null, template?: Blob): Promise<Connection> {
  const unlock = dataDir === null ? () => {} : takeLock(dataDir);
  try {
    const isNew = dataDir === null || !existsSync(join(dataDir, 'database', 'PG_VERSION'));
    if (dataDir !== null) mkdirSync(dataDir, { recursive: true });
    const client = await PGlite.create({
      ...(dataDir !== null && { dataDir: join(dataDir, 'database') }),
      ...(isNew && template && { loadDataDir: template }),
    });
    const database = drizzlePGlite({ client });
    const migrate = async () => {
      await migratePGlite(database, { migrationsFolder });
      await client.exec(guards);
    };
    await migrate();
    return {
      database: database as unknown as Database,
      async reset() {
        await client.exec(dropEverything);
        await migrate();
      },
      async close() {
        await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Opens a PostgreSQL database (15 or later) by its address, up to date with the schema. */
export async function openPostgres(url: string): Promise<Connection> {
  const pool = new pg.Pool({ connectionString: url, max: 20 });
  // A connection that the server closes fails its own query and leaves the pool; without listeners, idle or in
  // the middle of a transaction, it would end the process.
  const leaveToQueries = () => {};
  pool.on('error', leaveToQueries);
  pool.on('connect', (client) => client.on('error', leaveToQueries));
  const database = drizzleNodePostgres({ client: pool });
  const migrate = async () => {
    await migrateNodePostgres(database, { migrationsFolder });
    await pool.query(guards);
  };
  await withMigrationLock(pool, migrate);
  return {
    database: database as unknown as Database,
    reset: () =>
      withMigrationLock(pool, async () => {
        await pool.query(dropEverything);
        await migrate();
      }),
    close: () => pool.end(),
  };
}

const dropEverything = `
  drop schema if exists drizzle cascade;
  drop schema public cascade;
  create schema public;
`;

/** Processes that start together migrate one after another. */
async function withMigrationLock(pool: pg.Pool, work: () => Promise<void>) {
  const key = 7_102_026;
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [key]);
    await work();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [key]);
    client.release();
  }
}
