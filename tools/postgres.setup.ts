import type { TestProject } from 'vitest/node';
import { pino } from 'pino';
import { createStoppedClock } from '#operator/core/clock.ts';
import { openPostgres } from '#operator/database/connect.ts';
import { seed } from '#operator/seed/seed.ts';
import { createDatabase } from '#operator/testing/createDatabase.ts';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the maintenance database; each test file creates its own database. */
    postgresUrl?: string;
    /** A database with only the schema. Copying it takes a third of the time of running the migrations. */
    schemaDatabase?: string;
    /** A database that is also seeded; copying it takes a third of the time of seeding. */
    seededDatabase?: string;
  }
}

/** Vitest's global setup for tests on a real PostgreSQL: one server for all of them. */
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
