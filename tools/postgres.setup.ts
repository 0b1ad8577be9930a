import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the maintenance database; each test file makes a database of its own. */
    postgresUrl?: string;
  }
}

/** Vitest's global set-up of the tests that run on a real PostgreSQL: one server for all of them. */
export async function setup(project: TestProject) {
  const server = await startPostgres();
  project.provide('postgresUrl', server.url);
  return () => server.stop();
}
