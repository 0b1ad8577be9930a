import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '#operator/database/connect.ts';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the maintenance database; each test file makes a database of its own. */
    postgresUrl?: string;
    /** Name of a database there with the schema alone. A copy of it costs a third of what the schema's steps cost. */
    schemaDatabase?: string;
  }
}

/** Vitest's global set-up of the tests that run on a real PostgreSQL: one server for all of them. */
export async function setup(project: TestProject) {
  const server = await startPostgres();
  const name = 'schema';
  const client = new pg.Client(server.url);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const { close } = await openPostgres(new URL(name, server.url).href);
  await close();
  project.provide('postgresUrl', server.url);
  project.provide('schemaDatabase', name);
  return () => server.stop();
}
