import type { TestProject } from 'vitest/node';
import { pino } from 'pino';
import { createStoppedClock } from '#operator/core/clock.ts';
import { openPostgres } from '#operator/database/connect.ts';
import { seed } from '#operator/seed/seed.ts';
import { createDatabase } from '#operator/testing/createDatabase.ts';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the maintenance database; each test file makes a database of its own. */
    postgresUrl?: string;
    /** Name of a database there with the schema alone. A copy of it costs a third of what the schema's steps cost. */
    schemaDatabase?: string;
    /** Of one that the seed has filled besides; a copy costs a third of what seeding costs. */
    seededDatabase?: string;
  }
}

/** Vitest's global set-up of the tests that run on a real PostgreSQL: one server for all of them. */
export async function setup(project: TestProject) {
  const server = await startPostgres();
  const schema = await createDatabase(server.url);
  await (await openPostgres(schema)).close();
  const seeded = await createDatabase(server.url, nameOf(schema));
  const { database, close } = await openPostgres(seeded);
  await seed({ database, clock: createStoppedClock(), log: pino({ level: 'silent' }), sandbox: true });
  await close();
  project.provide('postgresUrl', server.url);
  project.provide('schemaDatabase', nameOf(schema));
  project.provide('seededDatabase', nameOf(seeded));
  return () => server.stop();
}

const nameOf = (database: string) => new URL(database).pathname.slice(1);
