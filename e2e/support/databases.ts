import { createDatabase } from '#operator/testing/createDatabase.ts';
import { startOperator } from '#tools/operatorProcess.ts';
import { startPostgres } from '#tools/postgres.ts';

/** Where workers read the address of the database that the run has filled. */
const variable = 'E2E_DATABASE';

const settingsFor = (database: string) => ({
  DATABASE_URL: database,
  SANDBOX_IN_PUBLIC: 'everybody may change everything',
});

/**
 * A PostgreSQL server for the operators of the run, with a database that one of them has filled. The embedded database takes as much
 * of the processor as the browser; a journey that starts its operator as `npm start` does still runs on it. Resolves with what stops
 * the server.
 */
export async function prepareDatabases(): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  try {
    const filled = await createDatabase(url);
    const operator = await startOperator(settingsFor(filled));
    await operator.stop();
    process.env[variable] = filled;
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

/** What an operator is started with to have a database of its own, filled. */
export async function freshDatabase(): Promise<Record<string, string>> {
  const filled = process.env[variable];
  if (!filled) throw new Error('No database server: Playwright starts it before any worker.');
  // A database that somebody is connected to cannot be copied.
  const server = new URL('postgres', filled).href;
  return settingsFor(await createDatabase(server, new URL(filled).pathname.slice(1)));
}
