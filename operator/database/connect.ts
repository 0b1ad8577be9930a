import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle as drizzleNodePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migrateNodePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePGlite } from 'drizzle-orm/pglite';
import { migrate as migratePGlite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import type { Database } from '#operator/context.ts';
import { operatorPath, readOperatorFile } from '#operator/files.ts';
import { within } from '#operator/within.ts';
import { takeLock } from './lock.ts';

const migrationsFolder = operatorPath('database/migrations');
const guards = readOperatorFile('database/guards.sql');

export interface Connection {
  database: Database;
  /** Throws everything away: the schema stands as new. */
  reset(): Promise<void>;
  /**
   * Lets what runs come to its end, within so many milliseconds; then it is cut off, which rolls it back. Answers
   * whether nothing was cut off.
   */
  close(limit?: number): Promise<boolean>;
}

/** Milliseconds. */
const defaultClosing = 10_000;

export interface EmbeddedConnection extends Connection {
  /** The data folder as a packed archive, which another embedded database can start from. */
  dump(): Promise<Blob>;
}

/**
 * Opens the embedded database of a folder, `null` for one in memory, up to date with the schema. `template` is a
 * packed dump that a new database starts from. Throws when another process has the folder open.
 */
export async function openEmbedded(dataDir: string | null, template?: Blob): Promise<EmbeddedConnection> {
  const unlock = dataDir === null ? () => {} : await takeLock(dataDir);
  try {
    const folder = dataDir === null ? null : databaseFolder(dataDir);
    const client = await PGlite.create({
      ...(folder && { dataDir: folder.path }),
      ...((!folder || folder.isNew) && template && { loadDataDir: template }),
    });
    const database = drizzlePGlite({ client });
    const migrate = async () => {
      await migratePGlite(database, { migrationsFolder });
      await client.exec(guards);
    };
    await refuseOtherSchema(database as unknown as Database, `remove the folder ${dataDir}`);
    await migrate();
    folder?.prepared();
    return {
      database: database as unknown as Database,
      dump: () => client.dumpDataDir('gzip'),
      async reset() {
        await client.exec(dropEverything);
        await migrate();
      },
      async close(limit = defaultClosing) {
        const closed = await within(limit, client.close());
        // Otherwise the end of the process gives the lock back: until then something may write to the folder.
        if (closed) unlock();
        return closed;
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * Where the database lies in its data folder. A mark stands beside it from its beginning until the schema is
 * complete: a database that was killed before holds nothing yet, cannot be opened, and is begun anew.
 */
function databaseFolder(dataDir: string) {
  const path = join(dataDir, 'database');
  const mark = join(dataDir, 'preparing');
  if (existsSync(mark)) rmSync(path, { recursive: true, force: true });
  const isNew = !existsSync(path);
  if (isNew) writeFileSync(mark, '');
  return { path, isNew, prepared: () => rmSync(mark, { force: true }) };
}

/** Opens a PostgreSQL database (15 or later) by its address, up to date with the schema. */
export async function openPostgres(url: string): Promise<Connection> {
  const pool = new pg.Pool({ connectionString: url, max: 20 });
  // A connection that the server closes fails its own query and leaves the pool; without listeners, idle or in
  // the middle of a transaction, it would end the process.
  const leaveToQueries = () => {};
  pool.on('error', leaveToQueries);
  const open = new Set<pg.PoolClient & { end(): Promise<void> }>();
  pool.on('connect', (client) => {
    client.on('error', leaveToQueries);
    open.add(client);
  });
  pool.on('remove', (client) => open.delete(client));
  const database = drizzleNodePostgres({ client: pool });
  const migrate = async () => {
    await migrateNodePostgres(database, { migrationsFolder });
    await pool.query(guards);
  };
  await withMigrationLock(pool, async () => {
    await refuseOtherSchema(database as unknown as Database, 'create an empty database');
    await migrate();
  });
  return {
    database: database as unknown as Database,
    reset: () =>
      withMigrationLock(pool, async () => {
        await pool.query(dropEverything);
        await migrate();
      }),
    async close(limit = defaultClosing) {
      if (await within(limit, pool.end())) return true;
      for (const client of open) void client.end().catch(leaveToQueries);
      return false;
    },
  };
}

/** Throws where migrations were applied that this release does not have. */
async function refuseOtherSchema(database: Database, remedy: string) {
  const [made] = await database
    .select({ table: sql<string | null>`applied` })
    .from(sql`to_regclass('drizzle.__drizzle_migrations') as applied`);
  if (!made?.table) return;
  const rows = await database.select({ hash: sql<string>`hash` }).from(sql`drizzle.__drizzle_migrations`);
  const known = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
  if (rows.every(({ hash }) => known.includes(hash))) return;
  throw new Error(
    `This database was made by another release, whose schema cannot be brought up to date; ${remedy}.`,
  );
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
