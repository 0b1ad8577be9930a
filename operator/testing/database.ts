import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Database } from '#operator/core/context.ts';
import { operatorPath } from '#operator/core/files.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { openEmbedded, openPostgres, type Connection } from '#operator/database/connect.ts';
import { createDatabase } from './createDatabase.ts';

export type TestDatabase = Connection;

/** Milliseconds, far more than any test needs: a busy machine must not fail tests. */
export const patient = { connection: 120_000, statement: 120_000, lock: 120_000, silence: 180_000 };

/**
 * A database with the schema: on PostgreSQL if the test run has one, otherwise PGlite, opened like the operator does.
 * It is empty; `seeded` ones on PostgreSQL contain the seed as of the stopped clock's start, with the demo accounts.
 * That only saves time: tests that need the seed still have to run it.
 */
export async function openTestDatabase({ seeded = false } = {}): Promise<TestDatabase> {
  const url = inject('postgresUrl');
  const template = inject(seeded ? 'seededDatabase' : 'schemaDatabase');
  if (url) return openPostgres(await createDatabase(url, template), patient);
  return openEmbedded(null, await schemaTemplate(), { thread: true });
}

/** An empty PGlite with the schema, created once per schema: unpacking it takes a fifth of the time. */
export async function schemaTemplate(): Promise<Blob> {
  const folder = operatorPath('database');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(sql|json)$/.test(name),
  );
  const hash = createHash('sha256');
  for (const name of sources.toSorted()) hash.update(readFileSync(join(folder, name)));
  const path = join(tmpdir(), `araw-schema-${hash.digest('hex').slice(0, 16)}.tar.gz`);
  if (!existsSync(path)) {
    const { dump, close } = await openEmbedded(null);
    // Test files run in parallel: each writes its own, and renaming is atomic.
    const own = `${path}.${randomUUID()}`;
    writeFileSync(own, Buffer.from(await (await dump()).arrayBuffer()));
    renameSync(own, path);
    await close();
  }
  return new Blob([readFileSync(path)], { type: 'application/gzip' });
}

let names = 0;

/** Accounts of a member type (SES-02), without money or password; resolves with their ids. */
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
