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

/** Milliseconds, far above what any test needs: a busy machine is no failure. */
export const patient = { connection: 120_000, statement: 120_000, lock: 120_000, silence: 180_000 };

/**
 * A database with the schema: on PostgreSQL where the test run has one, else PGlite, as the operator opens it. It is empty;
 * `seeded` ones have on PostgreSQL what the seed makes when the stopped clock begins, with the demo accounts. It only saves
 * time: whoever needs the seed asks for it.
 */
export async function openTestDatabase({ seeded = false } = {}): Promise<TestDatabase> {
  const url = inject('postgresUrl');
  const template = inject(seeded ? 'seededDatabase' : 'schemaDatabase');
  if (url) return openPostgres(await createDatabase(url, template), patient);
  return openEmbedded(null, await schemaTemplate(), { thread: true });
}

/** An empty PGlite with the schema, made once for each state of the schema: unpacking it takes a fifth of the time. */
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
    // Test files run side by side: each writes its own, and the name changes hands whole.
    const own = `${path}.${randomUUID()}`;
    writeFileSync(own, Buffer.from(await (await dump()).arrayBuffer()));
    renameSync(own, path);
    await close();
  }
  return new Blob([readFileSync(path)], { type: 'application/gzip' });
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
