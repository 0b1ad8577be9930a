import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle as drizzleNodePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migrateNodePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePGlite } from 'drizzle-orm/pglite';
import { migrate as migratePGlite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import type { Database } from '#operator/core/context.ts';
import { operatorPath, readOperatorFile } from '#operator/core/files.ts';
import { within } from '@araw/server/process/within';
import { takeLock } from './lock.ts';
import { defaultPostgresLimits, type PostgresLimits, PostgresPool } from './postgresPool.ts';
import { type EmbeddedClient, openInWorker } from './workerClient.ts';

const ownMigrations = operatorPath('database/migrations');
const guards = readOperatorFile('database/guards.sql');

export interface Connection {
  database: Database;
  /** Deletes all data and creates an empty schema. */
  reset(): Promise<void>;
  /**
   * Lets running work finish within this many milliseconds, then cuts it off, which rolls it back. Resolves with whether
   * everything finished.
   */
  close(limit?: number): Promise<boolean>;
  /** Free bytes on the data folder's disk; undefined in memory and on a separate server. */
  freeSpace?(): Promise<number>;
}

/** Milliseconds. */
const defaultClosing = 10_000;

export interface EmbeddedConnection extends Connection {
  /** The data folder as a compressed archive, from which another embedded database can start. */
  dump(): Promise<Blob>;
}

/**
 * Opens the embedded database in a folder (`null`: in memory) and updates its schema. `template` is a compressed dump
 * for new databases. `thread` runs it in a worker, the default for databases on disk; `migrations` is the folder with
 * the schema's migrations. Throws if another process has the folder open, or a newer release has used it.
 */
export async function openEmbedded(
  dataDir: string | null,
  template?: Blob,
  { thread = dataDir !== null, migrations = ownMigrations } = {},
): Promise<EmbeddedConnection> {
  const unlock = dataDir === null ? () => {} : await takeLock(dataDir);
  let client: EmbeddedClient | undefined;
  try {
    const folder = dataDir === null ? null : databaseFolder(dataDir);
    const start = !folder || folder.isNew ? template : undefined;
    const opened = await (thread ? openInWorker : openHere)(folder?.path ?? null, start);
    client = opened;
    const database = drizzlePGlite({ client: opened as unknown as PGlite });
    const migrate = async () => {
      await refuseOtherSchema(database as unknown as Database, migrations, 'another data folder');
      await migratePGlite(database, { migrationsFolder: migrations });
      await opened.exec(guards);
      await opened.exec(noteNewest(migrations));
    };
    await migrate();
    folder?.prepared();
    return {
      database: database as unknown as Database,
      dump: () => opened.dumpDataDir('gzip'),
      ...(dataDir !== null && { freeSpace: () => freeSpaceOf(dataDir) }),
      async reset() {
        await opened.exec(dropEverything);
        await migrate();
      },
      async close(limit = defaultClosing) {
        const closed = await within(limit, opened.close());
        if (!closed) await opened.cut();
        unlock();
        return closed;
      },
    };
  } catch (error) {
    await client?.cut();
    unlock();
    throw error;
  }
}

async function openHere(dataDir: string | null, template?: Blob): Promise<EmbeddedClient> {
  const client = await PGlite.create({
    ...(dataDir && { dataDir }),
    ...(template && { loadDataDir: template }),
  });
  return Object.assign(client, { cut: async () => {} });
}

async function freeSpaceOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/**
 * Path of the database in its data folder. A marker next to it exists until the schema is complete: a database killed before
 * that has no data, can't be opened, and is created again.
 */
function databaseFolder(dataDir: string) {
  const path = join(dataDir, 'database');
  const mark = join(dataDir, 'preparing');
  if (existsSync(mark)) rmSync(path, { recursive: true, force: true });
  const isNew = !existsSync(path);
  if (isNew) writeFileSync(mark, '');
  return { path, isNew, prepared: () => rmSync(mark, { force: true }) };
}

/**
 * Opens a PostgreSQL database (15 or later) by its address and applies the schema steps in `migrations`. Throws if a newer
 * release has used it.
 */
export async function openPostgres(
  url: string,
  limits: Partial<PostgresLimits> = {},
  migrations = ownMigrations,
): Promise<Connection> {
  const migrate = async (client: pg.Client) => {
    const database = drizzleNodePostgres({ client });
    await refuseOtherSchema(database, migrations, 'an empty database');
    await migrateNodePostgres(database, { migrationsFolder: migrations });
    await client.query(guards);
    await client.query(noteNewest(migrations));
  };
  await withMigrationLock(url, migrate);
  const pool = new PostgresPool(url, { ...defaultPostgresLimits, ...limits });
  return {
    database: drizzleNodePostgres({ client: pool }) as unknown as Database,
    reset: () =>
      withMigrationLock(url, async (client) => {
        await client.query(dropEverything);
        await migrate(client);
      }),
    async close(limit = defaultClosing) {
      if (await within(limit, pool.end())) return true;
      pool.cut();
      return false;
    },
  };
}

/** Names of the migrations, oldest first, such as `0000_schema`. */
const namesOf = (migrations: string): string[] =>
  JSON.parse(readFileSync(join(migrations, 'meta/_journal.json'), 'utf8')).entries.map(
    ({ tag }: { tag: string }) => tag,
  );

/** Lets an older release, which lacks the newest step, name it. */
const noteNewest = (migrations: string) =>
  `comment on table drizzle.__drizzle_migrations is '${namesOf(migrations).at(-1)}'`;

/** Throws if migrations were applied that this release lacks. */
async function refuseOtherSchema(database: Database, migrations: string, instead: string) {
  const [made] = await database
    .select({
      table: sql<string | null>`applied`,
      newest: sql<string | null>`obj_description(applied, 'pg_class')`,
    })
    .from(sql`to_regclass('drizzle.__drizzle_migrations') as applied`);
  if (!made?.table) return;
  const applied = await database
    .select({ hash: sql<string>`hash`, at: sql<string>`created_at` })
    .from(sql`drizzle.__drizzle_migrations`);
  const known = readMigrationFiles({ migrationsFolder: migrations });
  const unknown = applied.filter((one) => known.every(({ hash }) => hash !== one.hash));
  if (unknown.length === 0) return;
  const newest = known.at(-1)?.folderMillis ?? 0;
  if (unknown.every(({ at }) => Number(at) > newest)) {
    throw new Error(
      `This database was upgraded by a newer release, to schema ${made.newest}; this release ends with ` +
        `${namesOf(migrations).at(-1)}. Start the newer release, or restore the backup from before the upgrade.`,
    );
  }
  throw new Error(
    `This database has a schema that this release does not continue. Start the release that made it, or use ${instead}.`,
  );
}

const dropEverything = `
  drop schema if exists drizzle cascade;
  drop schema public cascade;
  create schema public;
`;

/** Serialises migrations of processes that start together, however long they take. */
async function withMigrationLock(url: string, work: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client({ connectionString: url });
  // The error fails its query; without a listener it would also crash the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(7102026)');
    await work(client);
  } finally {
    await client.end();
  }
}
